import CoreGraphics

extension CALayer {
  /// How the frame follows the superlayer's size; empty unless changed. Unknown bits are kept.
  public var autoresizingMask: CAAutoresizingMask {
    get { arrangement.autoresizingMask }
    set { arrangement.autoresizingMask = newValue }
  }

  final func resizeChildren(from oldSize: CGSize) {
    guard oldSize != values.bounds.size else { return }
    for layer in children { layer.resize(withOldSuperlayerSize: oldSize) }
  }

  final func followSuperlayer(from oldSize: CGSize) {
    let mask = autoresizingMask
    guard let size = parent?.values.bounds.size, size != oldSize, !mask.isEmpty else { return }
    let old = frame
    let x = CAAutoresizingMask.extent(
      from: Double(old.origin.x), length: Double(old.size.width),
      by: Double(size.width - oldSize.width),
      flexible: (
        mask.contains(.layerMinXMargin), mask.contains(.layerWidthSizable),
        mask.contains(.layerMaxXMargin)
      ))
    let y = CAAutoresizingMask.extent(
      from: Double(old.origin.y), length: Double(old.size.height),
      by: Double(size.height - oldSize.height),
      flexible: (
        mask.contains(.layerMinYMargin), mask.contains(.layerHeightSizable),
        mask.contains(.layerMaxYMargin)
      ))
    let new = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    // A frame that stays is not set: under a transform that would already change the bounds.
    if new != old { frame = new }
  }
}
