import QuartzCore
import Testing
import VirtualTime

/// Implicit animations, and the documented order in which actions are looked up.
@MainActor
struct CALayerActionsTests {
  private let scene = LayerScene()

  private final class Chooser: CALayerDelegate {
    var answer: (any CAAction)?
    var asked: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      return answer
    }
  }

  private final class Note: CAAction {
    var notes: [String] = []
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      notes.append(event)
    }
  }

  @Test func aLayerThatWasNotShownHasNoAction() {
    let layer = CALayer()
    #expect(layer.action(forKey: "position") == nil)
    #expect(CALayer.defaultAction(forKey: "position") == nil)
    layer.position = CGPoint(x: 1, y: 1)
    #expect(layer.animationKeys() == nil)
    scene.turn {
      scene.root.addSublayer(layer)
      layer.opacity = 0.5
    }
    #expect(layer.animationKeys() == nil)
  }

  @Test func aShownLayerAnimatesItsChanges() throws {
    let layer = scene.add(CALayer())
    scene.advance(to: 1)
    scene.turn { layer.opacity = 0 }
    let animation = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
    #expect(animation.keyPath == "opacity")
    #expect(animation.fromValue as? Double == 1)
    #expect(animation.toValue == nil)
    #expect(animation.duration == 0.25)
    #expect(animation.beginTime == 1)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .default))
    #expect(layer.opacity == 0)
    #expect(scene.shown(layer, at: 1)?.opacity == 1)
    // (0.25, 0.1) (0.25, 1) at 0.5 is 0.8024033877399112 (CSS's "ease").
    let middle = try #require(scene.shown(layer, at: 1.125))
    #expect(isClose(Double(middle.opacity), 1 - 0.8024033877399112, 1e-6))
    #expect(scene.shown(layer, at: 1.25)?.opacity == 0)
    #expect(layer.animationKeys() == nil)
  }

  @Test func theSecondChangeStartsFromWhatIsShown() throws {
    let layer = scene.add(CALayer())
    scene.turn {
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.zPosition = 10
    }
    scene.advance(to: 0.125)
    scene.turn { layer.zPosition = 0 }
    let animation = try #require(layer.animation(forKey: "zPosition") as? CABasicAnimation)
    #expect(animation.fromValue as? Double == 5)
  }

  @Test func equalValuesRunNoAction() {
    let layer = scene.add(CALayer())
    let note = Note()
    layer.actions = ["position": note]
    scene.turn { layer.position = .zero }
    #expect(note.notes == [])
    scene.turn { layer.position = CGPoint(x: 1, y: 0) }
    #expect(note.notes == ["position"])
  }

  @Test func theDelegateIsAskedFirst() {
    let layer = CALayer()
    let chooser = Chooser()
    let (first, second, third) = (Note(), Note(), Note())
    layer.delegate = chooser
    layer.actions = ["opacity": second]
    layer.style = ["actions": ["opacity": third, "position": third]]
    chooser.answer = first
    #expect(layer.action(forKey: "opacity") as? Note === first)
    chooser.answer = nil
    #expect(layer.action(forKey: "opacity") as? Note === second)
    layer.actions = nil
    #expect(layer.action(forKey: "opacity") as? Note === third)
    layer.style = ["style": ["actions": ["opacity": second]]]
    #expect(layer.action(forKey: "opacity") as? Note === second)
    chooser.answer = NSNull()
    #expect(layer.action(forKey: "opacity") == nil)
  }

  @Test func nullStopsTheBuiltInAnimation() {
    let layer = scene.add(CALayer())
    layer.actions = ["position": NSNull()]
    scene.turn { layer.position = CGPoint(x: 1, y: 1) }
    #expect(layer.animationKeys() == nil)
  }

  @Test func disablingActionsDoesNotHideThem() {
    let layer = scene.add(CALayer())
    scene.turn {
      CATransaction.setDisableActions(true)
      layer.opacity = 0.5
      #expect(layer.action(forKey: "opacity") != nil)
    }
    #expect(layer.animationKeys() == nil)
  }

  @Test func theTransactionSetsDurationAndCurve() {
    let layer = scene.add(CALayer())
    let curve = CAMediaTimingFunction(name: .easeIn)
    scene.turn {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(curve)
      layer.opacity = 0
      CATransaction.commit()
      layer.position = CGPoint(x: 1, y: 1)
    }
    #expect(layer.animation(forKey: "opacity")?.duration == 2)
    #expect(layer.animation(forKey: "opacity")?.timingFunction == curve)
    #expect(layer.animation(forKey: "position")?.duration == 0.25)
  }

  @Test func aTransactionOfNoDurationChangesAtOnce() {
    let layer = scene.add(CALayer())
    scene.turn {
      CATransaction.setAnimationDuration(0)
      layer.opacity = 0
    }
    #expect(layer.animationKeys() == nil)
  }

  @Test func anAnimationActionIsCompleted() {
    let layer = scene.add(CALayer())
    let action = CABasicAnimation()
    action.duration = 3
    layer.actions = ["opacity": action]
    scene.turn { layer.opacity = 0.25 }
    let added = layer.animation(forKey: "opacity") as? CABasicAnimation
    #expect(added?.keyPath == "opacity")
    #expect(added?.duration == 3)
    #expect(added?.fromValue as? Double == 1)
    #expect(action.keyPath == nil)
  }

  @Test func shapePathsDoNotAnimateByThemselves() {
    let layer = scene.add(CAShapeLayer())
    scene.turn {
      layer.path = .through([(0, 0), (1, 1)])
      layer.strokeEnd = 0.5
    }
    #expect(layer.animationKeys() == ["strokeEnd"])
  }

  @Test func presentationsRunNoActions() {
    let layer = scene.add(CALayer())
    scene.inside {
      let shown = layer.presentation()
      shown?.opacity = 0.5
      #expect(shown?.animationKeys() == nil)
      #expect(shown?.model() === layer)
    }
    #expect(layer.opacity == 1)
  }
}
