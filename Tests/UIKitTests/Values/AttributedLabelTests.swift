import Geometry
import QuartzCore
import Raster
import RenderTree
import Testing
import UIKit

/// Labels with attributed text.
@MainActor
struct AttributedLabelTests {
  private func fills(_ label: UILabel) -> [Color] {
    let content = label.layer.contentSource?.content(for: label.layer) ?? []
    return content.compactMap { if case .fill(_, _, let color) = $0 { color } else { nil } }
  }

  private func label(_ text: NSAttributedString) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    label.attributedText = text
    return label
  }

  @Test func spansHaveTheirColours() {
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "cd"))
    let label = label(text)
    label.textColor = .black
    #expect(fills(label).count == 1)
    let again = self.label(text)
    #expect(fills(again) == [UIColor.red.cgColor.rasterColor, .black])
    #expect(again.text == "abcd")
  }

  @Test func aLabelThatIsMovedAndResizedShowsWhatANewOneShows() throws {
    let text = NSMutableAttributedString(
      string: "several words on", attributes: [.underlineStyle: 1])
    text.append(NSAttributedString(string: " more than one line"))
    let kept = label(text)
    kept.numberOfLines = 0
    var shown: [[NodeContent]] = []
    for (width, left, scale) in [
      (200.0, 0.0, 1.0), (200, 0, 1), (90, 0, 1), (90, 7, 1), (90, 7, 3), (200, 0, 1), (0, 0, 1),
    ] {
      let new = label(text)
      new.numberOfLines = 0
      for label in [kept, new] {
        label.bounds = CGRect(x: left, y: 0, width: width, height: 60)
        label.layer.contentsScale = scale
      }
      let content = try #require(kept.layer.contentSource?.content(for: kept.layer))
      #expect(content == kept.layer.contentSource?.content(for: kept.layer))
      #expect(content == new.layer.contentSource?.content(for: new.layer))
      shown.append(content)
    }
    #expect(shown[0] == shown[5] && shown[0] != shown[2] && shown[2] != shown[3])
    #expect(shown[6].isEmpty && !shown[0].isEmpty)
  }

  @Test func theLabelsFontIsForTextWithoutOne() {
    let label = label(NSAttributedString(string: "HHHH"))
    let plain = UILabel()
    plain.text = "HHHH"
    #expect(label.sizeThatFits(.zero) == plain.sizeThatFits(.zero))
    label.font = .systemFont(ofSize: 40)
    plain.font = .systemFont(ofSize: 40)
    #expect(label.sizeThatFits(.zero) == plain.sizeThatFits(.zero))
  }

  @Test func plainTextReplacesAttributes() {
    let label = label(
      NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red]))
    label.text = "b"
    #expect(fills(label) == [.black])
    #expect(label.attributedText?.string == "b")
    #expect(
      label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        == .label)
    label.attributedText = nil
    #expect(label.text == nil)
  }

  @Test func whatIsChangedInTheStringLaterDoesNotShow() {
    let text = NSMutableAttributedString(string: "a")
    let label = label(text)
    text.append(NSAttributedString(string: "b"))
    #expect(label.text == "a")
  }

  @Test func textIsPutTogetherFromNothing() {
    let text = NSMutableAttributedString()
    #expect(text.length == 0 && NSAttributedString().length == 0)
    text.append(NSAttributedString(string: "red ", attributes: [.foregroundColor: UIColor.red]))
    text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
    let label = label(text)
    #expect(label.text == "red blue")
    #expect(fills(label) == [UIColor.red.cgColor.rasterColor, UIColor.blue.cgColor.rasterColor])
  }

  @Test func shadowsLieBelow() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    label.text = "H"
    label.shadowColor = .blue
    #expect(fills(label) == [UIColor.blue.cgColor.rasterColor, .black])
  }

  @Test func blurredShadowsOfTextAreThoseOfItsLetters() throws {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.blue
    shadow.shadowOffset = CGSize(width: 2, height: 3)
    shadow.shadowBlurRadius = 8
    let label = label(NSAttributedString(string: "H", attributes: [.shadow: shadow]))
    let content = label.layer.contentSource?.content(for: label.layer) ?? []
    guard case .node(let letters) = try #require(content.first) else {
      Issue.record("no picture of its own")
      return
    }
    let cast = try #require(letters.effects.shadow)
    #expect(cast.color == UIColor.blue.cgColor.rasterColor)
    #expect(cast.offset == Point(2, 3))
    #expect(cast.radius == 4)
    #expect(letters.content.count == 1)
  }

  @Test func aLabelInAFlippedLayerKeepsUpright() {
    ViewStage.run { stage in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      label.text = "L"
      stage.root.addSubview(label)
      stage.advance(to: 0)
      @MainActor func ink() -> Double? {
        for node in stage.frozen().all {
          if case .fill(let path, _, _) = node.content.first { return path.tightBounds?.midY }
        }
        return nil
      }
      let upright = ink()
      label.layer.isGeometryFlipped = true
      stage.advance(to: 0.1)
      // Mirrored in the layer's space, which is mirrored itself.
      #expect(ink().map { 40 - $0 } == upright)
    }
  }
}

/// A view whose layer shows text.
@MainActor
struct TextLayerViewTests {
  private final class TextView: UIView {
    override class var layerClass: AnyClass { CATextLayer.self }
  }

  @Test func theLayerOfAViewShowsItsTextAsOutlines() throws {
    try ViewStage.run { stage in
      let view = TextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      let layer = try #require(view.layer as? CATextLayer)
      layer.string = "H"
      stage.root.addSubview(view)
      stage.advance(to: 0)
      let fills = stage.frozen().all.flatMap(\.content).filter {
        if case .fill = $0 { true } else { false }
      }
      #expect(fills.count == 1)
      #expect(layer.contents == nil)
    }
  }
}
