/// Says of which frames a file has to consist, picture by picture, when its palette is known.
///
/// A frame is planned when the picture after it is known: how long it stays and whether anything of it
/// has to disappear depends on that. Only what changes is written, and what changes nothing is not
/// written at all.
struct FramePlanner {
  private var painter: FramePainter
  /// The picture for which there is no frame yet.
  private var pending: [GIFPixel] = []
  /// An area outside which it is the picture before.
  private var pendingArea: PixelArea
  private var pendingTime: (tick: Int, time: GIFTime)?
  private var newest: (tick: Int, time: GIFTime)?

  /// - Parameter palette: of a survey of the clip.
  /// - Precondition: the size is that of a survey.
  init(width: Int, height: Int, palette: GIFPalette, options: GIFOptions) {
    painter = FramePainter(width: width, height: height, palette: palette, options: options)
    pendingArea = painter.canvas.whole
  }

  /// The frames that are known when the next picture is, of the clip's size, seen from `time` on.
  /// - Parameter changed: an area outside which it is the picture before; nil when it is that one.
  /// - Throws: `time`, `tooClose`.
  mutating func add(
    _ pixels: [GIFPixel], changed: PixelArea?, at time: GIFTime
  ) throws(GIFError) -> [PlannedFrame] {
    let tick = try follow(time)
    guard let pendingTime else {
      // The first picture is seen from the beginning, whenever that is.
      self.pendingTime = (tick, time)
      pending = pixels
      return []
    }
    guard let changed else { return [] }
    let vanishing = painter.canvas.area(of: pending, pixels, in: changed) {
      !$0.isClear && $1.isClear
    }
    let frames = frames(delay: tick - pendingTime.tick, vanishing: vanishing)
    (pending, pendingArea) = (pixels, changed)
    self.pendingTime = (tick, time)
    return frames
  }

  /// The last frames of a clip that ends at `time`.
  /// - Throws: `noFrames`, `time`, `tooClose`.
  mutating func finish(at time: GIFTime) throws(GIFError) -> [PlannedFrame] {
    guard let pendingTime else { throw GIFError.noFrames }
    let tick = try follow(time)
    return frames(delay: tick - pendingTime.tick, vanishing: nil)
  }

  /// Checks that `time` comes late enough after the one before.
  private mutating func follow(_ time: GIFTime) throws(GIFError) -> Int {
    let tick = try time.tick()
    if let newest, tick < newest.tick + 2 { throw .tooClose(newest.time, time) }
    newest = (tick, time)
    return tick
  }

  /// The pending picture, which stays for so many ticks; longer than one frame can, it is several.
  /// - Parameter vanishing: what of it has to be clear when the next frame comes.
  private mutating func frames(delay: Int, vanishing: PixelArea?) -> [PlannedFrame] {
    var delays = [Int](repeating: 65_535, count: delay / 65_535)
    if delay % 65_535 > 0 { delays.append(delay % 65_535) }
    if delays.count > 1, let last = delays.last, last < 2 {
      delays[delays.count - 2] -= 2
      delays[delays.count - 1] += 2
    }
    return delays.indices.map { index in
      let isLast = index == delays.count - 1
      var frame = painter.draw(pending, changed: pendingArea, clearing: isLast ? vanishing : nil)
      frame.delay = delays[index]
      return frame
    }
  }
}
