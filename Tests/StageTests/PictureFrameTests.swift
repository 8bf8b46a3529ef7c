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
    #expect(!frame.hasMargin)
  }

  @Test func aWiderPictureLeavesMarginsAtTheSides() {
    let frame = PictureFrame(screenWidth: 100, screenHeight: 200, fittedInto: 300, 400)
    #expect(frame.scale == 2)
    #expect(frame.pixelsFromRoot.apply(.zero) == Point(50, 0))
    #expect(frame.pixelsFromRoot.apply(Point(100, 200)) == Point(250, 400))
    #expect(frame.hasMargin)
  }

  @Test func aTallerPictureLeavesMarginsAboveAndBelow() {
    let frame = PictureFrame(screenWidth: 100, screenHeight: 50, fittedInto: 100, 100)
    #expect(frame.pixelsFromRoot.apply(.zero) == Point(0, 25))
    #expect((frame.width, frame.height) == (100, 100))
  }

  @Test func theSameShapeFillsThePicture() {
    let frame = PictureFrame(screenWidth: 375, screenHeight: 667, fittedInto: 750, 1334)
    #expect(!frame.hasMargin)
    #expect(frame.pixelsFromRoot == .scale(2, 2))
  }
}
