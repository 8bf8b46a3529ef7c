import CoreGraphics
import Testing
import UIKit

@MainActor
@Suite("Resizable pictures")
struct UIImageResizingTests {
  private func picture(_ width: Int, _ height: Int, _ colors: [UIColor]) throws -> UIImage {
    try #require(UIImage(data: CatalogFolder.picture(width, height, colors)))
  }

  @Test("drawn larger, the edges keep their size and the middle fills the rest")
  func drawing() throws {
    let image = try picture(6, 2, [.red, .green, .blue])
      .resizableImage(
        withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2), resizingMode: .stretch)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 4), format: format).image {
      _ in image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 4))
    }
    for y in 0..<4 {
      #expect(drawn.pixel(1, y) == [255, 0, 0, 255])
      #expect(drawn.pixel(10, y) == [0, 255, 0, 255])
      #expect(drawn.pixel(18, y) == [0, 0, 255, 255])
    }
  }

  @Test("an image view stretches the middle alone, and keeps a centre of its layer's own")
  func imageView() throws {
    let image = try picture(6, 4, [.red])
    let view = UIImageView(image: nil)
    view.layer.contentsCenter = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
    view.image = image
    #expect(view.layer.contentsCenter == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
    view.image = image.stretchableImage(withLeftCapWidth: 3, topCapHeight: 0)
    #expect(view.layer.contentsCenter == CGRect(x: 0.5, y: 0, width: 1 / 6.0, height: 1))
    view.image = image
    #expect(view.layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test("edges that leave nothing between them, and mad ones, leave a pixel")
  func nothingBetween() throws {
    for edge in [3.0, 100, 1e300] {
      let image = try picture(6, 6, [.red]).resizableImage(
        withCapInsets: UIEdgeInsets(top: edge, left: edge, bottom: edge, right: edge))
      let view = UIImageView(image: image)
      let part = view.layer.contentsCenter
      #expect(part.width > 0 && part.height > 0 && part.maxX <= 1 && part.maxY <= 1)
    }
  }
}
