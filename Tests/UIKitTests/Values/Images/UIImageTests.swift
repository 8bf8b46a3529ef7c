import CoreGraphics
import Testing
import UIKit
import VirtualTime

@MainActor
struct UIImageTests {
  private func makeImage() -> UIImage {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), false, 3)
    defer { UIGraphicsEndImageContext() }
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 1))
    return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
  }

  @Test func sizesAreInPointsAndPixelsFollowTheScale() {
    let image = makeImage()
    #expect(image.size == CGSize(width: 4, height: 2))
    #expect(image.scale == 3)
    #expect(image.cgImage?.width == 12)
    #expect(image.cgImage?.height == 6)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func theTopOfAContextIsTheFirstRow() throws {
    let pixels = try #require(makeImage().cgImage).rasterImage.pixels
    #expect(pixels[0] == 255)
    #expect(pixels[pixels.count - 4] == 0)
  }

  @Test func drawingAPictureKeepsItUpright() throws {
    let source = makeImage()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let copy = UIGraphicsImageRenderer(size: source.size, format: format).image { _ in
      source.draw(at: .zero)
    }
    #expect(copy.cgImage?.rasterImage.pixels == source.cgImage?.rasterImage.pixels)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, 1e30])
  func aSizeOfNothingHasNoContextAndNoPicture(side: Double) {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: side, height: 4), false, 1)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIGraphicsEndImageContext()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: side)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(image.cgImage == nil)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func aScaleOfZeroIsTheScreens() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 0)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == UIScreen.main.scale)
    UIGraphicsEndImageContext()
  }

  @Test func registeredDrawingsAreFoundByNameAndDrawnOnce() {
    ViewStage.run { _ in
      var count = 0
      SceneDrawings.register("Dot", size: CGSize(width: 5, height: 5)) { context in
        count += 1
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 1))
      }
      let first = UIImage(named: "Dot")
      let second = UIImage(named: "Dot")
      #expect(first?.size == CGSize(width: 5, height: 5))
      #expect(first?.scale == 2)
      #expect(first?.cgImage === second?.cgImage)
      #expect(count == 1)
      #expect(UIImage(named: "Nothing") == nil)
    }
    #expect(UIImage(named: "Dot") == nil)
  }

  @Test func whatIsNotAPNGIsNoPicture() {
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
  }

  @Test func templatesTakeTheTintColour() throws {
    let view = UIImageView(image: makeImage().withRenderingMode(.alwaysTemplate))
    view.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    let image = try #require(view.layer.contents as? CGImage)
    #expect(Array(image.rasterImage.pixels.prefix(4)) == [0, 0, 128, 128])
  }
}
