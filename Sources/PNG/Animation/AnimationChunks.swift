/// What the chunks of an animated PNG say.
struct AnimationChunks {
  /// How often it is played; 0: for ever.
  var plays: Int
  var frames: [FrameControl]
  /// Content of IHDR.
  var header: Range<Int>
  /// PLTE and tRNS, which hold for every frame.
  var shared: [ChunkPlace]

  /// Nil for a still: a file without acTL before its picture.
  /// - Throws: for an animation with a frame too few or too many, or one that breaks the format.
  init?(_ bytes: [UInt8], width: Int, height: Int) throws(PNGError) {
    var walk = ChunkWalk(bytes)
    var control: (frames: Int, plays: Int)?
    header = 0..<0
    shared = []
    frames = []
    var sequence = 0
    var hasPicture = false
    while let chunk = try walk.next() {
      let start = chunk.content.lowerBound
      switch chunk.name {
      case "IHDR": header = chunk.content
      case "PLTE", "tRNS": if !hasPicture { shared.append(chunk) }
      case "acTL" where !hasPicture && control == nil:
        guard chunk.content.count == 8 else { throw .malformed(reason: "acTL: wrong length") }
        control = (bigEndian32(bytes, at: start), bigEndian32(bytes, at: start + 4))
      case "IDAT":
        hasPicture = true
        if control == nil { return nil }
        // Without a fcTL before it, the picture is no frame.
        if frames.count == 1 { frames[0].data.append(chunk.content) }
      case "fcTL" where control != nil:
        guard chunk.content.count == FrameControl.length else {
          throw .malformed(reason: "fcTL: wrong length")
        }
        try Self.take(&sequence, bytes, at: start)
        if let last = frames.last, last.data.isEmpty {
          throw .malformed(reason: "fcTL: the frame before has no pixels")
        }
        frames.append(try FrameControl(bytes, chunk.content, canvas: (width, height)))
      case "fdAT" where control != nil:
        guard chunk.content.count >= 4, hasPicture, !frames.isEmpty else {
          throw .malformed(reason: "fdAT: out of place")
        }
        try Self.take(&sequence, bytes, at: start)
        frames[frames.count - 1].data.append(start + 4..<chunk.content.upperBound)
      default: break
      }
    }
    guard let control else { return nil }
    guard frames.count == control.frames, frames.last?.data.isEmpty == false else {
      throw .malformed(reason: "\(frames.count) of \(control.frames) frames are there")
    }
    plays = control.plays
  }

  /// Checks the number that a chunk has in the sequence of all fcTL and fdAT.
  private static func take(
    _ sequence: inout Int, _ bytes: [UInt8], at offset: Int
  ) throws(PNGError) {
    guard bigEndian32(bytes, at: offset) == sequence else {
      throw .malformed(reason: "chunks of the animation are out of order")
    }
    sequence += 1
  }

  /// The frame as a PNG file of its own.
  func file(of frame: FrameControl, _ bytes: [UInt8]) -> [UInt8] {
    let size = [frame.width, frame.height].flatMap(PNGChunkList.bigEndian)
    var chunks = PNGChunkList()
    chunks.add("IHDR", [size[...], bytes[header].dropFirst(8)])
    for chunk in shared { chunks.add(chunk.name, [bytes[chunk.content]]) }
    chunks.add("IDAT", frame.data.map { bytes[$0] })
    chunks.add("IEND")
    return bytes[..<8] + chunks.bytes
  }
}
