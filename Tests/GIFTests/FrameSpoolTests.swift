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
    var spool = FrameSpool()
    for frame in frames { spool.add(frame) }
    #expect(spool.byteCount < 3000 * 4 * 20 / 5)
    var reader = spool.reader(pixelCount: 3000)
    for frame in frames {
      reader.next()
      #expect(reader.pixels == frame)
    }
  }
}
