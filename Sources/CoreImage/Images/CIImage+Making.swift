public import CoreGraphics
import ImageIO

/// Keys of options for images.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// True: the image stands upright, as its file says.
  public static let applyOrientationProperty = CIImageOption(
    rawValue: "kCIImageApplyOrientationProperty")
  /// A space that the pixels are taken to be of; `NSNull`: they are taken as they are, which changes nothing where
  /// they are sRGB.
  public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
  /// Properties instead of those of the file.
  public static let properties = CIImageOption(rawValue: "kCIImageProperties")
  /// True: pixels are read as they are where the image is moved.
  public static let nearestSampling = CIImageOption(rawValue: "kCIImageNearestSampling")
}

extension CIImage {
  /// An image of a picture's pixels.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, options: nil) }

  /// An image of a picture's pixels.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
    self.init(image, PropertyBox(), options)
  }

  private convenience init(
    _ image: CGImage, _ properties: PropertyBox, _ options: [CIImageOption: Any]?
  ) {
    var image = image
    if let space = options?[.colorSpace] as? CGColorSpace {
      image = image.copy(colorSpace: space) ?? image
    }
    self.init(
      BitmapNode(image: image.rasterImage), source: image,
      properties: (options?[.properties] as? [String: Any]).map { PropertyBox($0) } ?? properties,
      isSampledNearest: options?[.nearestSampling] as? Bool ?? false)
  }

  /// An image of a file's bytes, as it is stored; nil where they are none that can be read.
  public convenience init?(data: Data) { self.init(data: data, options: nil) }

  /// An image of a file's bytes; nil where they are none that can be read.
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    guard let file = CGImageSourceCreateWithData(data, nil),
      let image = CGImageSourceCreateImageAtIndex(file, 0, nil)
    else { return nil }
    let properties = CGImageSourceCopyPropertiesAtIndex(file, 0, nil) as? [String: Any] ?? [:]
    let orientation = properties[kCGImagePropertyOrientation] as? Int ?? 1
    let isTurned = options?[.applyOrientationProperty] as? Bool == true
    self.init(
      isTurned ? image.turned(by: orientation) : image, PropertyBox(properties), options)
  }

  /// An image of a file; nil where it cannot be read.
  public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

  /// An image of a file; nil where it cannot be read.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data, options: options)
  }

  /// One colour without end.
  public convenience init(color: CIColor) {
    self.init(
      FormulaNode { space in
        let color = space.color(color)
        return { _, _ in color }
      })
  }

  /// Nothing.
  public static func empty() -> CIImage { CIImage(EmptyNode()) }

  public static let black = CIImage(color: .black)
  public static let white = CIImage(color: .white)
  public static let gray = CIImage(color: .gray)
  public static let red = CIImage(color: .red)
  public static let green = CIImage(color: .green)
  public static let blue = CIImage(color: .blue)
  public static let cyan = CIImage(color: .cyan)
  public static let magenta = CIImage(color: .magenta)
  public static let yellow = CIImage(color: .yellow)
  public static let clear = CIImage(color: .clear)
}
