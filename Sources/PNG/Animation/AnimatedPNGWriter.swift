/// Writes an animation as a PNG file, frame by frame. The first frame is the picture that readers
/// without animation show; of every other frame only the rectangle that changed is written. Alpha
/// is kept, and delays are exact fractions.
package struct AnimatedPNGWriter: ~Copyable {
  /// What holds for the whole file.
  package struct Format: Hashable, Sendable {
    package var width: Int
    package var height: Int
    /// How many frames will come; the file says so before the first.
    package var frameCount: Int
    /// How often the clip is played; nil for ever.
    package var plays: Int?
    /// The caller's promise that every alpha is 255; then none is stored.
    package var isOpaque = false
    package var compression = PNGCompression.fast
    /// The resolution noted in the file.
    package var pixelsPerMetre = PNGEncoder.pixelsPerMetreAtScaleOne

    package init(width: Int, height: Int, frameCount: Int) {
      self.width = width
      self.height = height
      self.frameCount = frameCount
    }
  }

  private let format: Format
  private let sink: ([UInt8]) throws -> Void
  private var compressor = BandCompressor()
  private var shown: [UInt8] = []
  private var frames = 0
  /// Of the next chunk of the animation.
  private var sequence = 0

  /// Begins a file; nothing is written before the first frame.
  /// - Parameter sink: takes the next bytes of the file.
  /// - Throws: `size`, `png`, `frameCount` or `plays`, where the format cannot be.
  package init(
    _ format: Format, sink: @escaping ([UInt8]) throws -> Void
  ) throws(AnimatedPNGError) {
    guard format.width > 0, format.height > 0 else {
      throw .size(width: format.width, height: format.height)
    }
    do {
      try PNGLimits.check(width: format.width, height: format.height)
    } catch { throw .png(error) }
    let numbers = 1...Int(Int32.max)
    // Each frame but the first takes two numbers of the sequence.
    guard 1...Int(Int32.max) / 2 ~= format.frameCount else {
      throw .frameCount(format.frameCount, expected: format.frameCount)
    }
    if let plays = format.plays, !(numbers ~= plays) { throw .plays(plays) }
    self.format = format
    self.sink = sink
  }

  /// Adds the next frame: premultiplied RGBA, rows from the top without padding, seen for `delay`.
  /// - Throws: `byteCount`, `frameCount`, `notOpaque`, `png`, and what the sink throws.
  package mutating func add(_ pixels: [UInt8], for delay: AnimatedPNGDelay) throws {
    guard pixels.count == format.width * format.height * 4 else {
      throw AnimatedPNGError.byteCount(
        pixels.count, expected: format.width * format.height * 4)
    }
    guard frames < format.frameCount else {
      throw AnimatedPNGError.frameCount(frames + 1, expected: format.frameCount)
    }
    let isFirst = frames == 0
    let area =
      isFirst
      ? FrameArea(left: 0, top: 0, width: format.width, height: format.height)
      : FrameArea(of: pixels, unlike: shown, width: format.width)
    let (beginning, packed) = try encode(pixels, area)
    var chunks = PNGChunkList()
    if isFirst {
      try sink(beginning)
      chunks.add(
        "acTL",
        PNGChunkList.bigEndian(format.frameCount) + PNGChunkList.bigEndian(format.plays ?? 0))
    }
    chunks.add("fcTL", control(area, delay))
    if isFirst {
      chunks.add("IDAT", packed)
    } else {
      chunks.add("fdAT", PNGChunkList.bigEndian(sequence) + packed)
      sequence += 1
    }
    try sink(chunks.bytes)
    shown = pixels
    frames += 1
  }

  /// Ends the file.
  /// - Throws: `frameCount` when frames are missing, and what the sink throws.
  package consuming func finish() throws {
    guard frames == format.frameCount else {
      throw AnimatedPNGError.frameCount(frames, expected: format.frameCount)
    }
    var chunks = PNGChunkList()
    chunks.add("IEND")
    try sink(chunks.bytes)
  }

  /// The place of a frame and its delay; it replaces what was there and stays.
  private mutating func control(_ area: FrameArea, _ delay: AnimatedPNGDelay) -> [UInt8] {
    let numbers = [sequence, area.width, area.height, area.left, area.top]
    sequence += 1
    let fraction = [delay.numerator, delay.denominator]
    return numbers.flatMap(PNGChunkList.bigEndian)
      + fraction.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] } + [0, 0]
  }

  /// What stands before the picture in a file of the area alone, and its packed pixels.
  private mutating func encode(
    _ pixels: [UInt8], _ area: FrameArea
  ) throws(AnimatedPNGError) -> (beginning: [UInt8], packed: [UInt8]) {
    var part: [UInt8] = []
    part.reserveCapacity(area.width * area.height * 4)
    for row in area.top..<area.top + area.height {
      let start = (row * format.width + area.left) * 4
      part += pixels[start..<start + area.width * 4]
    }
    if format.isOpaque && !isOpaque(part) { throw .notOpaque(frame: frames) }
    do {
      switch format.compression {
      case .fast: return try Self.parts(of: encodeFast(part, width: area.width))
      case .small: return try Self.parts(of: encodeSmall(part, area))
      }
    } catch { throw .png(error) }
  }

  private static func parts(
    of file: [UInt8]
  ) throws(PNGError) -> (beginning: [UInt8], packed: [UInt8]) {
    var walk = ChunkWalk(file)
    var end = 8
    var packed: [UInt8] = []
    while let chunk = try walk.next() {
      if chunk.name == "IDAT" { packed += file[chunk.content] }
      // A checksum follows the content.
      if packed.isEmpty { end = chunk.content.upperBound + 4 }
    }
    return (Array(file[..<end]), packed)
  }

  private mutating func encodeFast(_ part: [UInt8], width: Int) throws(PNGError) -> [UInt8] {
    var bands: [EncodedBand] = []
    let length = EncodedBand.height * width * 4
    for start in stride(from: 0, to: part.count, by: length) {
      let rows = part.span.extracting(start..<min(start + length, part.count))
      if let band = compressor.compress(rows, width: width, as: format.isOpaque ? .rgb : .rgba) {
        bands.append(band)
      }
    }
    return try PNGFile.assemble(bands, pixelsPerMetre: format.pixelsPerMetre)
  }

  private func encodeSmall(_ part: [UInt8], _ area: FrameArea) throws(PNGError) -> [UInt8] {
    var smallest: [UInt8] = []
    for filter in PNGFilter.allCases {
      var encoder = try PNGEncoder(
        width: area.width, height: area.height, isOpaque: format.isOpaque,
        pixelsPerMetre: format.pixelsPerMetre, filter: filter)
      try encoder.append(part[...])
      let bytes = try encoder.finish()
      if smallest.isEmpty || bytes.count < smallest.count { smallest = bytes }
    }
    return smallest
  }
}
