/// How long the frames of an animated WebP file are shown. The library that packs them does not know
/// when the last one ends, and guesses; here it is made to end with the clip.
struct WebPDurations {
  /// Milliseconds of the whole clip, to the nearest.
  let total: Int

  init(frameCount: Int, rate: ClipFormat.Rate) {
    let doubled = 2000 * Int128(frameCount) * Int128(rate.denominator) + Int128(rate.numerator)
    total = Int(doubled / (2 * Int128(rate.numerator)))
  }

  /// The greatest duration there is room for.
  private static let limit = 0xFF_FFFF

  /// Writes the duration of the last frame anew. Files of another form are left as they are.
  func correct(_ file: OutputFolder.NewFile) throws(ExportError) {
    guard Self.text(try file.bytes(at: 0, count: 4)) == "RIFF" else { return }
    var position = 12
    var before = 0
    var last: (position: Int, duration: Int)?
    while true {
      let head = try file.bytes(at: position, count: 8)
      guard head.count == 8 else { break }
      if Self.text(head.prefix(4)) == "ANMF" {
        let offset = position + 8 + 12
        before += last?.duration ?? 0
        last = (offset, Self.number(try file.bytes(at: offset, count: 3)))
      }
      let length = Self.number(head.suffix(4))
      position += 8 + length + length % 2
    }
    guard let last, total > before else { return }
    let duration = min(total - before, Self.limit)
    if duration == last.duration { return }
    try file.overwrite(
      (0..<3).map { UInt8(duration >> (8 * $0) & 0xFF) }, at: last.position)
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static func text(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self)
  }
}
