extension German {
  /// Nouns that measure the following noun.
  static let measures: Set<String> = [
    "becher", "dose", "flasche", "glas", "gramm", "kanne", "kilo", "kiste", "liter", "löffel",
    "meter", "paar", "packung", "portion", "prise", "schale", "scheibe", "schüssel", "stück",
    "tasse",
    "teller",
  ]

  /// Indeclinable adjectives.
  static let invariable: Set<String> = [
    "beige", "creme", "extra", "khaki", "lila", "oliv", "orange", "paar", "prima", "pink", "rosa",
    "super", "türkis",
  ]

  static let words: WordTable = {
    var table = WordTable(text)
    table.add(determinerForms.sorted(), as: .determiner(kind: "det"))
    return table
  }()

  /// The word table, with nouns in lowercase for lookup.
  private static let text = """
    prep an auf aus bei bis durch für gegen hinter im in ins mit nach neben ohne pro seit über um
    prep unter von vom vor zu zum zur zwischen am beim
    conj und oder aber sowie
    verb ist sind war waren wird werden wurde wurden hat haben kann können muss müssen soll sollen
    verb sollte sollten darf dürfen konnte konnten
    adv nicht sehr mehr noch schon nur auch etwa mal
    noun abend:m abende:m
    noun app:f apps:f
    noun apfel:m äpfel:m
    noun arzt:m ärzte:m
    noun auto:n autos:n
    noun bad:n bäder:n
    noun band:n bänder:n
    noun baum:m bäume:m
    noun berg:m berge:m
    noun bier:n biere:n
    noun bild:n bilder:n
    noun blatt:n blätter:n
    noun block:m blöcke:m
    noun brot:n brote:n
    noun bruder:m brüder:m
    noun buch:n bücher:n
    noun datei:f dateien:f
    noun dorf:n dörfer:n
    noun ei:n eier:n
    noun e-mail:f e-mails:f
    noun email:f emails:f
    noun fall:m fälle:m
    noun feld:n felder:n
    noun foto:n fotos:n
    noun frau:f frauen:f
    noun fuß:m füße:m
    noun garten:m gärten:m
    noun gast:m gäste:m
    noun gerät:n geräte:n
    noun getränk:n getränke:n
    noun glas:n gläser:n
    noun hand:f hände:f
    noun haus:n häuser:n
    noun hemd:n hemden:n
    noun hund:m hunde:m
    noun jahr:n jahre:n
    noun käse:m
    noun kind:n kinder:n
    noun kleid:n kleider:n
    noun konto:n konten:n
    noun land:n länder:n
    noun like:n likes:n
    noun lied:n lieder:n
    noun mann:m männer:m
    noun maus:f mäuse:f
    noun medium:n medien:n
    noun mutter:f mütter:f
    noun nacht:f nächte:f
    noun nachricht:f nachrichten:f
    noun nuss:f nüsse:f
    noun ordner:m ordner:m
    noun latte:m
    noun ohr:n ohren:n
    noun ort:m orte:m
    noun paar:n
    noun paket:n pakete:n
    noun platz:m plätze:m
    noun playlist:f playlists:f
    noun plugin:n plugins:n
    noun podcast:m podcasts:m
    noun rad:n räder:n
    noun raum:m räume:m
    noun saft:m säfte:m
    noun salat:m salate:m
    noun satz:m sätze:m
    noun schloss:n schlösser:n
    noun schuh:m schuhe:m
    noun sohn:m söhne:m
    noun spiel:n spiele:n
    noun stadt:f städte:f
    noun stuhl:m stühle:m
    noun stück:n
    noun tag:m tage:m
    noun teil:m teile:m
    noun tisch:m tische:m
    noun tochter:f töchter:f
    noun ton:m töne:m
    noun vater:m väter:m
    noun vogel:m vögel:m
    noun wort:n wörter:n
    noun zahl:f zahlen:f
    noun zahn:m zähne:m
    noun zeit:f zeiten:f
    noun zimmer:n zimmer:n
    noun zug:m züge:m
    noun kilo:n
    noun gramm:n
    noun liter:m
    noun meter:m
    noun euro:m
    noun prozent:n
    """

  static let adjectives = WordTable(
    adjectives: """
      groß klein neu alt jung lang kurz hoch niedrig breit schmal gut schlecht schön erste letzte
      nächste vorherige aktuell kalt heiß warm frisch süß sauer rot blau grün gelb schwarz weiß grau
      braun offen geschlossen voll leer schwer leicht schnell langsam einfach wichtig frei belegt
      bereit verfügbar sichtbar aktiv inaktiv dunkel hell teuer billig kaputt ungelesen gelesen
      gelöscht gespeichert gesendet geteilt privat öffentlich doppelt halb ganz einzig müde leise
      sicher sauber lecker selten eigen trocken weitere andere
      """, forms: { [InflectedForm($0)] })
}
