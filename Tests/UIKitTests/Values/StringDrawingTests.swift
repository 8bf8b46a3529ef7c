import CoreText
import Foundation
import Glyphs
import Testing
import UIKit

/// Strings measured and drawn: an H of Inter is 2084 units of 2816 wide, a line 2728 + 680 high.
@MainActor
struct StringDrawingTests {
  private let font = UIFont(name: "Inter-Regular", size: 28.16) ?? .systemFont(ofSize: 1)
  private let width = 20.84
  private let height = 34.08

  private func string(_ text: String, _ more: [NSAttributedString.Key: Any] = [:])
    -> NSAttributedString
  {
    NSAttributedString(
      string: text, attributes: more.merging([.font: font]) { first, _ in first })
  }

  /// The box of what `draw` leaves in a picture of 100 × 100 points at scale 1.
  private func ink(_ draw: @MainActor () -> Void) throws -> CGRect {
    var box = CGRect.null
    try ViewStage.run { _ in
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format)
        .image { _ in draw() }
      let picture = try #require(image.cgImage)
      let bytes = [UInt8](try #require(picture.dataProvider?.data))
      for y in 0..<100 {
        for x in 0..<100 where bytes[y * picture.bytesPerRow + 4 * x + 3] > 0 {
          box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
    }
    return box
  }

  @Test func blurredShadowsAreFeltAsFarAsTheirRadius() throws {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.black
    shadow.shadowOffset = CGSize(width: 8, height: 40)
    shadow.shadowBlurRadius = 6
    let plain = try ink { string("H").draw(at: CGPoint(x: 20, y: 5)) }
    let cast = try ink { string("H", [.shadow: shadow]).draw(at: CGPoint(x: 20, y: 5)) }
    #expect(cast.minY == plain.minY)
    #expect((3...7).contains(cast.maxY - plain.maxY - 40))
    #expect((3...7).contains(cast.maxX - plain.maxX - 8))
  }

  @Test func aSharpShadowIsTheTextAgain() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 0, height: 40)
    let plain = try ink { string("H").draw(at: CGPoint(x: 20, y: 5)) }
    let cast = try ink { string("H", [.shadow: shadow]).draw(at: CGPoint(x: 20, y: 5)) }
    #expect(cast == plain.union(plain.offsetBy(dx: 0, dy: 40)))
  }

  @Test func sizesAreSumsOfAdvances() {
    let size = "HHH".size(withAttributes: [.font: font])
    #expect(near(size.width, 3 * width, 1e-9))
    #expect(near(size.height, height, 1e-9))
    #expect(NSString(string: "HHH").size(withAttributes: [.font: font]) == size)
    #expect(string("HHH").size() == size)
    let lines = string("H\nHH").size()
    #expect(near(lines.width, 2 * width, 1e-9))
    #expect(near(lines.height, 2 * height, 1e-9))
  }

  @Test func withoutAFontItIsHelveticaAtTwelvePoints() {
    let size = "H".size(withAttributes: nil)
    #expect(near(size.height, height * 12 / 28.16, 1e-9))
  }

  @Test func boundingRectanglesWrap() {
    let size = CGSize(width: 50, height: CGFloat.greatestFiniteMagnitude)
    let box = "HH HH HH".boundingRect(
      with: size, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(near(box.width, 2 * width, 1e-9))
    #expect(near(box.height, 3 * height, 1e-9))
    #expect(box.origin == .zero)
    let low = string("HH HH HH").boundingRect(
      with: CGSize(width: 50, height: 70), options: .usesLineFragmentOrigin, context: nil)
    #expect(near(low.height, 2 * height, 1e-9))
    let single = string("HH HH HH").boundingRect(with: size, options: [], context: nil)
    #expect(near(single.width, 6 * width + 2 * 7.92, 1e-9))
    #expect(abs(single.minY + 27.28) < 1e-9)
  }

  @Test func textIsDrawnDownFromItsPoint() throws {
    let ink = try ink { "H".draw(at: CGPoint(x: 10, y: 20), withAttributes: [.font: font]) }
    let baseline = 20 + font.ascender
    #expect(near(ink.maxY, baseline, 1))
    #expect(near(ink.minY, (baseline - font.capHeight), 1))
    #expect(ink.minX >= 10 && ink.maxX <= 10 + 21)
  }

  @Test func textInARectangleWrapsAndEnds() throws {
    let wrapped = try ink {
      string("HH HH HH").draw(in: CGRect(x: 5, y: 0, width: 50, height: 100))
    }
    #expect(wrapped.maxX <= 5 + 42)
    #expect(wrapped.maxY > 60)
    let short = try ink { string("HH HH HH").draw(in: CGRect(x: 5, y: 0, width: 50, height: 40)) }
    #expect(short.maxY < height)
  }

  @Test func textOnABaseline() throws {
    let ink = try ink {
      string("H").draw(
        with: CGRect(x: 10, y: 60, width: 50, height: 50), options: [], context: nil)
    }
    #expect(near(ink.maxY, 60, 1))
  }

  @Test func alignmentAndColourAreHeeded() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let ink = try ink {
      string("H", [.paragraphStyle: style]).draw(in: CGRect(x: 0, y: 0, width: 100, height: 50))
    }
    #expect(ink.minX > 78)
  }

  @Test func paragraphStylesAreCopiedAndCompared() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 3
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style)
    style.lineSpacing = 4
    #expect(copy.lineSpacing == 3)
    #expect(copy != style)
    #expect((copy.mutableCopy() as? NSMutableParagraphStyle)?.alignment == .center)
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
    #expect(NSParagraphStyle.default.alignment == .natural)
  }

  @Test func fontsAreCoreTextsFonts() throws {
    let coreText = font as CTFont
    #expect(CTFontGetSize(coreText) == 28.16)
    #expect(CTFontCopyPostScriptName(coreText) == "Inter-Regular")
    let line = CTLineCreateWithAttributedString(string("HH"))
    let run = (CTLineGetGlyphRuns(line) as! [CTRun])[0]
    let attributes = CTRunGetAttributes(run) as NSDictionary
    #expect(attributes[kCTFontAttributeName as String] as? UIFont === font)
  }

  @Test func fontsOfIOSHaveStandIns() throws {
    let font = try #require(UIFont(name: "HelveticaNeue-Bold", size: 20))
    #expect(font.fontName == "HelveticaNeue-Bold")
    #expect(font.textStyle.typeface == BundledFonts.interface(weight: .bold))
    #expect(font.withSize(30).fontName == "HelveticaNeue-Bold")
    #expect(UIFont(name: "Nobody", size: 20) == nil)
    #expect(UIFont.italicSystemFont(ofSize: 12).textStyle.slant > 0.2)
  }
}

/// True when `a` differs from `b` by no more than `tolerance`.
private func near(
  _ a: some BinaryFloatingPoint, _ b: some BinaryFloatingPoint, _ tolerance: Double
) -> Bool {
  abs(Double(a) - Double(b)) <= tolerance
}
