/// Writes an animation whose frames come only once: they are kept, packed, until all colours are
/// known.
package struct GIFClip {
  private let width: Int
  private let height: Int
  private let options: GIFOptions
  private var survey: ColorSurvey
  private var spool: FrameSpool
  private var times: [GIFTime] = []
  private var pixels: [GIFPixel]

  /// Begins a clip of frames of one size.
  package init(width: Int, height: Int, options: GIFOptions) throws(GIFError) {
    survey = try ColorSurvey(width: width, height: height, options: options)
    self.width = width
    self.height = height
    self.options = options
    spool = FrameSpool()
    pixels = [GIFPixel](repeating: .clear, count: width * height)
  }

  /// Adds the next frame: straight RGBA, rows from the top without padding, seen from `time` on.
  package mutating func add(_ frame: Span<UInt8>, at time: GIFTime) throws(GIFError) {
    guard frame.count == pixels.count * 4 else {
      throw .byteCount(frame.count, expected: pixels.count * 4)
    }
    options.transparency.read(frame, into: &pixels)
    survey.count(pixels)
    spool.add(pixels)
    times.append(time)
  }

  /// Ends the clip at `end` and writes all of it.
  /// - Throws: as `GIFEncoder`.
  package consuming func finish(at end: GIFTime, sink: @escaping ([UInt8]) throws -> Void) throws {
    var encoder = try GIFEncoder(
      width: width, height: height, palette: survey.palette(), options: options, sink: sink)
    var reader = spool.reader(pixelCount: width * height)
    for time in times {
      reader.next()
      try encoder.add(reader.pixels, at: time)
    }
    try encoder.finish(at: end)
  }
}
