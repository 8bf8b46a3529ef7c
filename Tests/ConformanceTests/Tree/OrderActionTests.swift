import QuartzCore
import Testing

/// The events of entering and leaving what can be seen.
@MainActor
struct OrderActionTests {
  @MainActor
  private final class Chooser: CALayerDelegate {
    var events: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      events.append("\(event) \(layer.name ?? "")")
      return nil
    }
  }

  @MainActor
  private final class Note: CAAction {
    var runs: [String] = []
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      runs.append(event)
    }
  }

  private func named(_ name: String, _ delegate: (any CALayerDelegate)?) -> CALayer {
    let layer = CALayer()
    layer.name = name
    layer.delegate = delegate
    return layer
  }

  // Apple's constants
  @Test func theEventsHaveApplesNames() {
    #expect(kCAOnOrderIn == "onOrderIn")
    #expect(kCAOnOrderOut == "onOrderOut")
    #expect(kCATransition == "transition")
  }

  // 4.2, Apple's text of kCAOnOrderIn: inserted into a visible layer.
  @Test func enteringAndLeavingAShownTreeAreEvents() {
    onStage { stage in
      let chooser = Chooser()
      let outer = stage.show(named("outer", chooser))
      let inner = named("inner", chooser)
      chooser.events = []
      outer.addSublayer(inner)
      #expect(chooser.events == ["onOrderIn inner", "sublayers outer"])
      chooser.events = []
      stage.commit()
      inner.removeFromSuperlayer()
      #expect(chooser.events == ["onOrderOut inner", "sublayers outer"])
    }
  }

  // Apple's text of kCAOnOrderIn: no longer hidden.
  @Test func hidingAndShowingAreEvents() {
    onStage { stage in
      let chooser = Chooser()
      let layer = stage.show(named("layer", chooser))
      chooser.events = []
      layer.isHidden = true
      #expect(chooser.events == ["hidden layer", "onOrderOut layer"])
      chooser.events = []
      layer.isHidden = false
      #expect(chooser.events == ["hidden layer", "onOrderIn layer"])
      chooser.events = []
      layer.isHidden = false
      #expect(chooser.events == [])
    }
  }

  @Test func aTreeThatIsNotShownHasNoSuchEvents() {
    let chooser = Chooser()
    let (outer, inner) = (named("outer", chooser), named("inner", chooser))
    outer.addSublayer(inner)
    inner.removeFromSuperlayer()
    #expect(chooser.events == [])
    inner.isHidden = true
    #expect(chooser.events == ["hidden inner"])
  }

  @Test func movingWithinAShownTreeIsNoEntry() {
    onStage { stage in
      let chooser = Chooser()
      let (first, second) = (stage.show(CALayer()), stage.show(CALayer()))
      let layer = named("layer", nil)
      first.addSublayer(layer)
      stage.commit()
      layer.delegate = chooser
      second.addSublayer(layer)
      second.insertSublayer(layer, at: 0)
      #expect(chooser.events == [])
    }
  }

  // Apple's text: the action found runs.
  @Test func theActionsOfTheEventsRun() {
    onStage { stage in
      let note = Note()
      let outer = stage.show(CALayer())
      outer.actions = ["sublayers": note, kCATransition: note]
      let (inner, other) = (CALayer(), CALayer())
      inner.actions = [kCAOnOrderIn: note, kCAOnOrderOut: note]
      outer.addSublayer(inner)
      #expect(note.runs == ["onOrderIn", "sublayers"])
      note.runs = []
      outer.replaceSublayer(inner, with: other)
      #expect(note.runs == ["onOrderOut", "sublayers", "transition"])
      note.runs = []
      CATransaction.setDisableActions(true)
      outer.addSublayer(inner)
      #expect(note.runs == [])
    }
  }

  // 4.3: an animation of entering is added under the event's key.
  @Test func anAnimationOfEnteringIsAddedToTheLayer() {
    onStage { stage in
      let outer = stage.show(CALayer())
      let inner = CALayer()
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.duration = 1
      inner.actions = [kCAOnOrderIn: fade]
      outer.addSublayer(inner)
      #expect(inner.animationKeys() == ["onOrderIn"])
      #expect(stage.presentation(of: inner, at: 0.5)?.opacity == 0.5)
    }
  }
}
