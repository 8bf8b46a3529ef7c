public import CoreGraphics
import QuartzCore
import VirtualTime

extension UIView {
  /// A view that shows what this one shows now and does not change any more; what it shows is
  /// stretched over its bounds. With `afterUpdates`, layout and drawing that are due come first.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { update() }
    return SnapshotView(of: self, in: bounds)
  }

  /// The same of a part of the bounds. Insets that are not stretched are not supported; the ledger
  /// notes them.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if capInsets != .zero {
      SceneContext.active.unsupported(
        "cap insets of a snapshot", at: layer.name ?? "\(type(of: self))")
    }
    if afterUpdates { update() }
    let snapshot = SnapshotView(of: self, in: rect)
    snapshot.clipsToBounds = true
    return snapshot
  }

  /// Draws what this view shows now, as the screen shows it, stretched over `rect`, in the current
  /// context; false without one. With `afterUpdates`, layout and drawing that are due come first.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { update() }
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0,
      !rect.isNull, !rect.isInfinite
    else { return false }
    let snapshot = SnapshotView(of: self, in: bounds)
    snapshot.frame = CGRect(origin: .zero, size: rect.size)
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.lay(
      TreePicture.draw(
        snapshot.layer, at: CACurrentMediaTime(), width: context.width, height: context.height,
        pixelsFromRoot: context.pixelsFromUser))
    context.restoreGState()
    return true
  }

  private func update() {
    layoutIfNeeded()
    layer.displayTreeIfNeeded()
  }
}

extension CALayer {
  /// Draws what is due, in this layer and all in it.
  fileprivate func displayTreeIfNeeded() {
    displayIfNeeded()
    for layer in sublayers ?? [] { layer.displayTreeIfNeeded() }
    mask?.displayTreeIfNeeded()
  }
}

/// Shows a part of another view as that was at one moment, stretched over the bounds.
private final class SnapshotView: UIView {
  private let picture: FrozenLayer

  init(of view: UIView, in rect: CGRect) {
    picture = FrozenLayer(freezing: view.layer, in: rect)
    super.init(frame: CGRect(origin: .zero, size: rect.size))
    bounds.origin = .zero
  }

  required init?(coder: NSCoder) { nil }

  override class var layerClass: AnyClass { FrozenLayer.self }

  override func makeLayer() -> CALayer { picture }
}
