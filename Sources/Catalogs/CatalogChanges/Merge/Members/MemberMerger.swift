internal import CatalogEditing
internal import JSONDocuments
internal import StringCatalog

/// Merges values member by member.
///
/// Changes on one side are taken, and changes on both sides are resolved by rules that favor
/// neither.
struct MemberMerger {
  /// The version whose layout and order the result follows.
  let template: MergeVersion
  /// The language whose strings the translations follow.
  let sourceLanguage: String?
  /// The order of sorted members.
  let order: KeyOrder
  private(set) var conflicts: [MergeConflict] = []
  private(set) var crossed: [CrossedTranslation] = []
  /// The states of crossed translations, by version.
  private(set) var crossedStates: [MergePlace] = []
  /// The states to change to `needs_review` because a removed string is kept.
  private(set) var reviewed: [MergePlace] = []
  var summary = MergeSummary()
  /// Whether to combine conflicting strings into one string.
  var keepsConflictsInTexts = false
  /// The key of the current entry, followed by the member names leading to the current member.
  var key: String?
  private var path: [String] = []

  init(template: MergeVersion, sourceLanguage: String?, order: KeyOrder) {
    self.template = template
    self.sourceLanguage = sourceLanguage
    self.order = order
  }

  /// The three versions of a value, any of which may be missing.
  struct Versions {
    var base: MergePlace?
    var ours: MergePlace?
    var theirs: MergePlace?

    /// The same values with all levels below them.
    var whole: Versions { Versions(base: base?.whole, ours: ours?.whole, theirs: theirs?.whole) }

    /// The values of both sides, to be chosen by a person.
    var conflict: MergedContent {
      .conflict(ours: ours.map { .copied($0) }, theirs: theirs.map { .copied($0) }, base: base)
    }

    /// Returns the value of a side; nil if the side is nil.
    subscript(side: MergeVersion?) -> MergePlace? {
      switch side {
      case .base: base
      case .ours: ours
      case .theirs: theirs
      case nil: nil
      }
    }

    /// Returns the only side that changed the value, or the template if both have the same; nil if
    /// they changed it differently.
    func changedSide(template: MergeVersion) -> MergeVersion? {
      if isSame(ours, theirs) { return template }
      return isSame(base, ours) ? .theirs : isSame(base, theirs) ? .ours : nil
    }
  }

  // MARK: Members

  /// Merges the versions of a member; returns nil to remove it.
  mutating func merge(_ values: Versions, named name: String, as role: MergeRole) -> MergedContent?
  {
    if isSame(values.ours, values.theirs) {
      // If only the layout differs, take the side that changed it.
      guard let ours = values.ours, let theirs = values.theirs else { return nil }
      let keepsOurs = template == .ours
      let mine = keepsOurs ? ours : theirs
      let other = keepsOurs ? theirs : ours
      return .value(.copied(values.base?.hasBytes(of: mine) == true ? other : mine))
    }
    if isSame(values.base, values.ours) { return copied(values.theirs) }
    if isSame(values.base, values.theirs) { return copied(values.ours) }
    guard let ours = values.ours, let theirs = values.theirs else {
      return mergeRemoved(values, named: name, as: role)
    }
    guard ours.isObject, theirs.isObject else { return conflict(values, .member, named: name) }
    path.append(name)
    defer { path.removeLast() }
    switch role {
    case .localization, .substitution: return mergeShapes(values, as: role)
    default: return .value(.object(mergeObject(values, as: role)))
    }
  }

  /// Merges a member that one side removed and the other changed.
  private mutating func mergeRemoved(
    _ values: Versions, named name: String, as role: MergeRole
  ) -> MergedContent? {
    guard let left = values.ours ?? values.theirs else { return nil }
    switch role {
    case .entry, .localizations, .localization, .unit, .variations, .axis, .substitutions,
      .substitution:
      guard left.wroteText(since: values.base, as: role) else { return nil }
      guard keepsConflictsInTexts else { return conflict(values, .deletion, named: name) }
      report(.deletion, named: name)
      reviewed += left.leavesWritten(since: values.base, as: role).compactMap(\.state)
      return .value(.copied(left))
    default: return conflict(values, .member, named: name)
    }
  }

  mutating func mergeObject(_ objects: Versions, as role: MergeRole) -> MergedObject {
    let sides =
      template == .ours ? [objects.ours, objects.theirs] : [objects.theirs, objects.ours]
    let present = sides.compactMap(\.self)
    let object = present[0]
    var merged = MergedObject(template: object, role: role)
    let base = objects.base?.members
    let ours = objects.ours?.members
    let theirs = objects.theirs?.members
    if ours?.count == 0 { merged.emptyIn.insert(.ours) }
    if theirs?.count == 0 { merged.emptyIn.insert(.theirs) }
    for member in MemberOrder(order).members(of: object, and: present.count > 1 ? present[1] : nil)
    {
      let values = Versions(base: base?[member], ours: ours?[member], theirs: theirs?[member])
      if let content = mergeMember(values, named: member.name, of: objects, as: role) {
        merged.members.append(MergedMember(name: member, content: content))
      }
    }
    return merged
  }

  private mutating func mergeMember(
    _ values: Versions, named name: String, of objects: Versions, as role: MergeRole
  ) -> MergedContent? {
    switch (role, name) {
    case (.root, "strings"): return mergeEntries(values)
    case (.root, "version"): return mergeVersion(values.whole)
    case (.root, _): return merge(values.whole, named: name, as: .other)
    case (.entry, "comment"), (.entry, "isCommentAutoGenerated"),
      (.entry, "commentGenerationVersion"):
      return mergeComment(values, named: name, of: objects)
    case (.entry, "extractionState"): return mergeExtraction(values)
    case (.entry, "shouldTranslate"): return mergeSwitch(values, unless: .true, named: name)
    case (.unit, "state"): return mergeState(values, of: objects)
    case (.unit, "value"), (.unit, "values"): return mergeText(values, of: objects, named: name)
    default: return merge(values, named: name, as: role.member(name))
    }
  }

  private mutating func mergeEntries(_ objects: Versions) -> MergedContent {
    .value(.object(mergeStrings(objects)))
  }

  /// Returns a value as it is.
  func copied(_ place: MergePlace?) -> MergedContent? { place.map { .value(.copied($0)) } }

  // MARK: Conflicts

  mutating func conflict(
    _ values: Versions, _ kind: MergeConflict.Kind, named name: String?
  ) -> MergedContent {
    report(kind, named: name)
    return values.conflict
  }

  mutating func report(_ kind: MergeConflict.Kind, named name: String?) {
    // The first name is the entry's, and the second one of a localization is `localizations`.
    var names = path
    if let name { names.append(name) }
    if key != nil, !names.isEmpty { names.removeFirst() }
    var locale: String?
    if key != nil, names.first == "localizations" {
      names.removeFirst()
      locale = names.isEmpty ? nil : names.removeFirst()
    }
    conflicts.append(MergeConflict(key: key, locale: locale, path: names, kind: kind))
  }

  mutating func addCrossed(_ translation: CrossedTranslation, _ state: MergePlace) {
    crossed.append(translation)
    crossedStates.append(state)
  }

  /// The locale of the current member.
  var locale: String? { path.count > 2 && path[1] == "localizations" ? path[2] : nil }

  /// The number of conflicts, for `forgetConflicts`.
  var mark: Int { conflicts.count }

  /// Discards the conflicts since a mark, because a conflict about their parent replaces them.
  mutating func forgetConflicts(since mark: Int) { conflicts.removeSubrange(mark...) }
}
