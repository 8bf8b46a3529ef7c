import CoreGraphics
import Foundation
import Raster
import Testing

struct CGImageTests {
  /// 4 × 3 pixels whose red byte is 10·x + y.
  private let image: CGImage = {
    var pixels: [UInt8] = []
    for y in 0..<3 {
      for x in 0..<4 { pixels += [UInt8(10 * x + y), 0, 0, 255] }
    }
    return CGImage(rasterImage: Image(width: 4, height: 3, pixels: pixels))
  }()

  @Test func croppingTakesWholePixelsFromTheTopLeft() throws {
    let part = try #require(image.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2)))
    #expect(part.width == 2)
    #expect(part.height == 2)
    let reds = stride(from: 0, to: 16, by: 4).map { part.rasterImage.pixels[$0] }
    #expect(reds == [11, 21, 12, 22])
  }

  @Test func croppingGrowsToWholePixelsAndCutsToTheImage() {
    let grown = image.cropping(to: CGRect(x: 0.5, y: 0.5, width: 1, height: 1))
    #expect(grown?.width == 2)
    #expect(image.cropping(to: CGRect(x: 3, y: 2, width: 9, height: 9))?.width == 1)
    #expect(image.cropping(to: CGRect(x: 4, y: 0, width: 1, height: 1)) == nil)
  }

  @Test func aPartOfADecodedImageHasTheSamplesOfTheWhole() throws {
    let provider = try #require(CGDataProvider(data: Data([0, 0, 0, 10, 20, 30]) as CFData))
    let negative = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 24, bytesPerRow: 6,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: [], provider: provider,
        decode: [1, 0, 1, 0, 1, 0], shouldInterpolate: false, intent: .defaultIntent))
    let part = try #require(negative.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1)))
    #expect(part.decode == [1, 0, 1, 0, 1, 0])
    #expect(part.dataProvider?.data.map { [UInt8]($0) } == [10, 20, 30])
    #expect(part.rasterImage.pixels == [245, 235, 225, 255])
  }
}
