import CoreGraphics
import Geometry
import Timing

/// What a value function does with its numbers.
enum TransformOperation: Sendable {
  /// By one number, radians, about the axis named.
  case rotation(TransformComponent)
  /// By a factor for each direction named; 1 along the others.
  case scale([TransformComponent])
  /// By points along each direction named.
  case translation([TransformComponent])

  /// What its numbers stand for.
  private var components: [TransformComponent] {
    switch self {
    case .rotation(let component): [component]
    case .scale(let components), .translation(let components): components
    }
  }

  /// The type of value it takes: one number, or an array of several.
  var inputKind: AnimatableValue.Kind { components.count == 1 ? .number : .numbers }

  /// What makes the identity.
  var neutralInput: AnimatableValue {
    let neutral = if case .scale = self { 1.0 } else { 0.0 }
    return input(components.map { _ in neutral })
  }

  /// `object` as a value to mix and apply; nil for another type or another count of numbers.
  func input(from object: Any?) -> AnimatableValue? {
    guard let value = AnimatableValue(object, as: inputKind),
      value.components?.count == components.count
    else { return nil }
    return value
  }

  /// The numbers that `value`, a transform, has of this kind: what the key path
  /// "transform.rotation.z" would read.
  func input(takenFrom value: AnimatableValue) -> AnimatableValue? {
    guard case .transform(let transform) = value else { return nil }
    let matrix = transform.matrix
    return input(components.map { matrix.value(of: $0) })
  }

  /// The transform made of `value`; nil when it is not what the operation takes.
  func transform(of value: AnimatableValue) -> AnimatableValue? {
    guard value.kind == inputKind, let numbers = value.components,
      numbers.count == components.count
    else { return nil }
    func number(_ component: TransformComponent, else neutral: CGFloat) -> CGFloat {
      components.firstIndex(of: component).map { CGFloat(numbers[$0]) } ?? neutral
    }
    switch self {
    case .rotation(let axis):
      return .transform(
        CATransform3DMakeRotation(
          CGFloat(numbers[0]), axis == .rotationX ? 1 : 0, axis == .rotationY ? 1 : 0,
          axis == .rotationZ ? 1 : 0))
    case .scale:
      return .transform(
        CATransform3DMakeScale(
          number(.scaleX, else: 1), number(.scaleY, else: 1), number(.scaleZ, else: 1)))
    case .translation:
      return .transform(
        CATransform3DMakeTranslation(
          number(.translationX, else: 0), number(.translationY, else: 0),
          number(.translationZ, else: 0)))
    }
  }

  private func input(_ numbers: [Double]) -> AnimatableValue {
    numbers.count == 1 ? .number(numbers[0]) : .numbers(numbers)
  }
}
