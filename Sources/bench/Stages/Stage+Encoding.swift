import PNG
import Raster
import RasterKernels

extension Stage {
  /// Pictures of several kinds to PNG, and the steps of that: rows filtered, their repetitions
  /// matched, the tokens coded. Matching and coding are deflate.
  static var encoding: [Stage] {
    Picture.allCases.map(encode) + Picture.allCases.flatMap { [filter($0), match($0), code($0)] }
      + rowKernels
  }

  /// Into files as they are made by default. The size counts as nothing when that fails, which a
  /// picture of this size does not.
  private static func encode(_ picture: Picture) -> Stage {
    Stage("png \(picture.rawValue)", per: "pixel", answers: "bytes") {
      let pixels = picture.pixels
      let packer = Packer()
      return Work(count: Canvas.pixelCount) { packer.size(of: pixels) }
    }
  }

  private static func filter(_ picture: Picture) -> Stage {
    Stage("filter \(picture.rawValue)", per: "pixel") {
      var filtered = FilteredPicture(picture.pixels)
      return Work(count: Canvas.pixelCount) { filtered.filter() }
    }
  }

  private static func match(_ picture: Picture) -> Stage {
    Stage("deflate match \(picture.rawValue)", per: "pixel", answers: "tokens") {
      let filtered = FilteredPicture(picture.pixels)
      let deflater = Deflater()
      return Work(count: Canvas.pixelCount) {
        FilteredPicture.bands.reduce(0) { $0 + deflater.match(band: $1, of: filtered) }
      }
    }
  }

  private static func code(_ picture: Picture) -> Stage {
    Stage("deflate code \(picture.rawValue)", per: "pixel", answers: "bits") {
      let filtered = FilteredPicture(picture.pixels)
      let bands = FilteredPicture.bands.map { rows in
        let deflater = Deflater()
        _ = deflater.match(band: rows, of: filtered)
        return deflater
      }
      return Work(count: Canvas.pixelCount) { bands.reduce(0) { $0 + $1.code() } }
    }
  }

  /// What is asked of rows beside that.
  private static var rowKernels: [Stage] {
    [
      rows("rows equal", .flat) { RowKernels.areEqual($0, $1) ? 1 : 0 },
      rows("rows sampled", .noise) { RowKernels.sample(of: $0, above: $1).pixels },
      Stage("fingerprint", per: "pixel") {
        let pixels = Picture.noise.pixels
        var state = SIMD8<UInt32>()
        return Work(count: Canvas.pixelCount) {
          Fast.digest(pixels.span, into: &state)
          return Int(state[0])
        }
      },
      Stage("alpha straightened", per: "pixel") {
        var chance = SeededGenerator(seed: 2)
        let image = chance.image(side: 512)
        let pixels = image.pixels
        var straight = pixels
        return Work(count: image.width * image.height) {
          straighten(pixels, into: &straight)
          return Int(straight[0])
        }
      },
    ]
  }

  private static func straighten(_ pixels: [UInt8], into straight: inout [UInt8]) {
    var straight = straight.mutableSpan
    RowKernels.straightenAlpha(of: pixels.span, into: &straight)
  }

  /// Every row beside the one above it.
  private static func rows(
    _ name: String, _ picture: Picture, _ ask: @escaping (Span<UInt8>, Span<UInt8>) -> Int
  ) -> Stage {
    Stage(name, per: "pixel") {
      let pixels = picture.pixels
      let length = Canvas.width * 4
      return Work(count: Canvas.width * (Canvas.height - 1)) {
        var answer = 0
        for row in 1..<Canvas.height {
          let above = pixels.span.extracting((row - 1) * length..<row * length)
          answer += ask(pixels.span.extracting(row * length..<(row + 1) * length), above)
        }
        return answer
      }
    }
  }
}

/// Keeps its memory from picture to picture, as a worker does.
private final class Packer {
  private var encoder = FastPNGEncoder()

  func size(of pixels: [UInt8]) -> Int {
    (try? encoder.encode(pixels, width: Canvas.width, height: Canvas.height).count) ?? 0
  }
}

/// The tokens of one band, and what makes and codes them.
private final class Deflater {
  private var tokens = BandTokens()
  private var triples = TripleTable()
  private var block = DeflateBlock()

  /// Answers how many words of tokens there are.
  func match(band rows: Range<Int>, of picture: FilteredPicture) -> Int {
    picture.match(band: rows, into: &tokens, &triples)
    return tokens.count
  }

  /// Answers how many bits there are.
  func code() -> Int {
    block.pack(tokens, width: FilteredPicture.width, pixels: .rgb).count
  }
}
