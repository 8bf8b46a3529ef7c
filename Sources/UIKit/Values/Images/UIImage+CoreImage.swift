public import CoreGraphics
public import CoreImage
import Synchronization

extension UIImage {
  /// A picture of what the recipe draws, one point per pixel; empty where it has no end.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// A picture of what the recipe draws, `scale` pixels per point, shown turned; empty where it has no end.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init(recipe: DrawnRecipe(ciImage), Manner(scale: scale, orientation: orientation))
  }
}

/// An image of Core Image, and its pixels once they were asked for.
final class DrawnRecipe: Sendable {
  let image: CIImage
  private let drawn = Mutex<CGImage??>(nil)

  init(_ image: CIImage) { self.image = image }

  /// All of the image; nil where it has no end, or is empty.
  var pixels: CGImage? {
    drawn.withLock { drawn in
      if let known = drawn { return known }
      let made = CIContext().createCGImage(image, from: image.extent)
      drawn = .some(made)
      return made
    }
  }

  /// In pixels; zero where there are none.
  var size: CGSize {
    let box = image.extent
    if box.isInfinite || box.isNull { return .zero }
    return CGSize(
      width: box.maxX.rounded(.up) - box.minX.rounded(.down),
      height: box.maxY.rounded(.up) - box.minY.rounded(.down))
  }
}

extension CIImage {
  /// An image of a picture's pixels, as they are stored; nil for an empty picture.
  public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

  /// An image of a picture's pixels; nil for an empty picture. They stand upright where the options say so.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    guard let pixels = image.pixels else { return nil }
    let isTurned = options?[.applyOrientationProperty] as? Bool == true
    self.init(cgImage: isTurned ? image.uprightPixels ?? pixels : pixels, options: options)
  }
}

extension CIColor {
  /// The colour as it is in sRGB.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIColor {
  /// The colour of `ciColor`.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The colour as filters take it.
  public var ciColor: CIColor { CIColor(cgColor: cgColor) }
}
