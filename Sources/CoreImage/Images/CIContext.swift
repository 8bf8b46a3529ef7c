public import CoreGraphics
import Raster
import VirtualTime

/// Keys of a context's options.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The space in which filters work: of linear light by default; `NSNull`, or a space with sRGB's curve: colours as
  /// pictures have them.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The space of what is drawn; pictures are sRGB all the same, and look alike.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// Changes nothing, as the options below: everything is drawn by the processor.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
  public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// How the components of a pixel are kept.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let ARGB8 = CIFormat(rawValue: 265)
  public static let BGRA8 = CIFormat(rawValue: 266)
  public static let RGBA8 = CIFormat(rawValue: 264)
  public static let ABGR8 = CIFormat(rawValue: 267)
  public static let RGBAh = CIFormat(rawValue: 2056)
  public static let RGBAf = CIFormat(rawValue: 2312)
}

/// Draws images.
open class CIContext: NSObject {
  let space: WorkingSpace
  private let target: CGContext?

  /// A context whose filters work on linear light.
  public convenience override init() { self.init(options: nil) }

  /// A context; see the keys of `CIContextOption`.
  public convenience init(options: [CIContextOption: Any]?) { self.init(target: nil, options) }

  /// A context that draws into `cgContext`.
  public convenience init(cgContext: CGContext, options: [CIContextOption: Any]? = nil) {
    self.init(target: cgContext, options)
  }

  private init(target: CGContext?, _ options: [CIContextOption: Any]?) {
    self.target = target
    switch options?[.workingColorSpace] {
    case is NSNull: space = .coded
    case let chosen as CGColorSpace:
      let isLinear = chosen.isLinear
      if !chosen.hasStandardPrimaries {
        SceneContext.active.unsupported(
          "working with other primaries than sRGB's", at: "CIContext")
      }
      space = isLinear ? .linear : .coded
    default: space = .linear
    }
    super.init()
  }

  /// The space in which filters work.
  open var workingColorSpace: CGColorSpace? {
    space == .linear ? CGColorSpace(name: CGColorSpace.extendedLinearSRGB) : nil
  }

  /// The part of `image` in `rect`, which is grown to whole pixels; nil where it is empty, without end or larger than
  /// 67 million pixels.
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    pixels(of: image, in: rect).map { CGImage(rasterImage: $0) }
  }

  /// A picture of the image; it has 8 bits a component, whatever the format.
  open func createCGImage(
    _ image: CIImage, from rect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    createCGImage(image, from: rect)
  }

  /// A picture of the image; nothing is put off.
  open func createCGImage(
    _ image: CIImage, from rect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
  ) -> CGImage? {
    createCGImage(image, from: rect)
  }

  /// Draws the part of `image` in `source` over `target` of the context that this one draws into.
  open func draw(_ image: CIImage, in target: CGRect, from source: CGRect) {
    guard let context = self.target, let picture = createCGImage(image, from: source) else {
      return
    }
    context.draw(picture, in: target)
  }

  /// Does nothing: nothing is kept.
  open func clearCaches() {}

  /// The largest picture drawn.
  open func outputImageMaximumSize() -> CGSize { CGSize(width: 8192, height: 8192) }

  /// The largest picture taken.
  open func inputImageMaximumSize() -> CGSize { CGSize(width: 8192, height: 8192) }

  final func pixels(of image: CIImage, in rect: CGRect) -> Image? {
    let area = PixelArea(covering: rect.standardized)
    guard !area.isEmpty, !area.isTooLarge else { return nil }
    return space.image(image.node.whole(area, space))
  }
}
