import CoreGraphics
import Testing

/// The bytes of bitmap contexts, read and written by their address.
struct ContextMemoryTests {
  private let rgb = CGColorSpaceCreateDeviceRGB()

  private func makeContext(
    _ width: Int, _ height: Int, _ alpha: CGImageAlphaInfo, space: CGColorSpace? = nil,
    bits: Int = 8, bytesPerRow: Int = 0, order: CGBitmapInfo = [],
    data: UnsafeMutableRawPointer? = nil
  ) -> CGContext? {
    CGContext(
      data: data, width: width, height: height, bitsPerComponent: bits, bytesPerRow: bytesPerRow,
      space: space ?? rgb, bitmapInfo: alpha.rawValue | order.rawValue)
  }

  private func bytes(_ context: CGContext) -> [UInt8] {
    guard let data = context.data else { return [] }
    return [UInt8](
      UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height))
  }

  private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)

  @Test func bytesFollowWhatIsDrawn() throws {
    let context = try #require(makeContext(2, 1, .premultipliedLast))
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let data = try #require(context.data)
    #expect(bytes(context) == [128, 0, 0, 128, 0, 0, 0, 0])
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(data.load(fromByteOffset: 7, as: UInt8.self) == 128)
  }

  @Test func whatIsWrittenThereIsSeen() throws {
    let context = try #require(makeContext(2, 1, .premultipliedLast))
    let data = try #require(context.data)
    data.storeBytes(of: 255, toByteOffset: 1, as: UInt8.self)
    data.storeBytes(of: 255, toByteOffset: 3, as: UInt8.self)
    #expect(try DrawnPixels(context)[0, 0] == [0, 255, 0, 255])
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(bytes(context) == [128, 127, 0, 255, 128, 0, 0, 128])
  }

  @Test func theCallersMemoryIsDrawnInto() throws {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 4)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: 16)
    memory.storeBytes(of: 200, toByteOffset: 3, as: UInt8.self)
    let context = try #require(makeContext(1, 2, .premultipliedLast, bytesPerRow: 8, data: memory))
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let found = [UInt8](UnsafeRawBufferPointer(start: memory, count: 16))
    #expect(found == [0, 0, 0, 200, 0, 0, 0, 0, 128, 0, 0, 128, 0, 0, 0, 0])
  }

  @Test func alphaFirstAndLittleEndian() throws {
    let first = try #require(makeContext(1, 1, .premultipliedFirst))
    let little = try #require(makeContext(1, 1, .premultipliedFirst, order: .byteOrder32Little))
    for context in [first, little] {
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(bytes(first) == [128, 128, 0, 0])
    #expect(bytes(little) == [0, 0, 128, 128])
  }

  @Test func greysAndAlphaAlone() throws {
    let gray = try #require(makeContext(1, 1, .none, space: CGColorSpaceCreateDeviceGray()))
    gray.setFillColor(gray: 0.5, alpha: 1)
    gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bytes(gray) == [128])
    #expect(gray.bitsPerPixel == 8)
    let both = try #require(
      makeContext(1, 1, .premultipliedLast, space: CGColorSpaceCreateDeviceGray()))
    #expect(both.bitsPerPixel == 16)
    both.setFillColor(gray: 1, alpha: 0.5)
    both.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bytes(both) == [128, 128])
    let alpha = try #require(makeContext(2, 1, .alphaOnly, space: CGColorSpaceCreateDeviceGray()))
    alpha.setFillColor(red)
    alpha.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(bytes(alpha) == [0, 128])
    #expect(alpha.colorSpace == nil)
  }

  @Test func sixteenBitsAndNumbers() throws {
    let wide = try #require(makeContext(1, 1, .premultipliedLast, bits: 16))
    let floats = try #require(
      makeContext(
        1, 1, .premultipliedLast, bits: 32, order: [.floatComponents, .byteOrder32Little]))
    for context in [wide, floats] {
      context.setFillColor(CGColor(srgbRed: 1, green: 0.2, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(bytes(wide) == [255, 255, 51, 51, 0, 0, 255, 255])
    let data = try #require(floats.data)
    #expect(data.load(as: Float.self) == 1)
    #expect(abs(data.load(fromByteOffset: 4, as: Float.self) - 0.2) < 1e-6)
  }

  @Test func imagesHaveTheContextsFormat() throws {
    let context = try #require(makeContext(2, 2, .premultipliedLast, bytesPerRow: 8))
    let image = try #require(context.makeImage())
    #expect(image.alphaInfo == .premultipliedLast)
    #expect(image.bytesPerRow == 8)
    #expect(image.bitsPerPixel == 32)
    #expect(image.colorSpace == rgb)
    let opaque = try #require(makeContext(2, 2, .noneSkipLast)?.makeImage())
    #expect(opaque.alphaInfo == .noneSkipLast)
  }

  @Test func formatsThatCannotBeDrawnIntoAreRefused() {
    #expect(makeContext(1, 1, .last) == nil)
    #expect(makeContext(1, 1, .none) == nil)
    #expect(makeContext(4, 1, .premultipliedLast, bytesPerRow: 15) == nil)
    #expect(makeContext(1, 1, .premultipliedLast, bits: 5) == nil)
    #expect(makeContext(0, 1, .premultipliedLast) == nil)
    #expect(makeContext(1, 1 << 20, .premultipliedLast, bytesPerRow: 1 << 26) == nil)
  }
}
