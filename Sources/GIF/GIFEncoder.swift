/// Writes an animation as a GIF file, frame by frame, when its palette is known.
///
/// A frame is written when the one after it is known: how long it stays and whether anything of it
/// has to disappear depends on that. Only what changes is written, and what changes nothing is not
/// written at all.
struct GIFEncoder {
  private let sink: ([UInt8]) throws -> Void
  var canvas: GIFCanvas
  private var packer: FramePacker
  /// The frame not yet written.
  private var pending: [GIFPixel] = []
  private var pendingTime: (tick: Int, time: GIFTime)?
  private var newest: (tick: Int, time: GIFTime)?

  /// Begins a file.
  /// - Parameters:
  ///   - palette: of a survey of the clip.
  ///   - sink: takes the next bytes of the file.
  /// - Throws: `plays`, and what the sink throws.
  /// - Precondition: the size is that of a survey.
  init(
    width: Int, height: Int, palette: GIFPalette, options: GIFOptions,
    sink: @escaping ([UInt8]) throws -> Void
  ) throws {
    if case .times(let count) = options.loop, !(1...65_536 ~= count) {
      throw GIFError.plays(count)
    }
    self.sink = sink
    canvas = GIFCanvas(width: width, height: height)
    packer = FramePacker(palette: palette, options: options)
    try sink(
      GIFFile.header(width: width, height: height, palette: palette.colors, loop: options.loop))
  }

  /// Adds the next frame, of the clip's size, seen from `time` on.
  /// - Throws: `time`, `tooClose`, and what the sink throws.
  mutating func add(_ pixels: [GIFPixel], at time: GIFTime) throws {
    let tick = try follow(time)
    guard let pendingTime else {
      // The first frame is seen from the beginning, whenever that is.
      self.pendingTime = (tick, time)
      pending = pixels
      return
    }
    if pixels == pending { return }
    try write(pending, delay: tick - pendingTime.tick, next: pixels)
    pending = pixels
    self.pendingTime = (tick, time)
  }

  /// Ends the clip at `time`.
  /// - Throws: `noFrames`, `time`, `tooClose`, and what the sink throws.
  consuming func finish(at time: GIFTime) throws {
    guard let pendingTime else { throw GIFError.noFrames }
    let tick = try follow(time)
    try write(pending, delay: tick - pendingTime.tick, next: nil)
    try sink(GIFFile.trailer)
  }

  /// Checks that `time` comes late enough after the one before.
  private mutating func follow(_ time: GIFTime) throws(GIFError) -> Int {
    let tick = try time.tick()
    if let newest, tick < newest.tick + 2 { throw .tooClose(newest.time, time) }
    newest = (tick, time)
    return tick
  }

  /// Writes a frame that stays for so many ticks; longer than one frame can, it is several.
  private mutating func write(_ pixels: [GIFPixel], delay: Int, next: [GIFPixel]?) throws {
    let vanishing = next.flatMap { next in
      canvas.area(of: pixels, next) { !$0.isClear && $1.isClear }
    }
    var delays = [Int](repeating: 65_535, count: delay / 65_535)
    if delay % 65_535 > 0 { delays.append(delay % 65_535) }
    if delays.count > 1, let last = delays.last, last < 2 {
      delays[delays.count - 2] -= 2
      delays[delays.count - 1] += 2
    }
    for (place, delay) in delays.enumerated() {
      let isLast = place == delays.count - 1
      let frame = packer.pack(pixels, on: &canvas, clearing: isLast ? vanishing : nil)
      try sink(GIFFile.frame(frame, delay: delay))
    }
  }
}
