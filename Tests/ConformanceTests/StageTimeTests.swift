import QuartzCore
import Testing

@MainActor
struct StageTimeTests {
  // 1.6: user code runs at virtual time T and is committed at T.
  @Test func anAnimationBeginsAtTheCommitOfItsTurn() {
    onStage { stage in
      let layer = stage.show(CALayer())
      stage.advance(to: 2)
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.toValue = 1
      fade.duration = 4
      layer.add(fade, forKey: nil)
      #expect(stage.presentation(of: layer, at: 3)?.opacity == 0.25)
      #expect(CACurrentMediaTime() == 3)
    }
  }

  @Test func aPictureShowsTheMomentInsideTheAnimation() {
    onStage(2) { stage in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
      layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
      _ = stage.show(layer)
      let move = CABasicAnimation(keyPath: "position.x")
      move.byValue = 1
      move.duration = 1
      move.timingFunction = nil
      layer.add(move, forKey: nil)
      #expect(stage.pixel(0, 0) == [255, 0, 0, 255])
      stage.advance(to: 0.5)
      #expect(stage.pixel(0, 0) == [128, 0, 0, 128])
      #expect(stage.pixel(1, 0) == [128, 0, 0, 128])
      #expect(stage.pixel(0, 1) == [0, 0, 0, 0])
    }
  }
}
