import RasterKernels

extension Stage {
  /// Pictures added up while a shutter is open, one band of the canvas; half of its pixels change.
  static var light: [Stage] {
    [
      Stage("light accumulate", per: "pixel") {
        var light = Light()
        return Work(count: Light.pixelCount) {
          light.accumulate()
          return Light.pixelCount
        }
      },
      Stage("light resolve", per: "pixel") {
        var light = Light()
        return Work(count: Light.pixelCount, restore: { light.restore() }) { light.resolve() }
      },
    ]
  }
}

/// Two pictures of one band, and sums of their light.
private struct Light {
  static let pixelCount = BandCells.pixelCount

  private let before: [UInt8]
  private let after: [UInt8]
  private var mean: [UInt8]
  private var sums = [Int32](repeating: 0, count: pixelCount * 4)

  init() {
    var chance = SeededGenerator(seed: 9)
    let before = (0..<Self.pixelCount * 4).map { $0 % 4 == 3 ? 255 : chance.byte() }
    self.before = before
    mean = before
    after = before.indices.map { index in
      index / 4 % 32 < 16 || index % 4 == 3 ? before[index] : chance.byte()
    }
  }

  /// Adds the change from one to the other once more.
  mutating func accumulate() {
    // Spans of two properties would exclude each other.
    let (before, after) = (self.before, self.after)
    var sums = sums.mutableSpan
    Fast.accumulateLight(
      &sums, from: before.span, beforeStart: 0, to: after.span, count: Self.pixelCount, weight: 1)
  }

  /// Makes the picture the first again, and the sums those of both, as resolving left them 0.
  mutating func restore() {
    mean.overwrite(with: before)
    accumulate()
  }

  /// Makes the picture the mean of both.
  mutating func resolve() -> Int {
    Self.resolve(&mean, &sums)
    return Int(mean[64])
  }

  private static func resolve(_ pixels: inout [UInt8], _ sums: inout [Int32]) {
    var pixels = pixels.mutableSpan
    var sums = sums.mutableSpan
    Fast.resolveLight(&pixels, start: 0, count: pixelCount, sums: &sums, total: 2)
  }
}
