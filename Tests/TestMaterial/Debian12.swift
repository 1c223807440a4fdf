import Foundation
public import Testing

extension Trait where Self == ConditionTrait {
  /// Runs a test only on Debian 12, where its expected values were recorded.
  ///
  /// They contain the digits and line breaks of ICU 72, the widths of Inter 3.19, or the columns of
  /// tmux 3.3. Everything else is tested on other systems, too.
  public static var onDebian12: Self {
    .enabled(if: isDebian12, "its expected values are those of Debian 12")
  }
}

private let isDebian12: Bool = {
  let lines =
    (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8))?
    .split(separator: "\n") ?? []
  return lines.contains("ID=debian") && lines.contains(#"VERSION_ID="12""#)
}()
