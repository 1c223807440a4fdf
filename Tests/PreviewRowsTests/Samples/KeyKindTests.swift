import PreviewRows
import Testing

/// Whether a key is a text or a name.
@Suite struct KeyKindTests {
  @Test(arguments: [
    "Delete all files?", "Cancel", "Loading...", "Done.", "Wi-Fi", "Größe", "設定", "%@", "%lld · %@",
    "by %@", "%lld files", "USB %@", "Read-only", "Don't", "50% off", "VIDEO TRACKS", "and/or not",
  ])
  func texts(key: String) { #expect(KeyKind(key) == .text) }

  @Test(arguments: [
    "cancel", "USB", "OK", "On/Off", "MP3", "1080p", "e-mail", "12:30", "A", "PDFs", "HTGZys",
  ])
  func words(key: String) { #expect(KeyKind(key) == .word) }

  @Test(arguments: [
    "trip.title", "trip_title", "settings-trip-title", "trip.title %lld", "TRACKS", "%d TRACKS",
    "TWO_TRACKS", "customDeviceNameSaved", "dH8vD7", "A8P-vn-DEJ.title", "212.headerCell.title",
    "[Group/a11y/description]", "[Group/Settings page/title]", "settings/general/title",
    "a:b:c", "LONGPRESS_%@",
  ])
  func names(key: String) { #expect(KeyKind(key) == .name) }

  @Test(arguments: [
    ("A8P-vn-DEJ.title", true), ("A8P-vn-DEJ.ibShadowedObjectValues[0]", true),
    ("212.headerCell.title", true), ("5.title", true), ("OcUp1W", true), ("dH8vD7", true),
    ("404.message", false), ("Cancel", false), ("cancel", false), ("abc-de-fgh", false),
    ("one.two", false), ("A8P-vn-DEJ.Title", false), ("", false), (".title", false),
  ])
  func keysOfEditors(key: String, isOne: Bool) { #expect(key.isEditorKey == isOne) }
}
