/// Packs frames, each in the way that takes the fewest bytes. What was packed before does not matter.
actor FramePacker {
  private var encoders: [LZWEncoder?] = Array(repeating: nil, count: 9)

  /// The frame as it stands in the file.
  func pack(_ frame: PlannedFrame) -> [UInt8] {
    GIFFile.bytes(of: frame, packed: packed(frame.pixels))
  }

  /// Leaves as it is whatever can be, or mixes that with colours.
  private func packed(_ pixels: [WrittenPixel]) -> LZWEncoder.Result {
    var best = pixels
    var style = LZWEncoder.Style()
    if pixels.contains(where: \.mayBeClear) {
      // Which way is best is found by trying, and most of it shows without looking ahead. Where all is left
      // as it is, codes are mostly fewest: the others then end early. Of equals the last counts.
      let sparing = pixels.map(\.sparing)
      var least = Int.max
      for (candidate, prefersClear) in [(sparing, false), (pixels, true), (pixels, false)] {
        let tried = LZWEncoder.Style(prefersClear: prefersClear)
        let count = encode(candidate, tried, most: least).codes.count
        if count <= least { (least, best, style) = (count, candidate, tried) }
      }
    }
    style.looksAhead = true
    return encode(best, style)
  }

  /// With indices as short as can be.
  private func encode(
    _ pixels: [WrittenPixel], _ style: LZWEncoder.Style, most: Int = .max
  ) -> LZWEncoder.Result {
    let greatest = pixels.reduce(0) { max($0, $1.index) }
    var depth = 2
    while depth < 8 && Int(greatest) >> depth != 0 { depth += 1 }
    var encoder = encoders[depth] ?? LZWEncoder(depth: depth)
    // Taken out, so that it is not copied.
    encoders[depth] = nil
    let result = encoder.encode(pixels, style, most: most)
    encoders[depth] = encoder
    return result
  }
}
