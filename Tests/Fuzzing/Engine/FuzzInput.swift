package import Geometry

/// Takes values from the front of an input; zeros once it is used up.
package struct FuzzInput {
  private let bytes: [UInt8]
  private var place = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var isEmpty: Bool { place >= bytes.count }

  package mutating func byte() -> UInt8 {
    guard place < bytes.count else { return 0 }
    defer { place += 1 }
    return bytes[place]
  }

  package mutating func flag() -> Bool { byte() & 1 == 1 }

  /// A number below `limit`, which is at most 256.
  package mutating func choice(_ limit: Int) -> Int { Int(byte()) % limit }

  private mutating func bits(_ count: Int) -> UInt64 {
    (0..<count).reduce(0) { sum, _ in sum << 8 | UInt64(byte()) }
  }

  /// Mostly what a picture has, at times what no author means: any bits, no number, without end.
  package mutating func number() -> Double {
    switch byte() {
    case 0..<160: Double(Int16(truncatingIfNeeded: bits(2))) / 64
    case 160..<200: Double(Int8(truncatingIfNeeded: bits(1)))
    case 200..<220: Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits(4))))
    case 220..<236: Double(bitPattern: bits(8))
    case let special: Self.specials[Int(special) % Self.specials.count]
    }
  }

  private static let specials: [Double] = [
    0, -0.0, 1, -1, 0.5, 1e-7, 1e-300, .leastNonzeroMagnitude, 1e9, -1e9, 1e19, 1e30, -1e30, 1e155,
    1e300, -1e308,
    .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
  ]

  package mutating func point() -> Point {
    let x = number()
    return Point(x, number())
  }

  package mutating func matrix() -> Matrix4 {
    var matrix = Matrix4.identity
    (matrix.m11, matrix.m12, matrix.m14) = (number(), number(), number() / 256)
    (matrix.m21, matrix.m22, matrix.m24) = (number(), number(), number() / 256)
    (matrix.m41, matrix.m42, matrix.m44) = (number(), number(), number())
    return matrix
  }

  /// At most so many numbers.
  package mutating func numbers(atMost count: Int) -> [Double] {
    (0..<choice(count + 1)).map { _ in number() }
  }

  /// All bytes that are left.
  package mutating func rest() -> [UInt8] {
    defer { place = bytes.count }
    return Array(bytes[min(place, bytes.count)...])
  }

  /// At most so many elements in any order.
  package mutating func path(atMost count: Int) -> Path {
    var path = Path()
    for _ in 0..<choice(count + 1) where !isEmpty {
      switch choice(8) {
      case 0: path.move(to: point())
      case 1, 2: path.line(to: point())
      case 3: path.quad(to: point(), control: point())
      case 4: path.cubic(to: point(), control1: point(), control2: point())
      case 5: path.close()
      case 6:
        path.addArc(
          center: point(), radius: number(), startAngle: number(), endAngle: number(),
          clockwise: flag())
      default: path.addArc(tangent1: point(), tangent2: point(), radius: number())
      }
    }
    return path
  }
}
