import RasterKernels

extension BandPainter {
  /// A group in one band.
  struct Group {
    /// The pixels it can paint.
    var content: PixelBounds
    /// The pixels below that it can change.
    var reach: PixelBounds
    /// 0…255.
    var opacity: Int32
    var blend: BlendMode
  }

  /// Draws the entries from `cursor` to the group's end into memory of its own and composites the
  /// result over `pixels`.
  mutating func draw(
    _ group: Group, of list: DisplayList, _ cursor: inout Int, upTo end: Int,
    into pixels: inout MutableSpan<UInt8>, _ surface: Surface
  ) {
    let content =
      group.blend.clearsAround && group.blend != .destinationIn
      ? group.content.union(group.reach) : group.content
    let inner = Surface(bounds: content, start: 0, stride: content.width)
    var memory = groupPixels.popLast() ?? []
    let room = content.width * content.height
    if memory.count < room * 4 { memory = [UInt8](repeating: 0, count: room * 4) }
    let outerClips = outerClipCount
    outerClipCount = clipCount
    do {
      var target = memory.mutableSpan
      Fast.fill(&target, start: 0, count: room, with: 0)
      draw(list, &cursor, upTo: end, into: &target, inner)
    }
    outerClipCount = outerClips
    // Taken out of the list, which would count it for every row.
    let isClipped = clipCount > outerClipCount
    var clip = ClipCoverage()
    if isClipped { swap(&clip, &clips[clipCount - 1]) }
    setReach(of: group)
    if !isClipped { swap(&covered, &reach) }
    let rows = group.reach.top..<group.reach.bottom
    if isClipped || group.blend != .sourceOver {
      for y in rows {
        if isClipped { covered.setProduct(of: reach, and: clip, y: y) }
        composite(memory, inner, of: group, row: y, over: &pixels, surface)
      }
    } else {
      Fast.overPixels(
        &pixels, origin: surface.origin(ofRow: rows.lowerBound), stride: surface.stride,
        source: memory.span, sourceOrigin: inner.origin(ofRow: rows.lowerBound),
        sourceStride: inner.stride, rows: rows.count, opacity: group.opacity, isOpaque: false,
        runs: covered.runs.span.extracting(first: covered.count), coverage: covered.bytes.span)
    }
    if isClipped { swap(&clip, &clips[clipCount - 1]) }
    groupPixels.append(memory)
  }

  /// Composites a row of a group, drawn into `memory`, through what is covered.
  private mutating func composite(
    _ memory: borrowing [UInt8], _ inner: Surface, of group: Group, row y: Int,
    over pixels: inout MutableSpan<UInt8>, _ surface: Surface
  ) {
    switch group.blend {
    case .sourceOver:
      Fast.overPixels(
        &pixels, origin: surface.origin(ofRow: y), source: memory.span,
        sourceOrigin: inner.origin(ofRow: y), opacity: group.opacity,
        isOpaque: false, runs: covered.runs.span.extracting(first: covered.count),
        coverage: covered.bytes.span)
    case .plus:
      Fast.addPixels(
        &pixels, origin: surface.origin(ofRow: y), source: memory.span,
        sourceOrigin: inner.origin(ofRow: y), opacity: group.opacity,
        runs: covered.runs.span.extracting(first: covered.count),
        coverage: covered.bytes.span)
    case .destinationIn:
      setMask(from: memory, inner, of: group, row: y)
      for index in 0..<covered.count {
        let run = covered.runs[index]
        limitMask(to: run)
        Fast.mask(
          &pixels, start: surface.origin(ofRow: y) + Int(run.start),
          count: Int(run.end - run.start), by: maskRow.span, maskStart: Int(run.start))
      }
    default:
      Fast.blendPixels(
        &pixels, origin: surface.origin(ofRow: y), source: memory.span,
        sourceOrigin: inner.origin(ofRow: y), opacity: group.opacity,
        formula: group.blend.formula,
        runs: covered.runs.span.extracting(first: covered.count),
        coverage: covered.bytes.span)
    }
  }

  /// Makes `reach` the part of a row that the group can change.
  private mutating func setReach(of group: Group) {
    reach.removeAll()
    reach.append(
      CoverageRun(
        start: Int32(group.reach.left), end: Int32(group.reach.right), coverage: 255))
  }

  /// Makes `maskRow` the group's alphas in row `y`, 0 where it has no pixels.
  private mutating func setMask(
    from memory: borrowing [UInt8], _ inner: Surface, of group: Group, row y: Int
  ) {
    for x in group.reach.left..<group.reach.right { maskRow[x] = 0 }
    guard y >= inner.bounds.top, y < inner.bounds.bottom else { return }
    var mask = maskRow.mutableSpan
    Fast.alphas(
      of: memory.span, start: (y - inner.bounds.top) * inner.stride, count: inner.bounds.width,
      opacity: group.opacity, into: &mask, maskStart: inner.bounds.left)
  }

  /// Weakens the mask where the open clip covers less than whole pixels: a pixel with coverage c
  /// under mask m keeps 1 − c·(1 − m) of itself.
  private mutating func limitMask(to run: CoverageRun) {
    if run.coverage == 255 { return }
    for x in Int(run.start)..<Int(run.end) {
      let covered = run.coverage == CoverageRun.varying ? Int(covered.bytes[x]) : Int(run.coverage)
      maskRow[x] = UInt8(255 - Plain.product(covered, 255 - Int(maskRow[x])))
    }
  }
}
