package import Foundation

extension CGPattern {
  /// `image` at `size` again and again, upright where base space grows downwards.
  package convenience init?(tiling image: CGImage, size: CGSize) {
    let cell = CGRect(origin: .zero, size: size)
    self.init(
      info: nil, bounds: cell, matrix: .identity, xStep: size.width, yStep: size.height,
      isColored: true,
      callbacks: CGPatternCallbacks(
        version: 0,
        drawPattern: { _, context in
          context.translateBy(x: 0, y: size.height)
          context.scaleBy(x: 1, y: -1)
          context.draw(image, in: cell)
        }, releaseInfo: nil), density: Double(CGFloat(image.width) / size.width))
  }
}
