/// Writes an animation whose frames come only once: they are kept, packed, until all colours are
/// known. With a store, memory does not grow with the number of frames.
package struct GIFClip {
  private let width: Int
  private let height: Int
  private let options: GIFOptions
  private var survey: ColorSurvey
  private var spool: FrameSpool
  private var times: [GIFTime] = []
  /// The newest frame as it came, and as a GIF shows it.
  private var newest: [UInt8] = []
  private var pixels: [GIFPixel]

  /// Begins a clip of frames of one size.
  /// - Parameter store: where packed frames are kept; nil for memory.
  package init(
    width: Int, height: Int, options: GIFOptions, store: (any FrameStore)? = nil
  ) throws(GIFError) {
    survey = try ColorSurvey(width: width, height: height, options: options)
    self.width = width
    self.height = height
    self.options = options
    spool = FrameSpool(width: width, store: store)
    pixels = [GIFPixel](repeating: .clear, count: width * height)
  }

  /// Adds the next frame: straight RGBA, rows from the top without padding, seen from `time` on.
  /// - Throws: `byteCount`, and what the store throws.
  package mutating func add(_ frame: [UInt8], at time: GIFTime) throws {
    guard frame.count == pixels.count * 4 else {
      throw GIFError.byteCount(frame.count, expected: pixels.count * 4)
    }
    let rows = rowsThatDiffer(in: frame)
    survey.add(of: pixels, until: rows)
    for rows in rows {
      options.transparency.read(
        frame.span, rows.lowerBound * width..<rows.upperBound * width, into: &pixels)
    }
    try spool.add(pixels, rows: rows)
    newest = frame
    times.append(time)
  }

  /// Where `frame` is not what came before, neighbours together; all of it when nothing did.
  private func rowsThatDiffer(in frame: [UInt8]) -> [Range<Int>] {
    if newest.isEmpty { return [0..<height] }
    if frame.span.isIdentical(to: newest.span) { return [] }
    var found: [Range<Int>] = []
    for row in 0..<height {
      let bytes = 4 * row * width..<4 * (row + 1) * width
      let (new, old) = (frame.span.extracting(bytes), newest.span.extracting(bytes))
      var difference: UInt8 = 0
      for index in new.indices { difference |= new[index] ^ old[index] }
      if difference == 0 { continue }
      if let last = found.last, last.upperBound == row {
        found[found.count - 1] = last.lowerBound..<row + 1
      } else {
        found.append(row..<row + 1)
      }
    }
    return found
  }

  /// Ends the clip at `end` and writes all of it. The bytes do not depend on `jobs`.
  /// - Parameters:
  ///   - jobs: how many frames are packed at once.
  ///   - sink: takes the next bytes of the file.
  /// - Throws: `noFrames`, `plays`, `time`, `tooClose`, and what the sink and the store throw.
  /// - Precondition: `jobs` is positive.
  package consuming func finish(
    at end: GIFTime, jobs: Int, isolation: isolated (any Actor)? = #isolation,
    sink: ([UInt8]) throws -> Void
  ) async throws {
    survey.add(of: pixels, until: [0..<height])
    let palette = survey.palette()
    // Nothing is compared with the last frame any more.
    (newest, pixels) = ([], [])
    spool.endWriting()
    try await finish(at: end, palette: palette, jobs: jobs, sink: sink)
  }

  /// Ends the clip at `end`, with a palette that may be another clip's.
  consuming func finish(
    at end: GIFTime, palette: GIFPalette, jobs: Int,
    isolation: isolated (any Actor)? = #isolation, sink: ([UInt8]) throws -> Void
  ) async throws {
    try sink(
      GIFFile.header(width: width, height: height, palette: palette.colors, loop: options.loop))
    var planner = FramePlanner(width: width, height: height, palette: palette, options: options)
    var reader = spool.reader(height: height)
    let times = times
    try await withThrowingTaskGroup(of: PackingCrew.Packed.self) { group in
      var crew = PackingCrew(jobs: jobs)
      for time in times {
        let changed = try reader.next()
        for frame in try planner.add(reader.pixels, changed: changed, at: time) {
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
