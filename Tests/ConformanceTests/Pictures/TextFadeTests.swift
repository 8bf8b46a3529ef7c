import QuartzCore
import Testing
import UIKit

// 12.1 #12 (U): a new text fades in by the action of the contents.
@MainActor
struct TextFadeTests {
  /// A layer of 60 × 40 points with black letters.
  private func textLayer(_ string: String) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    (layer.string, layer.fontSize) = (string, 30)
    layer.foregroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    return layer
  }

  /// How much is covered left and right of the middle of the layer.
  private func ink(on stage: Stage) -> (left: Double, right: Double) {
    let pixels = stage.pixels()
    var sums = (left: 0.0, right: 0.0)
    for y in 0..<40 {
      for x in 0..<60 {
        let alpha = Double(pixels[x, y][3]) / 255
        if x < 30 { sums.left += alpha } else { sums.right += alpha }
      }
    }
    return sums
  }

  /// Left aligned text that becomes another one, right aligned, in a second at constant pace.
  private func change(_ layer: CATextLayer) {
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    (layer.string, layer.alignmentMode) = ("M", .right)
  }

  @Test func theOldTextGoesAsTheNewOneComes() {
    onStage { stage in
      let layer = stage.show(textLayer("M"))
      let full = ink(on: stage).left
      #expect(full > 50 && ink(on: stage).right == 0)
      change(layer)
      stage.commit()
      for share in [0, 0.25, 0.5, 0.75, 1] {
        stage.advance(to: share)
        let now = ink(on: stage)
        #expect(isClose(now.left, full * (1 - share), 0.02 * full))
        #expect(isClose(now.right, full * share, 0.02 * full))
      }
      #expect(layer.contents == nil)
    }
  }

  @Test func theFadeIsTheImplicitActionOfTheContents() {
    onStage { stage in
      let layer = stage.show(textLayer("one"))
      layer.string = "two"
      #expect(layer.animationKeys() == nil)
      stage.commit()
      let fade = layer.animation(forKey: "contents") as? CABasicAnimation
      #expect(fade?.keyPath == "contents")
      #expect(fade?.duration == 0.25)
      #expect(fade?.timingFunction == CAMediaTimingFunction(name: .default))
      stage.advance(to: 0.3)
      #expect(layer.animationKeys() == nil)
    }
  }

  // Size, colour, font, alignment …
  @Test func everyChangeOfTheTextFades() {
    let changes: [(CATextLayer) -> Void] = [
      { $0.string = NSAttributedString(string: "a") }, { $0.string = nil }, { $0.fontSize = 12 },
      { $0.font = "Times" }, { $0.foregroundColor = CGColor(gray: 0.5, alpha: 1) },
      { $0.alignmentMode = .right }, { $0.isWrapped = true }, { $0.truncationMode = .end },
    ]
    onStage { stage in
      for change in changes {
        let layer = stage.show(textLayer("text"))
        change(layer)
        stage.commit()
        #expect(layer.animation(forKey: "contents") != nil)
        layer.string = layer.string
        layer.removeAllAnimations()
        stage.commit()
        #expect(layer.animation(forKey: "contents") == nil)
      }
    }
  }

  // A colour that animates by itself too is not mixed twice.
  @Test func aNewColourMixesOnce() {
    onStage { stage in
      let layer = stage.show(textLayer("M"))
      let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.foregroundColor = red
      stage.advance(to: 0.5)
      let pixels = stage.pixels()
      let reddest = (0..<1600).map { pixels[$0 % 40, $0 / 40][0] }.max() ?? 0
      #expect(abs(Int(reddest) - 128) <= 2)
      // An animation that was added shows.
      let hold = CABasicAnimation(keyPath: "foregroundColor")
      (hold.fromValue, hold.toValue, hold.duration) = (red, red, 1)
      layer.string = "W"
      layer.add(hold, forKey: "hold")
      stage.commit()
      stage.advance(to: 0.7)
      let new = stage.pixels()
      #expect((0..<1600).contains { new[$0 % 40, $0 / 40][0] > 240 })
    }
  }

  @Test func theActionCanBeTakenAwayOrReplaced() {
    onStage { stage in
      let layer = stage.show(textLayer("M"))
      let full = ink(on: stage).left
      layer.actions = ["contents": NSNull()]
      change(layer)
      stage.commit()
      #expect(layer.animationKeys() == nil)
      #expect(isClose(ink(on: stage).right, full, 0.02 * full) && ink(on: stage).left == 0)
      layer.actions = ["contents": CATransition()]
      layer.string = "N"
      stage.commit()
      #expect(layer.animationKeys() == ["transition"])
    }
  }

  @Test func withActionsDisabledTheTextIsNewAtOnce() {
    onStage { stage in
      let layer = stage.show(textLayer("M"))
      let full = ink(on: stage).left
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      change(layer)
      CATransaction.commit()
      stage.commit()
      #expect(layer.animationKeys() == nil)
      #expect(isClose(ink(on: stage).right, full, 0.02 * full) && ink(on: stage).left == 0)
    }
  }

  // 9.1: the layer of a view changes at once, as do labels.
  @Test func textOfViewsDoesNotFade() {
    final class TextView: UIView {
      override class var layerClass: AnyClass { CATextLayer.self }
    }
    onStage { stage in
      let view = TextView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      let text = view.layer as? CATextLayer
      text?.string = "one"
      label.text = "one"
      _ = (stage.show(view.layer), stage.show(label.layer))
      text?.string = "two"
      label.text = "two"
      stage.commit()
      #expect(view.layer.animationKeys() == nil)
      #expect(label.layer.animationKeys() == nil)
    }
  }

  // Contents are stretched to new bounds (7.6, 6.3), text is not set anew while it goes.
  @Test func theOldTextIsStretchedWithTheBounds() {
    onStage(200) { stage in
      let layer = stage.show(textLayer("M"))
      let before = stage.pixels()
      let old = (0..<60).filter { x in (0..<40).contains { before[x, $0][3] > 0 } }
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.frame.size.width = 120
      CATransaction.commit()
      change(layer)
      stage.commit()
      let pixels = stage.pixels()
      let shown = (0..<120).filter { x in (0..<40).contains { pixels[x, $0][3] > 0 } }
      #expect(abs((shown.last ?? 0) - 2 * (old.last ?? 0)) <= 2)
    }
  }

  // Our decision: what changes while it fades goes on from what it was to become.
  @Test func textThatChangesInEveryFrameIsSeenTo() {
    onStage { stage in
      let layer = stage.show(textLayer("M"))
      for step in 1...6 {
        layer.string = step < 6 ? "M\(step)" : "."
        stage.commit()
        stage.advance(to: Double(step) / 60)
      }
      // A tenth into the last change "M5" is still almost all of it.
      #expect(ink(on: stage).right > 20)
    }
  }
}
