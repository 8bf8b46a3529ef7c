import CoreGraphics
import Geometry
import Timing

/// `transform.rotation.z` and its like: a transform taken apart, one part replaced, put together.
extension ValueComponent {
  static let transformComponents: [String: ValueComponent] = {
    var components = ["translation": translation]
    for component in TransformComponent.allCases {
      components[component.rawValue] = number(component)
    }
    return components
  }()

  private static func number(_ component: TransformComponent) -> ValueComponent {
    ValueComponent(
      kind: .number,
      get: {
        guard case .transform(let t) = $0 else { return nil }
        return .number(t.matrix.value(of: component))
      },
      set: {
        guard case .transform(let t) = $0, case .number(let value) = $1 else { return nil }
        var matrix = t.matrix
        matrix.set(component, to: value)
        return .transform(CATransform3D(matrix))
      })
  }

  /// x and y as a size.
  private static let translation = ValueComponent(
    kind: .size,
    get: {
      guard case .transform(let t) = $0 else { return nil }
      return .size(CGSize(width: t.m41, height: t.m42))
    },
    set: {
      guard case .transform(var t) = $0, case .size(let size) = $1 else { return nil }
      t.m41 = size.width
      t.m42 = size.height
      return .transform(t)
    })
}
