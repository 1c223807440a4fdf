import Foundation
import TestMaterial
import Testing

@testable import galley

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The report of `galley fit` as a table for spreadsheets and as a page.
@Suite struct FitFormTests {
  private func output(_ words: [String]) throws -> String {
    let outcome = try Program.galley(["fit"] + words)
    #expect(outcome.status == 0)
    return outcome.output
  }

  // MARK: CSV

  /// Reads comma-separated values as RFC 4180 describes them.
  private func records(of text: String) -> [[String]] {
    var records: [[String]] = [[""]]
    var isQuoted = false
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      if isQuoted, scalar == "\"" {
        guard scalars.first == "\"" else {
          isQuoted = false
          continue
        }
        scalars.removeFirst()
      } else if !isQuoted {
        switch scalar {
        case "\"":
          isQuoted = true
          continue
        case ",":
          records[records.count - 1].append("")
          continue
        case "\r":
          continue
        case "\n":
          records.append([""])
          continue
        default: break
        }
      }
      let last = records.count - 1
      records[last][records[last].count - 1].unicodeScalars.append(scalar)
    }
    return records.dropLast()
  }

  @Test func csvHasARowForEachTextThatIsNotSureToFit() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "T.xcstrings",
      #"""
      {"version": "1.0", "sourceLanguage": "en", "strings": {
        "Say \"Hello, Passengers\"\nto all of them": {"comment": "[slot: 60pt headline 1]"},
        "fits": {}}}
      """#)
    let records = records(of: try output(["--format=csv", folder.path]))
    #expect(records.count == 2)
    let row = Dictionary(uniqueKeysWithValues: zip(records[0], records[1]))
    #expect(row["text"] == "Say \"Hello, Passengers\"\nto all of them")
    #expect(row["verdict"] == "cut")
    #expect(row["room"] == "60")
    #expect(row["size"] == "17")
    #expect(row["weight"] == "semibold")
    #expect(row["slot"] == "comment")
    #expect(row["screen"] == "iPhone SE")
    #expect(row["text size"] == "L")
  }

  @Test func csvAndJSONHaveTheSameRows() throws {
    let words = ["--screen=all", "--text-size=L,AX5", "Catalogs/Wallet.xcstrings"]
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(try output(["--format=json"] + words).utf8))
        as? [String: Any])
    let tables = try #require(json["tables"] as? [[String: Any]])
    let locales = tables.flatMap { $0["locales"] as? [[String: Any]] ?? [] }
    let results = locales.flatMap { $0["results"] as? [[String: Any]] ?? [] }
    let worst = results.flatMap { $0["worst"] as? [[String: Any]] ?? [] }
    let records = records(of: try output(["--format=csv"] + words))
    #expect(records.allSatisfy { $0.count == 15 })
    #expect(records.count == 1 + worst.count)
    #expect(records.dropFirst().map { $0[4] } == worst.map { $0["key"] as? String })
  }

  // MARK: Prose

  /// Help texts are no rows, unless they have a slot.
  @Test func proseIsCountedApart() throws {
    let folder = try TemporaryFolder()
    let prose = [
      "Connect the lamp to the bridge first. Then pull down to refresh the list of lamps.",
      "Nothing here yet\\n\\nAdd the first lamp", "電源を入れてください。次に更新してください。",
    ]
    let rows = [
      "Connect the lamp with serial No. 5 to the bridge in the living room of the house",
      "Lamps, e.g. Desk lamp or Floor lamp, approx. 5 or more of them, v2.1 beta only.", "Off\\nOn",
    ]
    let slot = #""Is it on? Then turn it off.": {"comment": "[slot: 60pt body 1]"}"#
    try folder.write(
      "T.xcstrings",
      #"{"version": "1.0", "sourceLanguage": "en", "strings": {\#((prose + rows).map { #""\#($0)": {}"# }.joined(separator: ", ")), \#(slot)}}"#
    )
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(try output(["--format=json", folder.path]).utf8))
        as? [String: Any])
    let table = try #require((json["tables"] as? [[String: Any]])?.first)
    let locale = try #require((table["locales"] as? [[String: Any]])?.first)
    #expect(locale["prose"] as? Int == 3)
    #expect(locale["rows"] as? Int == 4)
    let note = "3 strings with several sentences or paragraphs not measured"
    #expect(try output([folder.path]).contains("\n\n" + note))
    #expect(try output(["--format=html", folder.path]).contains("<p>" + note))
    #expect(!(try output(["Catalogs/Wallet.xcstrings"]).contains("sentences")))
  }

  // MARK: HTML

  /// The elements of a page that is also well-formed XML.
  private final class Elements: NSObject, XMLParserDelegate {
    var all: [(name: String, attributes: [String: String])] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      all.append((name, attributes))
    }
  }

  private func elements(of page: String) throws -> [(name: String, attributes: [String: String])] {
    let elements = Elements()
    let parser = XMLParser(data: Data(page.utf8))
    parser.delegate = elements
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return elements.all
  }

  @Test func thePageNeedsNothingElse() throws {
    let page = try output(["--format=html", "-l", "de,ar", "Catalogs/Wallet.xcstrings"])
    let elements = try elements(of: page)
    let names = Set(elements.map(\.name))
    #expect(names.isDisjoint(with: ["script", "link", "img", "iframe", "object", "base", "a"]))
    let attributes = Set(elements.flatMap(\.attributes.keys))
    #expect(attributes.isDisjoint(with: ["src", "href", "style", "onload"]))
    #expect(!page.contains("url(") && !page.contains("@import") && !page.contains("//"))
    #expect(page.contains("prefers-color-scheme: dark"))
  }

  /// Whatever is in the texts, the page stays a page.
  @Test func textsCannotChangeThePage() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "T.xcstrings",
      #"""
      {"version": "1.0", "sourceLanguage": "en", "strings": {
        "</text><script>alert(1)</script> & \u0000\u001b \u202e \"'": {"comment": "[slot: 20pt 1]"},
        "": {"comment": "[slot: 1pt 1]"}, "\u200b": {"comment": "[slot: 1pt]"},
        "a\n\n\n\nb": {"comment": "[slot: 9pt 1]"}}}
      """#)
    let elements = try elements(of: try output(["--format=html", folder.path]))
    #expect(!elements.map(\.name).contains("script"))
    #expect(elements.contains { $0.name == "text" })
    #expect(
      elements.filter { $0.name == "text" }
        .allSatisfy { Double($0.attributes["textLength"] ?? "") ?? 0 > 0 })
  }

  private static let browser = [
    "/usr/bin/chromium-headless-shell", "/usr/bin/chromium",
  ].first { FileManager.default.isExecutableFile(atPath: $0) }

  /// A browser draws each line as wide as it was measured, and inside of its picture.
  @Test(.enabled(if: browser != nil)) func aBrowserDrawsTheMeasuredWidths() throws {
    let page = try output([
      "--format=html", "-l", "de,ar,ja,th", "--text-size=L,AX3", "Catalogs/Wallet.xcstrings",
    ])
    // The page itself forbids scripts.
    let policy = try #require(page.firstRange(of: "default-src 'none'"))
    let script = """
      <pre id="widths"></pre><script>
      document.getElementById("widths").textContent = Array.from(
        document.querySelectorAll("svg text"), text => {
          const box = text.getBBox(), frame = text.parentNode.viewBox.baseVal;
          return [text.getAttribute("textLength"), box.width,
            Math.min(box.x, frame.width - 2 - box.x - box.width)].join(" ");
        }).join("\\n");
      </script></body>
      """
    let measured = page.replacingCharacters(in: policy, with: "default-src * 'unsafe-inline'")
      .replacingOccurrences(of: "</body>", with: script)
    let folder = try TemporaryFolder()
    try folder.write("page.html", measured)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.browser ?? "")
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom",
      "--user-data-dir=\(folder.path)/profile", "file://\(folder.path)/page.html",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let document = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let widths =
      document.components(separatedBy: "<pre id=\"widths\">").last?
      .components(separatedBy: "</pre>").first ?? ""
    let lines = widths.split(separator: "\n").map {
      $0.split(separator: " ").compactMap { Double($0) }
    }
    #expect(lines.count > 50)
    for line in lines {
      try #require(line.count == 3)
      #expect(abs(line[0] - line[1]) < 1.5 + 0.01 * line[0], "\(line)")
      #expect(line[2] > -1.5, "\(line)")
    }
  }
}
