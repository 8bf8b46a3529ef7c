import CoreGraphics
import CoreImage
import Raster
import Testing
import VirtualTime

struct CIImageTests {
  /// Every grey, and every alpha with several components, comes back as it was.
  @Test func whatNothingIsDoneToIsDrawnAsItIs() {
    let image = Pictures.image(256, 4) { x, y in
      let byte = UInt8(x)
      switch y {
      case 0: return [byte, byte, byte, 255]
      case 1: return [byte, byte, byte, byte]
      case 2: return [byte / 2, byte / 3, 0, byte]
      default: return [255 - byte, byte, 7, 255]
      }
    }
    for coded in [false, true] {
      let drawn = Pictures.pixels(image, coded: coded)
      for y in 0..<4 {
        for x in 0..<256 {
          let byte = UInt8(x)
          let wanted: [UInt8] =
            switch y {
            case 0: [byte, byte, byte, 255]
            case 1: [byte, byte, byte, byte]
            case 2: [byte / 2, byte / 3, 0, byte]
            default: [255 - byte, byte, 7, 255]
            }
          #expect(drawn[y * 256 + x] == wanted)
        }
      }
    }
  }

  /// Red above, blue below.
  private let flag = Pictures.image(3, 2) { _, y in y == 0 ? [255, 0, 0, 255] : [0, 0, 255, 255] }

  @Test func theOriginIsAtTheBottomLeft() {
    #expect(flag.extent == CGRect(x: 0, y: 0, width: 3, height: 2))
    #expect(Pictures.pixel(flag, 0, 0) == [0, 0, 255, 255])
    #expect(Pictures.pixel(flag, 0, 1) == [255, 0, 0, 255])
    let lower = flag.cropped(to: CGRect(x: 1, y: 0, width: 9, height: 1))
    #expect(lower.extent == CGRect(x: 1, y: 0, width: 2, height: 1))
    #expect(Pictures.pixels(lower) == [[0, 0, 255, 255], [0, 0, 255, 255]])
    // Outside there is nothing.
    #expect(Pictures.pixel(lower, 0, 0) == [0, 0, 0, 0])
    #expect(Pictures.pixel(flag, 3, 0) == [0, 0, 0, 0])
  }

  @Test func aMovedImageIsElsewhere() {
    let moved = flag.transformed(by: CGAffineTransform(translationX: 10, y: -5))
    #expect(moved.extent == CGRect(x: 10, y: -5, width: 3, height: 2))
    #expect(Pictures.pixels(moved) == Pictures.pixels(flag))
  }

  @Test(arguments: 1...8) func anOrientationTurnsAsCoreGraphicsDoes(number: Int) throws {
    let image = Pictures.image(3, 2) { x, y in [UInt8(40 * x), UInt8(90 * y), 9, 255] }
    let turned = image.oriented(forExifOrientation: Int32(number))
    let other = try #require(image.cgImage).turned(by: number)
    #expect(turned.extent.size == CGSize(width: other.width, height: other.height))
    #expect(turned.extent.origin == .zero)
    let drawn = Pictures.pixels(turned).flatMap { $0 }
    #expect(drawn == other.rasterImage.pixels)
  }

  @Test func aClampedImageGoesOnForEver() {
    let image = Pictures.image(2, 1) { x, _ in x == 0 ? [255, 0, 0, 255] : [0, 0, 255, 255] }
    let clamped = image.clampedToExtent()
    #expect(clamped.extent.isInfinite)
    #expect(Pictures.pixel(clamped, -1000, 500) == [255, 0, 0, 255])
    #expect(Pictures.pixel(clamped, 1000, -500) == [0, 0, 255, 255])
    #expect(CIContext().createCGImage(clamped, from: clamped.extent) == nil)
  }

  /// Half of white over black is half of the light, which sRGB codes as 188.
  @Test func imagesAreMixedAsLight() {
    let half = CIImage(color: CIColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    let mixed = half.composited(over: Pictures.plain([0, 0, 0]))
    #expect(Pictures.pixel(mixed, 1, 1) == [188, 188, 188, 255])
    #expect(Pictures.pixel(mixed, 1, 1, coded: true) == [128, 128, 128, 255])
    // Beyond the picture the colour stays alone.
    #expect(Pictures.pixel(mixed, 9, 9) == [128, 128, 128, 128])
  }

  @Test func enlargingMixesNeighboursUnlessAsked() {
    let image = Pictures.image(2, 1) { x, _ in x == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255] }
    let scale = CGAffineTransform(scaleX: 4, y: 4)
    let linear = Pictures.pixels(
      image.clampedToExtent().transformed(by: scale), in: CGRect(x: 0, y: 0, width: 8, height: 1),
      coded: true)
    #expect(linear.map { $0[0] } == [0, 0, 32, 96, 159, 223, 255, 255])
    let nearest = Pictures.pixels(image.samplingNearest().transformed(by: scale), coded: true)
    #expect(nearest.prefix(8).map { $0[0] } == [0, 0, 0, 0, 255, 255, 255, 255])
  }

  @Test func aFileIsReadAndWritten() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let file = try #require(
      CIContext().pngRepresentation(of: flag, format: .RGBA8, colorSpace: space))
    let read = try #require(CIImage(data: file))
    #expect(Pictures.pixels(read) == Pictures.pixels(flag))
    #expect(read.properties[kCGImagePropertyPixelWidth] as? Int == 3)
    #expect(CIImage(data: Data([1, 2, 3])) == nil)
    #expect(CIImage(contentsOf: URL(fileURLWithPath: "/nowhere/at/all")) == nil)
  }

  @Test func aContextOfAnotherDrawsIntoIt() throws {
    let target = try #require(
      CGContext(
        data: nil, width: 6, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    CIContext(cgContext: target, options: nil)
      .draw(flag, in: CGRect(x: 1, y: 1, width: 3, height: 2), from: flag.extent)
    let pixels = try #require(target.makeImage()).rasterImage.pixels
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      let place = (y * 6 + x) * 4
      return Array(pixels[place..<place + 4])
    }
    #expect(pixel(1, 1) == [255, 0, 0, 255])
    #expect(pixel(3, 2) == [0, 0, 255, 255])
    #expect(pixel(0, 0) == [0, 0, 0, 0])
  }

  @Test func theMeanIsRenderedIntoMemory() {
    let image = Pictures.image(2, 2) { x, _ in x == 0 ? [255, 0, 0, 255] : [0, 0, 255, 255] }
    let average = image.applyingFilter(
      "CIAreaAverage", parameters: [kCIInputExtentKey: CIVector(cgRect: image.extent)])
    var bitmap = [UInt8](repeating: 0, count: 4)
    CIContext(options: [.workingColorSpace: kCFNull as Any]).render(
      average, toBitmap: &bitmap, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
      format: .RGBA8, colorSpace: nil)
    #expect(bitmap == [128, 0, 128, 255])
  }

  @Test(arguments: [Double.nan, .infinity, -1e30, 1e300, 0])
  func noRectangleTraps(value: Double) {
    let rect = CGRect(x: value, y: 0, width: value, height: 5)
    _ = CIContext().createCGImage(flag, from: rect)
    _ = Pictures.pixels(flag.cropped(to: rect))
    _ = Pictures.pixels(flag.clamped(to: rect), in: CGRect(x: 0, y: 0, width: 3, height: 3))
    let transform = CGAffineTransform(a: value, b: 1, c: 0, d: value, tx: value, ty: 0)
    _ = Pictures.pixels(flag.transformed(by: transform), in: flag.extent)
    _ = Pictures.pixels(flag.applyingGaussianBlur(sigma: value), in: flag.extent)
    _ = flag.composited(over: .empty()).extent
  }
}
