public import SourceText
public import StringCatalog

extension Finding {
  /// The leaf the finding is about, if any.
  package var leaf: Leaf? {
    switch subject {
    case .leaf(let leaf), .part(let leaf, _): leaf
    case .entry, .translation, .comment, .outside: nil
    }
  }

  /// The entry the finding is about, as a whole or in part; nil if it is not in a table in memory.
  package var entry: Entry? {
    switch subject {
    case .leaf(let leaf), .part(let leaf, _): leaf.localization.entry
    case .entry(let entry), .translation(let entry, _), .comment(let entry): entry
    case .outside: nil
    }
  }

  private var outside: Outside? { if case .outside(let outside) = subject { outside } else { nil } }

  /// The key of the entry; nil if the finding is not about an entry.
  public var key: String? { entry?.key ?? outside?.key }

  /// The localization, as spelled in the file; nil if the finding is about a whole entry or file.
  ///
  /// The first one if the finding is about several.
  public var localization: String? { subject.localization }

  /// The localizations with the problem, as spelled in the files.
  public var localizations: [String] {
    guard !others.isEmpty else { return localization.map { [$0] } ?? [] }
    return ([subject] + others).compactMap(\.localization)
  }

  /// The path of the leaf in its localization; nil if the finding is not about one string.
  public var path: LeafPath? { leaf?.path ?? outside?.path }

  /// The string; nil if the finding is not about one string.
  public var text: String? { leaf?.text ?? outside?.text }

  /// The name of the table; nil if the file is not a table.
  public var table: String? { entry?.tableName ?? outside?.table }

  /// The location in a file, if any.
  public var place: FilePlace? {
    guard let entry, let place = textPlace else { return outside?.place }
    return entry.filePlace(of: place)
  }

  /// The path of the file, if any.
  package var filePath: String? {
    guard let entry, let place = textPlace else { return outside?.place?.path }
    return entry.filePath(of: place)
  }

  /// The position in the table, if any.
  private var textPlace: TextPlace? {
    switch subject {
    case .leaf(let leaf): leaf.place
    case .part(let leaf, let offset): leaf.place(at: offset)
    case .entry(let entry), .translation(let entry, _): entry.place
    case .comment(let entry): entry.commentPlace
    case .outside: nil
    }
  }

  /// Whether the finding is about the same string as another one.
  package func isAboutSameText(as other: Finding) -> Bool {
    if let leaf, let otherLeaf = other.leaf, leaf.isInTable(of: otherLeaf) {
      return leaf.number == otherLeaf.number
    }
    return key == other.key && localization == other.localization && path == other.path
      && text == other.text
  }

  /// The finding as a diagnostic of its file, like those that readers report.
  package var diagnostic: Diagnostic {
    var diagnostic = Diagnostic(
      rule, severity: severity, message: message, at: place.map { .file($0) })
    diagnostic.key = key
    diagnostic.localization = localization
    return diagnostic
  }
}

extension Finding.Subject {
  /// The localization, as spelled in the file; nil for a whole entry or file.
  package var localization: String? {
    switch self {
    case .leaf(let leaf), .part(let leaf, _): leaf.localization.locale
    case .translation(let entry, let locale): entry.localeName(locale)
    case .outside(let outside): outside.localization
    case .entry, .comment: nil
    }
  }
}

extension Finding: Comparable {
  /// Returns whether a finding sorts before another: by file, location, and rule.
  public static func < (left: Finding, right: Finding) -> Bool {
    if let isBefore = left.isPlaced(before: right) { return isBefore }
    let (rule, other) = (left.rule.rawValue, right.rule.rawValue)
    return rule == other ? left.message < right.message : rule < other
  }

  /// Returns whether two findings have the same location, rule, and message.
  public static func == (left: Finding, right: Finding) -> Bool {
    left.isPlaced(before: right) == nil && left.rule == right.rule && left.message == right.message
  }

  /// Whether the location sorts before that of another finding; nil if they are equal.
  ///
  /// Compares offsets if possible, because counting lines would scan the file each time.
  private func isPlaced(before other: Finding) -> Bool? {
    if let here = textPlace, let there = other.textPlace, here.isInFile(of: there) {
      return here.offset == there.offset ? nil : here.offset < there.offset
    }
    let (file, otherFile) = (filePath ?? "", other.filePath ?? "")
    guard file == otherFile else { return file < otherFile }
    if let here = offset, let there = other.offset { return here == there ? nil : here < there }
    let (here, there) = (place?.location ?? .start, other.place?.location ?? .start)
    return here == there ? nil : here < there
  }

  /// The byte offset in the file, if known.
  private var offset: Int? {
    if let entry, let place = textPlace { return entry.offset(of: place) }
    guard let place = outside?.place, place.location != .start else { return 0 }
    return place.bytes?.lowerBound
  }
}
