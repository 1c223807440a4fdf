import Foundation
import LocalizedFoundation

// Users cannot fix the catalogs, so do not report missing strings. Without this line, a debug build
// writes them to standard error.
Localizer.reportProblems(to: nil)

// In the language of the shell: LC_ALL, LC_MESSAGES, LANG and LANGUAGE.
print(String(localized: "\(3) files"))
print(String(localized: "tool.done", defaultValue: "\(3) done"))
