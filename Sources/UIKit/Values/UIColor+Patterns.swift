public import CoreGraphics

extension UIColor {
  /// A picture that is repeated, upright and at its size in points.
  public convenience init(patternImage image: UIImage) {
    self.init(cgColor: image.patternColor ?? .clear)
  }
}

extension UIImage {
  /// Covers `rect` with the picture again and again, the first at the origin of base space.
  @MainActor
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setFillColor(UIColor(patternImage: self).cgColor)
    context.fill(rect)
    context.restoreGState()
  }

  /// Nil for an empty picture.
  fileprivate var patternColor: CGColor? {
    guard let pixels = uprightPixels, let pattern = CGPattern(tiling: pixels, size: size),
      let space = CGColorSpace(patternBaseSpace: nil)
    else { return nil }
    return CoreGraphics.CGColor(patternSpace: space, pattern: pattern, components: [1])
  }
}
