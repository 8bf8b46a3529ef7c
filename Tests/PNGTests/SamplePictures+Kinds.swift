import TestSupport

extension SamplePicture {
  /// Pictures of every kind that an encoder may meet, small and large.
  static let everyKind = all + larger + random

  /// Large enough for several bands, for runs longer than a copy, and for the table to give up.
  private static let larger: [SamplePicture] = {
    var noise = SeededGenerator(seed: 31)
    func byte() -> UInt8 { UInt8(truncatingIfNeeded: noise.next()) }
    return [
      SamplePicture("flat", 900, 130, isOpaque: true) { _, _ in (16, 149, 159, 255) },
      SamplePicture("clear", 900, 130, isOpaque: false) { _, _ in (0, 0, 0, 0) },
      SamplePicture("noise", 500, 200, isOpaque: true) { _, _ in (byte(), byte(), byte(), 255) },
      SamplePicture("gradient", 256, 200, isOpaque: true) { x, y in
        (UInt8(x), UInt8(y), UInt8((x + y) / 2), 255)
      },
      SamplePicture("fading gradient", 256, 200, isOpaque: false) { x, y in
        (UInt8(x * y / 256), UInt8(x / 3), UInt8(x), UInt8(x))
      },
      SamplePicture("one row", 32_768, 1, isOpaque: true) { x, _ in
        (UInt8(x / 128), UInt8(x >> 4 & 7), x % 5 == 0 ? byte() : 0, 255)
      },
      SamplePicture("one translucent row", 32_768, 1, isOpaque: false) { x, _ in
        (0, UInt8(x & 63), 0, UInt8(x / 256 | 64))
      },
      SamplePicture("wide", 32_768, 3, isOpaque: true) { x, y in
        (UInt8(x / 128), UInt8(x >> 4 & 7), y == 1 ? byte() : 0, 255)
      },
      SamplePicture("tall", 1, 30_000, isOpaque: true) { _, y in (UInt8(y / 150), 0, 3, 255) },
      SamplePicture("tall and translucent", 2, 20_000, isOpaque: false) { _, y in
        (byte() & 15, 0, UInt8(y & 15), UInt8(y / 128 | 15))
      },
      SamplePicture("disc", 400, 400, isOpaque: true) { x, y in
        let distance = (x - 200) * (x - 200) + (y - 200) * (y - 200)
        return distance < 30_000 ? (250, UInt8(y / 2), 250, 255) : (30, 60, 90, 255)
      },
      SamplePicture("fading disc", 400, 400, isOpaque: false) { x, y in
        let distance = (x - 200) * (x - 200) + (y - 200) * (y - 200)
        let alpha = UInt8(max(0, 255 - distance / 100))
        return (alpha / 2, alpha, alpha / 3, alpha)
      },
      SamplePicture("tiles", 640, 300, isOpaque: true) { x, y in
        (UInt8(x % 37 * 6), UInt8(x % 37 * (y % 41) & 255), UInt8(y % 41), 255)
      },
      // Flat above, then a gradient, a pattern and noise side by side.
      SamplePicture("large", 1500, 900, isOpaque: true) { x, y in
        if y < 300 { return (240, 240, 245, 255) }
        if x < 600 { return (UInt8(x * 255 / 600), UInt8(y * 255 / 900), 90, 255) }
        if x < 1200 { return (UInt8(x & y & 255), UInt8(x / 8 & 255), 0, 255) }
        return (byte(), byte(), UInt8(y & 255), 255)
      },
    ]
  }()

  /// Of random sizes, made of random boxes in random colours, one upon the other.
  private static let random: [SamplePicture] = (0..<24 as Range<UInt64>).map { seed in
    var numbers = SeededGenerator(seed: 60 + seed)
    let width = Int.random(in: 1...200, using: &numbers)
    let height = Int.random(in: 1...150, using: &numbers)
    let isOpaque = seed % 2 == 0
    let boxes = (0..<Int.random(in: 1...12, using: &numbers)).map { _ in
      let sides = (0..<4).map { Int.random(in: 0...($0 < 2 ? width : height), using: &numbers) }
      return (
        columns: min(sides[0], sides[1])...max(sides[0], sides[1]),
        rows: min(sides[2], sides[3])...max(sides[2], sides[3]), color: numbers.bytes(4),
        grain: Int.random(in: 0..<3, using: &numbers)
      )
    }
    return SamplePicture("random \(seed)", width, height, isOpaque: isOpaque) { x, y in
      // One pixel that is not opaque makes the picture so.
      guard let box = boxes.last(where: { $0.columns ~= x && $0.rows ~= y }), x + y > 0 else {
        return (0, 0, 0, isOpaque ? 255 : 0)
      }
      let alpha = isOpaque ? 255 : box.color[3]
      let grain = box.grain == 0 ? UInt8(truncatingIfNeeded: numbers.next()) & 7 : 0
      func component(_ index: Int) -> UInt8 {
        UInt8(Int(box.color[index] &+ grain) * Int(alpha) / 255)
      }
      return (component(0), component(1), component(2), alpha)
    }
  }
}
