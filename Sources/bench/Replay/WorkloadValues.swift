// Values of the drawing modules from the numbers and words of a workload.

import Geometry
import Raster

extension Path {
  /// Verbs as letters (M, L, Q, C, Z) and their numbers in a row.
  init(verbs: String, numbers: [Double]) throws(BenchError) {
    self.init()
    var points: [Point] = []
    points.reserveCapacity(numbers.count / 2)
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      points.append(Point(numbers[index], numbers[index + 1]))
    }
    var next = 0
    for verb in verbs.utf8 {
      let count = try Path.pointCount(of: verb)
      guard next + count <= points.count else { throw BenchError("a path has too few numbers") }
      switch verb {
      case UInt8(ascii: "M"): move(to: points[next])
      case UInt8(ascii: "L"): line(to: points[next])
      case UInt8(ascii: "Q"): quad(to: points[next + 1], control: points[next])
      case UInt8(ascii: "C"):
        cubic(to: points[next + 2], control1: points[next], control2: points[next + 1])
      default: close()
      }
      next += count
    }
    guard next * 2 == numbers.count else { throw BenchError("a path has too many numbers") }
  }

  private static func pointCount(of verb: UInt8) throws(BenchError) -> Int {
    switch verb {
    case UInt8(ascii: "M"), UInt8(ascii: "L"): 1
    case UInt8(ascii: "Q"): 2
    case UInt8(ascii: "C"): 3
    case UInt8(ascii: "Z"): 0
    default: throw BenchError("a path has an unknown verb")
    }
  }
}

extension Affine {
  /// Six numbers in the order of its components; the identity where there are none.
  init(numbers: [Double]?) throws(BenchError) {
    guard let numbers else {
      self = .identity
      return
    }
    guard numbers.count == 6, numbers.allSatisfy(\.isFinite) else {
      throw BenchError("a matrix is six numbers")
    }
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}

extension Color {
  /// Straight red, green, blue and alpha, 0…1.
  init(_ numbers: [Double]) throws(BenchError) {
    guard numbers.count == 4 else { throw BenchError("a colour is four numbers") }
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }
}

extension FillRule {
  init(named name: String?) throws(BenchError) {
    switch name {
    case "nonzero", nil: self = .nonZero
    case "evenodd": self = .evenOdd
    case .some(let name): throw BenchError("unknown rule '\(name)'")
    }
  }
}

extension StrokeStyle {
  init(_ file: WorkloadFile.Operation) throws(BenchError) {
    self.init(width: try needed(file.width, "width"))
    switch file.cap {
    case "butt", nil: cap = .butt
    case "round": cap = .round
    case "square": cap = .square
    case .some(let name): throw BenchError("unknown cap '\(name)'")
    }
    switch file.join {
    case "miter", nil: join = .miter
    case "round": join = .round
    case "bevel": join = .bevel
    case .some(let name): throw BenchError("unknown join '\(name)'")
    }
    miterLimit = file.miter ?? miterLimit
    dash = file.dash ?? []
    dashPhase = file.phase ?? 0
    if let trim = file.trim {
      guard trim.count == 2 else { throw BenchError("a trim is two numbers") }
      trimStart = trim[0]
      trimEnd = trim[1]
    }
  }
}
