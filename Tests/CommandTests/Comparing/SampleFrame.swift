import Foundation

/// A small frame with straight pixels: a green square on nothing, which goes to the right.
struct SampleFrame: Equatable {
  static let width = 24
  static let height = 16

  /// Straight RGBA.
  var pixels: [UInt8]

  init(_ number: Int) {
    pixels = []
    for row in 0..<Self.height {
      for column in 0..<Self.width {
        let isInside = (number..<number + 6).contains(column) && (4..<10).contains(row)
        pixels += isInside ? [40, 200, 80, 255] : [0, 0, 0, 0]
      }
    }
  }

  /// Red, green, blue, alpha of one pixel.
  subscript(x: Int, y: Int) -> [UInt8] {
    get {
      let first = (y * Self.width + x) * 4
      return Array(pixels[first..<first + 4])
    }
    set {
      let first = (y * Self.width + x) * 4
      pixels.replaceSubrange(first..<first + 4, with: newValue)
    }
  }

  /// Changes every pixel of the square.
  mutating func changeSquare(_ change: (inout [UInt8]) -> Void) {
    for y in 0..<Self.height {
      for x in 0..<Self.width where self[x, y][3] != 0 { change(&self[x, y]) }
    }
  }

  /// As RGBA of 8 bits.
  var png: [UInt8] {
    var png = HandmadePNG(width: Self.width, height: Self.height)
    png.add("IDAT", HandmadePNG.packed(pixels, bytesPerRow: Self.width * 4))
    return png.file
  }

  /// As RGBA of 16 bits: each sample twice.
  var deepPNG: [UInt8] {
    var png = HandmadePNG(width: Self.width, height: Self.height, depth: 16)
    png.add(
      "IDAT", HandmadePNG.packed(pixels.flatMap { [$0, $0] }, bytesPerRow: Self.width * 8))
    return png.file
  }

  /// With a palette of the colours there are.
  var palettePNG: [UInt8] {
    var colors: [[UInt8]] = []
    let samples = stride(from: 0, to: pixels.count, by: 4).map { place in
      let color = Array(pixels[place..<place + 4])
      if !colors.contains(color) { colors.append(color) }
      return UInt8(colors.firstIndex(of: color) ?? 0)
    }
    var png = HandmadePNG(width: Self.width, height: Self.height, colorType: 3)
    png.add("PLTE", colors.flatMap { $0[..<3] })
    png.add("tRNS", colors.map { $0[3] })
    png.add("IDAT", HandmadePNG.packed(samples, bytesPerRow: Self.width))
    return png.file
  }

  static func name(_ number: Int) -> String { String(format: "%05d.png", number) }
}

/// Two folders of the same twelve frames, golden and out, to plant faults in.
final class ComparedFolders {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for side in ["golden", "out"] {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent(side), withIntermediateDirectories: true)
      for number in 0..<12 {
        try write(SampleFrame(number).png, "\(side)/\(SampleFrame.name(number))")
      }
    }
  }

  func write(_ bytes: [UInt8], _ path: String) throws {
    try Data(bytes).write(to: folder.url.appendingPathComponent(path))
  }

  /// Writes frame `number` of out anew.
  func plant(_ bytes: [UInt8], _ number: Int) throws {
    try write(bytes, "out/\(SampleFrame.name(number))")
  }

  func bytes(_ path: String) throws -> [UInt8] { [UInt8](try folder.contents(of: path)) }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent(path))
  }

  func move(_ path: String, to other: String) throws {
    try FileManager.default.moveItem(
      at: folder.url.appendingPathComponent(path), to: folder.url.appendingPathComponent(other))
  }

  /// Runs `render compare golden out …`.
  func compare(_ words: String..., a: String = "golden", b: String = "out") throws
    -> BuiltCommand.Outcome
  {
    try BuiltCommand.sample.run(["compare", a, b] + words, in: folder)
  }

  /// The lines printed, without the last, which sums up. Fails unless something differs.
  func differences(_ words: String...) throws -> [String] {
    let outcome = try BuiltCommand.sample.run(["compare", "golden", "out"] + words, in: folder)
    guard outcome.status == 1, outcome.message.isEmpty else {
      throw UnexpectedOutcome(status: outcome.status, message: outcome.message)
    }
    return outcome.text.split(separator: "\n").dropLast().map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }
}

struct UnexpectedOutcome: Error {
  var status: Int32
  var message: String
}
