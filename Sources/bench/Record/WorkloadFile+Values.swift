// Values of the drawing modules as the numbers and letters of a workload.

import Geometry
import Raster

extension Path {
  /// A letter for each verb.
  var letters: String {
    String(
      decoding: verbs.map { verb in
        switch verb {
        case .move: UInt8(ascii: "M")
        case .line: UInt8(ascii: "L")
        case .quad: UInt8(ascii: "Q")
        case .cubic: UInt8(ascii: "C")
        case .close: UInt8(ascii: "Z")
        }
      }, as: UTF8.self)
  }

  /// The coordinates of all points in a row.
  var numbers: [Double] { points.flatMap { [$0.x, $0.y] } }
}

extension Affine {
  /// Its components in order.
  var numbers: [Double] { [a, b, c, d, tx, ty] }
}

extension Color {
  /// Straight red, green, blue and alpha, 0…1.
  var numbers: [Double] { [red, green, blue, alpha] }
}

extension WorkloadFile.Paint {
  init(_ color: Color) {
    self.init(type: "solid", c: color.numbers)
  }
}

extension WorkloadFile.Clip {
  init(_ path: Path, in matrix: Affine) {
    self.init(v: path.letters, p: path.numbers, m: matrix.numbers)
  }
}
