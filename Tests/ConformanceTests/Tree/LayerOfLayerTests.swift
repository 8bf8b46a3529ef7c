import QuartzCore
import Testing
import UIKit

/// A layer that somebody has made with `init(layer:)`, outside any presentation.
@MainActor
struct LayerOfLayerTests {
  // 12.3 #33 (U)
  @Test func aLayerMadeOfALayerIsShown() {
    onStage { stage in
      let host = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      _ = stage.show(host.layer)
      let shape = CAShapeLayer(layer: host.layer)
      shape.path = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
      host.layer.addSublayer(shape)
      #expect(shape.superlayer === host.layer)
      stage.commit()
      #expect(stage.pixel(20, 20) == [0, 0, 0, 255])
      #expect(shape.model() === shape)
      #expect(shape.presentation()?.model() === shape)
      // It changes and moves as any other.
      shape.fillColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
      #expect(shape.animationKeys() == ["fillColor"])
      stage.advance(to: 1)
      #expect(stage.pixel(20, 20) == [0, 0, 255, 255])
    }
  }

  // 12.3 #33 (U): of every class, also as a mask and of a class of one's own.
  @Test func layersOfEveryClassAreShown() {
    final class Own: CATextLayer {}
    let other = CALayer()
    other.bounds = CGRect(x: 0, y: 0, width: 9, height: 9)
    let made = [
      CALayer(layer: other), CAShapeLayer(layer: other), CAGradientLayer(layer: other),
      CAReplicatorLayer(layer: other), CATextLayer(layer: other), CATransformLayer(layer: other),
      CAScrollLayer(layer: other), CAEmitterLayer(layer: other), CATiledLayer(layer: other),
      Own(layer: "no layer"),
    ]
    onStage { stage in
      for layer in made {
        #expect(layer.bounds == .zero)
        _ = stage.show(layer)
        #expect(layer.superlayer === stage.rootLayer)
        let inner = CALayer()
        layer.addSublayer(inner)
        #expect(layer.sublayers?.count == 1)
        let mask = CALayer(layer: layer)
        inner.mask = mask
        #expect(inner.mask === mask)
        #expect(layer.presentation() !== layer)
      }
    }
  }
}
