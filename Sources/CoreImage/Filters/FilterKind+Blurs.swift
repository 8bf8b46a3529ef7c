import CoreGraphics
import Geometry

extension FilterKind {
  static let blurs: [String: FilterKind] = [
    "CIGaussianBlur": FilterKind(
      "Gaussian Blur", kCICategoryBlur, [.image, .number("inputRadius", 10, 0...100)],
      effect: .gaussianBlur
    ) { $0.image()?.applyingGaussianBlur(sigma: $0.length("inputRadius")) },
    "CIBoxBlur": FilterKind(
      "Box Blur", kCICategoryBlur, [.image, .number("inputRadius", 10, 1...100)]
    ) { filter in
      filter.image().map {
        $0.with(BlurNode(input: $0.node, shape: .box(filter.length("inputRadius"))))
      }
    },
    "CIDiscBlur": FilterKind(
      "Disc Blur", kCICategoryBlur, [.image, .number("inputRadius", 8, 0...100)]
    ) { filter in
      filter.image().map {
        $0.with(DiscNode(input: $0.node, radius: filter.number("inputRadius", 0...2000)))
      }
    },
    "CIMotionBlur": FilterKind(
      "Motion Blur", kCICategoryBlur,
      [
        .image, .number("inputRadius", 20, 0...100),
        .number("inputAngle", 0, -Double.pi...Double.pi),
      ]
    ) { filter in
      filter.image().map {
        $0.with(
          motion($0.node, filter.number("inputRadius", 0...2000), filter.number("inputAngle")))
      }
    },
    "CIMedianFilter": FilterKind("Median", kCICategoryBlur, [.image]) { filter in
      filter.image().map { $0.with(median($0.node)) }
    },
    "CIMorphologyMaximum": morphology("Morphology Maximum", isMaximum: true),
    "CIMorphologyMinimum": morphology("Morphology Minimum", isMaximum: false),
    "CIMorphologyRectangleMaximum": rectangle("Morphology Rectangle Maximum", isMaximum: true),
    "CIMorphologyRectangleMinimum": rectangle("Morphology Rectangle Minimum", isMaximum: false),
  ]

  /// The mean along a line of `radius` to each side.
  private static func motion(
    _ input: any ImageNode, _ radius: Double, _ angle: Double
  ) -> any ImageNode {
    let (across, up) = (cosine(angle), sine(angle))
    let steps = Int(radius.rounded(.up))
    let reach = (columns: abs(radius * across), rows: abs(radius * up))
    return NeighbourNode(
      input: input, extent: input.extent.grown(reach.columns, reach.rows),
      columns: Int(reach.columns.rounded(.up)) + 1, rows: Int(reach.rows.rounded(.up)) + 1
    ) { color in
      var sum = SIMD4<Float>.zero
      for step in -steps...steps {
        let distance = steps == 0 ? 0 : Double(step) * radius / Double(steps)
        let (x, y) = (distance * across, distance * up)
        let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        let (right, top) = (Float(x - Double(column)), Float(y - Double(row)))
        sum += mixed(
          mixed(color(column, row), color(column + 1, row), right),
          mixed(color(column, row + 1), color(column + 1, row + 1), right), top)
      }
      return sum / Float(2 * steps + 1)
    }
  }

  private static func median(_ input: any ImageNode) -> any ImageNode {
    NeighbourNode(input: input, extent: input.extent, columns: 1, rows: 1) { color in
      var result = SIMD4<Float>.zero
      for channel in 0..<4 {
        var values: [Float] = []
        for row in -1...1 { for column in -1...1 { values.append(color(column, row)[channel]) } }
        result[channel] = values.sorted()[4]
      }
      return result
    }
  }

  private static func morphology(_ name: String, isMaximum: Bool) -> FilterKind {
    FilterKind(name, kCICategoryBlur, [.image, .number("inputRadius", 0, 0...50)]) { filter in
      filter.image().map {
        $0.with(
          MorphologyNode.disc(
            $0.node, radius: filter.number("inputRadius", 0...100), isMaximum: isMaximum))
      }
    }
  }

  private static func rectangle(_ name: String, isMaximum: Bool) -> FilterKind {
    FilterKind(
      name, kCICategoryBlur,
      [.image, .number("inputWidth", 5, 1...100), .number("inputHeight", 5, 1...100)]
    ) { filter in
      filter.image().map {
        let (columns, rows) = (
          Int(filter.number("inputWidth", 1...200)) / 2,
          Int(filter.number("inputHeight", 1...200)) / 2
        )
        return $0.with(
          MorphologyNode(
            input: $0.node, isMaximum: isMaximum,
            halfWidths: [Int](repeating: columns, count: rows + 1)))
      }
    }
  }
}
