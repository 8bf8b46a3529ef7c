import Geometry

/// A matrix as a node keeps it. Nearly all only move, which takes three numbers.
struct NodeMatrix: Sendable {
  private let x: Double
  private let y: Double
  private let z: Double
  /// The whole matrix where it does more.
  private let whole: Whole?

  private final class Whole: Sendable {
    let matrix: Matrix4
    init(_ matrix: Matrix4) { self.matrix = matrix }
  }

  init(_ matrix: Matrix4) {
    (x, y, z) = (matrix.m41, matrix.m42, matrix.m43)
    whole = matrix.onlyMoves ? nil : Whole(matrix)
  }

  /// The matrix, bit for bit.
  var matrix: Matrix4 { whole?.matrix ?? .translation(x, y, z) }

  /// True where every point keeps its distance to the plane it comes to lie in.
  var isLevel: Bool {
    guard let matrix = whole?.matrix else { return true }
    return matrix.m13 == 0 && matrix.m23 == 0 && matrix.m14 == 0 && matrix.m24 == 0
  }

  /// How near a level plane is.
  var depth: Double {
    let depth = whole.map { $0.matrix.m43 / $0.matrix.m44 } ?? z
    return depth.isNaN ? 0 : depth
  }
}

extension NodeMatrix: Equatable {
  static func == (a: NodeMatrix, b: NodeMatrix) -> Bool {
    if a.whole == nil, b.whole == nil { return a.x == b.x && a.y == b.y && a.z == b.z }
    return a.matrix == b.matrix
  }
}

extension Matrix4 {
  /// True for a move, all other elements being bit for bit those of the identity.
  fileprivate var onlyMoves: Bool {
    let signs =
      m12.bitPattern | m13.bitPattern | m14.bitPattern | m21.bitPattern | m23.bitPattern
      | m24.bitPattern | m31.bitPattern | m32.bitPattern | m34.bitPattern
    return signs == 0 && m11 == 1 && m22 == 1 && m33 == 1 && m44 == 1
  }
}
