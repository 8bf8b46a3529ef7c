import CoreGraphics
import QuartzCore

extension UINavigationController {
  final func addBarGestures() {
    for recognizer in [
      interactivePopGestureRecognizer, barHideOnTapGestureRecognizer,
      barHideOnSwipeGestureRecognizer,
    ] {
      if let recognizer, recognizer.view == nil { view.addGestureRecognizer(recognizer) }
    }
  }

  // MARK: Popping by hand

  final func makePopPan() -> UIGestureRecognizer {
    let pan = PopPanRecognizer()
    pan.navigation = self
    pan.edges = view.isRightToLeft ? .right : .left
    pan.addTarget(self, action: UINavigationController.popPanDidChange)
    return pan
  }

  /// Whether a finger from the edge pops: there is somewhere to go back to, by a button that is shown, and
  /// nothing is on its way.
  fileprivate var canPopByHand: Bool {
    guard stack.count > 1, let top = topViewController, top.runningTransition == nil else {
      return false
    }
    let item = top.navigationItem
    let hasOwn = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    // Who sets a delegate of the recogniser decides there.
    return interactivePopGestureRecognizer?.delegate != nil
      || !isNavigationBarHidden && !item.hidesBackButton && !hasOwn
  }

  private func popPanDidChange(_ pan: UIPanGestureRecognizer) {
    let width = max(1, view.bounds.width)
    let way: CGFloat = view.isRightToLeft ? -1 : 1
    let share = min(1, max(0, way * pan.translation(in: view).x / width))
    switch pan.state {
    case .began:
      guard canPopByHand else { return }
      popInteraction = UIPercentDrivenInteractiveTransition()
      popViewController(animated: true)
    case .changed: popInteraction?.update(share)
    case .ended:
      let speed = way * pan.velocity(in: view).x
      endPop(isDone: speed > 300 || speed > -300 && share > 0.5)
    case .cancelled, .failed: endPop(isDone: false)
    default: break
    }
  }

  private func endPop(isDone: Bool) {
    guard let interaction = popInteraction else { return }
    interaction.completionCurve = .easeOut
    if isDone { interaction.finish() } else { interaction.cancel() }
  }

  // MARK: Hiding bars

  final func makeBarTap() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.isEnabled = false
    tap.addTarget(self, action: UINavigationController.barTapDidEnd)
    return tap
  }

  final func makeBarSwipe() -> UIPanGestureRecognizer {
    let pan = BarSwipeRecognizer()
    pan.isEnabled = false
    pan.addTarget(self, action: UINavigationController.barSwipeDidChange)
    return pan
  }

  private func barTapDidEnd() { hideBars(!isNavigationBarHidden) }

  private func barSwipeDidChange(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .ended else { return }
    let speed = pan.velocity(in: view).y
    if abs(speed) > 100 { hideBars(speed < 0) }
  }

  private func hideBars(_ hidden: Bool) {
    setNavigationBarHidden(hidden, animated: true)
    if !(topViewController?.toolbarItems ?? []).isEmpty {
      setToolbarHidden(hidden, animated: true)
    }
  }
}

/// The finger that pops: it begins only where there is something to pop.
private final class PopPanRecognizer: UIScreenEdgePanGestureRecognizer {
  weak var navigation: UINavigationController?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard navigation?.canPopByHand == true else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }
}

/// A pan beside others, so that the content scrolls under it.
private final class BarSwipeRecognizer: UIPanGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
