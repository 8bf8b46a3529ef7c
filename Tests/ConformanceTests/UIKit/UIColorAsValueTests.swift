import Testing
import UIKit

@MainActor
struct UIColorAsValueTests {
  // Trap 9: where a CGColor is needed, a UIColor silently does nothing.
  @Test func aViewsColorIsNoValueOfALayersColor() {
    onStage { stage in
      let layer = CALayer()
      layer.backgroundColor = UIColor.blue.cgColor
      _ = stage.show(layer)
      for isStart in [true, false] {
        let animation = CABasicAnimation(keyPath: "backgroundColor")
        if isStart { animation.fromValue = UIColor.red } else { animation.toValue = UIColor.red }
        animation.duration = 1
        layer.add(animation, forKey: "tint")
        stage.advance(by: 0.5)
        #expect(layer.presentation()?.backgroundColor == UIColor.blue.cgColor)
      }
      let cycle = CAKeyframeAnimation(keyPath: "backgroundColor")
      cycle.values = [UIColor.red, UIColor.green]
      cycle.duration = 1
      layer.add(cycle, forKey: "tint")
      stage.advance(by: 0.5)
      #expect(layer.presentation()?.backgroundColor == UIColor.blue.cgColor)
    }
  }
}
