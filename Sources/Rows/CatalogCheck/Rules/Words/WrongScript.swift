import Locales
import SourceText

extension Rule {
  // Every language may have words in Latin letters. Traditional and Simplified Chinese are told apart
  // by common characters that only one of them has.
  static let wrongScript = Rule(
    RuleID("wrong-script", .warning), "translation in another language's script",
    why: """
      Users cannot read it: two columns of a spreadsheet were swapped, or a machine translated into another \
      language ("Настройки" as German).
      """,
    fix: "Translate the string into the right language."
  ) { checked, found in
    guard let scan = checked.scan, let source = checked.sourceScan,
      !scan.traits.isDisjoint(with: [.foreign, .wide])
    else { return }
    if let expected = Script.expected(in: checked.locale) {
      let words = scan.words
      let scripts = Script.allCases.filter {
        $0 != .latin && !expected.contains($0) && words[$0] > 0 && source.words[$0] == 0
      }
      let foreign = scripts.reduce(0) { $0 + words[$1] }
      // Only Japanese has kana, beside Chinese characters.
      let most = scripts.max { words[$0] < words[$1] }
      if let script = scripts.contains(.kana) && most == .han ? .kana : most, foreign > 1,
        foreign * 2 > words.letterCount
      {
        found.add("the translation is in \(script.name) script")
        return
      }
    }
    guard checked.locale.language == "zh" else { return }
    let isTraditional = checked.locale.isTraditionalChinese
    let other = ChineseCharacters.count(in: scan.bytes, isTraditional: !isTraditional)
    guard other > 0, ChineseCharacters.count(in: scan.bytes, isTraditional: isTraditional) == 0,
      ChineseCharacters.count(in: source.bytes, isTraditional: !isTraditional) == 0
    else { return }
    found.add("the translation is in \(isTraditional ? "Simplified" : "Traditional") Chinese")
  }
}

extension LocaleTag {
  fileprivate var isTraditionalChinese: Bool {
    script == "Hant" || script == nil && ["HK", "MO", "TW"].contains(region)
  }
}

/// Common characters that differ between Traditional and Simplified Chinese.
private enum ChineseCharacters {
  /// Returns the number of characters that only one of the two has.
  static func count(in bytes: [UInt8], isTraditional: Bool) -> Int {
    let known = isTraditional ? traditional : simplified
    var count = 0
    for index in bytes.indices where 0xE4...0xE9 ~= bytes[index] && index + 2 < bytes.count {
      let scalar =
        UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
      if known.contains(scalar) { count += 1 }
    }
    return count
  }

  private static let simplified = packed(
    "们这设请项开关闭时间网络错误无法显连应单条启动图选择删除编辑账户对话设备"
      + "链认证备份软件载数据库览页会员输导执过滤级线创结说语词为将从还没让给边处实现")
  private static let traditional = packed(
    "們這設請項開關閉時間網絡錯誤無顯連應單條啟動圖選擇刪編輯賬帳戶對話備"
      + "鏈認證軟載數據庫覽頁會員輸導執過濾級線創結說語詞為將從還沒讓給邊處實現")

  private static func packed(_ characters: String) -> Set<UInt32> {
    let shared = Set("法示件除据库户备份")
    return Set(
      characters.filter { !shared.contains($0) }.map { character in
        character.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      })
  }
}
