/// A colour profile (ICC.1) of three lights with matrix and curves, or of grey, as far as it is one
/// of the named spaces.
struct ICCProfile {
  private let bytes: [UInt8]
  /// Offsets and lengths of the elements by their four letters.
  private var elements: [String: Range<Int>] = [:]

  /// Nil when the bytes are no profile.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.count >= 132, letters(36) == "acsp", let count = number(128, 4), count <= 1000
    else { return nil }
    for element in 0..<count {
      let entry = 132 + 12 * element
      guard let offset = number(entry + 4, 4), let length = number(entry + 8, 4),
        offset + length <= bytes.count, let name = letters(entry)
      else { return nil }
      elements[name] = offset..<offset + length
    }
  }

  /// The named space that the profile describes; nil for all others.
  var space: CGColorSpace? {
    switch letters(16) {
    case "GRAY": graySpace
    case "RGB ": rgbSpace
    default: nil
    }
  }

  private var graySpace: CGColorSpace? {
    guard let curve = elements["kTRC"].flatMap(curve) else { return nil }
    return Self.agree(curve, TransferFunction.linear.light)
      ? CGColorSpace.named.first { $0.name == CGColorSpace.linearGray } : .standardGray
  }

  private var rgbSpace: CGColorSpace? {
    guard let red = elements["rXYZ"].flatMap(tristimulus),
      let green = elements["gXYZ"].flatMap(tristimulus),
      let blue = elements["bXYZ"].flatMap(tristimulus),
      let curve = elements["rTRC"].flatMap(curve)
    else { return nil }
    let lights = RGBPrimaries.standardFromD50 * Matrix3(columns: red, green, blue)
    return CGColorSpace.named.first { space in
      guard case .rgb(let primaries) = space.profile.lights, !space.usesExtendedRange,
        Self.agree(curve, space.profile.transfer.light)
      else { return false }
      let known =
        primaries == .sRGB ? Matrix3(diagonal: Triple(1, 1, 1)) : primaries.standardFromLight
      return [Triple(1, 0, 0), Triple(0, 1, 0), Triple(0, 0, 1)].allSatisfy { light in
        let (a, b) = (lights * light, known * light)
        return abs(a.x - b.x) < 0.015 && abs(a.y - b.y) < 0.015 && abs(a.z - b.z) < 0.015
      }
    }
  }

  /// True when two curves mean the same light, near black and in the middle.
  private static func agree(_ a: (Double) -> Double, _ b: (Double) -> Double) -> Bool {
    abs(a(0.05) - b(0.05)) < 0.001 && abs(a(0.5) - b(0.5)) < 0.0025
  }

  private func tristimulus(_ element: Range<Int>) -> Triple? {
    guard element.count >= 20, letters(element.lowerBound) == "XYZ ",
      let x = fixed(element.lowerBound + 8), let y = fixed(element.lowerBound + 12),
      let z = fixed(element.lowerBound + 16)
    else { return nil }
    return Triple(x, y, z)
  }

  /// Light for a component.
  private func curve(_ element: Range<Int>) -> ((Double) -> Double)? {
    let start = element.lowerBound
    switch letters(start) {
    case "curv":
      guard let count = number(start + 8, 4), 12 + 2 * count <= element.count else { return nil }
      if count == 0 { return { $0 } }
      if count == 1 {
        guard let gamma = number(start + 12, 2) else { return nil }
        return TransferFunction.gamma(Double(gamma) / 256).light
      }
      let table = (0..<count).map { Double(number(start + 12 + 2 * $0, 2) ?? 0) / 65535 }
      return { x in
        let position = min(max(x, 0), 1) * Double(count - 1)
        let below = min(Int(position), count - 2)
        return table[below] + (table[below + 1] - table[below]) * (position - Double(below))
      }
    case "para":
      // Kinds 0 to 4 have 1, 3, 4, 5 and 7 numbers.
      guard let kind = number(start + 8, 2), kind <= 4 else { return nil }
      let count = [1, 3, 4, 5, 7][kind]
      let numbers = (0..<count).compactMap { fixed(start + 12 + 4 * $0) }
      guard numbers.count == count, element.count >= 12 + 4 * count else { return nil }
      return parametric(kind, numbers)
    default:
      return nil
    }
  }

  private func parametric(_ kind: Int, _ n: [Double]) -> (Double) -> Double {
    let power = TransferFunction.gamma(n[0]).light
    let a = kind > 0 ? n[1] : 1
    let b = kind > 0 ? n[2] : 0
    return { x in
      switch kind {
      case 0: power(x)
      case 1: x >= -b / a ? power(a * x + b) : 0
      case 2: x >= -b / a ? power(a * x + b) + n[3] : n[3]
      case 3: x >= n[4] ? power(a * x + b) : n[3] * x
      default: x >= n[4] ? power(a * x + b) + n[5] : n[3] * x + n[6]
      }
    }
  }

  private func letters(_ offset: Int) -> String? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }

  /// A whole number, most significant byte first.
  private func number(_ offset: Int, _ length: Int) -> Int? {
    guard offset >= 0, offset + length <= bytes.count else { return nil }
    return bytes[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
  }

  /// 16.16 fixed point.
  private func fixed(_ offset: Int) -> Double? {
    number(offset, 4).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
  }
}
