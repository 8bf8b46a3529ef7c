import CoreGraphics
import Timing

/// A button that a row shows when it is pulled to the side.
@MainActor
struct SwipeAction {
  var title: String?
  var image: UIImage?
  var color: UIColor
  /// Does it; the closure is called when it is done.
  var run: (UIView, @escaping (Bool) -> Void) -> Void
}

/// The buttons of one side of a row.
@MainActor
struct RowActions {
  /// The outermost first.
  var actions: [SwipeAction]
  var performsFirst: Bool
}

extension RowActions {
  /// Those of a configuration; nil: it has none.
  init?(_ configuration: UISwipeActionsConfiguration) {
    guard !configuration.actions.isEmpty else { return nil }
    actions = configuration.actions.map { action in
      SwipeAction(title: action.title, image: action.image, color: action.backgroundColor) {
        action.handler(action, $0, $1)
      }
    }
    performsFirst = configuration.performsFirstActionWithFullSwipe
  }
}

/// A row that is pulled to the side.
@MainActor
final class RowSwipe {
  let path: IndexPath
  let cell: UIView
  let isLeft: Bool
  let performsFirst: Bool
  let buttons: SwipeButtons
  /// Where the cell's middle lies when it is not pulled.
  let rest: CGFloat
  /// How far it was pulled when the finger came down.
  var start: CGFloat = 0
  /// How far it is pulled, to the right, points.
  private(set) var offset: CGFloat = 0

  init(_ path: IndexPath, _ cell: UIView, _ actions: RowActions, isLeft: Bool) {
    self.path = path
    self.cell = cell
    self.isLeft = isLeft
    performsFirst = actions.performsFirst && !actions.actions.isEmpty
    buttons = SwipeButtons(actions.actions, isLeft: isLeft)
    rest = cell.center.x
  }

  /// Where it rests when it is open.
  var openOffset: CGFloat { isLeft ? buttons.width : -buttons.width }

  /// Pulls the row that far. Beyond its buttons it comes along less, unless that does the first action.
  func pull(to offset: CGFloat) {
    var way = max(0, isLeft ? offset : -offset)
    if way > buttons.width, !performsFirst {
      way = buttons.width + (way - buttons.width) * 0.3
    }
    show(isLeft ? way : -way)
  }

  func show(_ offset: CGFloat) {
    self.offset = offset
    cell.center.x = rest + offset
    buttons.shown = abs(offset)
    buttons.layoutIfNeeded()
  }
}

extension RowSwipe {
  /// A row that was pulled comes to rest like this.
  private static let spring = Spring(mass: 1, stiffness: 520, damping: 46)

  /// What follows when the finger leaves.
  enum Outcome { case performsFirst, opens, closes }

  /// What follows when the finger leaves at that speed, points per second, in a list of that width.
  func outcome(speed: CGFloat, width: CGFloat) -> Outcome {
    let pulled = abs(offset)
    if performsFirst, pulled > max(buttons.width + 40, width * 0.55) { return .performsFirst }
    let outward = isLeft ? speed : -speed
    return outward > 100 || outward > -100 && pulled > buttons.width / 2 ? .opens : .closes
  }

  /// Goes to rest `offset` points from its own position.
  func settle(at offset: CGFloat, completion: (() -> Void)? = nil) {
    UIView.animate(
      withDuration: 0.4, delay: 0, pacing: .spring(Self.spring), options: .allowUserInteraction,
      animations: { self.show(offset) }, completion: { _ in completion?() })
  }
}

/// The buttons beside a row, behind it; the innermost stand at its edge.
final class SwipeButtons: UIView {
  private let isLeft: Bool
  private let actions: [SwipeAction]
  private var buttons: [SwipeButton] = []
  /// How much of them is seen, points.
  var shown: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Called with the number of the one that was touched.
  var chosen: ((Int) -> Void)?

  init(_ actions: [SwipeAction], isLeft: Bool) {
    self.isLeft = isLeft
    self.actions = actions
    super.init(frame: .zero)
    clipsToBounds = true
    buttons = actions.map { SwipeButton($0) }
    // The outermost lie in front.
    for button in buttons.reversed() {
      addSubview(button)
      button.addTarget(self, action: SwipeButtons.press(_:), for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) {
    isLeft = false
    actions = []
    super.init(coder: coder)
  }

  private func press(_ button: SwipeButton) {
    if let index = buttons.firstIndex(where: { $0 === button }) { chosen?(index) }
  }

  /// How wide all are together, points.
  var width: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }

  /// Does the action of that number; `done` is called at its end.
  func run(_ index: Int, done: @escaping (Bool) -> Void) {
    guard buttons.indices.contains(index) else { return }
    actions[index].run(buttons[index], done)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(width, 1)
    var used: CGFloat = 0
    for button in buttons.reversed() {
      // Each begins at the row's edge, and is as wide as its share and all that are further out.
      let start = used * shown / width
      used += button.naturalWidth
      let length = max(0, shown - start)
      button.contentWidth = button.naturalWidth * shown / width
      button.frame = CGRect(
        x: isLeft ? 0 : bounds.width - length, y: 0, width: length, height: bounds.height)
    }
  }
}

/// One button beside a row.
final class SwipeButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView(frame: .zero)
  /// The least width, points.
  private static let least: CGFloat = 74
  /// How much of the button belongs to its text, from the row's side.
  var contentWidth: CGFloat = 0 { didSet { setNeedsLayout() } }

  init(_ action: SwipeAction) {
    super.init(frame: .zero)
    backgroundColor = action.color
    label.text = action.title
    label.textColor = .white
    label.font = .systemFont(ofSize: 15)
    label.textAlignment = .center
    let image = action.image
    picture.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    picture.tintColor = .white
    for view in [picture, label] { addSubview(view) }
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How wide it would like to be, points.
  var naturalWidth: CGFloat { max(Self.least, label.intrinsicContentSize.width + 30) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (text, image) = (label.intrinsicContentSize, picture.image?.size ?? .zero)
    let hasText = !(label.text ?? "").isEmpty
    let gap: CGFloat = hasText && image.height > 0 ? 4 : 0
    let height = image.height + gap + (hasText ? text.height : 0)
    let isLeft = superview.map { frame.minX <= 0 && frame.maxX < $0.bounds.width } ?? false
    let width = max(contentWidth, naturalWidth)
    let x = isLeft ? bounds.width - contentWidth : 0
    picture.frame = CGRect(
      x: x + (width - image.width) / 2, y: bounds.midY - height / 2, width: image.width,
      height: image.height)
    label.frame = CGRect(
      x: x, y: bounds.midY - height / 2 + image.height + gap, width: width,
      height: hasText ? text.height : 0)
  }
}
