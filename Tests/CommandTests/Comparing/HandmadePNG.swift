/// PNG files written byte by byte, of kinds that this package does not write.
struct HandmadePNG {
  private var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Begins a file.
  /// - Parameter colorType: 2 for RGB, 3 with a palette, 6 for RGBA.
  init(width: Int, height: Int, depth: UInt8 = 8, colorType: UInt8 = 6) {
    add("IHDR", Self.number(width) + Self.number(height) + [depth, colorType, 0, 0, 0])
  }

  /// The whole file.
  var file: [UInt8] {
    var whole = self
    whole.add("IEND", [])
    return whole.bytes
  }

  mutating func add(_ type: String, _ body: [UInt8]) {
    let covered = Array(type.utf8) + body
    bytes += Self.number(body.count) + covered + Self.number(Int(Self.checksum(of: covered)))
  }

  /// Rows without filters in stored blocks of deflate.
  static func packed(_ samples: [UInt8], bytesPerRow: Int) -> [UInt8] {
    var rows: [UInt8] = []
    for start in stride(from: 0, to: samples.count, by: bytesPerRow) {
      rows += [0] + samples[start..<start + bytesPerRow]
    }
    var packed: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: rows.count, by: 65_535) {
      let block = rows[start..<min(start + 65_535, rows.count)]
      let length = [UInt8(block.count & 255), UInt8(block.count >> 8)]
      packed += [start + block.count == rows.count ? 1 : 0] + length + length.map { ~$0 } + block
    }
    var (a, b) = (1, 0)
    for byte in rows { (a, b) = ((a + Int(byte)) % 65_521, (b + a + Int(byte)) % 65_521) }
    return packed + number(b << 16 | a)
  }

  static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in
        rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1
      }
    }
  }
}

extension HandmadePNG {
  /// An animated PNG of whole pictures.
  static func animation(
    _ frames: [SampleFrame], delays: [(Int, Int)], plays: Int = 0
  ) -> [UInt8] {
    var png = HandmadePNG(width: SampleFrame.width, height: SampleFrame.height)
    png.add("acTL", number(frames.count) + number(plays))
    var sequence = 0
    for (place, frame) in frames.enumerated() {
      let delay = [delays[place].0, delays[place].1].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
      png.add(
        "fcTL",
        number(sequence) + number(SampleFrame.width) + number(SampleFrame.height) + number(0)
          + number(0) + delay + [0, 0])
      sequence += 1
      let data = packed(frame.pixels, bytesPerRow: SampleFrame.width * 4)
      if place == 0 {
        png.add("IDAT", data)
      } else {
        png.add("fdAT", number(sequence) + data)
        sequence += 1
      }
    }
    return png.file
  }
}
