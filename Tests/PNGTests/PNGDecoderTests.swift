import PNG
import TestSupport
import Testing

/// Files of every colour type and depth, built by hand from random samples.
@Suite struct PNGDecoderTests {
  struct Layout: CustomTestStringConvertible {
    var colorType: UInt8
    var depth: Int
    var interlaced: Bool
    /// By colour type: grey, –, RGB, palette, grey and alpha, –, RGBA.
    var components: Int { [1, 0, 3, 1, 2, 0, 4][Int(colorType)] }
    var testDescription: String {
      "colour type \(colorType), \(depth) bits\(interlaced ? ", interlaced" : "")"
    }

    static let all = [
      (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
    ].flatMap { colorType, depths in
      depths.flatMap { depth in
        [false, true].map {
          Layout(colorType: UInt8(colorType), depth: depth, interlaced: $0)
        }
      }
    }
  }

  static let width = 21
  static let height = 13

  @Test(arguments: Layout.all, [false, true])
  func everyLayoutIsExpanded(layout: Layout, hasTransparency: Bool) throws {
    var noise = SeededGenerator(seed: 5)
    let greatest = layout.depth == 16 ? 65_535 : (1 << layout.depth) - 1
    let samples = (0..<Self.width * Self.height * layout.components).map { _ in
      Int.random(in: 0...greatest, using: &noise)
    }
    let palette = noise.bytes(3 << layout.depth)
    let paletteAlpha = noise.bytes(1 << layout.depth)
    // The colour that tRNS makes clear is the first pixel's.
    let clear = Array(samples.prefix(layout.components))

    var parts = [
      headerChunk(
        width: UInt32(Self.width), height: UInt32(Self.height), depth: UInt8(layout.depth),
        colorType: layout.colorType, interlaced: layout.interlaced)
    ]
    if layout.colorType == 3 { parts.append(PNGChunk(type: "PLTE", body: palette)) }
    let hasClearColor = hasTransparency && layout.colorType < 3
    if hasTransparency && layout.colorType == 3 {
      parts.append(PNGChunk(type: "tRNS", body: paletteAlpha))
    } else if hasClearColor {
      let body = clear.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
      parts.append(PNGChunk(type: "tRNS", body: body))
    }
    let packed = deflated(Self.scanlines(of: samples, layout: layout))
    // In two pieces, as files from elsewhere are.
    parts.append(PNGChunk(type: "IDAT", body: Array(packed.prefix(packed.count / 2))))
    parts.append(PNGChunk(type: "IDAT", body: Array(packed.dropFirst(packed.count / 2))))
    parts.append(endChunk)

    var expected: [UInt8] = []
    for pixel in 0..<Self.width * Self.height {
      let values = Array(samples[pixel * layout.components..<(pixel + 1) * layout.components])
      let eight = values.map { UInt8((Double($0) * 255 / Double(greatest)).rounded()) }
      let alpha: UInt8
      let color: [UInt8]
      switch layout.colorType {
      case 3:
        alpha = hasTransparency ? paletteAlpha[values[0]] : 255
        color = Array(palette[values[0] * 3..<values[0] * 3 + 3])
      case 0, 4:
        alpha = layout.colorType == 4 ? eight[1] : hasClearColor && values == clear ? 0 : 255
        color = [eight[0], eight[0], eight[0]]
      default:
        alpha = layout.colorType == 6 ? eight[3] : hasClearColor && values == clear ? 0 : 255
        color = Array(eight.prefix(3))
      }
      expected += color.map { UInt8((Double($0) * Double(alpha) / 255).rounded()) } + [alpha]
    }

    let decoded = try PNGDecoder.decode(file(of: parts))
    #expect(decoded.width == Self.width)
    #expect(decoded.height == Self.height)
    #expect(decoded.pixels == expected)
  }

  /// Unfiltered rows; seven small pictures in Adam7's order when interlaced.
  static func scanlines(of samples: [Int], layout: Layout) -> [UInt8] {
    let passes =
      layout.interlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ]
      : [(0, 0, 1, 1)]
    var bytes: [UInt8] = []
    for (left, top, stepX, stepY) in passes {
      for y in stride(from: top, to: height, by: stepY) where left < width {
        bytes.append(0)
        var bits: [Int] = []
        for x in stride(from: left, to: width, by: stepX) {
          for component in 0..<layout.components {
            let sample = samples[(y * width + x) * layout.components + component]
            bits += (0..<layout.depth).reversed().map { sample >> $0 & 1 }
          }
        }
        bits += Array(repeating: 0, count: (8 - bits.count % 8) % 8)
        for first in stride(from: 0, to: bits.count, by: 8) {
          bytes.append(UInt8(bits[first..<first + 8].reduce(0) { $0 << 1 | $1 }))
        }
      }
    }
    return bytes
  }

  @Test func theFirstProfileCounts() throws {
    let picture = SamplePicture.all[2]
    var parts = try chunks(
      of: PNGEncoder.encode(picture.pixels, width: picture.width, height: picture.height))
    // A name, a zero, the method of compression, and the profile.
    for profile: [UInt8] in [[1, 2, 3], [4, 5, 6]] {
      let place = parts.firstIndex { $0.type == "IDAT" } ?? 1
      parts.insert(PNGChunk(type: "iCCP", body: [65, 0, 0] + deflated(profile)), at: place)
    }
    #expect(try PNGDecoder.decode(file(of: parts)).color == .profile([1, 2, 3]))
  }

  @Test func chunksThatDoNotMakeThePictureArePassedOver() throws {
    let picture = SamplePicture.all[2]
    var parts = try chunks(
      of: PNGEncoder.encode(picture.pixels, width: picture.width, height: picture.height))
    // A profile that is not one, a wrong gamma, and a text that would inflate without end.
    parts.insert(PNGChunk(type: "iCCP", body: [65, 0, 0, 1, 2, 3]), at: 1)
    parts.insert(PNGChunk(type: "gAMA", body: [0, 0, 0, 1]), at: 2)
    parts.insert(
      PNGChunk(type: "zTXt", body: [65, 0, 0] + deflated(Array(repeating: 0, count: 1 << 24))),
      at: 3)
    #expect(try PNGDecoder.decode(file(of: parts)).pixels == picture.pixels)
  }
}
