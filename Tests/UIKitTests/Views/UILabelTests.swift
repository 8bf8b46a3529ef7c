import CoreGraphics
import Glyphs
import QuartzCore
import RenderTree
import Testing
import UIKit

@MainActor
struct UILabelTests {
  private func makeLabel(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test func defaultsAreThoseOfUIKit() {
    let label = UILabel()
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(!label.isUserInteractionEnabled)
  }

  /// Inter's own numbers: 2048 units per em, ascent 1984, descent 494.
  @Test func aLineIsAsHighAsTheFaceSays() {
    let font = UIFont.systemFont(ofSize: 50)
    #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 1e-12)
    #expect(abs(font.lineHeight / 50 - 2478.0 / 2048) < 0.001)
    #expect(font.descender < 0)
  }

  @Test func theSizeIsRoundedUpToPixels() {
    let label = makeLabel("Hello")
    label.sizeToFit()
    let advance = TextLayout("Hello", style: label.font.textStyle).width
    #expect(label.bounds.width >= CGFloat(advance) - 1e-6)
    #expect(label.bounds.width < CGFloat(advance) + 0.5)
    #expect((label.bounds.width * 2).rounded() == label.bounds.width * 2)
    #expect(label.intrinsicContentSize == label.bounds.size)
  }

  @Test func severalLinesWrapToTheWidth() {
    let label = makeLabel("one two three four five six")
    let single = label.sizeThatFits(.zero)
    label.numberOfLines = 0
    let wrapped = label.sizeThatFits(CGSize(width: single.width / 2, height: 0))
    #expect(wrapped.width <= single.width / 2)
    #expect(wrapped.height >= 2 * single.height - 1)
  }

  @Test func textStandsInTheMiddleOfTheHeight() throws {
    let label = makeLabel("H")
    label.font = .systemFont(ofSize: 40)
    label.textAlignment = .center
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let content = label.layer.contentSource?.content(for: label.layer)
    guard case .fill(let path, _, let color) = content?.first else {
      Issue.record("a label shows one path")
      return
    }
    let ink = CGPath(geometry: path).boundingBoxOfPath
    let baseline = 50 - label.font.lineHeight / 2 + label.font.ascender
    #expect(abs(ink.maxY - baseline) < 0.01)
    #expect(abs(ink.height - label.font.capHeight) < 0.01)
    #expect(abs(ink.midX - 50) < 1)
    #expect(color == .black)
  }

  @Test func theWordMarkLeavesRoomForTheLogo() {
    let label = makeLabel("F         BER")
    label.font = .systemFont(ofSize: 50)
    label.sizeToFit()
    #expect(label.bounds.width > 150)
    #expect(label.bounds.width < 375)
  }

  @Test func labelsReachTheFrozenTreeAsPaths() {
    ViewStage.run { stage in
      let label = makeLabel("Fuber")
      label.textColor = .red
      label.sizeToFit()
      stage.root.addSubview(label)
      stage.advance(to: 0)
      let fills = stage.frozen().all.flatMap(\.content).filter {
        if case .fill = $0 { true } else { false }
      }
      #expect(fills.count == 1)
    }
  }
}
