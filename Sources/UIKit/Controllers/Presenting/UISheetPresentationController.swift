public import CoreGraphics
import QuartzCore
import Timing

/// Told what happens to a sheet. All methods are optional.
@MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The user has pulled the sheet to another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// What a detent may depend on.
@MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// What the interface of the container is like.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height of the sheet, points.
  var maximumDetentValue: CGFloat { get }
}

/// Places a sheet at the bottom of the screen, at one of several heights between which it can be pulled.
open class UISheetPresentationController: UIPresentationController {
  /// One of the heights at which a sheet rests.
  @MainActor
  public final class Detent: NSObject {
    /// Tells detents apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// Tells the detent apart.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half the height of the screen.
    public static func medium() -> Detent {
      // What lies below the status bar of a phone is cut in half.
      Detent(.medium) { ($0.maximumDetentValue * 0.54).rounded() }
    }

    /// The greatest height.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// The height that `resolver` gives, without the safe area below; nil: not to be used now.
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolver)
    }

    /// The height in that context, points; nil: not to be used now.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }

  /// Told what happens; held weakly.
  open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { presentationDelegate as? any UISheetPresentationControllerDelegate }
    set { presentationDelegate = newValue }
  }

  /// The heights at which it rests, the least first.
  open var detents = [Detent.large()] { didSet { containerView?.setNeedsLayout() } }
  /// The height at which it rests now; nil: the least.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The greatest height at which what lies behind is not darkened and can be touched.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// True: there is a bar at the top to pull at.
  open var prefersGrabberVisible = false { didSet { grabber.isHidden = !prefersGrabberVisible } }
  /// The radius of the upper corners; nil: that of the system, 10 points.
  open var preferredCornerRadius: CGFloat? { didSet { showCorners() } }
  /// Stored: scroll views inside scroll at every height.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Stored: phones that stand are never low.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Stored: phones that stand are never low.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Stored: sheets of phones lie at the bottom.
  open weak var sourceView: UIView?

  private let dimming = DimmingView()
  private let grabber = UIView()
  private lazy var pan = UIPanGestureRecognizer(
    target: self, action: UISheetPresentationController.pulled)
  /// How far a finger has pulled it down, points.
  private var pull: CGFloat = 0

  /// Runs `changes` of the properties in an animation.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    guard let containerView else { return }
    settle(containerView)
  }

  /// The heights may be others than before.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  open override var shouldRemovePresentersView: Bool { false }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let height = restingHeight
    return CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  // MARK: Heights

  /// The detents that can be used now, with their heights from the bottom of the screen.
  private var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    guard let containerView else { return [] }
    let context = DetentContext(containerView)
    let below = containerView.safeAreaInsets.bottom
    let found = detents.compactMap { detent in
      detent.resolvedValue(in: context).map {
        (detent.identifier, min($0, context.maximumDetentValue) + below)
      }
    }
    return found.isEmpty ? [(.large, context.maximumDetentValue + below)] : found
  }

  private var restingHeight: CGFloat {
    let heights = heights
    return (heights.first { $0.identifier == selectedDetentIdentifier } ?? heights.first)?.height
      ?? 0
  }

  /// Whether what lies behind is darkened at the height where it rests.
  private var isDimmed: Bool {
    let heights = heights
    guard let largest = largestUndimmedDetentIdentifier,
      let limit = heights.first(where: { $0.identifier == largest })?.height
    else { return true }
    return restingHeight > limit
  }

  // MARK: Presenting

  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.touched = { [weak self] in self?.sendAway() }
    containerView.insertSubview(dimming, at: 0)
    (containerView as? PresentationContainer)?.letsTouchesThrough = !isDimmed
    dimming.isUserInteractionEnabled = isDimmed
    dimming.fade(in: presentedViewController, isShown: isDimmed)
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isHidden = !prefersGrabberVisible
    presentedView?.addSubview(grabber)
    presentedView?.addGestureRecognizer(pan)
    showCorners()
  }

  open override func dismissalTransitionWillBegin() {
    dimming.fade(in: presentedViewController, isShown: false)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return }
    dimming.removeFromSuperview()
    grabber.removeFromSuperview()
    presentedView?.removeGestureRecognizer(pan)
  }

  private func showCorners() {
    guard let view = presentedViewController.viewIfLoaded, containerView != nil else { return }
    view.layer.cornerRadius = preferredCornerRadius ?? 10
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.clipsToBounds = true
  }

  open override func containerViewWillLayoutSubviews() {
    guard let containerView, let view = presentedView, view.superview === containerView else {
      return
    }
    dimming.frame = containerView.bounds
    place(view)
  }

  /// Where it rests, moved by a finger's pull: upwards it comes along less and less.
  private func place(_ view: UIView) {
    var frame = frameOfPresentedViewInContainerView
    let highest = (heights.map(\.height).max() ?? frame.height)
    let height = frame.height - pull
    if height > highest {
      let way = ScrollRange(least: 0, greatest: 0, length: highest, bounces: true)
      frame.origin.y -= highest - frame.height + abs(way.shown(height - highest))
    } else {
      frame.origin.y += pull
    }
    // Pulled up it grows; pulled down it moves out of the screen.
    let bottom = (containerView?.bounds.height ?? frame.maxY)
    frame.size.height = max(frame.height, bottom - frame.minY)
    view.cover(frame)
    grabber.frame = CGRect(x: (frame.width - 36) / 2, y: 5, width: 36, height: 5)
    view.bringSubviewToFront(grabber)
  }

  // MARK: Pulling

  private func pulled(_ pan: UIPanGestureRecognizer) {
    guard let containerView, let view = presentedView else { return }
    switch pan.state {
    case .began, .changed:
      pull = pan.translation(in: containerView).y
      place(view)
    case .ended, .cancelled:
      let speed = pan.state == .ended ? pan.velocity(in: containerView).y : 0
      letGo(speed: speed, in: containerView)
    default: break
    }
  }

  private func letGo(speed: CGFloat, in container: UIView) {
    let heights = heights
    // Where it would come to rest by itself, slowing down as scroll views do that are fast.
    let end = restingHeight - pull - speed * 0.1
    let least = heights.map(\.height).min() ?? 0
    if end < least / 2, mayBeSentAway() {
      pull = 0
      sendAway()
      return
    }
    let nearest = heights.min { abs($0.height - end) < abs($1.height - end) }
    let old = heights.first { $0.height == restingHeight }?.identifier
    pull = 0
    if let nearest, nearest.identifier != old {
      selectedDetentIdentifier = nearest.identifier
      settle(container)
      delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    } else {
      settle(container)
    }
  }

  /// Goes to where it rests.
  private func settle(_ container: UIView) {
    let isDimmed = isDimmed
    dimming.isUserInteractionEnabled = isDimmed
    (container as? PresentationContainer)?.letsTouchesThrough = !isDimmed
    UIView.animate(
      withDuration: 0.5, delay: 0, pacing: .spring(Spring(mass: 3, stiffness: 1000, damping: 500)),
      options: .allowUserInteraction,
      animations: {
        self.dimming.alpha = isDimmed ? 1 : 0
        container.setNeedsLayout()
        container.layoutIfNeeded()
        self.presentedView?.layoutIfNeeded()
      }, completion: nil)
  }
}

/// What detents may depend on in a container.
@MainActor
private final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  /// The greatest height leaves what the screen covers at the top, and 10 points.
  init(_ container: UIView) {
    containerTraitCollection = container.traitCollection
    let safe = container.safeAreaInsets
    let top = safe.top > 0 ? safe.top : 20
    maximumDetentValue = max(0, container.bounds.height - top - 10 - safe.bottom)
  }
}
