/// The words of one language, and the way in which they are joined into a text.
struct Vocabulary: Sendable {
  /// The tag of the language in a catalog.
  let tag: String
  /// The plural cases, sorted by name as Xcode writes them.
  let pluralCases: [String]
  let words: [String]
  let separator: String

  /// A language with blanks between words.
  private static func spaced(_ tag: String, _ plurals: String, _ text: String) -> Vocabulary {
    Vocabulary(
      tag: tag, pluralCases: plurals.split(separator: " ").map(String.init),
      words: text.split(separator: " ").map(String.init), separator: " ")
  }

  /// A language without blanks between words; here blanks separate whole phrases.
  private static func unspaced(_ tag: String, _ text: String) -> Vocabulary {
    Vocabulary(
      tag: tag, pluralCases: ["other"],
      words: text.split(separator: " ").map(String.init), separator: "")
  }

  static let english = spaced(
    "en", "one other",
    """
    Choose a photo from your library or take a new one with the camera. Open settings to allow \
    access to your location while using this app. Your changes were not synced, check the \
    connection and try once more. Add people, rename the folder, remove this device, sign out.
    """)

  /// Twenty languages, the most common first.
  static let languages: [Vocabulary] = [
    english,
    spaced(
      "de", "one other",
      """
      Wähle ein Foto aus deiner Mediathek oder nimm mit der Kamera ein neues auf. Öffne die \
      Systemeinstellungen und erlaube den Standortzugriff. Änderungen wurden nicht \
      synchronisiert, prüfe die Internetverbindung. Freigabeberechtigungen hinzufügen, Gerät \
      entfernen, abmelden.
      """),
    spaced(
      "fr", "many one other",
      """
      Choisissez une photo dans votre bibliothèque ou prenez-en une nouvelle avec l’appareil. \
      Ouvrez les réglages pour autoriser l’accès à votre position. Les modifications n’ont pas \
      été synchronisées, vérifiez la connexion puis réessayez. Renommer le dossier, se déconnecter.
      """),
    spaced(
      "es", "many one other",
      """
      Elige una foto de tu biblioteca o haz una nueva con la cámara. Abre los ajustes para \
      permitir el acceso a tu ubicación mientras usas la app. Los cambios no se han \
      sincronizado, comprueba la conexión. Añadir personas, cambiar el nombre de la carpeta, \
      cerrar sesión.
      """),
    unspaced(
      "ja",
      """
      ライブラリから写真を選択 カメラで新しく撮影 位置情報へのアクセスを許可 設定を開いてください \
      変更は同期されていません 接続を確認してください フォルダ名を変更 このデバイスを削除 サインアウト \
      メンバーを追加
      """),
    unspaced(
      "zh-Hans",
      """
      从图库中选择照片 用相机拍摄新照片 打开设置 允许访问您的位置 更改尚未同步 请检查网络连接 \
      添加成员 重新命名文件夹 移除此设备 退出登录
      """),
    unspaced(
      "zh-Hant",
      """
      從圖庫選擇照片 用相機拍攝新照片 打開設定 允許取用您的位置 更動尚未同步 請檢查網路連線 \
      加入成員 重新命名檔案夾 移除此裝置 登出
      """),
    spaced(
      "ko", "other",
      """
      보관함에서 사진을 선택하거나 카메라로 새로 촬영하세요. 설정을 열어 위치 접근을 허용하세요. 변경 사항이 \
      동기화되지 않았습니다, 연결을 확인하세요. 사람 추가, 폴더 이름 변경, 기기 제거, 로그아웃.
      """),
    spaced(
      "pt-BR", "many one other",
      """
      Escolha uma foto da sua fototeca ou tire uma nova com a câmera. Abra os ajustes para \
      permitir o acesso à sua localização. As alterações não foram sincronizadas, verifique a \
      conexão. Adicionar pessoas, renomear a pasta, remover este dispositivo, encerrar sessão.
      """),
    spaced(
      "it", "many one other",
      """
      Scegli una foto dalla tua libreria o scattane una nuova con la fotocamera. Apri le \
      impostazioni per consentire l’accesso alla posizione. Le modifiche non sono state \
      sincronizzate, controlla la connessione. Aggiungi persone, rinomina la cartella, esci.
      """),
    spaced(
      "ru", "few many one other",
      """
      Выберите фотографию из медиатеки или снимите новую на камеру. Откройте настройки, чтобы \
      разрешить доступ к геопозиции. Изменения не синхронизированы, проверьте подключение. \
      Добавить людей, переименовать папку, удалить устройство, выйти.
      """),
    spaced(
      "ar", "few many one other two zero",
      """
      اختر صورة من مكتبتك أو التقط صورة جديدة بالكاميرا. افتح الإعدادات للسماح بالوصول إلى موقعك. \
      لم تتم مزامنة التغييرات، تحقق من الاتصال. إضافة أشخاص، إعادة تسمية المجلد، تسجيل الخروج.
      """),
    spaced(
      "nl", "one other",
      """
      Kies een foto uit je bibliotheek of maak een nieuwe met de camera. Open de instellingen om \
      toegang tot je locatie toe te staan. Wijzigingen zijn niet gesynchroniseerd, controleer de \
      verbinding. Mensen toevoegen, map hernoemen, apparaat verwijderen, uitloggen.
      """),
    spaced(
      "tr", "one other",
      """
      Arşivinizden bir fotoğraf seçin veya kamerayla yenisini çekin. Konumunuza erişime izin \
      vermek için ayarları açın. Değişiklikler eşzamanlanmadı, bağlantıyı denetleyin. Kişi ekle, \
      klasörün adını değiştir, aygıtı kaldır, oturumu kapat.
      """),
    spaced(
      "pl", "few many one other",
      """
      Wybierz zdjęcie z biblioteki lub zrób nowe aparatem. Otwórz ustawienia, aby zezwolić na \
      dostęp do położenia. Zmiany nie zostały zsynchronizowane, sprawdź połączenie. Dodaj osoby, \
      zmień nazwę folderu, usuń urządzenie, wyloguj się.
      """),
    spaced(
      "sv", "one other",
      """
      Välj en bild från ditt bibliotek eller ta en ny med kameran. Öppna inställningarna för att \
      tillåta åtkomst till din plats. Ändringarna har inte synkats, kontrollera anslutningen. \
      Lägg till personer, byt namn på mappen, ta bort enheten, logga ut.
      """),
    spaced(
      "uk", "few many one other",
      """
      Виберіть фото з медіатеки або зробіть нове камерою. Відкрийте параметри, щоб дозволити \
      доступ до геопозиції. Зміни не синхронізовано, перевірте з’єднання. Додати людей, \
      перейменувати папку, вилучити пристрій, вийти.
      """),
    spaced(
      "he", "one other two",
      """
      בחר תמונה מהספרייה או צלם תמונה חדשה במצלמה. פתח את ההגדרות כדי לאפשר גישה למיקום שלך. \
      השינויים לא סונכרנו, בדוק את החיבור. הוסף אנשים, שנה את שם התיקייה, הסר מכשיר, התנתק.
      """),
    spaced(
      "hi", "one other",
      """
      अपनी लाइब्रेरी से कोई फ़ोटो चुनें या कैमरे से नई फ़ोटो लें। अपने स्थान तक पहुँच की अनुमति देने के लिए सेटिंग \
      खोलें। बदलाव सिंक नहीं हुए, कनेक्शन जाँचें। लोगों को जोड़ें, फ़ोल्डर का नाम बदलें, डिवाइस हटाएँ, साइन आउट करें।
      """),
    unspaced(
      "th",
      """
      เลือกรูปภาพจากคลังของคุณ ถ่ายภาพใหม่ด้วยกล้อง เปิดการตั้งค่า อนุญาตให้เข้าถึงตำแหน่งที่ตั้ง \
      การเปลี่ยนแปลงยังไม่ได้ซิงค์ โปรดตรวจสอบการเชื่อมต่อ เพิ่มผู้คน เปลี่ยนชื่อโฟลเดอร์ นำอุปกรณ์ออก ออกจากระบบ
      """),
  ]

  /// Locales with a region, which use the words of their language: for catalogs of more than twenty locales.
  static let regions: [(tag: String, language: String)] = [
    ("en-GB", "en"), ("es-419", "es"), ("fr-CA", "fr"), ("pt-PT", "pt-BR"), ("zh-HK", "zh-Hant"),
    ("de-AT", "de"), ("de-CH", "de"), ("en-AU", "en"), ("en-CA", "en"), ("en-IN", "en"),
    ("es-MX", "es"), ("fr-BE", "fr"), ("fr-CH", "fr"), ("it-CH", "it"), ("nl-BE", "nl"),
    ("sv-FI", "sv"), ("ar-EG", "ar"), ("ar-SA", "ar"), ("ru-KZ", "ru"), ("tr-CY", "tr"),
  ]

  static var maximumCount: Int { languages.count + regions.count }

  /// The first locales of the list, sorted by their tags as in a catalog.
  static func first(_ count: Int) -> [Vocabulary] {
    let borrowed = regions.compactMap { region in
      languages.first { $0.tag == region.language }.map {
        Vocabulary(
          tag: region.tag, pluralCases: $0.pluralCases, words: $0.words, separator: $0.separator)
      }
    }
    return (languages + borrowed).prefix(count).sorted { $0.tag < $1.tag }
  }
}
