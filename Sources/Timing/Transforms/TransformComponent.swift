package import Geometry

/// The parts of a transform that key paths name; raw values are what follows `transform.`.
///
/// A transform is read as scale, then rotation about x, y and z in this order, then translation.
package enum TransformComponent: String, CaseIterable, Sendable {
  /// About z, radians.
  case rotation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case rotationZ = "rotation.z"
  /// Reads the mean of the three factors, writes all three.
  case scale
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  /// Reads the mean of two factors, writes these two.
  case scaleXY = "scale.xy"
  /// By how much x grows with y, in parts of the y scale. What the name means is our decision: it
  /// is known from files only.
  case shearX = "shear.x"
  case translationX = "translation.x"
  case translationY = "translation.y"
  case translationZ = "translation.z"
}

extension Matrix4 {
  /// The component's value; 0 when the matrix cannot be taken apart.
  package func value(of component: TransformComponent) -> Double {
    switch component {
    case .translationX: return m41
    case .translationY: return m42
    case .translationZ: return m43
    default: break
    }
    guard let parts = TransformParts(self) else { return 0 }
    let (x, y, z) = (parts.scaling.first.x, parts.scaling.second.y, parts.scaling.third.z)
    switch component {
    case .rotationX: return parts.rotationAngles.x
    case .rotationY: return parts.rotationAngles.y
    case .rotation, .rotationZ: return parts.rotationAngles.z
    case .scale: return (x + y + z) / 3
    case .scaleX: return x
    case .scaleY: return y
    case .scaleZ: return z
    case .scaleXY: return (x + y) / 2
    case .shearX: return y == 0 ? 0 : parts.scaling.second.x / y
    case .translationX, .translationY, .translationZ: return 0
    }
  }

  /// Replaces one component and leaves the others; nothing when the matrix cannot be taken apart.
  package mutating func set(_ component: TransformComponent, to value: Double) {
    switch component {
    case .translationX: m41 = value
    case .translationY: m42 = value
    case .translationZ: m43 = value
    default:
      guard var parts = TransformParts(self) else { return }
      parts.set(component, to: value)
      self = parts.matrix
    }
  }
}

extension TransformParts {
  /// The angles about x, y and z of the rotation Rx · Ry · Rz, in radians. Where y is a quarter
  /// turn, x and z turn about the same axis; then z is 0.
  fileprivate var rotationAngles: Vector3 {
    get {
      let (a, b, c) = (axes.first, axes.second, axes.third)
      let level = (a.x * a.x + a.y * a.y).squareRoot()
      let y = arcTangent2(-a.z, level)
      guard level > 1e-9 else { return Vector3(arcTangent2(-c.y, b.y), y, 0) }
      return Vector3(arcTangent2(b.z, c.z), y, arcTangent2(a.y, a.x))
    }
    set {
      let (sx, sy, sz) = (sine(newValue.x), sine(newValue.y), sine(newValue.z))
      let (cx, cy, cz) = (cosine(newValue.x), cosine(newValue.y), cosine(newValue.z))
      axes = Axes(
        first: Vector3(cy * cz, cy * sz, -sy),
        second: Vector3(sx * sy * cz - cx * sz, sx * sy * sz + cx * cz, sx * cy),
        third: Vector3(cx * sy * cz + sx * sz, cx * sy * sz - sx * cz, cx * cy))
    }
  }

  fileprivate mutating func set(_ component: TransformComponent, to value: Double) {
    switch component {
    case .rotationX: rotationAngles.x = value
    case .rotationY: rotationAngles.y = value
    case .rotation, .rotationZ: rotationAngles.z = value
    case .scaleX: setScale(of: 0, to: value)
    case .scaleY: setScale(of: 1, to: value)
    case .scaleZ: setScale(of: 2, to: value)
    case .scaleXY:
      for axis in 0..<2 { setScale(of: axis, to: value) }
    case .scale:
      for axis in 0..<3 { setScale(of: axis, to: value) }
    case .shearX: scaling.second.x = value * (scaling.second.y == 0 ? 1 : scaling.second.y)
    case .translationX, .translationY, .translationZ: break
    }
  }

  /// Sets a scale factor; the shear of that axis keeps its proportion to it.
  private mutating func setScale(of axis: Int, to value: Double) {
    var row = scaling[axis]
    let old = axis == 0 ? row.x : axis == 1 ? row.y : row.z
    if old != 0 { row = (value / old) * row }
    switch axis {
    case 0: row.x = value
    case 1: row.y = value
    default: row.z = value
    }
    scaling[axis] = row
  }
}
