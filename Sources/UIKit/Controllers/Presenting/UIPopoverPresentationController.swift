public import CoreGraphics
import VirtualTime

/// Sides from which a popover's arrow can point.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards: the popover lies below what it points at.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards: the popover lies above.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left: the popover lies on the right.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right: the popover lies on the left.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Told what happens to a popover. All methods are optional.
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to come.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Whether a touch beside it sends it away.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// A touch beside it has sent it away.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// Places a popover beside what it is about. On a phone it takes the whole screen, unless its delegate
/// says `none` for the style on a small screen.
open class UIPopoverPresentationController: UIPresentationController {
  /// Told what happens, and asked; held weakly.
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { presentationDelegate as? any UIPopoverPresentationControllerDelegate }
    set { presentationDelegate = newValue }
  }

  /// The view that it is about.
  open weak var sourceView: UIView?
  /// The part of that view, in its space; null: all of it.
  open var sourceRect = CGRect.null
  /// The item of a bar that it is about.
  open weak var barButtonItem: UIBarButtonItem?
  /// From which sides its arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// From which side its arrow points; unknown before it is shown.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Behind the content and in the arrow; nil: that of the content.
  open var backgroundColor: UIColor?
  /// How far it keeps from the edges of the screen, points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// True: it may lie over what it is about, where there is no room beside it.
  open var canOverlapSourceViewRect = false
  /// Views beside it that take touches without sending it away.
  open var passthroughViews: [UIView]?

  /// True: it takes the whole screen, as is usual on a phone.
  final var isAdapted = false
  private let dimming = DimmingView()
  private lazy var chrome = PopoverChrome()

  override var ownAdaptiveStyle: UIModalPresentationStyle { .fullScreen }

  open override var shouldRemovePresentersView: Bool { isAdapted }

  open override var presentedView: UIView? {
    if isAdapted { return super.presentedView }
    chrome.hold(presentedViewController.view)
    return chrome
  }

  /// What it points at, in the container.
  private var target: CGRect {
    guard let containerView else { return .zero }
    if let view = sourceView {
      return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: containerView)
    }
    if let item = barButtonItem, let view = containerView.window?.barButton(of: item) {
      return view.convert(view.bounds, to: containerView)
    }
    SceneContext.active.unsupported(
      "a popover without a source view or bar button, which ends the program on a phone",
      at: presentedViewController.title ?? "\(type(of: presentedViewController))")
    let bounds = containerView.bounds
    return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard !isAdapted, let containerView else {
      return super.frameOfPresentedViewInContainerView
    }
    let safe = containerView.safeAreaInsets
    let margins = popoverLayoutMargins
    let area = containerView.bounds.inset(
      by: UIEdgeInsets(
        top: max(margins.top, safe.top), left: max(margins.left, safe.left),
        bottom: max(margins.bottom, safe.bottom), right: max(margins.right, safe.right)))
    var size = presentedViewController.preferredContentSize
    if size.width <= 0 { size.width = 320 }
    if size.height <= 0 { size.height = 480 }
    let layout = PopoverLayout(
      target: target, size: size, area: area, permitted: permittedArrowDirections)
    arrowDirection = layout.direction
    chrome.color = backgroundColor ?? presentedViewController.view.backgroundColor ?? .white
    chrome.point(layout.direction, at: layout.arrow)
    return layout.frame
  }

  open override func presentationTransitionWillBegin() {
    delegate?.prepareForPopoverPresentation(self)
    guard !isAdapted, let containerView else { return }
    dimming.backgroundColor = nil
    dimming.frame = containerView.bounds
    dimming.touched = { [weak self] in self?.touchedBeside() }
    containerView.insertSubview(dimming, at: 0)
  }

  private func touchedBeside() {
    guard delegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true,
      !presentedViewController.isModalInPresentation
    else { return }
    sendAway()
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return }
    dimming.removeFromSuperview()
    delegate?.popoverPresentationControllerDidDismissPopover(self)
  }

  open override func containerViewWillLayoutSubviews() {
    guard !isAdapted, let containerView, chrome.superview === containerView else { return }
    dimming.frame = containerView.bounds
    chrome.cover(frameOfPresentedViewInContainerView)
  }

  override func ownAnimator(isDismissal: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    isAdapted ? nil : ModalAnimator(.crossDissolve, isDismissal: isDismissal)
  }
}

/// Where a popover lies, and where its arrow points.
struct PopoverLayout {
  /// The arrow's length and the width of its foot, points.
  static let arrowLength: CGFloat = 13
  static let arrowWidth: CGFloat = 37
  static let corner: CGFloat = 13

  /// Content and arrow.
  let frame: CGRect
  let direction: UIPopoverArrowDirection
  /// Where the arrow's tip lies along its side of `frame`.
  let arrow: CGFloat

  /// For content of `size` about `target`, in `area`: on the first permitted side, of below, above,
  /// right and left, that has room for it, else on the one with the most.
  init(target: CGRect, size: CGSize, area: CGRect, permitted: UIPopoverArrowDirection) {
    let sides: [(UIPopoverArrowDirection, room: CGFloat, wanted: CGFloat)] = [
      (.up, area.maxY - target.maxY, size.height), (.down, target.minY - area.minY, size.height),
      (.left, area.maxX - target.maxX, size.width), (.right, target.minX - area.minX, size.width),
    ]
    let open = sides.filter { permitted.contains($0.0) }
    let allowed = open.isEmpty ? sides : open
    let fitting = allowed.first { $0.room >= $0.wanted + Self.arrowLength }
    let most = allowed.max { $0.room - $0.wanted < $1.room - $1.wanted }
    let side = fitting ?? most ?? sides[0]
    direction = side.0
    let isUpright = direction == .up || direction == .down
    let depth = max(60, min(side.wanted, side.room - Self.arrowLength)) + Self.arrowLength
    let width = isUpright ? min(size.width, area.width) : depth
    let height = isUpright ? depth : min(size.height, area.height)
    var x = target.midX - width / 2
    var y = target.midY - height / 2
    switch direction {
    case .up: y = target.maxY
    case .down: y = target.minY - height
    case .left: x = target.maxX
    default: x = target.minX - width
    }
    x = max(area.minX, min(area.maxX - width, x))
    y = max(area.minY, min(area.maxY - height, y))
    frame = CGRect(x: x, y: y, width: width, height: height)
    let (middle, start, length) =
      isUpright ? (target.midX, x, width) : (target.midY, y, height)
    let margin = Self.corner + Self.arrowWidth / 2
    arrow = max(margin, min(length - margin, middle - start))
  }
}

/// The shape around a popover's content.
final class PopoverChrome: UIView {
  private let shape = CAShapeLayer()
  private let clip = UIView()
  private weak var content: UIView?
  private var direction = UIPopoverArrowDirection.up
  private var arrow: CGFloat = 0
  /// Behind the content and in the arrow.
  var color: UIColor = .white { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(shape)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = PopoverLayout.corner
    addSubview(clip)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 20
    layer.shadowOffset = .zero
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the presented controller's view.
  func hold(_ view: UIView) {
    guard content !== view else { return }
    content?.removeFromSuperview()
    content = view
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.addSubview(view)
    setNeedsLayout()
  }

  /// Has the arrow point in that direction, its tip at `position` along the side.
  func point(_ direction: UIPopoverArrowDirection, at position: CGFloat) {
    (self.direction, arrow) = (direction, position)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let long = PopoverLayout.arrowLength
    var inner = bounds
    switch direction {
    case .up: inner = inner.inset(by: UIEdgeInsets(top: long, left: 0, bottom: 0, right: 0))
    case .down: inner = inner.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: long, right: 0))
    case .left: inner = inner.inset(by: UIEdgeInsets(top: 0, left: long, bottom: 0, right: 0))
    default: inner = inner.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: long))
    }
    clip.frame = inner
    content?.frame = clip.bounds
    let path = UIBezierPath(roundedRect: inner, cornerRadius: PopoverLayout.corner)
    path.append(arrowPath(beside: inner))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape.frame = bounds
    shape.path = path.cgPath
    withTraits { self.shape.fillColor = self.color.cgColor }
    CATransaction.commit()
  }

  private func arrowPath(beside inner: CGRect) -> UIBezierPath {
    let half = PopoverLayout.arrowWidth / 2
    let tip: CGPoint
    let feet: [CGPoint]
    switch direction {
    case .up:
      tip = CGPoint(x: arrow, y: bounds.minY)
      feet = [CGPoint(x: arrow - half, y: inner.minY), CGPoint(x: arrow + half, y: inner.minY)]
    case .down:
      tip = CGPoint(x: arrow, y: bounds.maxY)
      feet = [CGPoint(x: arrow + half, y: inner.maxY), CGPoint(x: arrow - half, y: inner.maxY)]
    case .left:
      tip = CGPoint(x: bounds.minX, y: arrow)
      feet = [CGPoint(x: inner.minX, y: arrow + half), CGPoint(x: inner.minX, y: arrow - half)]
    default:
      tip = CGPoint(x: bounds.maxX, y: arrow)
      feet = [CGPoint(x: inner.maxX, y: arrow - half), CGPoint(x: inner.maxX, y: arrow + half)]
    }
    let path = UIBezierPath()
    path.move(to: feet[0])
    path.addLine(to: tip)
    path.addLine(to: feet[1])
    path.close()
    return path
  }
}

extension UIView {
  /// The button that stands for an item of a bar, here or inside.
  final func barButton(of item: UIBarButtonItem) -> UIView? {
    if let button = self as? BarButton, button.item === item { return button }
    for view in subviews {
      if let found = view.barButton(of: item) { return found }
    }
    return item.customView?.window == nil ? nil : item.customView
  }
}
