import CoreGraphics
import Testing
import UIKit
import VirtualTime

/// Pictures of Core Image's recipes, and files that UIKit reads.
@MainActor
struct ImageRecipeTests {
  private var red: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
    }
  }

  @Test func aRecipesPictureIsDrawnWhereItIsShown() throws {
    let recipe = try #require(CIImage(image: red)).applyingFilter("CIColorInvert")
    let picture = UIImage(ciImage: recipe, scale: 2, orientation: .up)
    #expect(picture.cgImage == nil)
    #expect(picture.ciImage === recipe)
    #expect(
      picture.size == CGSize(width: recipe.extent.width / 2, height: recipe.extent.height / 2))
    let view = UIImageView(image: picture)
    let shown = try #require(view.layer.contents as? CGImage)
    #expect(Array(shown.rasterImage.pixels.prefix(4)) == [0, 255, 255, 255])
    let drawn = UIGraphicsImageRenderer(size: picture.size).image { _ in picture.draw(at: .zero) }
    #expect(Array(drawn.cgImage?.rasterImage.pixels.prefix(4) ?? []) == [0, 255, 255, 255])
    #expect(picture.withRenderingMode(.alwaysOriginal).ciImage === recipe)
  }

  @Test func aRecipeWithoutEndIsAnEmptyPicture() {
    let picture = UIImage(ciImage: CIImage(color: .red))
    #expect(picture.size == .zero)
    #expect(UIImageView(image: picture).layer.contents == nil)
    #expect(CIImage(image: UIImage()) == nil)
  }

  @Test func coloursGoThereAndBack() {
    let color = UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5)
    #expect(UIColor(ciColor: CIColor(color: color)) == color)
    #expect(color.ciColor.green == 0.5)
  }

  /// 2 × 1 pixels without loss, made by cwebp 1.2.4: green, then blue with alpha 128.
  private let webP =
    Data(base64Encoded: "UklGRiAAAABXRUJQVlA4TBMAAAAvAQAAEA+w/zH/D/yPChWI6H8AAA==") ?? Data()

  @Test func aWebPFileIsAPicture() throws {
    let picture = try #require(UIImage(data: webP, scale: 2))
    #expect(picture.size == CGSize(width: 1, height: 0.5))
    #expect(picture.cgImage?.rasterImage.pixels == [0, 255, 0, 255, 0, 0, 128, 128])
    for count in 0..<webP.count - 2 { #expect(UIImage(data: webP.prefix(count)) == nil) }
  }
}
