import TestSupport
import Testing

@testable import GIF

@Suite struct FrameSpoolTests {
  @Test func framesComeBack() {
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
    var spool = FrameSpool(width: 30)
    var before = [GIFPixel](repeating: .clear, count: 3000)
    var areas: [PixelArea?] = []
    for frame in frames {
      let places = frame.indices.filter { frame[$0] != before[$0] }
      let rows = Set(places.map { $0 / 30 }).sorted()
      // Rows next to each other may come together, and so may some that are the same.
      spool.add(frame, rows: rows.isEmpty || rows.count > 40 ? [0..<100] : rows.map { $0..<$0 + 1 })
      areas.append(
        places.map { PixelArea(left: $0 % 30, top: $0 / 30, width: 1, height: 1) }
          .reduce(nil) { $0?.union($1) ?? $1 })
      before = frame
    }
    #expect(spool.byteCount < 3000 * 4 * 20 / 5)
    var reader = spool.reader(height: 100)
    for (frame, area) in zip(frames, areas) {
      let found = reader.next()
      #expect(reader.pixels == frame)
      // All of what changed, and no row without a change.
      #expect(found?.top == area?.top && found?.height == area?.height)
      #expect(found == area.flatMap { found?.union($0) })
    }
  }
}
