public import CoreGraphics

// The spellings of Swift 2 and 3.

@available(swift, deprecated: 99, renamed: "CIContextOption.useSoftwareRenderer.rawValue")
public let kCIContextUseSoftwareRenderer = CIContextOption.useSoftwareRenderer.rawValue

@available(swift, deprecated: 99, renamed: "CIContextOption.workingColorSpace.rawValue")
public let kCIContextWorkingColorSpace = CIContextOption.workingColorSpace.rawValue

@available(swift, deprecated: 99, renamed: "CIContextOption.outputColorSpace.rawValue")
public let kCIContextOutputColorSpace = CIContextOption.outputColorSpace.rawValue

@available(swift, deprecated: 99, renamed: "CIImageOption.colorSpace.rawValue")
public let kCIImageColorSpace = CIImageOption.colorSpace.rawValue

@available(swift, deprecated: 99, renamed: "CIFormat.RGBA8")
public let kCIFormatRGBA8 = CIFormat.RGBA8

@available(swift, deprecated: 99, renamed: "CIFormat.ARGB8")
public let kCIFormatARGB8 = CIFormat.ARGB8

@available(swift, deprecated: 99, renamed: "CIFormat.BGRA8")
public let kCIFormatBGRA8 = CIFormat.BGRA8

extension CIImage {
  @available(swift, deprecated: 99, renamed: "init(cgImage:)")
  public convenience init(CGImage image: CGImage) { self.init(cgImage: image) }

  @available(swift, deprecated: 99, renamed: "init(contentsOf:)")
  public convenience init?(contentsOfURL url: URL) { self.init(contentsOf: url) }

  @available(swift, deprecated: 99, renamed: "transformed(by:)")
  public func applying(_ matrix: CGAffineTransform) -> CIImage { transformed(by: matrix) }

  @available(swift, deprecated: 99, renamed: "transformed(by:)")
  public func imageByApplyingTransform(_ matrix: CGAffineTransform) -> CIImage {
    transformed(by: matrix)
  }

  @available(swift, deprecated: 99, renamed: "cropped(to:)")
  public func cropping(to rect: CGRect) -> CIImage { cropped(to: rect) }

  @available(swift, deprecated: 99, renamed: "cropped(to:)")
  public func imageByCroppingToRect(_ rect: CGRect) -> CIImage { cropped(to: rect) }

  @available(swift, deprecated: 99, renamed: "clampedToExtent()")
  public func clampingToExtent() -> CIImage { clampedToExtent() }

  @available(swift, deprecated: 99, renamed: "clampedToExtent()")
  public func imageByClampingToExtent() -> CIImage { clampedToExtent() }

  @available(swift, deprecated: 99, renamed: "composited(over:)")
  public func compositingOverImage(_ background: CIImage) -> CIImage {
    composited(over: background)
  }

  @available(swift, deprecated: 99, renamed: "composited(over:)")
  public func imageByCompositingOverImage(_ background: CIImage) -> CIImage {
    composited(over: background)
  }

  @available(swift, deprecated: 99, renamed: "oriented(forExifOrientation:)")
  public func applyingOrientation(_ orientation: Int32) -> CIImage {
    oriented(forExifOrientation: orientation)
  }

  @available(swift, deprecated: 99, renamed: "applyingFilter(_:parameters:)")
  public func applyingFilter(
    _ filterName: String, withInputParameters parameters: [String: Any]?
  ) -> CIImage {
    applyingFilter(filterName, parameters: parameters ?? [:])
  }

  @available(swift, deprecated: 99, renamed: "applyingFilter(_:parameters:)")
  public func imageByApplyingFilter(
    _ filterName: String, withInputParameters parameters: [String: Any]?
  ) -> CIImage {
    applyingFilter(filterName, parameters: parameters ?? [:])
  }
}

extension CIContext {
  /// A context with options under their old keys.
  @available(swift, deprecated: 99, renamed: "init(options:)")
  public convenience init(options: [String: Any]) {
    self.init(
      options: options.reduce(into: [CIContextOption: Any]()) {
        $0[CIContextOption(rawValue: $1.key)] = $1.value
      })
  }

  @available(swift, deprecated: 99, renamed: "createCGImage(_:from:)")
  public func createCGImage(_ image: CIImage, fromRect rect: CGRect) -> CGImage? {
    createCGImage(image, from: rect)
  }

  @available(swift, deprecated: 99, renamed: "draw(_:in:from:)")
  public func drawImage(_ image: CIImage, inRect target: CGRect, fromRect source: CGRect) {
    draw(image, in: target, from: source)
  }
}

extension CIColor {
  @available(swift, deprecated: 99, renamed: "init(cgColor:)")
  public convenience init(CGColor color: CGColor) { self.init(cgColor: color) }
}

extension CIVector {
  @available(swift, deprecated: 99, renamed: "init(cgPoint:)")
  public convenience init(CGPoint point: CGPoint) { self.init(cgPoint: point) }

  @available(swift, deprecated: 99, renamed: "init(cgRect:)")
  public convenience init(CGRect rect: CGRect) { self.init(cgRect: rect) }
}

extension CIFilter {
  @available(swift, deprecated: 99, renamed: "filterNames(inCategory:)")
  public class func filterNamesInCategory(_ category: String?) -> [String] {
    filterNames(inCategory: category)
  }
}
