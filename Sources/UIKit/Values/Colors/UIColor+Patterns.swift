import CoreGraphics

extension UIColor {
  /// A picture that is repeated, upright and at its size in points.
  public convenience init(patternImage image: UIImage) {
    self.init(cgColor: image.patternColor ?? .clear)
  }
}

extension UIImage {
  /// Nil for an empty picture.
  fileprivate var patternColor: CGColor? {
    guard let pixels = uprightPixels, let pattern = CGPattern(tiling: pixels, size: size),
      let space = CGColorSpace(patternBaseSpace: nil)
    else { return nil }
    return CoreGraphics.CGColor(patternSpace: space, pattern: pattern, components: [1])
  }
}
