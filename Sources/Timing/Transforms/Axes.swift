/// Three numbers of space.
struct Vector3: Hashable, Sendable {
  var x: Double
  var y: Double
  var z: Double

  init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  var length: Double { Vector3.dot(self, self).squareRoot() }

  static func dot(_ a: Vector3, _ b: Vector3) -> Double { a.x * b.x + a.y * b.y + a.z * b.z }

  static func cross(_ a: Vector3, _ b: Vector3) -> Vector3 {
    Vector3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  static func + (a: Vector3, b: Vector3) -> Vector3 { Vector3(a.x + b.x, a.y + b.y, a.z + b.z) }
  static func - (a: Vector3, b: Vector3) -> Vector3 { Vector3(a.x - b.x, a.y - b.y, a.z - b.z) }
  static func * (s: Double, a: Vector3) -> Vector3 { Vector3(s * a.x, s * a.y, s * a.z) }

  static func mix(_ a: Vector3, _ b: Vector3, _ t: Double) -> Vector3 { a + t * (b - a) }
}

/// The rows of a rotation's matrix: where the three axes point.
struct Axes: Hashable, Sendable {
  var first: Vector3
  var second: Vector3
  var third: Vector3

  static let identity = Axes(
    first: Vector3(1, 0, 0), second: Vector3(0, 1, 0), third: Vector3(0, 0, 1))

  /// Positive for a rotation, negative for a mirror image.
  var handedness: Double { Vector3.dot(first, Vector3.cross(second, third)) }

  subscript(index: Int) -> Vector3 {
    get { index == 0 ? first : index == 1 ? second : third }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      default: third = newValue
      }
    }
  }
}
