import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Pictures in views.
@MainActor
struct UIImageViewTests {
  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
      $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test func aHighlightedViewShowsItsOtherPicture() {
    let (plain, other) = (image(4), image(8))
    let view = UIImageView(image: plain, highlightedImage: other)
    #expect(view.layer.contents as? CGImage === plain.cgImage)
    view.isHighlighted = true
    #expect(view.layer.contents as? CGImage === other.cgImage)
    #expect(view.bounds.size == CGSize(width: 4, height: 4))
  }

  @Test func picturesFollowOneAnother() throws {
    try ViewStage.run { stage in
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.root.addSubview(view)
      let images = [image(1), image(2), image(3)]
      view.animationImages = images
      view.animationDuration = 0.3
      view.animationRepeatCount = 2
      view.startAnimating()
      #expect(view.isAnimating)
      for (time, index) in [(0.05, 0), (0.15, 1), (0.25, 2), (0.35, 0)] {
        stage.advance(to: time)
        let shown = try #require(view.layer.presentation()?.contents as? CGImage)
        #expect(shown === images[index].cgImage)
      }
      stage.advance(to: 0.7)
      #expect(!view.isAnimating)
    }
  }

  @Test func anEffectViewBlursWhatLiesBehind() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(view.contentView.frame == view.bounds)
    let backdrop = view.subviews.first?.layer
    #expect(backdrop?.backgroundFilters?.count == 1)
    view.effect = nil
    #expect(backdrop?.backgroundFilters == nil)
  }
}
