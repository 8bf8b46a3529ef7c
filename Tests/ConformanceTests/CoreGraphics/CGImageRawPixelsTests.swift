import CoreGraphics
import QuartzCore
import Testing

// CGImage.h: where alpha is, and in which order the bytes of a pixel are kept.
@MainActor
struct CGImageRawPixelsTests {
  private func image(
    _ bytes: [UInt8], width: Int = 1, height: Int = 1, bits: Int = 8, bitsPerPixel: Int = 32,
    bytesPerRow: Int? = nil, space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    _ info: CGBitmapInfo, decode: [CGFloat]? = nil
  ) -> CGImage? {
    guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: bits, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow ?? (width * bitsPerPixel + 7) / 8, space: space, bitmapInfo: info,
      provider: provider, decode: decode, shouldInterpolate: false, intent: .defaultIntent)
  }

  private func info(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = []) -> CGBitmapInfo {
    CGBitmapInfo(rawValue: alpha.rawValue | order.rawValue)
  }

  /// The first pixel on screen.
  private func shown(_ image: CGImage?) -> [UInt8] {
    onStage(4) { stage in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      layer.contents = image
      _ = stage.show(layer)
      return stage.pixel(0, 0)
    }
  }

  @Test func alphaLastOrFirst() {
    #expect(shown(image([200, 100, 50, 255], info(.premultipliedLast))) == [200, 100, 50, 255])
    #expect(shown(image([255, 200, 100, 50], info(.premultipliedFirst))) == [200, 100, 50, 255])
    #expect(shown(image([100, 50, 25, 128], info(.premultipliedLast))) == [100, 50, 25, 128])
    #expect(shown(image([200, 100, 50, 0], info(.noneSkipLast))) == [200, 100, 50, 255])
    #expect(shown(image([0, 200, 100, 50], info(.noneSkipFirst))) == [200, 100, 50, 255])
  }

  @Test func straightAlphaIsMultipliedIn() {
    #expect(shown(image([200, 100, 50, 51], info(.last))) == [40, 20, 10, 51])
    #expect(shown(image([51, 200, 100, 50], info(.first))) == [40, 20, 10, 51])
  }

  @Test func littleEndianPixelsAreTurnedRound() {
    #expect(
      shown(image([50, 100, 200, 255], info(.premultipliedFirst, .byteOrder32Little)))
        == [200, 100, 50, 255])
    #expect(
      shown(image([200, 100, 50, 255], info(.premultipliedLast, .byteOrder32Big)))
        == [200, 100, 50, 255])
  }

  @Test func threeBytesAPixel() {
    let two = image([10, 20, 30, 40, 50, 60], width: 2, bitsPerPixel: 24, info(.none))
    #expect(two?.bytesPerRow == 6)
    #expect(shown(image([10, 20, 30], bitsPerPixel: 24, info(.none))) == [10, 20, 30, 255])
  }

  @Test func greyPixels() {
    let gray = CGColorSpaceCreateDeviceGray()
    #expect(
      shown(image([99], bitsPerPixel: 8, space: gray, info(.none))) == [99, 99, 99, 255])
    #expect(
      shown(image([0b1000_0000], bits: 1, bitsPerPixel: 1, space: gray, info(.none)))
        == [255, 255, 255, 255])
    #expect(
      shown(image([99], bitsPerPixel: 8, space: gray, info(.none), decode: [1, 0]))
        == [156, 156, 156, 255])
  }

  @Test func sixteenBitsAndFloatingPoint() {
    let words: [UInt8] = [0xFF, 0xFF, 0x80, 0x80, 0, 0, 0xFF, 0xFF]
    #expect(
      shown(image(words, bits: 16, bitsPerPixel: 64, info(.premultipliedLast)))
        == [255, 128, 0, 255])
    let floats = [Float(1), 0.5, 0, 1].flatMap { value in
      (0..<4).map { UInt8(truncatingIfNeeded: value.bitPattern >> (8 * $0)) }
    }
    let order: CGBitmapInfo = [.byteOrder32Little, .floatComponents]
    #expect(
      shown(image(floats, bits: 32, bitsPerPixel: 128, info(.premultipliedLast, order)))
        == [255, 128, 0, 255])
  }

  @Test func coloursAreConvertedForTheScreen() throws {
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    #expect(
      shown(image([128, 128, 128, 255], space: p3, info(.premultipliedLast)))
        == [128, 128, 128, 255])
    #expect(
      shown(image([255, 0, 0, 255], space: p3, info(.premultipliedLast))) == [255, 0, 0, 255])
    let inks = CGColorSpaceCreateDeviceCMYK()
    #expect(shown(image([255, 0, 0, 0], space: inks, info(.none))) == [0, 255, 255, 255])
  }

  @Test func theDescriptionIsKept() throws {
    let bytes: [UInt8] = [1, 2, 3, 255, 9, 9, 4, 5, 6, 255, 9, 9]
    let kept = try #require(
      image(
        bytes, width: 1, height: 2, bytesPerRow: 6,
        info(.premultipliedFirst, .byteOrder32Little)))
    #expect(kept.width == 1)
    #expect(kept.height == 2)
    #expect(kept.bitsPerComponent == 8)
    #expect(kept.bitsPerPixel == 32)
    #expect(kept.bytesPerRow == 6)
    #expect(kept.alphaInfo == .premultipliedFirst)
    #expect(kept.byteOrderInfo == .order32Little)
    #expect(kept.bitmapInfo.rawValue == 0x2002)
    #expect(kept.colorSpace == CGColorSpaceCreateDeviceRGB())
    #expect(!kept.shouldInterpolate)
    #expect(kept.renderingIntent == .defaultIntent)
    #expect(!kept.isMask)
    #expect(kept.decode == nil)
    let data: Data = try #require(kept.dataProvider?.data)
    #expect([UInt8](data) == bytes)
    #expect(CFDataGetLength(data) == 12)
    #expect(CFDataGetBytePtr(data)?[6] == 4)
  }

  /// Callers go on reading the bytes of what they let go.
  @Test func bytesOfDataHaveAnAddress() {
    for count in [1, 14, 63, 64, 100_000] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7 + count) }
      let address = CFDataGetBytePtr(Data(bytes) as CFData)
      #expect((0..<count).allSatisfy { address?[$0] == bytes[$0] })
    }
    #expect(CFDataGetBytePtr(Data()) == nil)
    let none: CFData? = nil
    #expect(CFDataGetBytePtr(none) == nil)
  }

  @Test func rowsAreBytesPerRowApart() {
    let tall = image(
      [255, 0, 0, 255, 9, 9, 0, 0, 255, 255, 9, 9], width: 1, height: 2, bytesPerRow: 6,
      info(.premultipliedLast))
    let lower = tall?.cropping(to: CGRect(x: 0, y: 1, width: 1, height: 1))
    #expect(shown(lower) == [0, 0, 255, 255])
  }

  @Test func numbersThatDoNotFitGiveNoImage() {
    #expect(image([], width: 0, info(.premultipliedLast)) == nil)
    #expect(image([], height: -1, info(.premultipliedLast)) == nil)
    #expect(image([], width: 2, bytesPerRow: 7, info(.premultipliedLast)) == nil)
    #expect(image([], bitsPerPixel: 24, info(.premultipliedLast)) == nil)
    #expect(image([], bits: 7, info(.premultipliedLast)) == nil)
    #expect(image([], CGBitmapInfo(rawValue: 31)) == nil)
    #expect(image([], info(.premultipliedLast)) != nil)
  }

  @Test func rawValuesAreThoseOfTheHeaders() {
    let all: [CGImageAlphaInfo] = [
      .none, .premultipliedLast, .premultipliedFirst, .last, .first, .noneSkipLast,
      .noneSkipFirst, .alphaOnly,
    ]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7])
    #expect(CGBitmapInfo.byteOrder32Little.rawValue == 8192)
    #expect(CGBitmapInfo.byteOrder16Little.rawValue == 4096)
    #expect(CGBitmapInfo.byteOrder32Big.rawValue == 16384)
    #expect(CGBitmapInfo.floatComponents.rawValue == 256)
    #expect(CGBitmapInfo.alphaInfoMask.rawValue == 31)
  }
}
