extension UIGestureRecognizer {
  /// True for a single tap with one finger that is watched for around `view`: controls that are
  /// tapped keep such for themselves.
  func isSingleTap(outside view: UIView) -> Bool {
    guard self.view !== view, let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
