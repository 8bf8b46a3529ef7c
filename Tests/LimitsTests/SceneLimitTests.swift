import Limits
import QuartzCore
import Stage
import Testing
import UIKit
import VirtualTime

@testable import QuartzCore

/// What the code of a scene may do, one less than the most, the most and one more.
@MainActor
struct SceneLimitTests {
  private let context = SceneContext(screen: VirtualScreen(width: 100, height: 100), seed: 1)

  /// Runs `body` as a scene's code, on the stack that a scene has.
  private func inScene(_ body: () -> Void) {
    SceneContext.$current.withValue(context) { DeepStack.run(body) }
  }

  /// Runs the callbacks due until `time`, in a scene.
  private func run(through time: Double) {
    inScene {
      context.callbacks.run(
        through: time, clock: context.clock, until: { context.exceededLimit != nil })
    }
  }

  /// Expects that `limit` has been exceeded where `beyond` is above 0, and named by it.
  private func expect(_ limit: Limit, exceeded beyond: Int) {
    #expect(context.exceededLimit?.limit == (beyond > 0 ? limit : nil))
    #expect((context.exceededLimit.map { "\($0)".contains(limit.name) } ?? false) == (beyond > 0))
  }

  private func levels(below root: CALayer) -> Int {
    sequence(first: root, next: { $0.sublayers?.first }).reduce(0) { count, _ in count + 1 }
  }

  private func nest(_ count: Int, in root: CALayer) {
    var layer = root
    for _ in 1..<count {
      let inner = CALayer()
      layer.addSublayer(inner)
      layer = inner
    }
  }

  @Test("depth of layers", arguments: [-1, 0, 1])
  func depthOfLayers(beyond: Int) {
    let limit = Limit.layerDepth
    inScene {
      let root = CALayer()
      nest(limit.most + beyond, in: root)
      #expect(levels(below: root) == limit.most + min(beyond, 0))
    }
    expect(limit, exceeded: beyond)
  }

  @Test("depth of layers outside of scenes", arguments: [-1, 0, 1])
  func depthOfLayersOutsideOfScenes(beyond: Int) {
    let limit = Limit.plainLayerDepth
    SceneContext.$current.withValue(context) {
      let root = CALayer()
      nest(limit.most + beyond, in: root)
      #expect(levels(below: root) == limit.most + min(beyond, 0))
    }
    expect(limit, exceeded: beyond)
    #expect(context.ledger.isEmpty == (beyond <= 0))
  }

  private func group(_ animations: [CAAnimation]) -> CAAnimation {
    let group = CAAnimationGroup()
    group.animations = animations
    group.duration = 1
    return group
  }

  private func groups(_ levels: Int) -> CAAnimation {
    (1..<levels).reduce(CABasicAnimation(keyPath: "opacity")) { inside, _ in group([inside]) }
  }

  @Test("depth of animations", arguments: [-1, 0, 1])
  func depthOfAnimations(beyond: Int) {
    let limit = Limit.animationDepth
    inScene {
      let layer = CALayer()
      layer.add(groups(limit.most + beyond), forKey: "groups")
      #expect((layer.animationKeys() == ["groups"]) == (beyond <= 0))
    }
    expect(limit, exceeded: beyond)
  }

  @Test("depth of animations outside of scenes", arguments: [-1, 0, 1])
  func depthOfAnimationsOutsideOfScenes(beyond: Int) {
    let limit = Limit.plainAnimationDepth
    SceneContext.$current.withValue(context) {
      let layer = CALayer()
      layer.add(groups(limit.most + beyond), forKey: "groups")
      #expect((layer.animationKeys() == ["groups"]) == (beyond <= 0))
    }
    expect(limit, exceeded: beyond)
    #expect(context.ledger.isEmpty == (beyond <= 0))
  }

  @Test("animations of a group", arguments: [-1, 0, 1])
  func animationsOfAGroup(beyond: Int) {
    let limit = Limit.animationCount
    let inner = CABasicAnimation(keyPath: "opacity")
    inScene {
      // A thousand groups with one animation, and the group around them: 1 + 1000 · 2; the rest is single.
      let pairs = [CAAnimation](repeating: group([inner]), count: 1000)
      let singles = [CAAnimation](repeating: inner, count: limit.most + beyond - 2001)
      let layer = CALayer()
      layer.add(group(pairs + singles), forKey: "group")
      #expect((layer.animationKeys() == ["group"]) == (beyond <= 0))
    }
    expect(limit, exceeded: beyond)
  }

  @Test("letters drawn of a text", arguments: [-1, 0, 1])
  func lettersDrawnOfAText(beyond: Int) {
    let limit = Limit.drawnLetters
    let unsupported = LayerStage.run(size: CGSize(width: 20, height: 20)) { stage in
      let layer = CATextLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 4000, height: 1e6)
      layer.isWrapped = true
      layer.fontSize = 12
      layer.string = String(repeating: "n", count: limit.most + beyond)
      stage.rootLayer.addSublayer(layer)
      _ = stage.picture()
      return stage.unsupported
    }
    #expect(unsupported.count == (beyond > 0 ? 1 : 0))
    #expect(unsupported.allSatisfy { $0.hasPrefix(limit.problem) && $0.contains("nnnn") })
  }

  @Test("callbacks that wait", arguments: [-1, 0, 1])
  func callbacksThatWait(beyond: Int) {
    let limit = Limit.waitingCallbacks
    inScene {
      for _ in 0..<limit.most + beyond { context.callbacks.schedule(at: 1) {} }
    }
    expect(limit, exceeded: beyond)
  }

  @Test("callbacks at once", arguments: [-1, 0, 1])
  func callbacksAtOnce(beyond: Int) {
    let limit = Limit.callbacksAtOnce
    let counter = Counter()
    inScene {
      for _ in 0..<limit.most + beyond { DispatchQueue.main.async { counter.count += 1 } }
    }
    run(through: 0.0005)
    #expect(counter.count == limit.most + min(beyond, 0))
    expect(limit, exceeded: beyond)
  }

  @Test("callbacks waited for", arguments: [-1, 0, 1])
  func callbacksWaitedFor(beyond: Int) {
    let limit = Limit.callbacksWaitedFor
    let counter = Counter()
    inScene {
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.main.async {
        for _ in 1..<limit.most + beyond { DispatchQueue.main.async { counter.count += 1 } }
        DispatchQueue.main.async {
          counter.count += 1
          semaphore.signal()
        }
        semaphore.wait()
        counter.waited = counter.count
      }
    }
    run(through: 0.0005)
    #expect(counter.waited == limit.most + min(beyond, 0))
    expect(limit, exceeded: beyond)
  }

  @Test("callbacksInARow", arguments: [-1, 0, 1])
  func callbacksInARow(beyond: Int) {
    let most = Limit.callbacksInARow
    let counter = Counter()
    @MainActor func post(_ rest: Int) {
      counter.time = context.clock.now
      guard rest > 0 else { return }
      DispatchQueue.main.async { post(rest - 1) }
    }
    inScene { DispatchQueue.main.async { post(most + beyond) } }
    run(through: 0.1)
    #expect(counter.time == (beyond > 0 ? 0.001 : 0))
    #expect(context.ledger.entries.count == (beyond > 0 ? 1 : 0))
    #expect(context.exceededLimit == nil)
  }

  @Test("rounds of layout", arguments: [-1, 0, 1])
  func roundsOfLayout(beyond: Int) {
    let limit = Limit.layoutRounds
    let view = RestlessView(rounds: limit.most + beyond)
    inScene { view.layoutIfNeeded() }
    #expect(view.count == limit.most + min(beyond, 0))
    expect(limit, exceeded: beyond)
    #expect(beyond <= 0 || context.exceededLimit?.subject == "RestlessView")
  }

  @Test("layouts at once", arguments: [-1, 0, 1])
  func layoutsAtOnce(beyond: Int) {
    let limit = Limit.layouts
    // Counted as layers are, each as often as may be; a million layers in a tree would take a minute.
    let layers = (0...limit.most / Limit.layoutRounds.most).map { _ in CALayer() }
    let run = LayoutRun()
    var count = 0
    inScene {
      while count < limit.most + beyond, run.mayLayOut(layers[count / Limit.layoutRounds.most]) {
        count += 1
      }
    }
    #expect(count == limit.most + min(beyond, 0))
    expect(limit, exceeded: beyond)
  }

  @Test("notices in one another", arguments: [-1, 0, 1])
  func noticesInOneAnother(beyond: Int) {
    let limit = Limit.noticeDepth
    let counter = Counter()
    inScene {
      let (center, name) = (NotificationCenter.default, Notification.Name("again"))
      _ = center.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated {
          counter.count += 1
          if counter.count < limit.most + beyond {
            NotificationCenter.default.post(name: name, object: nil)
          }
        }
      }
      center.post(name: name, object: nil)
    }
    #expect(counter.count == limit.most + min(beyond, 0))
    expect(limit, exceeded: beyond)
  }

  @Test("notices in one another, of controllers", arguments: [50, 5000])
  func controllersThatPushOthersAsTheyAppear(count: Int) {
    let counter = Counter()
    inScene {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let navigation = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      navigation.pushViewController(PushingController(counter, rest: count), animated: false)
    }
    #expect(counter.count == min(count, Limit.noticeDepth.most))
    expect(.noticeDepth, exceeded: count > 50 ? 1 : 0)
  }

  @Test("moves in one another", arguments: [-1, 0, 1])
  func movesInOneAnother(beyond: Int) {
    let limit = Limit.moveDepth
    let view = MovingView()
    let around = UIView()
    inScene {
      view.rest = limit.most + beyond
      around.addSubview(view)
    }
    #expect(view.count == limit.most + min(beyond, 0))
    expect(limit, exceeded: beyond)
  }

  /// Leaves what it comes to, and comes again, until it has moved so often.
  private final class MovingView: UIView {
    var rest = 0
    var count = 0
    private var outside: UIView?

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      count += 1
      guard count < rest else { return }
      if let superview {
        outside = superview
        removeFromSuperview()
      } else {
        outside?.addSubview(self)
      }
    }
  }

  /// Pushes another one as it appears, until so many have appeared.
  private final class PushingController: UIViewController {
    private let counter: Counter
    private let rest: Int

    init(_ counter: Counter, rest: Int) {
      (self.counter, self.rest) = (counter, rest)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      counter.count += 1
      guard counter.count < rest else { return }
      let next = PushingController(counter, rest: rest)
      navigationController?.pushViewController(next, animated: false)
    }
  }

  @MainActor
  private final class Counter {
    var count = 0
    var waited = 0
    var time = -1.0
  }

  /// Asks for layout until it has been laid out so often.
  private final class RestlessView: UIView {
    let rounds: Int
    var count = 0

    init(rounds: Int) {
      self.rounds = rounds
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
      if count < rounds { setNeedsLayout() }
    }
  }
}
