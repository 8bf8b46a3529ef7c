public import CoreGraphics
import Timing

/// Makes a whole transform of the numbers an animation interpolates. The numbers are mixed, so
/// that a rotation may go round several times; the transform is what is cumulated and added.
///
/// For animations of `transform`, `sublayerTransform` and other properties that are transforms; an
/// animation of anything else that has a value function does nothing.
public final class CAValueFunction: NSObject, FoundByName, Sendable {
  /// Which function it is.
  public let name: CAValueFunctionName
  let operation: TransformOperation

  private init(_ name: CAValueFunctionName, _ operation: TransformOperation) {
    self.name = name
    self.operation = operation
  }

  /// One object for each name.
  fileprivate static let all = [
    CAValueFunctionName.rotateX: CAValueFunction(.rotateX, .rotation(.rotationX)),
    .rotateY: CAValueFunction(.rotateY, .rotation(.rotationY)),
    .rotateZ: CAValueFunction(.rotateZ, .rotation(.rotationZ)),
    .scale: CAValueFunction(.scale, .scale([.scaleX, .scaleY, .scaleZ])),
    .scaleX: CAValueFunction(.scaleX, .scale([.scaleX])),
    .scaleY: CAValueFunction(.scaleY, .scale([.scaleY])),
    .scaleZ: CAValueFunction(.scaleZ, .scale([.scaleZ])),
    .translate: CAValueFunction(
      .translate, .translation([.translationX, .translationY, .translationZ])),
    .translateX: CAValueFunction(.translateX, .translation([.translationX])),
    .translateY: CAValueFunction(.translateY, .translation([.translationY])),
    .translateZ: CAValueFunction(.translateZ, .translation([.translationZ])),
  ]
}

/// What `CAValueFunction` conforms to, because only an initializer in a protocol's extension can
/// hand out an object that exists already.
public protocol FoundByName {}

extension FoundByName where Self: CAValueFunction {
  /// The function called `name`, the same object each time; nil when there is none.
  public init?(name: CAValueFunctionName) {
    guard let function = CAValueFunction.all[name] as? Self else { return nil }
    self = function
  }
}
