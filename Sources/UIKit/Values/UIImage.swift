public import CoreGraphics

/// An immutable picture: pixels and how many of them make a point.
open class UIImage: NSObject {
  /// Whether a picture is shown in its colours or as a stencil in the tint colour.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// What becomes of the part between edges that keep their size.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  /// The pixels; nil for an empty image.
  public let cgImage: CGImage?
  /// Pixels per point.
  public let scale: CGFloat
  private let orientation: Orientation
  /// How the picture is shown where UIKit decides.
  public let renderingMode: RenderingMode
  /// The edges that keep their size where the picture is stretched, points; zero: none.
  public let capInsets: UIEdgeInsets
  /// What becomes of the part between them.
  public let resizingMode: ResizingMode

  private init(
    pixels: CGImage?, scale: CGFloat, orientation: Orientation = .up,
    renderingMode: RenderingMode = .automatic, capInsets: UIEdgeInsets = .zero,
    resizingMode: ResizingMode = .tile
  ) {
    cgImage = pixels
    self.scale = scale
    self.orientation = orientation
    self.renderingMode = renderingMode
    self.capInsets = capInsets
    self.resizingMode = resizingMode
    super.init()
  }

  /// An empty image.
  public convenience override init() {
    self.init(pixels: nil, scale: 1)
  }

  /// A picture one point per pixel.
  public convenience init(cgImage: CGImage) {
    self.init(pixels: cgImage, scale: 1)
  }

  /// A picture of `scale` pixels per point, shown turned.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(pixels: cgImage, scale: scale, orientation: orientation)
  }

  /// A picture of other pixels that is shown as `other` is.
  convenience init(
    cgImage: CGImage, scale: CGFloat, orientation: Orientation, like other: UIImage
  ) {
    self.init(
      pixels: cgImage, scale: scale, orientation: orientation, renderingMode: other.renderingMode,
      capInsets: other.capInsets, resizingMode: other.resizingMode)
  }

  /// Decodes a PNG or JPEG file; nil for anything else.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Decodes a PNG or JPEG file of `scale` pixels per point; nil for anything else. A photograph is
  /// shown as the camera was held.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = ImageFile([UInt8](data)) else { return nil }
    self.init(
      pixels: file.image, scale: scale, orientation: Orientation(exif: file.orientation))
  }

  /// Reads a PNG or JPEG file; a name that ends in `@2x` or `@3x` before the extension sets the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: Self.scale(ofFile: path))
  }

  /// Points, as the picture is seen.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    return imageOrientation.isOnItsSide ? CGSize(width: size.height, height: size.width) : size
  }

  /// How the pixels are turned when they are shown.
  open var imageOrientation: Orientation { orientation }

  /// The picture as a PNG file; nil for an empty or too large one.
  open func pngData() -> Data? { uprightPixels?.pngFile().map { Data($0) } }

  /// The picture on white as a JPEG file, 0 smallest … 1 best; nil for an empty or too large one.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    uprightPixels?.jpegFile(quality: Double(compressionQuality)).map { Data($0) }
  }

  /// The same picture, shown in another mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      pixels: cgImage, scale: scale, orientation: orientation, renderingMode: renderingMode,
      capInsets: capInsets, resizingMode: resizingMode)
  }

  /// The same picture, of which the edges keep their size where it is stretched.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage {
    UIImage(
      pixels: cgImage, scale: scale, orientation: orientation, renderingMode: renderingMode,
      capInsets: capInsets, resizingMode: resizingMode)
  }

  static func scale(ofFile path: String) -> CGFloat {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    for device in ["", "~iphone", "~ipad"] {
      if name.hasSuffix("@3x" + device) { return 3 }
      if name.hasSuffix("@2x" + device) { return 2 }
    }
    return 1
  }
}
