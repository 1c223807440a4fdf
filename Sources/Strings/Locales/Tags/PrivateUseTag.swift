/// A private-use subtag of a locale tag, after the `x`.
///
/// Its meaning is defined by the app that sets it.
///
/// ```swift
/// let tag = try PrivateUseTag("mytag")
/// LocaleTag("fr_CA").adding(tag).identifier  // "fr-CA-x-mytag"
/// ```
public struct PrivateUseTag: Hashable, Sendable {
  /// The letters and digits of the subtag.
  public let text: String

  /// Creates a subtag from 1 to 8 lowercase letters and digits, other than `lvariant`.
  ///
  /// ICU drops all private-use subtags of a locale if one of them is longer, and treats the subtags
  /// after `lvariant` as variants.
  public init(_ text: String) throws(Invalid) {
    let isTag = (1...8).contains(text.utf8.count) && text.utf8.allSatisfy(\.isSubtagByte)
    guard isTag, text != Self.reserved else { throw Invalid(text: text) }
    self.text = text
  }

  /// Creates a subtag from a string known to be valid.
  package init(read text: String) { self.text = text }

  /// The subtag after which ICU writes legacy variants.
  static let reserved = "lvariant"

  /// The error for a string that is not a private-use subtag.
  public struct Invalid: Error, Hashable, CustomStringConvertible {
    /// The invalid string.
    public let text: String

    /// The reason in one sentence.
    public var description: String {
      text == PrivateUseTag.reserved
        ? "\(text) is reserved" : "a private-use subtag has 1 to 8 of the characters a-z and 0-9"
    }
  }
}

extension PrivateUseTag: CustomStringConvertible {
  /// The letters and digits of the subtag.
  public var description: String { text }
}

extension UInt8 {
  /// Whether the byte is a lowercase letter or a digit.
  var isSubtagByte: Bool { (0x61...0x7a).contains(self) || (0x30...0x39).contains(self) }
}

extension LocaleTag {
  /// Returns the locale with a private-use subtag added at the end.
  ///
  /// If the tag already has the subtag, it is returned unchanged.
  public func adding(_ tag: PrivateUseTag) -> LocaleTag {
    guard !privateUseTags.contains(tag) else { return self }
    var changed = self
    changed.privateUseTags.append(tag)
    return changed
  }

  /// Returns the locale with a private-use subtag removed.
  ///
  /// If the tag does not have the subtag, it is returned unchanged.
  public func removing(_ tag: PrivateUseTag) -> LocaleTag {
    guard privateUseTags.contains(tag) else { return self }
    var changed = self
    changed.privateUseTags.removeAll { $0 == tag }
    return changed
  }

  /// The locale without private-use subtags, for example to get the name of its language.
  public var withoutPrivateUse: LocaleTag {
    guard !privateUseTags.isEmpty else { return self }
    var changed = self
    changed.privateUseTags = []
    return changed
  }
}
