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

  /// Ends the clip at `end` and writes all of it. The bytes do not depend on `jobs`.
  /// - Parameters:
  ///   - jobs: how many frames are packed at once.
  ///   - sink: takes the next bytes of the file.
  /// - Throws: `noFrames`, `plays`, `time`, `tooClose`, and what the sink throws.
  /// - Precondition: `jobs` is positive.
  package consuming func finish(
    at end: GIFTime, jobs: Int, isolation: isolated (any Actor)? = #isolation,
    sink: ([UInt8]) throws -> Void
  ) async throws {
    try await finish(at: end, palette: survey.palette(), jobs: jobs, sink: sink)
  }

  /// The same with a palette that may be another clip's.
  consuming func finish(
    at end: GIFTime, palette: GIFPalette, jobs: Int,
    isolation: isolated (any Actor)? = #isolation, sink: ([UInt8]) throws -> Void
  ) async throws {
    try sink(
      GIFFile.header(width: width, height: height, palette: palette.colors, loop: options.loop))
    var planner = FramePlanner(width: width, height: height, palette: palette, options: options)
    var reader = spool.reader(pixelCount: width * height)
    let times = times
    try await withThrowingTaskGroup(of: PackingCrew.Packed.self) { group in
      var crew = PackingCrew(jobs: jobs)
      for time in times {
        reader.next()
        for frame in try planner.add(reader.pixels, at: time) {
          try await crew.add(frame, in: &group, to: sink)
        }
      }
      for frame in try planner.finish(at: end) {
        try await crew.add(frame, in: &group, to: sink)
      }
      try await crew.finish(&group, to: sink)
    }
    try sink(GIFFile.trailer)
  }
}
