public import SourceText
public import StringCatalog

extension Finding {
  /// The text that it is about; nil if it is not about one.
  package var leaf: Leaf? {
    switch subject {
    case .leaf(let leaf), .unlike(let leaf, _), .part(let leaf, _): leaf
    case .entry, .translation, .comment, .outside: nil
    }
  }

  /// The entry that it is about, as a whole or in part; nil if it is about none in memory.
  package var entry: Entry? {
    switch subject {
    case .leaf(let leaf), .unlike(let leaf, _), .part(let leaf, _): leaf.localization.entry
    case .entry(let entry), .translation(let entry, _), .comment(let entry): entry
    case .outside: nil
    }
  }

  private var outside: Outside? {
    if case .outside(let outside) = subject { outside } else { nil }
  }

  /// The key of the entry; nil outside of entries.
  public var key: String? { entry?.key ?? outside?.key }

  /// The localization, as the file spells it; nil if it is about a whole entry or file.
  public var localization: String? {
    switch subject {
    case .leaf(let leaf), .unlike(let leaf, _), .part(let leaf, _): leaf.localization.locale
    case .translation(let entry, let locale): entry.localeName(locale)
    case .outside(let outside): outside.localization
    case .entry, .comment: nil
    }
  }

  /// The path of the text in its localization; nil if it is not about one text.
  public var path: LeafPath? { leaf?.path ?? outside?.path }

  /// The text; nil if it is not about one.
  public var text: String? { leaf?.text ?? outside?.text }

  /// The name of the table; nil if it is in a file that is no table.
  public var table: String? { entry?.tableName ?? outside?.table }

  /// The place in a file; nil if it is in none.
  public var place: FilePlace? {
    guard let entry, let place = textPlace else { return outside?.place }
    return entry.filePlace(of: place)
  }

  /// The path of the file; nil if it is in none.
  package var filePath: String? {
    guard let entry, let place = textPlace else { return outside?.place?.path }
    return entry.filePath(of: place)
  }

  /// The place in the table; nil outside of tables.
  private var textPlace: TextPlace? {
    switch subject {
    case .leaf(let leaf), .unlike(let leaf, _): leaf.place
    case .part(let leaf, let offset): leaf.place(at: offset)
    case .entry(let entry), .translation(let entry, _): entry.place
    case .comment(let entry): entry.commentPlace
    case .outside: nil
    }
  }

  /// Whether it is about the same text as another one.
  package func isAboutSameText(as other: Finding) -> Bool {
    if let leaf, let otherLeaf = other.leaf, leaf.isInTable(of: otherLeaf) {
      return leaf.number == otherLeaf.number
    }
    return key == other.key && localization == other.localization && path == other.path
      && text == other.text
  }

  /// The finding as a problem of its file, among those that readers reported.
  package var diagnostic: Diagnostic {
    var diagnostic = Diagnostic(
      rule, severity: severity, message: message, at: place.map { .file($0) })
    diagnostic.key = key
    diagnostic.localization = localization
    return diagnostic
  }
}

extension Finding: Comparable {
  /// Whether a finding comes before another: by file, place and rule.
  public static func < (left: Finding, right: Finding) -> Bool {
    if let isBefore = left.isPlaced(before: right) { return isBefore }
    let (rule, other) = (left.rule.rawValue, right.rule.rawValue)
    return rule == other ? left.message < right.message : rule < other
  }

  /// Whether two findings have the same place in the order.
  public static func == (left: Finding, right: Finding) -> Bool {
    left.isPlaced(before: right) == nil && left.rule == right.rule && left.message == right.message
  }

  /// Whether the place comes before that of another; nil if it is the same.
  ///
  /// Offsets spare counting lines, which would take a file of one line many times.
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

  /// The offset of the place in its file; nil if it is not known.
  private var offset: Int? {
    if let entry, let place = textPlace { return entry.offset(of: place) }
    guard let place = outside?.place, place.location != .start else { return 0 }
    return place.bytes?.lowerBound
  }
}
