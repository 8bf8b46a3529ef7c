import QuartzCore
import Testing

/// The presentation of a layer and the model of a presentation.
@MainActor
struct PresentationTests {
  // 4.5, measured: none before the first commit, shown or not.
  @Test func thereIsNoPresentationBeforeTheFirstCommit() {
    onStage { stage in
      let layer = CALayer()
      #expect(layer.presentation() == nil)
      stage.rootLayer.addSublayer(layer)
      #expect(layer.presentation() == nil)
      layer.display()
      #expect(layer.presentation() == nil)
      stage.commit()
      #expect(layer.presentation() != nil)
    }
  }

  // 4.5: a tree that is not shown has none.
  @Test func aLayerOutsideATreeHasNoPresentation() {
    onStage { stage in
      let (outer, layer) = (CALayer(), CALayer())
      outer.addSublayer(layer)
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
      stage.commit()
      #expect(outer.presentation() == nil)
      #expect(layer.presentation() == nil)
    }
  }

  // 4.5, measured: a layer is its own model, a presentation's model is the original.
  @Test func theModelIsTheOriginal() {
    onStage { stage in
      let layer = stage.show(CALayer())
      #expect(layer.model() === layer)
      let shown = layer.presentation()
      #expect(shown !== layer)
      #expect(shown?.model() === layer)
      #expect(shown?.presentation()?.model() === layer)
    }
  }

  // 4.5: the class is the model's.
  @Test func aPresentationIsOfItsModelsClass() {
    onStage { stage in
      for layer in [
        CALayer(), CAShapeLayer(), CAGradientLayer(), CAReplicatorLayer(), CATextLayer(),
      ] {
        let shown = stage.show(layer).presentation()
        #expect(shown.map { type(of: $0) == type(of: layer) } == true)
      }
    }
  }

  // 4.5: it has the model's values where nothing is animated.
  @Test func aPresentationHasTheModelsValues() {
    onStage { stage in
      let layer = CAShapeLayer()
      layer.name = "a name"
      layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      layer.lineWidth = 7
      layer.strokeStart = 0.25
      layer.setValue(5, forKey: "mine")
      let shown = stage.show(layer).presentation()
      #expect(shown?.name == "a name")
      #expect(shown?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(shown?.lineWidth == 7)
      #expect(shown?.strokeStart == 0.25)
      #expect(shown?.value(forKey: "mine") as? Int == 5)
    }
  }

  // Trap 17: the turn's changes are not shown before its commit.
  @Test func aPresentationIsOfTheLastCommit() {
    onStage { stage in
      let layer = stage.show(CALayer())
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.zPosition = 5
      layer.zPosition = 6
      CATransaction.commit()
      #expect(layer.presentation()?.zPosition == 0)
      stage.commit()
      #expect(layer.presentation()?.zPosition == 6)
    }
  }

  // 4.5: changing what is shown changes nothing else.
  @Test func aPresentationRunsNoActions() {
    onStage { stage in
      let layer = stage.show(CALayer())
      let shown = layer.presentation()
      shown?.opacity = 0.5
      #expect(shown?.opacity == 0.5)
      #expect(shown?.animationKeys() == nil)
      #expect(layer.opacity == 1)
      #expect(layer.animationKeys() == nil)
    }
  }

  // 4.5: the tree of presentations is that of the models.
  @Test func presentationsLieInPresentations() {
    onStage { stage in
      let outer = stage.show(CALayer())
      let inner = CALayer()
      outer.addSublayer(inner)
      inner.mask = CALayer()
      stage.commit()
      let shown = outer.presentation()
      #expect(shown?.sublayers?.first?.model() === inner)
      #expect(shown?.sublayers?.first !== inner)
      #expect(inner.presentation()?.superlayer?.model() === outer)
      #expect(inner.presentation()?.mask?.model() === inner.mask)
    }
  }

  // 4.5: the tree is changed through its models.
  @Test func presentationsAreNotPutIntoTrees() {
    onStage { stage in
      let outer = stage.show(CALayer())
      let inner = stage.show(CALayer())
      outer.presentation()?.addSublayer(inner)
      #expect(inner.superlayer === stage.rootLayer)
      #expect(outer.sublayers == nil)
      inner.presentation()?.removeFromSuperlayer()
      #expect(inner.superlayer === stage.rootLayer)
    }
  }
}
