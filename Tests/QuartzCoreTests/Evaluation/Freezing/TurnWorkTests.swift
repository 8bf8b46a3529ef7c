import CoreGraphics
import QuartzCore
import Testing
import VirtualTime

/// In a tree of many layers the end of a turn goes to what has been changed alone, with the same outcome.
@MainActor
struct TurnWorkTests {
  /// Told of animations, and perhaps does something then.
  private final class Listener: CAAnimationDelegate {
    var starts = 0
    var stops = 0
    var act: (() -> Void)?

    func animationDidStart(_ anim: CAAnimation) { starts += 1 }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      stops += 1
      act?()
    }
  }

  private func fade(lasting duration: Double, telling listener: Listener?) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.25
    fade.toValue = 0.75
    fade.duration = duration
    fade.delegate = listener
    return fade
  }

  private func visits(in scene: LayerScene) -> Int { scene.inside { RunLoopTurn.active.visits } }

  enum Ending: CaseIterable {
    case counts, movesALayer, removesTheLayer, addsAnother, replacesTheAnimation, lays, draws
  }

  /// How many layers are gone to while the animations of so many layers end one after the other, and something is
  /// done at each end.
  private func visits(layers count: Int, at ending: Ending) -> Int {
    let scene = LayerScene()
    var listeners: [Listener] = []
    scene.turn {
      CATransaction.setDisableActions(true)
      for number in 0..<count {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
        let listener = Listener()
        listener.act = { [unowned scene] in
          CATransaction.setDisableActions(true)
          switch ending {
          case .counts: break
          case .movesALayer: layer.position.x += 1
          case .removesTheLayer: layer.removeFromSuperlayer()
          case .addsAnother: scene.root.insertSublayer(CALayer(), at: 0)
          case .replacesTheAnimation:
            layer.add(self.fade(lasting: 100, telling: nil), forKey: "again")
          case .lays: layer.setNeedsLayout()
          case .draws: layer.setNeedsDisplay()
          }
        }
        listeners.append(listener)
        scene.root.addSublayer(layer)
        layer.add(
          fade(lasting: 1 + Double(number) / Double(count), telling: listener), forKey: "fade")
      }
    }
    scene.turn {}
    let before = visits(in: scene)
    scene.advance(to: 3)
    #expect(listeners.allSatisfy { $0.starts == 1 && $0.stops == 1 })
    return visits(in: scene) - before
  }

  @Test(arguments: Ending.allCases)
  func twiceAsManyLayersTakeTwiceTheWork(ending: Ending) {
    let (some, more) = (visits(layers: 1000, at: ending), visits(layers: 2000, at: ending))
    #expect(more <= 2 * some + 500, "\(some), \(more)")
    #expect(some < 20 * 1000)
  }

  @Test func manyAnimationsOfOneLayerTakeNoMore() {
    func visits(_ count: Int) -> Int {
      let scene = LayerScene()
      let listener = Listener()
      scene.turn {
        let others = (0..<1000).map { _ in CALayer() }
        for layer in others { scene.root.addSublayer(layer) }
        for number in 0..<count {
          others[0].add(
            fade(lasting: 1 + Double(number) / Double(count), telling: listener), forKey: nil)
        }
      }
      scene.turn {}
      let before = self.visits(in: scene)
      scene.advance(to: 3)
      #expect(listener.starts == count && listener.stops == count)
      return self.visits(in: scene) - before
    }
    #expect(visits(1000) <= visits(500) + 1000)
    #expect(visits(1000) < 10_000)
  }

  /// Two scenes to which the same is done at random. In one an emitter has every turn go through all layers.
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func theOutcomeIsThatOfGoingThroughAll(seed: UInt64) {
    // One after the other: what is changed in another scene has a scene go through all of its own layers.
    func steps(of twin: Twin) -> [(notes: Int, state: [String])] {
      (0..<300).map { _ in
        twin.step()
        return (twin.notes.count, twin.state)
      }
    }
    let few = Twin(seed: seed, goesThroughAll: false)
    let fewSteps = steps(of: few)
    let all = Twin(seed: seed, goesThroughAll: true)
    for (step, (one, other)) in zip(fewSteps, steps(of: all)).enumerated() {
      #expect(few.notes.prefix(one.notes) == all.notes.prefix(other.notes), "step \(step)")
      #expect(one.state == other.state, "step \(step)")
      if few.notes.prefix(one.notes) != all.notes.prefix(other.notes) { return }
    }
    #expect(few.visits < all.visits / 4, "\(few.visits) of \(all.visits)")
    #expect(few.notes.contains { $0.hasPrefix("stop") })
    #expect(few.notes.contains { $0.hasPrefix("lay") })
    #expect(few.notes.contains { $0.hasPrefix("draw") })
  }

  /// A layer that notes what is asked of it.
  private final class NotedLayer: CALayer, CAAnimationDelegate {
    unowned let twin: Twin
    let number: Int

    init(_ number: Int, in twin: Twin) {
      self.twin = twin
      self.number = number
      super.init()
    }

    override init(layer: Any) {
      twin = (layer as? NotedLayer)?.twin ?? Twin(seed: 0, goesThroughAll: true)
      number = -1
      super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSublayers() {
      twin.notes.append("lay \(number)")
      // Passes on to some of those inside.
      for layer in sublayers ?? [] where (layer as? NotedLayer)?.number.isMultiple(of: 3) == true {
        layer.bounds.size.width = bounds.width - 1
      }
    }

    override func display() {
      super.display()
      twin.notes.append("draw \(number)")
    }

    override func draw(in ctx: CGContext) {}

    override func action(forKey event: String) -> (any CAAction)? { nil }

    func animationDidStart(_ anim: CAAnimation) {
      twin.notes.append("start \(number) \(anim.duration)")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      twin.notes.append("stop \(number) \(anim.duration) \(flag)")
    }
  }

  @MainActor private final class Twin {
    let scene = LayerScene()
    var notes: [String] = []
    private var layers: [NotedLayer] = []
    private var random: UInt64
    private var now = 0.0

    init(seed: UInt64, goesThroughAll: Bool) {
      random = seed
      guard seed > 0 else { return }
      scene.turn {
        scene.root.addSublayer(goesThroughAll ? CAEmitterLayer() : CALayer())
        for number in 0..<900 {
          let layer = NotedLayer(number, in: self)
          layer.bounds.size = CGSize(width: 1000, height: 4)
          if number < 30 { scene.root.addSublayer(layer) } else { any().addSublayer(layer) }
          layers.append(layer)
        }
      }
      scene.turn {}
      notes = []
    }

    private func next(below bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((random >> 33) % UInt64(bound))
    }

    private func any() -> NotedLayer { layers[next(below: layers.count)] }

    var visits: Int { scene.inside { RunLoopTurn.active.visits } }

    /// What can be told of all layers.
    var state: [String] {
      scene.inside {
        layers.map { layer in
          "\(layer.isShown) \(layer.needsLayout()) \(layer.needsDisplay()) \(layer.animationKeys() ?? []) "
            + "\(layer.presentation().map { Double($0.opacity) } ?? -1) \(layer.bounds)"
        }
      }
    }

    /// A few changes, a turn and a little time.
    func step() {
      scene.turn { for _ in 0...next(below: 3) { change() } }
      now += Double(next(below: 4)) / 16
      scene.advance(to: now)
    }

    private func change() {
      let layer = any()
      switch next(below: 12) {
      case 0: layer.removeFromSuperlayer()
      case 1: any().addSublayer(layer)
      case 2: any().insertSublayer(layer, at: 0)
      case 3: layer.setNeedsLayout()
      case 4: layer.setNeedsDisplay()
      case 5: layer.bounds.size.width = CGFloat(500 + next(below: 100))
      case 6: layer.speed = [0.5, 1, 2, -1, 0][next(below: 5)]
      case 7: layer.beginTime = Double(next(below: 3))
      case 8: any().mask = layer
      case 9: layer.removeAllAnimations()
      case 10: scene.root.addSublayer(layer)
      default:
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0.25
        fade.toValue = 0.75
        fade.duration = Double(1 + next(below: 8)) / 8
        fade.delegate = layer
        layer.add(fade, forKey: "fade \(next(below: 3))")
      }
    }
  }
}
