import CoreGraphics
import QuartzCore
import Testing
import VirtualTime

@testable import UIKit

/// The system's symbols by name.
@MainActor
struct SymbolTests {
  /// The share of pixels that are painted, by their alpha.
  private func ink(_ image: UIImage?) -> Double {
    guard let pixels = image?.cgImage?.rasterImage.pixels, !pixels.isEmpty else { return 0 }
    let alpha = stride(from: 3, to: pixels.count, by: 4).map { Double(pixels[$0]) / 255 }
    return alpha.reduce(0, +)
  }

  @Test func everyIconOfTheTableCanBeDrawn() {
    for line in SymbolTable.names.split(separator: "\n") {
      for pair in line.split(separator: ";") {
        let name = String(pair.split(separator: " ")[0])
        guard let shape = SymbolDrawing(named: name)?.shape(pointSize: 100, weight: 1) else {
          Issue.record("\(name) has no icon")
          continue
        }
        let box = shape.boundingBoxOfPath
        #expect(box.width > 5 && box.height > 5, "\(name)")
        #expect(box.minX > -12 && box.maxX < 146 && box.minY > -12 && box.maxY < 146, "\(name)")
      }
    }
  }

  @Test func aCircleIsALittleWiderThanTheFontIsLarge() {
    ViewStage.run { _ in
      let configuration = UIImage.SymbolConfiguration(pointSize: 100)
      let circle = UIImage(systemName: "circle", withConfiguration: configuration)
      // 192 units across its middle line, a line more: 1.17 of the font; and a margin of a twentieth.
      #expect(abs((circle?.size.width ?? 0) - (117 + 10)) <= 1)
      #expect(circle?.size.width == circle?.size.height)
    }
  }

  @Test func heavierLinesPaintMoreAndFilledFormsMost() {
    ViewStage.run { _ in
      @MainActor func star(_ name: String, _ weight: UIImage.SymbolWeight) -> Double {
        ink(
          UIImage(
            systemName: name,
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: weight)))
      }
      #expect(star("star", .thin) < star("star", .regular))
      #expect(star("star", .regular) < star("star", .black))
      #expect(star("star", .light) < star("star.fill", .regular))
    }
  }

  @Test func whatIsFilledInACircleIsLeftOutOfIt() {
    ViewStage.run { _ in
      let large = UIImage.SymbolConfiguration(pointSize: 60)
      let plain = UIImage(systemName: "circle.fill", withConfiguration: large)
      let heart = UIImage(systemName: "heart.circle.fill", withConfiguration: large)
      #expect(ink(heart) < ink(plain) && ink(heart) > 0.5 * ink(plain))
      #expect(UIImage(systemName: "nonsense.circle") == nil)
    }
  }

  @Test func viewsShowSymbolsInTheirTintUnlessTheyKeepTheirColour() {
    ViewStage.run { stage in
      let view = UIImageView(image: UIImage(systemName: "square.fill"))
      view.tintColor = .red
      stage.root.addSubview(view)
      @MainActor func middle() -> [UInt8] {
        guard let contents = view.layer.contents else { return [] }
        guard let image = contents as? CGImage else { return [] }
        let at = (image.height / 2 * image.width + image.width / 2) * 4
        return Array(image.rasterImage.pixels[at..<at + 4])
      }
      #expect(middle() == [255, 0, 0, 255])
      view.image = view.image?.withTintColor(.blue)
      #expect(middle() == [255, 0, 0, 255])
      view.image = view.image?.withTintColor(.blue, renderingMode: .alwaysOriginal)
      #expect(middle() == [0, 0, 255, 255])
    }
  }

  @Test func configurationsAreLaidOverOneAnother() {
    let large = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
    let both = large.applying(UIImage.SymbolConfiguration(scale: .small))
    #expect(both.pointSize == 30 && both.weight == .bold && both.scale == .small)
    ViewStage.run { _ in
      let heart = UIImage(systemName: "heart", withConfiguration: large)
      let larger = heart?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large))
      #expect((larger?.size.width ?? 0) > (heart?.size.width ?? 0))
      #expect(larger?.isSymbolImage == true)
    }
  }

  @Test func theLedgerSaysOnceThatIconsAreNotApples() {
    ViewStage.run { stage in
      _ = UIImage(systemName: "heart")
      _ = UIImage(systemName: "star")
      #expect(stage.context.ledger.entries.count == 1)
    }
  }
}

/// Pictures made of others.
@MainActor
struct ImageVariationTests {
  private func square(_ color: UIColor, _ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test func anAnimatedPictureRunsByItselfInAnImageView() {
    ViewStage.run { stage in
      let images = [square(.red, 10), square(.blue, 10)]
      let animated = UIImage.animatedImage(with: images, duration: 2)
      #expect(animated?.images?.count == 2 && animated?.duration == 2)
      let view = UIImageView(image: animated)
      stage.root.addSubview(view)
      stage.advance(to: 1.5)
      @MainActor func shown() -> UInt8? {
        let contents = view.layer.presentation()?.contents
        return (contents as? CGImage)?.rasterImage.pixels.first
      }
      #expect(shown() == 0)
      stage.advance(to: 2.5)
      #expect(shown() == 255)
      view.image = square(.green, 10)
      #expect(!view.isAnimating)
    }
  }

  @Test func aThumbnailFits() {
    ViewStage.run { _ in
      let small = square(.red, 100).preparingThumbnail(of: CGSize(width: 20, height: 50))
      #expect(small?.size == CGSize(width: 20, height: 20))
    }
  }

  @Test func flippingTwiceIsNothing() {
    let image = square(.red, 4)
    let flipped = image.withHorizontallyFlippedOrientation()
    #expect(flipped.imageOrientation == .upMirrored)
    #expect(flipped.withHorizontallyFlippedOrientation().imageOrientation == .up)
  }
}
