// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import LocalizedViews

// The model of the post "Dynamic Text in SwiftUI", as published, in a module of its own. For that,
// its memberwise initializer and `Text.init(_: UserName)` are public here.

public struct UserName: Hashable, Sendable {
  var fullName: String
  var displayName: String

  public init(fullName: String, displayName: String) {
    self.fullName = fullName
    self.displayName = displayName
  }
}

extension UserName {
  public struct FormatStyle: Foundation.FormatStyle {
    public typealias FormatInput = UserName
    public typealias FormatOutput = String

    var locale: Locale?

    public init(locale: Locale? = nil) {
      self.locale = locale
    }

    public func locale(_ locale: Locale) -> UserName.FormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }

    public func format(_ value: UserName) -> String {
      if locale?.prefersFullNames == true {
        value.fullName
      } else {
        value.displayName
      }
    }
  }
}

extension Locale {
  static let fullNameSubtag = "linearf"

  func withFullNameSubtag() -> Self {
    var identifier = identifier(.bcp47)
    if !identifier.hasPrivateUseSubtags {
      identifier += "-x"
    }
    if !identifier.hasFullNameSubtag {
      identifier += "-\(Self.fullNameSubtag)"
    }
    return .init(identifier: identifier)
  }

  var prefersFullNames: Bool {
    identifier(.bcp47).hasFullNameSubtag
  }
}

extension String {
  fileprivate var hasPrivateUseSubtags: Bool {
    subtags.contains("x")
  }

  fileprivate var hasFullNameSubtag: Bool {
    guard let privateUseIndex = subtags.firstIndex(of: "x") else {
      return false
    }
    return subtags[privateUseIndex...].contains {
      $0 == Locale.fullNameSubtag
    }
  }

  private var subtags: [Substring] {
    lowercased().split(separator: "-")
  }
}

extension View {
  public func prefersFullNames(_ prefersFullNames: Bool = true) -> some View {
    transformEnvironment(\.locale) { locale in
      if prefersFullNames {
        locale = locale.withFullNameSubtag()
      }
    }
  }
}

extension Text {
  public init(_ userName: UserName) {
    self.init(userName, format: UserName.FormatStyle())
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ input: UserName) {
    appendInterpolation(input, format: UserName.FormatStyle())
  }
}
