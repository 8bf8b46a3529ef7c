import QuartzCore
import Testing
import UIKit

/// A view and its layer, beside layers of no view: 9.1 and the traps about views.
@MainActor
struct ViewLayerTests {
  private func view() -> UIView { UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)) }

  // 9.1
  @Test func theViewIsItsLayersDelegate() {
    let view = view()
    #expect(view.layer.delegate === view)
    #expect(view.layer.contentsScale == UIScreen.main.scale)
    #expect(type(of: view).layerClass == CALayer.self)
  }

  // 9.1
  @Test func theLayerIsOfTheClassTheViewNames() {
    final class ShapeView: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    #expect(ShapeView().layer is CAShapeLayer)
  }

  // 9.1
  @Test func theViewsPropertiesAreTheLayers() {
    let view = view()
    #expect(view.layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layer.position == view.center)
    view.center = CGPoint(x: 1, y: 2)
    view.bounds = CGRect(x: 3, y: 4, width: 5, height: 6)
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    view.alpha = 0.5
    view.isHidden = true
    view.clipsToBounds = true
    view.backgroundColor = .red
    #expect(view.layer.position == CGPoint(x: 1, y: 2))
    #expect(view.layer.bounds == CGRect(x: 3, y: 4, width: 5, height: 6))
    #expect(view.layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
    #expect(view.layer.opacity == 0.5)
    #expect(view.layer.isHidden)
    #expect(view.layer.masksToBounds)
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    view.layer.opacity = 0.25
    #expect(view.alpha == 0.25)
  }

  // 9.1: NSNull outside animation blocks.
  @Test func aViewsLayerDoesNotMoveByItself() {
    onStage { stage in
      let view = view()
      _ = stage.show(view.layer)
      for key in ["position", "bounds", "opacity", "onOrderIn", "sublayers", "aKeyOfNobody"] {
        #expect(view.action(for: view.layer, forKey: key) is NSNull)
        #expect(view.layer.action(forKey: key) == nil)
      }
      view.alpha = 0.5
      view.layer.position = CGPoint(x: 50, y: 50)
      view.layer.cornerRadius = 5
      #expect(view.layer.animationKeys() == nil)
      stage.commit()
      #expect(view.layer.presentation()?.opacity == 0.5)
    }
  }

  // 9.1: layers one adds oneself do move.
  @Test func aLayerInAViewsLayerMovesByItself() {
    onStage { stage in
      let view = view()
      _ = stage.show(view.layer)
      let layer = CALayer()
      view.layer.addSublayer(layer)
      stage.commit()
      layer.opacity = 0
      #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
    }
  }

  // 9.1: the block's duration is the views', not their sublayers'.
  @Test func aBlockGivesItsDurationToViewsOnly() {
    onStage { stage in
      let view = view()
      _ = stage.show(view.layer)
      let layer = CALayer()
      view.layer.addSublayer(layer)
      stage.commit()
      UIView.animate(withDuration: 2) {
        view.alpha = 0
        layer.opacity = 0
      }
      #expect(view.layer.animation(forKey: "opacity")?.duration == 2)
      #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
    }
  }

  // Trap 18
  @Test func theTransactionsDurationIsNotTheBlocks() {
    onStage { stage in
      let view = view()
      _ = stage.show(view.layer)
      UIView.animate(withDuration: 2) {
        CATransaction.begin()
        CATransaction.setAnimationDuration(5)
        view.alpha = 0
        CATransaction.commit()
      }
      #expect(view.layer.animation(forKey: "opacity")?.duration == 2)
    }
  }

  // Trap 19: zPosition raises what is drawn, and the layer that is hit, not the view that is.
  @Test func zPositionDoesNotRaiseTheViewThatIsHit() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (back, front) = (UIView(frame: container.bounds), UIView(frame: container.bounds))
    container.addSubview(back)
    container.addSubview(front)
    back.layer.zPosition = 1
    #expect(container.hitTest(CGPoint(x: 5, y: 5), with: nil) === front)
    #expect(container.layer.hitTest(CGPoint(x: 5, y: 5)) === back.layer)
  }

  // Trap 20: the frame of a transformed layer may be set.
  @Test func theFrameOfATransformedLayerMayBeSet() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 4, 1)
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 50, height: 12.5))
    #expect(layer.position == CGPoint(x: 60, y: 45))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  // 9.1: layout, then drawing, at the commit.
  @Test func aViewIsLaidOutBeforeItIsDrawn() {
    final class Witness: UIView {
      var calls: [String] = []
      override func layoutSubviews() { calls.append("layout") }
      override func layerWillDraw(_ layer: CALayer) { calls.append("will") }
      override func draw(_ rect: CGRect) { calls.append("draw") }
    }
    onStage { stage in
      let view = Witness(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      _ = stage.show(view.layer)
      view.calls = []
      view.setNeedsDisplay()
      view.setNeedsLayout()
      stage.commit()
      #expect(view.calls == ["layout", "will", "draw"])
    }
  }

  // 8: a view that displays its layer is not asked to draw.
  @Test func aViewMayDisplayItsLayerItself() {
    final class Displaying: UIView {
      var calls: [String] = []
      override func display(_ layer: CALayer) { calls.append("display") }
      override func draw(_ rect: CGRect) { calls.append("draw") }
    }
    onStage { stage in
      let view = Displaying(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      _ = stage.show(view.layer)
      view.calls = []
      view.setNeedsDisplay()
      stage.commit()
      #expect(view.calls == ["display"])
    }
  }
}
