/// Three numbers: amounts of three lights, or tristimulus values.
struct Triple: Hashable, Sendable {
  var x: Double
  var y: Double
  var z: Double

  init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Each number by itself.
  func map(_ image: (Double) -> Double) -> Triple { Triple(image(x), image(y), image(z)) }

  static func dot(_ a: Triple, _ b: Triple) -> Double { a.x * b.x + a.y * b.y + a.z * b.z }

  static func cross(_ a: Triple, _ b: Triple) -> Triple {
    Triple(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}

/// A 3×3 matrix for column vectors.
struct Matrix3: Sendable {
  private var rows: (Triple, Triple, Triple)

  init(rows a: Triple, _ b: Triple, _ c: Triple) { rows = (a, b, c) }

  init(columns a: Triple, _ b: Triple, _ c: Triple) {
    self.init(rows: Triple(a.x, b.x, c.x), Triple(a.y, b.y, c.y), Triple(a.z, b.z, c.z))
  }

  init(diagonal d: Triple) {
    self.init(rows: Triple(d.x, 0, 0), Triple(0, d.y, 0), Triple(0, 0, d.z))
  }

  static func * (m: Matrix3, v: Triple) -> Triple {
    Triple(Triple.dot(m.rows.0, v), Triple.dot(m.rows.1, v), Triple.dot(m.rows.2, v))
  }

  static func * (a: Matrix3, b: Matrix3) -> Matrix3 {
    let (p, q, r) = b.rows
    return Matrix3(
      columns: a * Triple(p.x, q.x, r.x), a * Triple(p.y, q.y, r.y), a * Triple(p.z, q.z, r.z))
  }

  /// The matrix that undoes this one, which must have an inverse.
  var inverse: Matrix3 {
    let (a, b, c) = rows
    let scale = 1 / Triple.dot(a, Triple.cross(b, c))
    return Matrix3(
      columns: Triple.cross(b, c).map { $0 * scale }, Triple.cross(c, a).map { $0 * scale },
      Triple.cross(a, b).map { $0 * scale })
  }
}
