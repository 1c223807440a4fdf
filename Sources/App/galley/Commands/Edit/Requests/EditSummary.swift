import CatalogEditing
import JSONDocuments
import SourceText

/// The counts of written, refused and skipped strings, language by language.
struct EditSummary {
  /// How many strings each verdict has, by language, in order.
  private var counts: [(locale: String, words: [(word: String, action: String, count: Int)])] = []
  /// How many strings of a template are still empty.
  private let emptyCount: Int

  init(of plan: EditPlan, isDryRun: Bool, emptyCount: Int) {
    self.emptyCount = emptyCount
    for (number, verdict) in plan.verdicts.enumerated() {
      let locale = plan.targets[number]?.locale ?? plan.requests[number].locale
      let index = counts.firstIndex { $0.locale == locale } ?? counts.count
      if index == counts.count { counts.append((locale, [])) }
      let action = verdict.action(isDryRun: isDryRun)
      if let known = counts[index].words.firstIndex(where: { $0.action == action }) {
        counts[index].words[known].count += 1
      } else {
        counts[index].words.append((verdict.word(isDryRun: isDryRun), action, 1))
      }
    }
  }

  /// A line for each language: `fr: 198 written, 2 refused`.
  var lines: [String] {
    counts.map { counts in
      "\(counts.locale.marked): "
        + counts.words.map { "\($0.count) \($0.word)" }.joined(separator: ", ")
    } + (emptyCount > 0 ? ["\(emptyCount.counted("string")) not filled in"] : [])
  }

  /// An object for each language: `{"locale":"fr","written":198,"refused":2}`.
  var json: String {
    var lines = counts.map { counts in
      JSONWriter.text { json in
        json.member("locale", counts.locale)
        for word in counts.words { json.member(word.action, word.count) }
      }
    }
    if emptyCount > 0 { lines.append(JSONWriter.text { $0.member("empty", emptyCount) }) }
    return lines.map { $0 + "\n" }.joined()
  }
}
