import CoreGraphics
import QuartzCore
import VirtualTime

extension UIView {
  /// What `resizableSnapshotView` does.
  final func resizableSnapshot(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if capInsets != .zero {
      SceneContext.active.unsupported(
        "cap insets of a snapshot", at: layer.name ?? "\(type(of: self))")
    }
    if afterUpdates { bringUpToDate() }
    let snapshot = SnapshotView(of: self, in: rect)
    snapshot.clipsToBounds = true
    return snapshot
  }

  /// What `drawHierarchy` does.
  final func drawTree(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { bringUpToDate() }
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

  final func bringUpToDate() {
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
final class SnapshotView: UIView {
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
