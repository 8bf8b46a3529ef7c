import Geometry

/// A rotation as a unit quaternion.
struct Quaternion: Hashable, Sendable {
  var x: Double
  var y: Double
  var z: Double
  var w: Double

  /// The rotation whose rows, for row vectors, are `axes`: orthonormal and right-handed.
  init(axes: Axes) {
    let (a, b, c) = (axes.first, axes.second, axes.third)
    let trace = a.x + b.y + c.z
    // Divide by the largest of the four numbers.
    if trace > 0 {
      let s = 2 * (1 + trace).squareRoot()
      self.init(x: (b.z - c.y) / s, y: (c.x - a.z) / s, z: (a.y - b.x) / s, w: s / 4)
    } else if c.z >= a.x, c.z >= b.y {
      let s = 2 * (1 + c.z - a.x - b.y).squareRoot()
      self.init(x: (c.x + a.z) / s, y: (b.z + c.y) / s, z: s / 4, w: (a.y - b.x) / s)
    } else if b.y >= a.x {
      let s = 2 * (1 + b.y - a.x - c.z).squareRoot()
      self.init(x: (a.y + b.x) / s, y: s / 4, z: (b.z + c.y) / s, w: (c.x - a.z) / s)
    } else {
      let s = 2 * (1 + a.x - b.y - c.z).squareRoot()
      self.init(x: s / 4, y: (a.y + b.x) / s, z: (c.x + a.z) / s, w: (b.z - c.y) / s)
    }
  }

  init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// The rows of the rotation's matrix, for row vectors.
  var axes: Axes {
    Axes(
      first: Vector3(1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
      second: Vector3(2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
      third: Vector3(2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)))
  }

  /// Turns at constant speed by the shorter way from `a` to `b`; at half a turn rounding decides
  /// the direction. Outside 0…1 the turning goes on (Shoemake, SIGGRAPH 1985).
  static func mix(_ a: Quaternion, _ b: Quaternion, _ t: Double) -> Quaternion {
    let dot = a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w
    let sign: Double = dot < 0 ? -1 : 1
    let rest = Quaternion(
      x: sign * b.x - abs(dot) * a.x, y: sign * b.y - abs(dot) * a.y,
      z: sign * b.z - abs(dot) * a.z, w: sign * b.w - abs(dot) * a.w)
    let restLength =
      (rest.x * rest.x + rest.y * rest.y + rest.z * rest.z + rest.w * rest.w).squareRoot()
    guard restLength > 1e-15 else { return a }
    // `rest` is perpendicular to `a`: together they span the plane of the turn.
    let angle = arcTangent2(restLength, abs(dot)) * t
    let along = cosine(angle)
    let across = sine(angle) / restLength
    return Quaternion(
      x: along * a.x + across * rest.x, y: along * a.y + across * rest.y,
      z: along * a.z + across * rest.z, w: along * a.w + across * rest.w)
  }
}
