import QuartzCore
import Testing
import UIKit

// 7.6: what a fresh text layer holds and what its setters keep (M GS).
@MainActor
struct TextLayerValuesTests {
  @Test func aFreshTextLayer() {
    let layer = CATextLayer()
    #expect(layer.string == nil)
    #expect(layer.font != nil)
    #expect(layer.fontSize == 36)
    #expect(!layer.isWrapped)
    #expect(layer.alignmentMode == .natural)
    #expect(layer.truncationMode == .none)
    #expect(!layer.allowsFontSubpixelQuantization)
    // 12.3 #34 (M)
    #expect(layer.foregroundColor?.components == [1, 1, 1, 1])
  }

  // M GS: names are not checked against the known ones; a font's name reads back.
  @Test func settersKeepWhatTheyAreGiven() {
    let layer = CATextLayer()
    layer.string = "hello"
    #expect(layer.string as? String == "hello")
    layer.alignmentMode = CATextLayerAlignmentMode(rawValue: "notAnAlignment")
    #expect(layer.alignmentMode.rawValue == "notAnAlignment")
    layer.font = "Times"
    #expect(layer.font as? String == "Times")
    let red = UIColor.red.cgColor
    layer.foregroundColor = red
    #expect(layer.foregroundColor === red)
    layer.string = nil
    #expect(layer.string == nil)
  }

  // M GS
  @Test func theNames() {
    let alignments: [CATextLayerAlignmentMode] = [.natural, .left, .right, .center, .justified]
    #expect(alignments.map(\.rawValue) == ["natural", "left", "right", "center", "justified"])
    let truncations: [CATextLayerTruncationMode] = [.none, .start, .middle, .end]
    #expect(truncations.map(\.rawValue) == ["none", "start", "middle", "end"])
  }

  // 4.1: every property by key.
  @Test func keyValueCodingReachesEveryProperty() {
    let layer = CATextLayer()
    layer.setValue("hello", forKey: "string")
    layer.setValue(12, forKey: "fontSize")
    layer.setValue(true, forKey: "wrapped")
    layer.setValue("center", forKey: "alignmentMode")
    layer.setValue("end", forKey: "truncationMode")
    layer.setValue("Times", forKey: "font")
    layer.setValue(UIColor.red.cgColor, forKey: "foregroundColor")
    layer.setValue(true, forKey: "allowsFontSubpixelQuantization")
    #expect(layer.string as? String == "hello")
    #expect(layer.fontSize == 12)
    #expect(layer.isWrapped)
    #expect(layer.alignmentMode == .center)
    #expect(layer.truncationMode == .end)
    #expect(layer.font as? String == "Times")
    #expect(layer.foregroundColor == UIColor.red.cgColor)
    #expect(layer.allowsFontSubpixelQuantization)
    #expect(layer.value(forKey: "isWrapped") as? Bool == true)
    #expect(layer.value(forKey: "string") as? String == "hello")
  }

  // 4.2: size and colour move by themselves, and the presentation has what is between.
  @Test func sizeAndColourAnimate() {
    onStage { stage in
      #expect(stage.shown(CATextLayer(), "fontSize", from: 10, to: 20, at: 0.5)?.fontSize == 15)
      let string = NSAttributedString(string: "a", attributes: [.kern: 3])
      let layer = CATextLayer()
      layer.string = string
      _ = stage.show(layer)
      let shown = layer.presentation()?.string as? NSAttributedString
      #expect(shown?.isEqual(to: string) == true)
    }
  }
}
