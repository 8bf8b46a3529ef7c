public import CoreGraphics
import PNG
import Raster

/// An immutable picture: pixels and how many of them make a point.
open class UIImage: NSObject {
  /// How the pixels are turned for display. Only upright pictures exist here.
  public enum Orientation: Int, Sendable {
    case up = 0
  }

  /// Whether a picture is shown in its colours or as a stencil in the tint colour.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// The pixels; nil for an empty image.
  public let cgImage: CGImage?
  /// Pixels per point.
  public let scale: CGFloat
  /// How the picture is shown where UIKit decides.
  public let renderingMode: RenderingMode

  private init(pixels: CGImage?, scale: CGFloat, renderingMode: RenderingMode) {
    cgImage = pixels
    self.scale = scale
    self.renderingMode = renderingMode
    super.init()
  }

  /// An empty image.
  public convenience override init() {
    self.init(pixels: nil, scale: 1, renderingMode: .automatic)
  }

  /// A picture one point per pixel.
  public convenience init(cgImage: CGImage) {
    self.init(pixels: cgImage, scale: 1, renderingMode: .automatic)
  }

  /// A picture of `scale` pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(pixels: cgImage, scale: scale, renderingMode: .automatic)
  }

  /// Decodes a PNG file; nil for anything else.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Decodes a PNG file of `scale` pixels per point; nil for anything else.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = try? PNGDecoder.decode([UInt8](data)) else { return nil }
    let image = Image(width: picture.width, height: picture.height, pixels: picture.pixels)
    self.init(
      pixels: CoreGraphics.CGImage(rasterImage: image), scale: scale, renderingMode: .automatic)
  }

  /// Reads a PNG file; a name that ends in `@2x` or `@3x` before the extension sets the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: Self.scale(ofFile: path))
  }

  /// Points.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }

  /// Always `up`.
  open var imageOrientation: Orientation { .up }

  /// The same picture, shown in another mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(pixels: cgImage, scale: scale, renderingMode: renderingMode)
  }

  static func scale(ofFile path: String) -> CGFloat {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }
}
