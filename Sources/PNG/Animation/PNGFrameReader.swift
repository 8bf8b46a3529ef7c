/// Reads the frames of an animated PNG one after the other, each as the whole picture then shown;
/// of a still, its one picture.
///
/// Pixels are straight RGBA of 8 bits, as the file has them; those of sixteen are rounded, as
/// `PNGDecoder` says. A frame laid over others is mixed to the nearest 255th.
package struct PNGFrameReader: Sendable {
  /// Columns, in pixels.
  package let width: Int
  /// Rows, in pixels.
  package let height: Int
  /// What the file says about its colours; the pixels are not converted.
  package let color: PNGColor

  /// What follows the end of the picture or the animation, which programs that show it pass over.
  package let bytesAfterEnd: ArraySlice<UInt8>

  private let bytes: [UInt8]
  private let animation: AnimationChunks?
  private var canvas: [UInt8] = []
  private var next = 0
  /// What the last frame leaves to be done before the next one.
  private var pending: (frame: FrameControl, before: [UInt8])?

  /// - Parameter bytes: The whole file.
  /// - Throws: for what is no PNG within `PNGLimits`, and for an animation that lacks a frame or has
  ///   them out of order. Pixels are not looked at.
  package init(_ bytes: [UInt8]) throws(PNGError) {
    let header = try readPNGHeader(bytes)
    try PNGLimits.check(width: header.width, height: header.height)
    width = header.width
    height = header.height
    color = PNGColor(bytes)
    animation = try AnimationChunks(bytes, width: width, height: height)
    self.bytes = bytes
    bytesAfterEnd = ChunkWalk.bytesAfterEnd(of: bytes)
  }

  /// Whether the file is an animation, be it of one frame.
  package var isAnimated: Bool { animation != nil }

  /// How often the animation is played, 0 for ever; nil for a still.
  package var plays: Int? { animation?.plays }

  /// How many frames there are; a still has one.
  package var frameCount: Int { animation?.frames.count ?? 1 }

  /// How long a frame is shown; nil for a still.
  /// - Precondition: there is such a frame.
  package func delay(ofFrame index: Int) -> PNGDelay? { animation?.frames[index].delay }

  /// The picture of the frame after the one read last, rows from the top without padding; nil after
  /// the last. After an error the reader is at its end.
  package mutating func nextFrame() throws(PNGError) -> [UInt8]? {
    guard next < frameCount else { return nil }
    let index = next
    next = frameCount
    guard let animation else { return try straightPNG(bytes).pixels }
    let frame = animation.frames[index]
    if index == 0 { canvas = [UInt8](repeating: 0, count: width * height * 4) }
    let picture = try straightPNG(animation.file(of: frame, bytes))
    if let (last, before) = pending { offset(before, last, isBlended: false) }
    pending = disposal(of: frame).map { (frame, $0) }
    offset(picture.pixels, frame, isBlended: frame.isBlended)
    next = index + 1
    return canvas
  }

  /// What is to stand where the frame stands before the next one; nil: the frame itself.
  private func disposal(of frame: FrameControl) -> [UInt8]? {
    switch frame.disposal {
    case .kept: nil
    case .cleared: [UInt8](repeating: 0, count: frame.width * frame.height * 4)
    // Before the first frame nothing is there, which this finds too.
    case .restored: region(frame)
    }
  }

  private func region(_ frame: FrameControl) -> [UInt8] {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(frame.width * frame.height * 4)
    for row in frame.y..<frame.y + frame.height {
      let start = (row * width + frame.x) * 4
      pixels += canvas[start..<start + frame.width * 4]
    }
    return pixels
  }

  private mutating func offset(_ pixels: [UInt8], _ frame: FrameControl, isBlended: Bool) {
    for row in 0..<frame.height {
      let source = row * frame.width * 4
      let target = ((frame.y + row) * width + frame.x) * 4
      if isBlended {
        for pixel in stride(from: 0, to: frame.width * 4, by: 4) {
          blend(pixels, at: source + pixel, ontoCanvasAt: target + pixel)
        }
      } else {
        canvas.replaceSubrange(
          target..<target + frame.width * 4, with: pixels[source..<source + frame.width * 4])
      }
    }
  }

  /// Source over what is there, both straight.
  private mutating func blend(_ pixels: [UInt8], at source: Int, ontoCanvasAt target: Int) {
    let over = Int(pixels[source + 3])
    if over == 0 { return }
    let under = Int(canvas[target + 3]) * (255 - over)
    // In 65,025ths.
    let alpha = over * 255 + under
    for component in 0..<3 {
      let sum =
        Int(pixels[source + component]) * over * 255 + Int(canvas[target + component]) * under
      canvas[target + component] = UInt8((sum + alpha / 2) / alpha)
    }
    canvas[target + 3] = UInt8((alpha + 127) / 255)
  }
}
