import CoreGraphics
import Geometry

extension CIFilter {
  /// An input that is an image.
  func image(_ key: String = "inputImage") -> CIImage? { value(forKey: key) as? CIImage }

  /// An input as a number within bounds; its default where it is none.
  func number(_ key: String, _ bounds: ClosedRange<Double>) -> Double {
    let value = number(key)
    if value.isNaN { return min(max(bounds.lowerBound, 0), bounds.upperBound) }
    return min(max(bounds.lowerBound, value), bounds.upperBound)
  }

  /// An input as a length, never negative.
  func length(_ key: String) -> Double { number(key, 0...100_000) }

  /// An input as a point.
  func point(_ key: String) -> Point {
    if let point = value(forKey: key) as? CGPoint { return Point(point) }
    return Point(vector(key).cgPointValue)
  }

  /// An input as a rectangle.
  func rect(_ key: String) -> CGRect {
    if let rect = value(forKey: key) as? CGRect { return rect }
    return vector(key).cgRectValue
  }

  /// An input as an affine map.
  func transform(_ key: String) -> CGAffineTransform {
    switch value(forKey: key) {
    case let value as CGAffineTransform: value
    case let value as CIVector: value.cgAffineTransformValue
    default: .identity
    }
  }

  /// An input as a colour of filters.
  func ciColor(_ key: String) -> CIColor {
    switch value(forKey: key) {
    case let color as CIColor: color
    default: CIColor(cgColor: color(key))
    }
  }

  /// An input as a vector of four.
  func row(_ key: String) -> SIMD4<Float> {
    let vector = vector(key)
    return SIMD4(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
  }

  /// An input that is data, as its bytes.
  func bytes(_ key: String) -> [UInt8]? {
    switch value(forKey: key) {
    case let data as Data: [UInt8](data)
    case let data as NSData: [UInt8](Data(referencing: data))
    default: nil
    }
  }

  /// An input that is a space of colours.
  func colorSpace(_ key: String) -> CGColorSpace? { value(forKey: key) as? CGColorSpace }
}
