import RasterKernels
import TestSupport
import Testing

/// Whether pictures are opaque is found out as the plain twin does.
struct OpaquePixelsTests {
  @Test(arguments: [0, 1, 2, 17, 1023, 1024, 1025, 3000])
  func oneAlphaIsEnough(count: Int) {
    var numbers = SeededGenerator(seed: UInt64(count))
    var bytes = numbers.bytes(count * 4)
    for alpha in stride(from: 3, to: bytes.count, by: 4) { bytes[alpha] = 255 }
    #expect(Fast.areOpaque(bytes.span) && Plain.areOpaque(bytes.span))
    for pixel in [0, count / 2, count - 1] where count > 0 {
      for alpha: UInt8 in [254, 127, 0] {
        bytes[pixel * 4 + 3] = alpha
        #expect(!Fast.areOpaque(bytes.span) && !Plain.areOpaque(bytes.span))
      }
      bytes[pixel * 4 + 3] = 255
    }
  }
}
