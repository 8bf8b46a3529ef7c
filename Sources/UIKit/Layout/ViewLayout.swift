import CoreGraphics
import VirtualTime

/// What a view knows of layout by constraints. Views that have nothing to do with it have none.
@MainActor
final class ViewLayout {
  /// True: the frame comes from constraints; false: constraints take the frame as it is.
  var isManaged = false
  /// The active constraints between this view and those inside it, in the order they came.
  var constraints: [NSLayoutConstraint] = []
  /// The guides that were added.
  var guides: [UILayoutGuide] = []
  /// The guides that every view has, once asked for.
  var ownGuides: [UILayoutGuide] = []
  /// How strongly the size of the content is not exceeded: across, down.
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  /// How strongly the size of the content is reached: across, down.
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
  var margins: UIEdgeInsets?

  /// True: a constraint outside the view is about it, so that its position matters.
  var positionMatters = false
  /// True: a constraint goes through the view, so that the origin of its bounds matters.
  var originMatters = false

  /// True when `updateConstraints()` is to be called.
  var awaitsUpdate = true
  /// In the topmost view: true when the constraints of the tree are to be solved again.
  var isStale = true
  /// In the topmost view: true while they are being solved.
  var isSolving = false
  /// The topmost view with whose tree this one was solved last.
  weak var solvedIn: UIView?
  /// What came out, in the superview's space.
  var solvedFrame: CGRect?
  /// The sizes of the content that went in.
  var usedContentSizes: [CGSize] = []
  /// While the view shrinks in its stack, to be hidden then.
  var closing: StackClosing?
  /// True once the frame was set to what came out in the view's present superview.
  var isPlaced = false
  /// True when constraints changed while the view was being laid out.
  var changedInLayout = false
  /// True while the frame is set to what came out.
  var isPlacing = false
}

/// Counts the constraints that became active.
@MainActor
final class ConstraintOrder {
  private var last = 0

  static var active: ConstraintOrder { SceneContext.active.service { ConstraintOrder() } }

  func next() -> Int {
    last += 1
    return last
  }
}
