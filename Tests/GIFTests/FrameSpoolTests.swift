import TestSupport
import Testing

@testable import GIF

@Suite struct FrameSpoolTests {
  /// Bytes that are not the spool's own.
  private final class Shelf: FrameStore {
    private(set) var bytes: [UInt8] = []
    func append(_ more: [UInt8]) { bytes += more }
    func bytes(at position: Int, count: Int) -> [UInt8] {
      Array(bytes[position..<position + count])
    }
  }

  @Test(arguments: [nil, 1, 7, 1000, 1 << 20]) func framesComeBack(blockSize: Int?) throws {
    var noise = SeededGenerator(seed: 5)
    var frames: [[GIFPixel]] = []
    var frame = [GIFPixel](repeating: .clear, count: 3000)
    for _ in 0..<20 {
      for _ in 0..<Int.random(in: 0...30, using: &noise) {
        let start = Int.random(in: 0..<2900, using: &noise)
        let pixel = GIFPixel(bits: UInt32.random(in: 0...3, using: &noise) * 0x0100_0055)
        for place in start..<start + Int.random(in: 1...100, using: &noise) { frame[place] = pixel }
      }
      frames.append(frame)
    }
    let shelf = Shelf()
    var spool = FrameSpool(
      width: 30, store: blockSize.map { _ in shelf }, blockSize: blockSize ?? 1)
    var before = [GIFPixel](repeating: .clear, count: 3000)
    var areas: [PixelArea?] = []
    for frame in frames {
      let places = frame.indices.filter { frame[$0] != before[$0] }
      let rows = Set(places.map { $0 / 30 }).sorted()
      // Rows next to each other may come together, and so may some that are the same.
      try spool.add(
        frame, rows: rows.isEmpty || rows.count > 40 ? [0..<100] : rows.map { $0..<$0 + 1 })
      areas.append(
        places.map { PixelArea(left: $0 % 30, top: $0 / 30, width: 1, height: 1) }
          .reduce(nil) { $0?.union($1) ?? $1 })
      before = frame
    }
    #expect(spool.byteCount < 3000 * 4 * 20 / 5)
    // All but what is less than a block.
    if let blockSize { #expect(spool.byteCount - shelf.bytes.count < blockSize + 30) }
    if blockSize == nil || blockSize == 1 << 20 { #expect(shelf.bytes.isEmpty) }
    var reader = spool.reader(height: 100)
    for (frame, area) in zip(frames, areas) {
      let found = try reader.next()
      #expect(reader.pixels == frame)
      // All of what changed, and no row without a change.
      #expect(found?.top == area?.top && found?.height == area?.height)
      #expect(found == area.flatMap { found?.union($0) })
    }
  }
}
