/// A subtag that means something to an app and to nobody else: what stands behind the `x` of a
/// locale's tag.
///
/// ```swift
/// let tag = try PrivateUseTag("mytag")
/// LocaleTag("fr_CA").adding(tag).identifier  // "fr-CA-x-mytag"
/// ```
public struct PrivateUseTag: Hashable, Sendable {
  /// Its letters and digits.
  public let text: String

  /// The subtag that asks for full names: `linearf`.
  public static let fullNames = PrivateUseTag(read: "linearf")

  /// Makes a subtag of 1 to 8 lower-case letters and digits, other than `lvariant`.
  ///
  /// ICU drops all private use of a locale if one subtag of it is longer, and takes what stands
  /// behind `lvariant` for variants.
  public init(_ text: String) throws(Invalid) {
    let isTag = (1...8).contains(text.utf8.count) && text.utf8.allSatisfy(\.isSubtagByte)
    guard isTag, text != Self.reserved else { throw Invalid(text: text) }
    self.text = text
  }

  /// A subtag that the reader of tags has checked.
  init(read text: String) { self.text = text }

  /// ICU's way to write legacy variants in a tag.
  static let reserved = "lvariant"

  /// A text that is no private-use subtag.
  public struct Invalid: Error, Hashable, CustomStringConvertible {
    /// The text as it was given.
    public let text: String

    /// What is wrong with it.
    public var description: String {
      text == PrivateUseTag.reserved
        ? "\(text) is reserved" : "a private-use subtag has 1 to 8 of the characters a-z and 0-9"
    }
  }
}

extension PrivateUseTag: CustomStringConvertible {
  /// Its letters and digits.
  public var description: String { text }
}

extension UInt8 {
  /// Whether it is a lower-case letter or a digit.
  var isSubtagByte: Bool { (0x61...0x7a).contains(self) || (0x30...0x39).contains(self) }
}

extension LocaleTag {
  /// The same locale with one more private-use subtag, behind those that it has.
  ///
  /// A tag that has it already is returned as it is spelled.
  public func adding(_ tag: PrivateUseTag) -> LocaleTag {
    guard !privateUseTags.contains(tag) else { return self }
    var changed = self
    changed.privateUseTags.append(tag)
    return changed
  }

  /// The same locale without a private-use subtag; the others stay.
  ///
  /// A tag that does not have it is returned as it is spelled.
  public func removing(_ tag: PrivateUseTag) -> LocaleTag {
    guard privateUseTags.contains(tag) else { return self }
    var changed = self
    changed.privateUseTags.removeAll { $0 == tag }
    return changed
  }

  /// The same locale without its private-use subtags, as for the name of its language.
  public var withoutPrivateUse: LocaleTag {
    guard !privateUseTags.isEmpty else { return self }
    var changed = self
    changed.privateUseTags = []
    return changed
  }

  // MARK: Full names

  /// Whether users are to be called by their full names.
  public var prefersFullNames: Bool { privateUseTags.contains(.fullNames) }

  /// The same locale with or without the wish for full names.
  public func settingFullNames(_ prefersFullNames: Bool) -> LocaleTag {
    prefersFullNames ? adding(.fullNames) : removing(.fullNames)
  }
}
