import QuartzCore

extension UIView {
  /// A view that shows what this one shows now and does not change any more. With
  /// `afterUpdates`, layout and drawing that are due come first.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates {
      layoutIfNeeded()
      layer.displayIfNeeded()
    }
    let picture = FrozenLayer(freezing: layer)
    let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    picture.position = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    view.layer.addSublayer(picture)
    return view
  }
}
