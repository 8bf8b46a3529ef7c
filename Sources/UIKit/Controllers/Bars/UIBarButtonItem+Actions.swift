import CoreGraphics

extension UIBarButtonItem {
  /// A button with a title that calls `action` on `target`, which is held weakly, when it is
  /// pressed: the form that takes a method where Apple's takes a selector.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: title, style: style, target: nil, action: Selector?.none)
    method = TargetAction(target, action)
  }

  /// A button with a title that calls a method that takes the item.
  public convenience init<Target: AnyObject, Sender>(
    title: String?, style: Style, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(title: title, style: style, target: nil, action: Selector?.none)
    method = TargetAction(target, action)
  }

  /// A button with a picture that calls `action` on `target` when it is pressed.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(image: image, style: style, target: nil, action: Selector?.none)
    method = TargetAction(target, action)
  }

  /// A button with a picture that calls a method that takes the item.
  public convenience init<Target: AnyObject, Sender>(
    image: UIImage?, style: Style, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(image: image, style: style, target: nil, action: Selector?.none)
    method = TargetAction(target, action)
  }
}
