public import CoreGraphics
public import CoreImage

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

  /// What is known of a picture beside its pixels.
  struct Manner {
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    /// Of a symbol, what it was made of.
    var symbol: SymbolSource?
    /// Of an animated picture, the pictures and how long they take together, seconds.
    var frames: (images: [UIImage], duration: TimeInterval)?
  }

  /// The pixels, those of an image of Core Image drawn; nil for an empty image.
  let pixels: CGImage?
  /// What the picture was made of, if that was an image of Core Image.
  public let ciImage: CIImage?
  let manner: Manner
  /// The variants that the picture is one of, once somebody asked for them.
  final var asset: UIImageAsset?

  /// The pixels; nil for an empty image, and for one made of an image of Core Image.
  public var cgImage: CGImage? { ciImage == nil ? pixels : nil }

  init(pixels: CGImage?, _ manner: Manner, of ciImage: CIImage? = nil) {
    self.pixels = pixels
    self.ciImage = ciImage
    self.manner = manner
    super.init()
  }

  /// Pixels per point.
  public var scale: CGFloat { manner.scale }
  /// How the picture is shown where UIKit decides.
  public var renderingMode: RenderingMode { manner.renderingMode }
  /// The edges that keep their size where the picture is stretched, points; zero: none.
  public var capInsets: UIEdgeInsets { manner.capInsets }
  /// What becomes of the part between them.
  public var resizingMode: ResizingMode { manner.resizingMode }

  /// An empty image.
  public convenience override init() { self.init(pixels: nil, Manner()) }

  /// A picture one point per pixel.
  public convenience init(cgImage: CGImage) { self.init(pixels: cgImage, Manner()) }

  /// A picture of `scale` pixels per point, shown turned.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(pixels: cgImage, Manner(scale: scale, orientation: orientation))
  }

  /// A picture of other pixels that is shown as `other` is.
  convenience init(
    cgImage: CGImage, scale: CGFloat, orientation: Orientation, like other: UIImage
  ) {
    var manner = other.manner
    manner.scale = scale
    manner.orientation = orientation
    self.init(pixels: cgImage, manner)
  }

  /// Decodes a PNG, JPEG, GIF or WebP file; nil for anything else. Of several pictures the first.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Decodes a file of `scale` pixels per point; nil where it is none that can be read. A photograph is
  /// shown as the camera was held.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = ImageFile([UInt8](data)) else { return nil }
    self.init(
      pixels: file.image, Manner(scale: scale, orientation: Orientation(exif: file.orientation)))
  }

  /// Reads a file; a name that ends in `@2x` or `@3x` before the extension sets the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: Self.scale(ofFile: path))
  }

  /// Points, as the picture is seen.
  open var size: CGSize {
    guard let pixels else { return .zero }
    let size = CGSize(
      width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    return imageOrientation.isOnItsSide ? CGSize(width: size.height, height: size.width) : size
  }

  /// How the pixels are turned when they are shown.
  open var imageOrientation: Orientation { manner.orientation }

  /// The picture as a PNG file; nil for an empty or too large one.
  open func pngData() -> Data? { uprightPixels?.pngFile().map { Data($0) } }

  /// The picture on white as a JPEG file, 0 smallest … 1 best; nil for an empty or too large one.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    uprightPixels?.jpegFile(quality: Double(compressionQuality)).map { Data($0) }
  }

  /// The same pixels, shown otherwise.
  func changed(_ change: (inout Manner) -> Void) -> UIImage {
    var manner = manner
    change(&manner)
    return UIImage(pixels: pixels, manner, of: ciImage)
  }

  /// The same picture, shown in another mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The same picture, of which the edges keep their size where it is stretched.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
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
