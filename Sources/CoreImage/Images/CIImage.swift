public import CoreGraphics
import Raster

/// A recipe for a picture: nothing is drawn until a context, or UIKit, asks for pixels. Its coordinates are
/// pixels; the origin is at the bottom left.
public final class CIImage: NSObject, NSCopying, Sendable {
  let node: any ImageNode
  /// True: pixels are read as they are where the image is moved; false: mixed of neighbours.
  let isSampledNearest: Bool
  private let source: CGImage?
  /// What the file says of the picture.
  private let ownProperties: PropertyBox

  init(
    _ node: any ImageNode, source: CGImage? = nil, properties: PropertyBox = PropertyBox(),
    isSampledNearest: Bool = false
  ) {
    self.node = node
    self.source = source
    ownProperties = properties
    self.isSampledNearest = isSampledNearest
    super.init()
  }

  /// An image of nothing.
  public convenience override init() { self.init(EmptyNode()) }

  /// Where the image is not clear; without end for colours, gradients and what is clamped.
  public var extent: CGRect { node.extent }

  /// The picture an image was made of, as long as nothing was done to it.
  public var cgImage: CGImage? { source }

  /// The space of the picture an image was made of.
  public var colorSpace: CGColorSpace? { source?.colorSpace }

  /// What the file said of the picture, as `CGImageSourceCopyPropertiesAtIndex` has it.
  public var properties: [String: Any] { ownProperties.values }

  /// The same image with other properties.
  public func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
    var values: [String: Any] = [:]
    for (key, value) in properties { if let key = key as? String { values[key] = value } }
    return CIImage(
      node, source: source, properties: PropertyBox(values), isSampledNearest: isSampledNearest)
  }

  public override func copy() -> Any { self }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override var description: String {
    extent.isInfinite ? "<CIImage: without end>" : "<CIImage: extent \(extent)>"
  }
}

/// Properties of a picture, which are not changed once they are there.
struct PropertyBox: Sendable {
  private let known: [String: Number]

  private enum Number: Sendable {
    case number(Double)
    case whole(Int)
    case text(String)
    case truth(Bool)
    case group(PropertyBox)
  }

  init() { known = [:] }

  /// Keeps numbers, texts and dictionaries of them.
  init(_ values: [String: Any]) {
    known = values.compactMapValues { value in
      switch value {
      case let value as Bool: .truth(value)
      case let value as Int: .whole(value)
      case let value as Double: .number(value)
      case let value as String: .text(value)
      case let value as [String: Any]: .group(PropertyBox(value))
      default: nil
      }
    }
  }

  var values: [String: Any] {
    known.mapValues { value in
      switch value {
      case .number(let value): value
      case .whole(let value): value
      case .text(let value): value
      case .truth(let value): value
      case .group(let value): value.values
      }
    }
  }
}
