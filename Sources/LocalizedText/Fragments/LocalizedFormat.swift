/// A localized string that was read: its format, and the Markdown around it.
struct LocalizedFormat: Sendable {
  let format: FormatString

  init(_ format: FormatString) { self.format = format }
}
