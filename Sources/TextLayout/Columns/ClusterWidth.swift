/// The columns of one cluster, counted as its scalars come by.
struct ClusterWidth {
  private let base: ScalarTraits
  private let model: ColumnWidth
  /// What its letters take side by side.
  private var letters: Int
  private var skinTones: Int
  /// Of pictographs that a joiner draws into one.
  private var pictographs = 0
  /// Whether the selector for emoji stands behind one of them.
  private var joinsEmoji = false
  private var last: ScalarTraits
  /// Where a selector behind the base decides.
  private var selected: Int?
  private var count = 1

  init(_ base: ScalarTraits, model: ColumnWidth) {
    self.base = base
    last = base
    self.model = model
    let isModifier = base.contains(.isModifier)
    letters = isModifier ? 0 : model.columns(of: base)
    skinTones = isModifier ? 1 : 0
  }

  mutating func add(_ scalar: ScalarTraits) {
    if scalar.contains(.emojiSelector), last.contains(.isEmoji),
      model.features.contains(.emojiSelectors)
    {
      if count == 1 {
        selected = 2
      } else if last.contains(.isPictograph) {
        joinsEmoji = true
        pictographs += 2 - model.columns(of: last)
      }
    } else if scalar.contains(.textSelector), count == 1, base.contains(.hasTextStyle) {
      selected = 1
    }
    count += 1
    last = scalar
    if scalar.contains(.isModifier) {
      skinTones += 1
    } else if scalar.contains(.isPictograph) {
      pictographs += model.columns(of: scalar)
    } else {
      letters += model.columns(of: scalar)
    }
  }

  /// A flag, a pictograph with what is drawn into it, or letters: those that are written as one
  /// take no more than two columns.
  var columns: Int {
    if base.contains(.isControl) { return 1 }
    if base.joining == .regional { return 2 }
    guard base.contains(.isPictograph) || selected != nil else {
      let letters = letters + pictographs
      return (model.features.contains(.clusters) ? min(letters, 2) : letters) + 2 * skinTones
    }
    let own = selected ?? model.columns(of: base)
    return (model.features.contains(.joiners) ? joinsEmoji ? 2 : own : own + pictographs)
      + (model.features.contains(.modifiers) ? 0 : 2 * skinTones)
  }
}
