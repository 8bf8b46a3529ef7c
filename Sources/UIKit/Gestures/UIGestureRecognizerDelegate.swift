/// Says what a gesture recogniser may do. All methods are optional.
@MainActor
public protocol UIGestureRecognizerDelegate: OldGestureRecognizerDelegate {
  /// Whether a gesture that was recognised may begin; true unless implemented.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Whether two gestures of the same touches may go on together; false unless implemented. One
  /// delegate that says so is enough.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the first waits until the second failed; false unless implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the second waits until the first failed; false unless implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the recogniser watches a touch; true unless implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizerShouldBegin(gestureRecognizer: gestureRecognizer)
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    self.gestureRecognizer(
      gestureRecognizer: gestureRecognizer,
      shouldRecognizeSimultaneouslyWithGestureRecognizer: otherGestureRecognizer)
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    self.gestureRecognizer(
      gestureRecognizer: gestureRecognizer,
      shouldRequireFailureOfGestureRecognizer: otherGestureRecognizer)
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    self.gestureRecognizer(
      gestureRecognizer: gestureRecognizer,
      shouldBeRequiredToFailByGestureRecognizer: otherGestureRecognizer)
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    self.gestureRecognizer(gestureRecognizer: gestureRecognizer, shouldReceiveTouch: touch)
  }
}
