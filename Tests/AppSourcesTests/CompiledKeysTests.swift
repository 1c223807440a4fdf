import Foundation
import LocalizedText
import TestMaterial
import Testing

@testable import AppSources

/// The compiler is the oracle: it chooses the interpolations of the keys in this file, which is read
/// as source code too.
@Suite struct CompiledKeysTests {
  private struct Item {
    var id: Int64 = 1
    var name = "a"
    var size = 0.5
    var share: Float = 1
    var parent: [Item] = []
    var total: UInt32 { 7 }
    static let limit: UInt = 9
    func weight(of count: Int) -> Int32 { Int32(count) }
  }

  private func keys(_ item: Item, _ counts: [String: Int]) -> [LocalizedStringKey] {
    let items = [item]
    var found: [LocalizedStringKey] = [
      "plain 100%", "\(item.id) id", "\(item.name) of \(item.size)", "\(item.share) 100%",
      "\(item.total) and \(Item.limit)", "\(item.weight(of: 3))!", "\(items.count + 1) items",
      "\(items[0].name.uppercased())", "\(counts["a"] ?? 0)", "\(counts.keys.count) \(-3) \(2.5)",
      "\(item.parent.isEmpty ? "none" : "some")", "\(items.map { $0.size }[0])",
      "\(Int32(item.id)) \(UInt(3)) \(String(describing: item).count)", "\(items.first?.id ?? 0)",
    ]
    for (key, value) in counts { found.append("\(key): \(value)") }
    for (index, one) in items.enumerated() { found.append("\(index). \(one.share)") }
    if let first = items.first { found.append("first \(first.total)") }
    let doubled = item.size * 2
    found.append("twice \(doubled) \(Double(items.count) / 2) \(items.reduce(0) { $0 + $1.id })")
    return found
  }

  @Test func theScanFindsTheKeysOfTheCompiler() throws {
    let compiled = keys(Item(), ["a": 1]).map(\.key)
    let path = "Tests/AppSourcesTests/CompiledKeysTests.swift"
    let file = AppSource(path: path, bytes: Array(try Checkout.text(path).utf8))
    let literals = file.localizedLiterals
    #expect(literals.map(\.pattern.key) == compiled)
    #expect(literals.allSatisfy { $0.pattern.isComplete })
  }
}
