import CoreGraphics
import Testing
import UIKit

/// Variants of pictures, letters as symbols, and what layout leaves out of account.
@MainActor
struct ImageAssetTests {
  private func picture(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  @Test func theVariantThatSaysMostIsChosen() {
    ViewStage.run { _ in
      let (any, dark, wideDark) = (picture(1), picture(2), picture(3))
      let style = UITraitCollection(userInterfaceStyle: .dark)
      let wide = UITraitCollection(horizontalSizeClass: .regular)
      any.imageAsset?.register(dark, with: style)
      any.imageAsset?.register(wideDark, with: UITraitCollection(traitsFrom: [style, wide]))
      let asset = any.imageAsset
      #expect(asset?.image(with: UITraitCollection(userInterfaceStyle: .light)) === any)
      #expect(asset?.image(with: style).size.width == 2)
      #expect(asset?.image(with: UITraitCollection(traitsFrom: [wide, style])).size.width == 3)
      #expect(asset?.image(with: style).imageAsset === asset)
      asset?.unregister(with: style)
      #expect(asset?.image(with: style) === any)
    }
  }

  @Test func imageViewsShowTheVariantOfTheirAppearance() {
    ViewStage.run { stage in
      let image = picture(10)
      image.imageAsset?.register(picture(20), with: UITraitCollection(userInterfaceStyle: .dark))
      let view = UIImageView(image: image)
      stage.root.addSubview(view)
      stage.advance(to: 0.1)
      @MainActor func width() -> Int? {
        guard let contents = view.layer.contents, let pixels = contents as? CGImage else {
          return nil
        }
        return pixels.width
      }
      let plain = width()
      stage.root.overrideUserInterfaceStyle = .dark
      stage.advance(to: 0.2)
      #expect(plain != nil && width() == plain.map { $0 * 2 })
    }
  }

  @Test func symbolsMayEncloseALetter() throws {
    try ViewStage.run { _ in
      let circle = try #require(UIImage(systemName: "circle"))
      for name in ["a.circle", "z.circle", "12.circle", "q.circle.fill", "b.square"] {
        let symbol = try #require(UIImage(systemName: name), "\(name)")
        #expect(abs(symbol.size.height - circle.size.height) < 2, "\(name)")
      }
      #expect(UIImage(systemName: "ab.circle") == nil && UIImage(systemName: "a") == nil)
    }
  }

  private final class Shadowed: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 5, right: 4)
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 36, height: 26) }
  }

  @Test func constraintsAreAboutAlignmentRectangles() {
    ViewStage.run { stage in
      let view = Shadowed()
      #expect(
        view.alignmentRect(forFrame: CGRect(x: 0, y: 0, width: 36, height: 26))
          == CGRect(x: 2, y: 1, width: 30, height: 20))
      #expect(
        view.frame(forAlignmentRect: CGRect(x: 2, y: 1, width: 30, height: 20))
          == CGRect(x: 0, y: 0, width: 36, height: 26))
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 20),
        view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 30),
      ])
      stage.advance(to: 0.1)
      // What a view needs for its content is the size of the aligned rectangle.
      #expect(view.frame == CGRect(x: 18, y: 29, width: 42, height: 32))
    }
  }

  @Test func picturesMarkedSoAreMirroredFromRightToLeft() throws {
    var pixels: [Bool] = []
    for languages in [["en"], ["ar"]] {
      try ViewStage.run(languages: languages) { stage in
        let half = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 4)).image { context in
          UIColor.red.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 5, height: 4))
        }
        let view = UIImageView(image: half.imageFlippedForRightToLeftLayoutDirection())
        stage.root.addSubview(view)
        stage.advance(to: 0.1)
        let shown = try #require(view.layer.contents as? CGImage)
        let left = shown.cropping(
          to: CGRect(x: 0, y: 0, width: shown.width / 2, height: shown.height))
        let plain = UIImage(cgImage: try #require(left))
        pixels.append(
          plain.pngData()
            == UIGraphicsImageRenderer(
              size: CGSize(width: 5, height: 4)
            ).image { context in
              UIColor.red.setFill()
              context.fill(CGRect(x: 0, y: 0, width: 5, height: 4))
            }.pngData())
      }
    }
    #expect(pixels == [true, false])
  }
}
