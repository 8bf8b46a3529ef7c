public import CoreGraphics

// The spellings of Swift 2 and 3 of views and controllers.

extension UIScreen {
  @available(swift, deprecated: 99, renamed: "main")
  public class func mainScreen() -> UIScreen { main }
}

extension UIView {
  @available(swift, deprecated: 99, renamed: "isHidden")
  public var hidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }

  @available(swift, deprecated: 99, renamed: "isOpaque")
  public var opaque: Bool {
    get { isOpaque }
    set { isOpaque = newValue }
  }

  @available(swift, deprecated: 99, renamed: "isUserInteractionEnabled")
  public var userInteractionEnabled: Bool {
    get { isUserInteractionEnabled }
    set { isUserInteractionEnabled = newValue }
  }

  @available(swift, deprecated: 99, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  @available(swift, deprecated: 99, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }

  @available(swift, deprecated: 99, renamed: "insertSubview(_:at:)")
  public func insertSubview(_ view: UIView, atIndex index: Int) { insertSubview(view, at: index) }

  @available(swift, deprecated: 99, renamed: "convert(_:to:)")
  public func convertPoint(_ point: CGPoint, toView view: UIView?) -> CGPoint {
    convert(point, to: view)
  }

  @available(swift, deprecated: 99, renamed: "convert(_:from:)")
  public func convertPoint(_ point: CGPoint, fromView view: UIView?) -> CGPoint {
    convert(point, from: view)
  }

  @available(swift, deprecated: 99, renamed: "convert(_:to:)")
  public func convertRect(_ rect: CGRect, toView view: UIView?) -> CGRect {
    convert(rect, to: view)
  }

  @available(swift, deprecated: 99, renamed: "convert(_:from:)")
  public func convertRect(_ rect: CGRect, fromView view: UIView?) -> CGRect {
    convert(rect, from: view)
  }

  @available(swift, deprecated: 99, renamed: "isDescendant(of:)")
  public func isDescendantOfView(_ view: UIView) -> Bool { isDescendant(of: view) }

  @available(swift, deprecated: 99, renamed: "exchangeSubview(at:withSubviewAt:)")
  public func exchangeSubviewAtIndex(_ index1: Int, withSubviewAtIndex index2: Int) {
    exchangeSubview(at: index1, withSubviewAt: index2)
  }

  @available(swift, deprecated: 99, renamed: "snapshotView(afterScreenUpdates:)")
  public func snapshotViewAfterScreenUpdates(_ afterUpdates: Bool) -> UIView {
    // Swift 2 knew of none that are missing.
    snapshotView(afterScreenUpdates: afterUpdates) ?? UIView()
  }

  @available(swift, deprecated: 99, renamed: "drawHierarchy(in:afterScreenUpdates:)")
  @discardableResult
  public func drawViewHierarchyInRect(_ rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool
  {
    drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }

  @available(
    swift, deprecated: 99,
    renamed: "resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)"
  )
  public func resizableSnapshotViewFromRect(
    _ rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    resizableSnapshotView(
      from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets)
  }

  @available(swift, deprecated: 99, renamed: "setNeedsDisplay(_:)")
  public func setNeedsDisplayInRect(_ rect: CGRect) { setNeedsDisplay(rect) }

  @available(swift, deprecated: 99, renamed: "hitTest(_:with:)")
  public func hitTest(_ point: CGPoint, withEvent event: UIEvent?) -> UIView? {
    hitTest(point, with: event)
  }

  @available(swift, deprecated: 99, renamed: "point(inside:with:)")
  public func pointInside(_ point: CGPoint, withEvent event: UIEvent?) -> Bool {
    self.point(inside: point, with: event)
  }

  @available(
    swift, deprecated: 99, renamed: "transition(with:duration:options:animations:completion:)"
  )
  public class func transitionWithView(
    _ view: UIView, duration: TimeInterval, options: AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    transition(
      with: view, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  @available(swift, deprecated: 99, renamed: "transition(from:to:duration:options:completion:)")
  public class func transitionFromView(
    _ fromView: UIView, toView: UIView, duration: TimeInterval, options: AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    transition(
      from: fromView, to: toView, duration: duration, options: options, completion: completion)
  }

  @available(swift, deprecated: 99, renamed: "animate(withDuration:animations:)")
  public class func animateWithDuration(
    _ duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, animations: animations)
  }

  @available(swift, deprecated: 99, renamed: "animate(withDuration:animations:completion:)")
  public class func animateWithDuration(
    _ duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  @available(
    swift, deprecated: 99,
    renamed: "animate(withDuration:delay:options:animations:completion:)"
  )
  public class func animateWithDuration(
    _ duration: TimeInterval, delay: TimeInterval, options: AnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }
}

extension UIView.AnimationOptions {
  @available(swift, deprecated: 99, renamed: "curveEaseInOut")
  public static let CurveEaseInOut = curveEaseInOut

  @available(swift, deprecated: 99, renamed: "curveEaseIn")
  public static let CurveEaseIn = curveEaseIn

  @available(swift, deprecated: 99, renamed: "curveEaseOut")
  public static let CurveEaseOut = curveEaseOut

  @available(swift, deprecated: 99, renamed: "curveLinear")
  public static let CurveLinear = curveLinear

  @available(swift, deprecated: 99, renamed: "repeat")
  public static let Repeat = `repeat`

  @available(swift, deprecated: 99, renamed: "autoreverse")
  public static let Autoreverse = autoreverse

  @available(swift, deprecated: 99, renamed: "allowUserInteraction")
  public static let AllowUserInteraction = allowUserInteraction

  @available(swift, deprecated: 99, renamed: "beginFromCurrentState")
  public static let BeginFromCurrentState = beginFromCurrentState

  @available(swift, deprecated: 99, renamed: "showHideTransitionViews")
  public static let ShowHideTransitionViews = showHideTransitionViews

  @available(swift, deprecated: 99, renamed: "transitionCrossDissolve")
  public static let TransitionCrossDissolve = transitionCrossDissolve
}

extension UIViewController {
  @available(swift, deprecated: 99, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  @available(swift, deprecated: 99, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  @available(swift, deprecated: 99, renamed: "willMove(toParent:)")
  public func willMoveToParentViewController(_ parent: UIViewController?) {
    willMove(toParent: parent)
  }

  @available(swift, deprecated: 99, renamed: "didMove(toParent:)")
  public func didMoveToParentViewController(_ parent: UIViewController?) {
    didMove(toParent: parent)
  }

  @available(swift, deprecated: 99, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  @available(swift, deprecated: 99, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }

  @available(swift, deprecated: 99, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  @available(swift, deprecated: 99, renamed: "parent")
  public var parentViewController: UIViewController? { parent }

  @available(
    swift, deprecated: 99,
    renamed: "transition(from:to:duration:options:animations:completion:)"
  )
  public func transitionFromViewController(
    _ fromViewController: UIViewController, toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    transition(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }
}
