import CoreGraphics

/// What the values of an animation are read as: the type of the property or part of it that is animated,
/// or what the animation's value function takes.
@MainActor
struct ValueForm {
  let kind: AnimatableValue.Kind
  private let path: ResolvedKeyPath
  /// That of the value function; nil when there is none.
  let operation: TransformOperation?

  /// Nil for what cannot be animated, or not through `operation`.
  init?(of path: ResolvedKeyPath, through operation: TransformOperation?) {
    guard path.property.isAnimatable, let pathKind = path.kind else { return nil }
    guard operation == nil || pathKind == .transform else { return nil }
    kind = operation?.inputKind ?? pathKind
    self.path = path
    self.operation = operation
  }

  /// `object` as a value to mix; nil for another type.
  func value(from object: Any?) -> AnimatableValue? {
    operation.map { $0.input(from: object) } ?? path.value(from: object)
  }

  /// What a point on a path is as a value: a point, or in a part that is a size its two numbers. Nil for
  /// what follows no path.
  func value(at point: CGPoint) -> AnimatableValue? {
    switch kind {
    case .point: .point(point)
    case .size where path.component != nil: path.value(from: point)
    default: nil
    }
  }
}
