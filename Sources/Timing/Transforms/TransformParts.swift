import Geometry

/// A 4×4 matrix taken apart into what animations mix: scale and shear act first, then rotation,
/// then translation, then perspective (row vectors: M = L · R · T · P).
///
/// The method is that of "unmatrix" (Thomas, Graphics Gems II), with two differences: a mirror goes
/// into one scale factor instead of all three, and axes scaled to zero get the rotation nearest to
/// none, so that growing from nothing does not turn.
struct TransformParts: Hashable, Sendable {
  /// L, a lower triangle: scale factors on its diagonal, shears below it. Shears are lengths, not
  /// fractions of a scale factor, so that a factor of zero does no harm.
  var scaling: Axes
  /// R.
  var axes: Axes
  /// m41, m42, m43.
  var translation: Vector3
  /// The fourth column of P: three numbers and the last.
  var perspective: Vector3
  var weight: Double

  /// Nil for a matrix that is not finite, and for one whose perspective lies in a direction that it
  /// scales to zero.
  init?(_ m: Matrix4) {
    if Self.onlyScalesAndMoves(m) {
      scaling = Axes(
        first: Vector3(m.m11, 0, 0), second: Vector3(0, m.m22, 0), third: Vector3(0, 0, m.m33))
      axes = .identity
      translation = Vector3(m.m41, m.m42, m.m43)
      perspective = Vector3(0, 0, 0)
      weight = 1
      return
    }
    guard m.elements.allSatisfy(\.isFinite) else { return nil }
    let rows = Axes(
      first: Vector3(m.m11, m.m12, m.m13), second: Vector3(m.m21, m.m22, m.m23),
      third: Vector3(m.m31, m.m32, m.m33))
    (scaling, axes) = Self.orthogonalized(rows)
    translation = Vector3(m.m41, m.m42, m.m43)
    let column = Vector3(m.m14, m.m24, m.m34)
    guard let perspective = Self.perspective(column, scaling: scaling, axes: axes) else {
      return nil
    }
    self.perspective = perspective
    weight = m.m44 - Vector3.dot(translation, perspective)
  }

  /// True for what scales by positive factors and moves, as most layers do: its parts stand in the
  /// matrix.
  private static func onlyScalesAndMoves(_ m: Matrix4) -> Bool {
    m.m11 > 0 && m.m22 > 0 && m.m33 > 0 && m.m44 == 1
      && m.m12 == 0 && m.m13 == 0 && m.m14 == 0 && m.m21 == 0 && m.m23 == 0 && m.m24 == 0
      && m.m31 == 0 && m.m32 == 0 && m.m34 == 0
      // No number if one of them is infinite or none.
      && m.m11 * 0 + m.m22 * 0 + m.m33 * 0 + m.m41 * 0 + m.m42 * 0 + m.m43 * 0 == 0
  }

  var matrix: Matrix4 {
    var m = Matrix4()
    let rows = (row(0), row(1), row(2))
    (m.m11, m.m12, m.m13) = (rows.0.x, rows.0.y, rows.0.z)
    (m.m21, m.m22, m.m23) = (rows.1.x, rows.1.y, rows.1.z)
    (m.m31, m.m32, m.m33) = (rows.2.x, rows.2.y, rows.2.z)
    (m.m41, m.m42, m.m43) = (translation.x, translation.y, translation.z)
    m.m14 = Vector3.dot(rows.0, perspective)
    m.m24 = Vector3.dot(rows.1, perspective)
    m.m34 = Vector3.dot(rows.2, perspective)
    m.m44 = Vector3.dot(translation, perspective) + weight
    return m
  }

  /// One row of L · R.
  private func row(_ index: Int) -> Vector3 {
    let l = scaling[index]
    return l.x * axes.first + l.y * axes.second + l.z * axes.third
  }

  /// Linear in everything but the rotation, which turns at constant speed. Of two mirrors the second is
  /// carried in the first one's axis, so that nothing shrinks on the way.
  static func mix(_ a: TransformParts, _ b: TransformParts, _ t: Double) -> TransformParts {
    var mixed = a
    var b = b
    if let axis = a.mirroredAxis { b.carryMirror(in: axis) }
    for index in 0..<3 {
      mixed.scaling[index] = Vector3.mix(a.scaling[index], b.scaling[index], t)
    }
    if a.axes != b.axes {
      mixed.axes = Quaternion.mix(Quaternion(axes: a.axes), Quaternion(axes: b.axes), t).axes
    }
    mixed.translation = Vector3.mix(a.translation, b.translation, t)
    mixed.perspective = Vector3.mix(a.perspective, b.perspective, t)
    mixed.weight = a.weight + (b.weight - a.weight) * t
    return mixed
  }

  /// p with L · R · p = `column`, by forward substitution; nil when there is none.
  private static func perspective(_ column: Vector3, scaling: Axes, axes: Axes) -> Vector3? {
    func quotient(_ a: Double, _ b: Double) -> Double? { a == 0 ? 0 : b == 0 ? nil : a / b }
    guard let x = quotient(column.x, scaling.first.x),
      let y = quotient(column.y - scaling.second.x * x, scaling.second.y),
      let z = quotient(
        column.z - scaling.third.x * x - scaling.third.y * y, scaling.third.z)
    else { return nil }
    return x * axes.first + y * axes.second + z * axes.third
  }
}
