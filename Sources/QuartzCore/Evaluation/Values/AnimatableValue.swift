import CoreGraphics
import Geometry

/// A value of a layer's property with its type, as animations handle it.
enum AnimatableValue: Sendable {
  case number(Double)
  case flag(Bool)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  /// Kept apart: four times as large as the largest of the others, and all are passed on much.
  indirect case transform(CATransform3D)
  /// Nil: no colour, which mixes as the other colour made transparent.
  case color(CGColor?)
  case path(Path?)
  case image(CGImage?)
  /// In place of an image: contents that a text layer has drawn.
  case text(DrawnText)
  /// Between two of these: of the kind of images.
  case fade(ContentsFade)
  case numbers([Double]?)
  case colors([CGColor]?)

  enum Kind: Hashable {
    case number, flag, point, size, rect, transform, color, path, image, numbers, colors
  }

  var kind: Kind {
    switch self {
    case .number: .number
    case .flag: .flag
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .transform: .transform
    case .color: .color
    case .path: .path
    case .image, .text, .fade: .image
    case .numbers: .numbers
    case .colors: .colors
    }
  }

  /// The value without its type, as key-value coding hands it out: numbers and flags as `NSNumber`,
  /// which casts to every type of number.
  var object: Any? {
    switch self {
    case .number(let value): NSNumber(value: value)
    case .flag(let value): NSNumber(value: value)
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value.map { CGPath(geometry: $0) }
    case .image(let value): value
    case .text: nil
    case .fade(let value): value.nearer.image
    case .numbers(let value): value
    case .colors(let value): value
    }
  }
}

extension AnimatableValue.Kind {
  /// What adding changes nothing: 0, transparent black, the identity; nil for types that cannot
  /// be added.
  var zero: AnimatableValue? {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .color: .color(.clear)
    case .flag, .path, .image, .numbers, .colors: nil
    }
  }
}
