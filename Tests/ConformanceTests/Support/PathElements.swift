import CoreGraphics

/// A path's elements as text, coordinates rounded to six decimals: "M 1 2", "L", "Q", "C", "Z".
func elements(of path: CGPath) -> [String] {
  var result: [String] = []
  path.applyWithBlock { element in
    let name =
      switch element.pointee.type {
      case .moveToPoint: "M"
      case .addLineToPoint: "L"
      case .addQuadCurveToPoint: "Q"
      case .addCurveToPoint: "C"
      case .closeSubpath: "Z"
      }
    let numbers = element.pointee.points.flatMap { [$0.x, $0.y] }
    result.append(([name] + numbers.map(text)).joined(separator: " "))
  }
  return result
}

private func text(_ number: CGFloat) -> String {
  let rounded = (number * 1e6).rounded() / 1e6
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

/// True when both lists hold the same commands with numbers that differ by less than `tolerance`.
func agree(_ a: [String], _ b: [String], within tolerance: Double) -> Bool {
  guard a.count == b.count else { return false }
  return zip(a, b).allSatisfy { left, right in
    let l = left.split(separator: " ")
    let r = right.split(separator: " ")
    guard l.count == r.count, l.first == r.first else { return false }
    return zip(l.dropFirst(), r.dropFirst()).allSatisfy {
      guard let x = Double($0), let y = Double($1) else { return false }
      return abs(x - y) < tolerance
    }
  }
}
