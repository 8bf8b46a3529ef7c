import CoreGraphics
import Geometry
import QRCode
import VirtualTime

extension FilterKind {
  static let generators: [String: FilterKind] = [
    "CIConstantColorGenerator": FilterKind(
      "Constant Color", kCICategoryGenerator, [.color("inputColor", .red)]
    ) { CIImage(color: $0.ciColor("inputColor")) },
    "CICheckerboardGenerator": pattern("Checkerboard") { $0 * $1 },
    "CIStripesGenerator": pattern("Stripes") { across, _ in across },
    "CIRandomGenerator": FilterKind("Random Generator", kCICategoryGenerator, []) { _ in
      CIImage(
        FormulaNode { _ in
          { x, y in
            func number(_ channel: Int) -> Float {
              noise(Int(x.rounded(.down)), Int(y.rounded(.down)), channel)
            }
            return premultiplied(SIMD4(number(0), number(1), number(2), number(3)))
          }
        })
    },
    "CIQRCodeGenerator": FilterKind(
      "QR Code Generator", kCICategoryGenerator,
      [.data("inputMessage"), .text("inputCorrectionLevel", "M")]
    ) { filter in
      guard let message = filter.bytes("inputMessage") else { return nil }
      let level = filter.value(forKey: "inputCorrectionLevel") as? String ?? "M"
      guard let correction = QRCode.Correction(rawValue: level),
        let code = QRCode(message, correction: correction)
      else { return nil }
      // A pixel for each square, and one of light around them.
      let side = code.side
      return CIImage(
        FormulaNode(extent: CGRect(x: 0, y: 0, width: side + 2, height: side + 2)) { _ in
          { x, y in
            let (column, row) = (Int(x) - 1, side - Int(y))
            let isDark =
              (0..<side).contains(column) && (0..<side).contains(row)
              && code.squares[row * side + column]
            return isDark ? SIMD4(0, 0, 0, 1) : .one
          }
        }, isSampledNearest: false)
    },
    "CIRoundedRectangleGenerator": FilterKind(
      "Rounded Rectangle Generator", kCICategoryGenerator,
      [
        .vector("inputExtent", 0, 0, 100, 100), .number("inputRadius", 10, 0...100),
        .color("inputColor", .white),
      ]
    ) { filter in
      let (rect, tone) = (filter.rect("inputExtent").standardized, filter.ciColor("inputColor"))
      let radius = min(filter.length("inputRadius"), Double(min(rect.width, rect.height)) / 2)
      return CIImage(
        FormulaNode(extent: rect) { space in
          let color = space.color(tone)
          return { x, y in
            let dx = max(Double(rect.minX) + radius - x, 0, x - Double(rect.maxX) + radius)
            let dy = max(Double(rect.minY) + radius - y, 0, y - Double(rect.maxY) + radius)
            let distance = (dx * dx + dy * dy).squareRoot() - radius
            return color * Float(min(max(0, 0.5 - distance), 1))
          }
        })
    },
  ]

  /// Two colours that change places: `mix` of −1 or 1 across and upwards, less than that at soft edges.
  private static func pattern(
    _ name: String, _ mix: @escaping @Sendable (_ across: Double, _ up: Double) -> Double
  ) -> FilterKind {
    FilterKind(
      name, kCICategoryGenerator,
      [
        .center, .color("inputColor0", .white), .color("inputColor1", .black),
        .number("inputWidth", 80, 0...800), .number("inputSharpness", 1, 0...1),
      ]
    ) { filter in
      let (center, width) = (filter.point("inputCenter"), max(0.001, filter.length("inputWidth")))
      let softness = (1 - filter.number("inputSharpness", 0...1)) / 2
      let (first, second) = (filter.ciColor("inputColor0"), filter.ciColor("inputColor1"))
      @Sendable func side(_ position: Double) -> Double {
        let position = position / (2 * width)
        let part = position - position.rounded(.down)
        let sign = part < 0.5 ? 1.0 : -1.0
        let within = part.truncatingRemainder(dividingBy: 0.5)
        let toEdge = min(within, 0.5 - within)
        return softness > 0 ? sign * min(1, toEdge * 4 / (softness * 2)) : sign
      }
      return CIImage(
        FormulaNode { space in
          let (white, black) = (space.color(first), space.color(second))
          return { x, y in
            let value = mix(side(x - center.x), side(y - center.y))
            return mixed(black, white, Float((value + 1) / 2))
          }
        })
    }
  }

  /// 0…1, the same for a pixel every time.
  private static func noise(_ x: Int, _ y: Int, _ channel: Int) -> Float {
    var bits = UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15
    bits ^= UInt64(bitPattern: Int64(y)) &* 0xC2B2_AE3D_27D4_EB4F
    bits &+= UInt64(channel) &* 0x1656_67B1_9E37_79F9
    // SplitMix64's last steps.
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return Float((bits ^ bits >> 31) >> 40) / Float(1 << 24)
  }
}
