import PNG

/// An animated PNG taken apart by hand and put together frame by frame.
struct AnimatedPNGReader {
  struct Frame {
    /// Premultiplied RGBA of the whole picture.
    var pixels: [UInt8]
    var numerator: Int
    var denominator: Int
    var left: Int
    var top: Int
    var width: Int
    var height: Int
  }

  private(set) var frameCount = 0
  private(set) var plays = 0
  private(set) var frames: [Frame] = []

  init(_ file: [UInt8]) throws {
    let all = try chunks(of: file)
    guard let header = all.first, header.type == "IHDR" else {
      throw ChunkTrouble(text: "no header")
    }
    let size = (Int(number(in: header.body, at: 0)), Int(number(in: header.body, at: 4)))
    var canvas = [UInt8](repeating: 0, count: size.0 * size.1 * 4)
    var sequence: UInt32 = 0
    var frame: Frame?
    var packed: [UInt8] = []
    func next(_ chunk: PNGChunk) throws {
      guard number(in: chunk.body, at: 0) == sequence else {
        throw ChunkTrouble(text: "a number is missing")
      }
      sequence += 1
    }
    func finishFrame() throws {
      guard var done = frame else { return }
      let picture = PNGChunk(
        type: "IHDR",
        body: bigEndian(UInt32(done.width)) + bigEndian(UInt32(done.height))
          + header.body.dropFirst(8))
      let decoded = try PNGDecoder.decode(
        PNGTests.file(of: [picture, PNGChunk(type: "IDAT", body: packed), endChunk]))
      for row in 0..<done.height {
        let target = ((done.top + row) * size.0 + done.left) * 4
        let source = row * done.width * 4
        canvas.replaceSubrange(
          target..<target + done.width * 4,
          with: decoded.pixels[source..<source + done.width * 4])
      }
      done.pixels = canvas
      frames.append(done)
      packed = []
    }
    for chunk in all {
      switch chunk.type {
      case "acTL":
        frameCount = Int(number(in: chunk.body, at: 0))
        plays = Int(number(in: chunk.body, at: 4))
      case "fcTL":
        try finishFrame()
        try next(chunk)
        let numbers = (1...4).map { Int(number(in: chunk.body, at: 4 * $0)) }
        guard chunk.body.count == 26, chunk.body[24] == 0, chunk.body[25] == 0 else {
          throw ChunkTrouble(text: "a frame replaces and stays")
        }
        let delay = number(in: chunk.body, at: 20)
        frame = Frame(
          pixels: [], numerator: Int(delay >> 16), denominator: Int(delay & 0xFFFF),
          left: numbers[2], top: numbers[3], width: numbers[0], height: numbers[1])
      case "IDAT": packed += chunk.body
      case "fdAT":
        try next(chunk)
        packed += chunk.body.dropFirst(4)
      case "IEND": try finishFrame()
      default: break
      }
    }
  }
}
