import CoreGraphics
import Foundation
import ImageIO
import Testing

struct CGImageSourceTests {
  /// 2 × 1, three frames for 50, 10 and 120 ms for ever: red and clear, then green at the left, then blue at
  /// the right.
  private static let clip: [UInt8] = {
    var file = Array("GIF89a".utf8) + [2, 0, 1, 0, 0x81, 0, 0]
    file += [255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0]
    file += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    func frame(_ delay: UInt8, x: UInt8, width: UInt8, data: [UInt8]) {
      file += [0x21, 0xF9, 4, 0x05, delay, 0, 3, 0, 0x2C, x, 0, 0, 0, width, 0, 1, 0, 0, 2]
      file += [UInt8(data.count)] + data + [0]
    }
    // Codes of three bits, the lowest first: clear, indices, end.
    frame(5, x: 0, width: 2, data: [196, 10])
    frame(1, x: 0, width: 1, data: [76, 1])
    frame(12, x: 1, width: 1, data: [84, 1])
    return file + [0x3B]
  }()

  private func source(_ bytes: [UInt8]) throws -> CGImageSource {
    try #require(CGImageSourceCreateWithData(Data(bytes), nil))
  }

  private func number(_ values: Any?, _ key: String) -> Double? {
    ((values as? [String: Any])?[key] as? NSNumber)?.doubleValue
  }

  private func pixels(_ image: CGImage?) -> [UInt8] {
    image?.dataProvider?.data.map { [UInt8]($0) } ?? []
  }

  @Test func anAnimationHasItsPicturesAndDelays() throws {
    let source = try source(Self.clip)
    #expect(CGImageSourceGetCount(source) == 3)
    #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let delays = (0..<3).map { index -> [Double?] in
      let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
      let gif = properties?[kCGImagePropertyGIFDictionary]
      return [
        number(gif, kCGImagePropertyGIFUnclampedDelayTime),
        number(gif, kCGImagePropertyGIFDelayTime),
      ]
    }
    // Documented: delays are no shorter than 0.1 s unless they are asked for unclamped.
    #expect(delays == [[0.05, 0.05], [0.01, 0.1], [0.12, 0.12]])
    let all = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary]
    #expect(number(all, kCGImagePropertyGIFLoopCount) == 0)
  }

  @Test func eachPictureIsSeenOnThoseBeforeIt() throws {
    let source = try source(Self.clip)
    let first = pixels(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(Array(first.prefix(4)) == [255, 0, 0, 255])
    let third = pixels(CGImageSourceCreateImageAtIndex(source, 2, nil))
    #expect(third == [0, 255, 0, 255, 0, 0, 255, 255])
    #expect(CGImageSourceCreateImageAtIndex(source, 3, nil) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 3, nil) == nil)
  }

  @Test func propertiesAreFoundInTheWaysPeopleAskForThem() throws {
    let source = try source(Self.clip)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    #expect(properties?[kCGImagePropertyPixelWidth as String] as? Int == 2)
    let gif = properties?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
    #expect(gif?[kCGImagePropertyGIFDelayTime as String] as? Double == 0.05)
    let bridged = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as NSDictionary?
    #expect(bridged?[kCGImagePropertyPixelHeight] as? NSNumber == 1)
  }

  private func picture(_ width: Int, _ height: Int) throws -> CGImage {
    let context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
    return try #require(context.makeImage())
  }

  private func written(_ image: CGImage, _ type: String, quality: Double? = nil) throws -> Data {
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, type, 1, nil))
    let options = quality.map { [kCGImageDestinationLossyCompressionQuality: $0] as NSDictionary }
    CGImageDestinationAddImage(destination, image, options)
    #expect(CGImageDestinationFinalize(destination))
    return Data(referencing: data)
  }

  @Test func aThumbnailIsNoLargerThanItsLimitAndKeepsItsShape() throws {
    let data = try written(picture(40, 20), "public.png")
    let source = try source([UInt8](data))
    let options =
      [
        kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10,
      ] as NSDictionary
    let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect((small.width, small.height) == (10, 5))
    let bytes = pixels(small)
    #expect(Array(bytes[0..<4]) == [255, 0, 0, 255])
    #expect(bytes[39] == 0)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let image = try picture(8, 8)
    let png = try source([UInt8](written(image, "public.png")))
    #expect(CGImageSourceGetType(png) == "public.png")
    #expect(pixels(CGImageSourceCreateImageAtIndex(png, 0, nil)) == pixels(image))
    let jpeg = try source([UInt8](written(image, "public.jpeg", quality: 0.9)))
    #expect(CGImageSourceGetType(jpeg) == "public.jpeg")
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.heic", 1, nil) == nil)
  }

  @Test func otherBytesAreNoSourceOfPictures() throws {
    let source = try source([1, 2, 3])
    #expect(CGImageSourceGetCount(source) == 0)
    #expect(CGImageSourceGetType(source) == nil)
    #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
    #expect(CGImageSourceCreateWithData(Data(), nil) == nil)
    #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere/at/all"), nil) == nil)
  }

  @Test func aSourceThatGrowsHasItsPicturesWhenItIsWhole() {
    let source = CGImageSourceCreateIncremental(nil)
    CGImageSourceUpdateData(source, Data(Self.clip.prefix(9)), false)
    #expect(CGImageSourceGetCount(source) == 0)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
    CGImageSourceUpdateData(source, Data(Self.clip), true)
    #expect(CGImageSourceGetCount(source) == 3)
  }
}
