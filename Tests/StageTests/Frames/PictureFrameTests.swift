import Geometry
import Stage
import Testing

@Suite struct PictureFrameTests {
  @Test(arguments: [(1.0, 375, 667), (2, 750, 1334), (1.5, 563, 1001), (0.5, 188, 334)])
  func aScaledPictureHasTheNearestWholePixels(scale: Double, width: Int, height: Int) {
    let frame = PictureFrame(screenWidth: 375, screenHeight: 667, scale: scale)
    #expect(frame.width == width)
    #expect(frame.height == height)
    #expect(frame.pixelsFromRoot == .scale(scale, scale))
  }

  @Test func aWiderPictureLeavesMarginsAtTheSides() {
    let frame = PictureFrame(screenWidth: 100, screenHeight: 200, fittedInto: 300, 400)
    #expect(frame.scale == 2)
    #expect(frame.pixelsFromRoot.apply(.zero) == Point(50, 0))
    #expect(frame.pixelsFromRoot.apply(Point(100, 200)) == Point(250, 400))
    #expect(frame.cutOut == Rect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test func aTallerPictureLeavesMarginsAboveAndBelow() {
    let frame = PictureFrame(screenWidth: 100, screenHeight: 50, fittedInto: 100, 100)
    #expect(frame.pixelsFromRoot.apply(.zero) == Point(0, 25))
    #expect((frame.width, frame.height) == (100, 100))
  }

  @Test func theSameShapeFillsThePicture() {
    let frame = PictureFrame(screenWidth: 375, screenHeight: 667, fittedInto: 750, 1334)
    #expect(frame.cutOut == nil)
    #expect(frame.pixelsFromRoot == .scale(2, 2))
  }

  @Test func onlyWholePixelsShowTheScreen() throws {
    // 562.5 of 563 columns and 1000.5 of 1001 rows.
    let scaled = PictureFrame(screenWidth: 375, screenHeight: 667, scale: 1.5)
    let cutOut = try #require(scaled.cutOut)
    #expect(cutOut.maxX * 1.5 == 562)
    #expect(cutOut.maxY * 1.5 == 1000)
    // 607.2 columns, from 236.4 to 843.6.
    let fitted = PictureFrame(screenWidth: 375, screenHeight: 667, fittedInto: 1080, 1080)
    let pixels = try #require(fitted.cutOut)
    #expect(abs(fitted.pixelsFromRoot.apply(Point(pixels.minX, 0)).x - 237) < 1e-9)
    #expect(abs(fitted.pixelsFromRoot.apply(Point(pixels.maxX, 0)).x - 843) < 1e-9)
    #expect(PictureFrame(screenWidth: 375, screenHeight: 667, scale: 2).cutOut == nil)
  }
}
