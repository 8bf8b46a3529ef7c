public import CoreGraphics
public import CoreImage
import QuartzCore
import Raster
import VirtualTime

/// An immutable picture: pixels and how many of them make a point.
open class UIImage: NSObject {
  private nonisolated let identity = LazyNumber()

  /// No address, which every run has others of.
  nonisolated open override var hash: Int { identity.value }

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

  /// The pixels; nil for an empty image, and for one made of an image of Core Image.
  public let cgImage: CGImage?
  private let recipe: DrawnRecipe?
  let manner: Manner
  /// The variants that the picture is one of, once somebody asked for them.
  final var asset: UIImageAsset?

  init(pixels: CGImage?, _ manner: Manner) {
    cgImage = pixels
    recipe = nil
    self.manner = manner
    super.init()
  }

  init(recipe: DrawnRecipe, _ manner: Manner) {
    cgImage = nil
    self.recipe = recipe
    self.manner = manner
    super.init()
  }

  /// What the picture was made of, if that was an image of Core Image.
  public var ciImage: CIImage? { recipe?.image }

  /// The pixels, those of an image of Core Image drawn when they are first asked for; nil for an empty image.
  var pixels: CGImage? { cgImage ?? recipe?.pixels }

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

  /// Decodes a file of `scale` pixels per point; nil where it is none that can be read, which is noted. A photograph
  /// is shown as the camera was held.
  public convenience init?(data: Data, scale: CGFloat) {
    self.init(decoding: data, scale: scale, called: "\(data.count) bytes")
  }

  /// Reads a file; a name that ends in `@2x` or `@3x` before the extension sets the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = path.split(separator: "/").last.map(String.init)
    self.init(decoding: data, scale: Self.scale(ofFile: path), called: name)
  }

  /// The picture of a file's bytes; what cannot be read is noted under a name where it has one.
  convenience init?(decoding data: Data, scale: CGFloat, called name: String? = nil) {
    guard let file = ImageFile([UInt8](data)) else {
      if let name, !data.isEmpty {
        SceneContext.active.unsupported(
          "a picture that is damaged, or no PNG, JPEG, GIF or WebP file", at: name)
      }
      return nil
    }
    self.init(
      pixels: file.image, Manner(scale: scale, orientation: Orientation(exif: file.orientation)))
  }

  /// Points, as the picture is seen.
  open var size: CGSize {
    guard let own = recipe?.size ?? cgImage.map({ CGSize(width: $0.width, height: $0.height) })
    else { return .zero }
    let size = CGSize(width: own.width / scale, height: own.height / scale)
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

  /// The pixels, shown otherwise.
  func changed(_ change: (inout Manner) -> Void) -> UIImage {
    var manner = manner
    change(&manner)
    return recipe.map { UIImage(recipe: $0, manner) } ?? UIImage(pixels: cgImage, manner)
  }

  /// The picture, shown in another mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The picture, of which the edges keep their size where it is stretched.
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

  // MARK: Drawing

  /// Draws the picture with its top left corner at `point`, in the current context, as `blendMode`
  /// says and with `alpha`.
  @MainActor
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture over `rect`, in the current context, as `blendMode` says and with `alpha`.
  @MainActor
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    withState(blendMode, alpha) { _ in draw(in: rect) }
  }

  // MARK: Patterns

  /// Covers `rect` with the picture again and again, the first at the origin of base space.
  @MainActor
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setFillColor(UIColor(patternImage: self).cgColor)
    context.fill(rect)
    context.restoreGState()
  }

  /// Draws the picture with its top left corner at `point`, in the current context.
  @MainActor
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture over `rect`, in the current context; nothing without one.
  @MainActor
  open func draw(in rect: CGRect) {
    guard let pixels = uprightPixels, let context = UIGraphicsGetCurrentContext() else { return }
    guard capInsets == .zero else { return drawParts(of: pixels, in: rect, context) }
    Self.draw(pixels, in: rect, context)
  }

  // MARK: Resizing

  /// A picture that is stretched by its one point beside the caps.
  open func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    let (width, height) = (size.width, size.height)
    let (left, top) = (CGFloat(left), CGFloat(top))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top == 0 ? 0 : max(0, height - top - 1),
        right: left == 0 ? 0 : max(0, width - left - 1)),
      resizingMode: .stretch)
  }

  // MARK: Variations

  /// The picture filled with `color` where it is not clear. UIKit shows a stencil in the tint colour all the
  /// same, unless its rendering mode is `alwaysOriginal`.
  @MainActor
  open func withTintColor(_ color: UIColor) -> UIImage {
    guard pixels != nil else { return self }
    let filled = stenciled(with: color)
    return UIImage(pixels: filled.pixels, upright)
  }

  /// The picture filled with `color` where it is not clear, shown in `renderingMode`.
  @MainActor
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// The edges that layout leaves out of account, points.
  open var alignmentRectInsets: UIEdgeInsets { manner.alignmentRectInsets }

  /// The same picture, of which layout leaves edges out of account.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// True where the picture is mirrored in an interface from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { manner.flipsForRightToLeft }

  /// The same picture, mirrored in an interface from right to left; this one runs from left to right.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// The same picture, mirrored from side to side.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    let mirrored: Orientation =
      switch manner.orientation {
      case .up: .upMirrored
      case .upMirrored: .up
      case .down: .downMirrored
      case .downMirrored: .down
      case .left: .rightMirrored
      case .rightMirrored: .left
      case .right: .leftMirrored
      case .leftMirrored: .right
      }
    return changed { $0.orientation = mirrored }
  }

  /// The pictures of an animated one, one after the other; nil for one that stands still.
  open var images: [UIImage]? { manner.frames?.images }

  /// Seconds that the pictures of an animated one take together; 0 for one that stands still.
  open var duration: TimeInterval { manner.frames?.duration ?? 0 }

  /// A picture that image views show as `images` one after the other, for ever; a `duration` of 0 means a
  /// thirtieth of a second for each.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let all = duration > 0 ? duration : Double(images.count) / 30
    return first.changed { $0.frames = (images, all) }
  }

  /// An animated picture of those called `name0`, `name1` and so on, up to 1024.
  @MainActor
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    // Their numbers may begin with 0 or 1.
    for number in 0...1024 {
      guard let image = UIImage(named: "\(name)\(number)") else {
        if number == 0 { continue } else { break }
      }
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }

  /// The same picture: pixels are decoded when a picture is made.
  open func preparingForDisplay() -> UIImage? { pixels == nil ? nil : self }

  /// Hands the same picture to `completionHandler`, after what is being done now.
  @MainActor
  open func prepareForDisplay(completionHandler: @escaping @MainActor (UIImage?) -> Void) {
    let prepared = preparingForDisplay()
    DispatchQueue.main.async { completionHandler(prepared) }
  }

  /// A smaller picture that fits in `size`, in pixels of this one's scale.
  @MainActor
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    let own = self.size
    guard own.width > 0, own.height > 0, size.width > 0, size.height > 0 else { return nil }
    let factor = min(size.width / own.width, size.height / own.height)
    let small = CGSize(width: own.width * factor, height: own.height * factor)
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: small, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: small))
    }
  }

  /// Hands a smaller picture to `completionHandler`, after what is being done now.
  @MainActor
  open func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @MainActor (UIImage?) -> Void
  ) {
    let small = preparingThumbnail(of: size)
    DispatchQueue.main.async { completionHandler(small) }
  }

  // MARK: Symbols

  /// True for a symbol.
  open var isSymbolImage: Bool { manner.symbol != nil }

  /// How the symbol is drawn; nil for other pictures and where nothing was said.
  open var symbolConfiguration: SymbolConfiguration? { manner.symbol?.configuration }

  /// What decides between the picture's variants.
  open var configuration: Configuration? { symbolConfiguration }

  /// The symbol of another size or weight; other pictures stay as they are.
  @MainActor
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol = manner.symbol else { return self }
    return redrawn(symbol, configuration)
  }

  /// The symbol with what `configuration` says over what it had.
  @MainActor
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol = manner.symbol else { return nil }
    return redrawn(symbol, symbol.configuration?.applying(configuration) ?? configuration)
  }
}
