import QuartzCore
import Testing

/// Where a layer looks for an action, and in what order.
@MainActor
struct ActionSearchTests {
  @MainActor
  private final class Note: CAAction {
    var runs: [(key: String, object: Any, arguments: [AnyHashable: Any]?)] = []
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      runs.append((event, anObject, dict))
    }
  }

  @MainActor
  private final class Chooser: CALayerDelegate {
    var answer: (any CAAction)?
    var asked: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      return answer
    }
  }

  private final class OfClass: CALayer {
    static let note = Note()
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      event == "opacity" ? note : event == "position" ? NSNull() : nil
    }
  }

  // 4.3, measured
  @Test func aLayerOutsideATreeHasNoActions() {
    let layer = CALayer()
    for key in ["position", "opacity", "bounds", "onOrderIn", "aKeyNobodyDefined", ""] {
      #expect(layer.action(forKey: key) == nil)
      #expect(CALayer.defaultAction(forKey: key) == nil)
    }
  }

  // 4.3, measured: the delegate, nil to ask on, NSNull to end with nothing.
  @Test func theDelegateIsAskedFirst() {
    let layer = CALayer()
    let chooser = Chooser()
    let (first, second) = (Note(), Note())
    layer.delegate = chooser
    layer.actions = ["position": second]
    chooser.answer = first
    #expect(layer.action(forKey: "position") as? Note === first)
    chooser.answer = nil
    #expect(layer.action(forKey: "position") as? Note === second)
    chooser.answer = NSNull()
    #expect(layer.action(forKey: "position") == nil)
    #expect(chooser.asked == ["position", "position", "position"])
  }

  // 4.3, measured
  @Test func theActionsComeSecond() {
    let layer = CALayer()
    let (first, second) = (Note(), Note())
    layer.style = ["actions": ["position": second]]
    layer.actions = ["position": first]
    #expect(layer.action(forKey: "position") as? Note === first)
    #expect(layer.action(forKey: "opacity") == nil)
    layer.actions = ["position": NSNull()]
    #expect(layer.action(forKey: "position") == nil)
  }

  // 4.3, measured
  @Test func theStylesActionsComeThird() {
    let layer = CALayer()
    let note = Note()
    layer.style = ["actions": ["position": note]]
    #expect(layer.action(forKey: "position") as? Note === note)
    #expect(layer.action(forKey: "opacity") == nil)
    layer.style = ["actions": ["position": NSNull()]]
    #expect(layer.action(forKey: "position") == nil)
    layer.style = ["actions": ["position": note, "opacity": NSNull()] as [String: Any]]
    #expect(layer.action(forKey: "position") as? Note === note)
  }

  // 4.3: through style, and the style in it.
  @Test func aStyleMayNameAnother() {
    let layer = CALayer()
    let (near, far) = (Note(), Note())
    layer.style = ["style": ["style": ["actions": ["position": far]]]]
    #expect(layer.action(forKey: "position") as? Note === far)
    layer.style = [
      "actions": ["position": near], "style": ["actions": ["position": far, "opacity": far]],
    ]
    #expect(layer.action(forKey: "position") as? Note === near)
    #expect(layer.action(forKey: "opacity") as? Note === far)
  }

  @Test func aStyleOfAnotherShapeHasNoActions() {
    let layer = CALayer()
    layer.style = ["actions": "not a dictionary"]
    #expect(layer.action(forKey: "position") == nil)
    layer.style = ["actions": ["position": "not an action"], "style": 5]
    #expect(layer.action(forKey: "position") == nil)
  }

  // 4.3: the class is asked last.
  @Test func theClassIsAskedLast() {
    let layer = OfClass()
    let note = Note()
    #expect(layer.action(forKey: "opacity") as? Note === OfClass.note)
    layer.style = ["actions": ["opacity": note]]
    #expect(layer.action(forKey: "opacity") as? Note === note)
    layer.style = nil
    layer.actions = ["opacity": NSNull()]
    #expect(layer.action(forKey: "opacity") == nil)
  }

  // 4.3: NSNull ends the search, before the built-in animation too.
  @Test func nothingOfTheClassStopsTheBuiltInAnimation() {
    onStage { stage in
      let layer = stage.show(OfClass())
      #expect(layer.action(forKey: "position") == nil)
      layer.position = CGPoint(x: 1, y: 1)
      #expect(layer.animationKeys() == nil)
    }
  }

  // 4.3: every way of saying nothing stops the built-in animation.
  @Test func nothingStopsTheBuiltInAnimation() {
    onStage { stage in
      let chooser = Chooser()
      chooser.answer = NSNull()
      let layers = [stage.show(CALayer()), stage.show(CALayer()), stage.show(CALayer())]
      layers[0].delegate = chooser
      layers[1].actions = ["position": NSNull()]
      layers[2].style = ["actions": ["position": NSNull()]]
      for layer in layers {
        layer.position = CGPoint(x: 1, y: 1)
        #expect(layer.animationKeys() == nil)
        #expect(layer.position.x == 1)
      }
    }
  }

  // 4.3: the layer, the key and no arguments; after the change.
  @Test func anActionRunsWithTheLayerAfterTheChange() {
    final class Reader: CAAction {
      var seen: CGPoint?
      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        seen = (anObject as? CALayer)?.position
      }
    }
    let layer = CALayer()
    let (note, reader) = (Note(), Reader())
    layer.actions = ["opacity": note, "position": reader]
    layer.opacity = 0.5
    layer.position = CGPoint(x: 3, y: 4)
    #expect(note.runs.count == 1)
    #expect(note.runs.first?.key == "opacity")
    #expect(note.runs.first?.object as? CALayer === layer)
    #expect(note.runs.first?.arguments == nil)
    #expect(reader.seen == CGPoint(x: 3, y: 4))
  }

  // 4.3: asked while the layer still has its old value.
  @Test func theSearchSeesTheOldValue() {
    final class Reader: CALayerDelegate {
      var seen: CGPoint?
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        seen = layer.position
        return nil
      }
    }
    let layer = CALayer()
    let reader = Reader()
    layer.delegate = reader
    layer.position = CGPoint(x: 3, y: 4)
    #expect(reader.seen == .zero)
  }

  // 4.3, measured: no action for the same value.
  @Test func settingTheSameValueAsksForNoAction() {
    let layer = CALayer()
    let chooser = Chooser()
    layer.delegate = chooser
    layer.position = .zero
    layer.opacity = 1
    layer.isHidden = false
    layer.backgroundColor = nil
    layer.transform = CATransform3DIdentity
    layer.bounds = .zero
    #expect(chooser.asked == [])
    layer.position = CGPoint(x: 1, y: 0)
    layer.position = CGPoint(x: 1, y: 0)
    #expect(chooser.asked == ["position"])
  }

  // 4.3: a frame is position and bounds.
  @Test func settingTheFrameAsksForPositionAndBounds() {
    let layer = CALayer()
    let chooser = Chooser()
    layer.delegate = chooser
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(chooser.asked.sorted() == ["bounds", "position"])
  }

  // 4.3, measured: actions that are disabled are found all the same, and do not run.
  @Test func disablingActionsStopsThemAndDoesNotHideThem() {
    let layer = CALayer()
    let note = Note()
    layer.actions = ["position": note]
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    #expect(layer.action(forKey: "position") as? Note === note)
    layer.position = CGPoint(x: 1, y: 1)
    CATransaction.commit()
    #expect(note.runs.isEmpty)
    #expect(layer.action(forKey: "position") as? Note === note)
    layer.position = .zero
    #expect(note.runs.count == 1)
  }

  // 4.3, measured
  @Test func disabledActionsAreOnTheirOwnInAShownLayer() {
    onStage { stage in
      let layer = stage.show(CALayer())
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      #expect(layer.action(forKey: "opacity") is CABasicAnimation)
      layer.opacity = 0
      CATransaction.commit()
      #expect(layer.animationKeys() == nil)
      layer.opacity = 1
      #expect(layer.animationKeys() == ["opacity"])
    }
  }

  // 4.3: NSNull does nothing when it is run.
  @Test func theNullActionDoesNothing() {
    let layer = CALayer()
    (NSNull() as any CAAction).run(forKey: "opacity", object: layer, arguments: nil)
    #expect(layer.animationKeys() == nil)
  }
}
