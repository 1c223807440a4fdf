internal import CatalogCheck
internal import PointMetrics

/// The text sizes of a phone; the rows follow the selected one.
struct TextSizePicker: Picking {
  var list: ChoiceList<TextSize>
  var field = TextField()
  let origin: Origin

  /// Lists the sizes with their usual names and the font sizes they give.
  init(in model: Model) {
    let setting = model.preview.setting
    let choices = setting.platform.textSizes.map { size in
      var setting = setting
      setting.textSize = size
      return ChoiceList<TextSize>.Choice(
        target: size, name: size.rawValue, words: [size.words],
        note: "\(setting.slot.style.size.shown) pt")
    }
    list = ChoiceList(choices, at: setting.textSize)
    origin = Origin(model)
  }

  func title(columns: Int) -> String { "text size" }

  func show(_ size: TextSize, in model: Model) {
    if size != model.preview.setting.textSize { model.setTextSize(size) }
  }

  func accept(_ size: TextSize, in model: Model) -> Effect? {
    model.status.clearFailure()
    model.list.scroll(to: origin.top)
    model.setTextSize(size)
    return nil
  }
}

extension TextSize {
  /// The usual name of the size.
  fileprivate var words: String {
    switch self {
    case .xs: "extra small"
    case .s: "small"
    case .m: "medium"
    case .l: "large (default)"
    case .xl: "extra large"
    case .xxl: "extra extra large"
    case .xxxl: "extra extra extra large"
    case .ax1: "accessibility size 1"
    case .ax2: "accessibility size 2"
    case .ax3: "accessibility size 3"
    case .ax4: "accessibility size 4"
    case .ax5: "accessibility size 5 (largest)"
    }
  }
}
