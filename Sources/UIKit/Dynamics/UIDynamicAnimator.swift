public import CoreGraphics
import Dynamics
import Geometry
import VirtualTime

/// Moves items as its behaviours ask for, 60 times a second on the scene's clock, while something
/// moves.
@MainActor
open class UIDynamicAnimator: NSObject {
  /// The view in whose space items move; they are its subviews.
  public private(set) final weak var referenceView: UIView?
  /// The layout whose attributes are the items; it is invalid after every step.
  final weak var layout: UICollectionViewLayout?
  /// The behaviours, in the order in which they were added.
  public private(set) final var behaviors: [UIDynamicBehavior] = []
  /// Hears of the beginning and end of motion.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The items and their bodies.
  private let simulated = SimulatedItems()
  private var run: Run?
  /// Steps of 1/60 s that have been made in all runs.
  private var stepCount = 0
  private var rulesAreOld = false
  private var isStepping = false

  /// Steps a second.
  nonisolated private static let rate = 60.0

  /// A time without rest.
  private struct Run {
    weak var context: SceneContext?
    /// Scene seconds.
    let start: Double
    /// Steps before it.
    let firstStep: Int
    /// Nil while none is planned.
    var pending: PlannedStep?
  }

  /// An animator of views in `view`.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// An animator of the attributes of a collection's layout, in the collection's space. The layout hands
  /// out the items' attributes as the animator has them.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    referenceView = layout.collectionView
    super.init()
  }

  /// An animator without a reference view.
  public override init() { super.init() }

  // MARK: Behaviours

  /// Lets a behaviour act from now on. One that is in an animator already is not added.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator == nil else { return }
    catchUp()
    behaviors.append(behavior)
    behavior.enter(self)
    rulesChanged()
  }

  /// Takes a behaviour out.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    catchUp()
    behavior.leave()
    behaviors.removeAll { $0 === behavior }
    rulesChanged()
  }

  /// Takes all behaviours out.
  open func removeAllBehaviors() { behaviors.forEach(removeBehavior) }

  /// The items of the behaviours whose frames meet `rect` in the reference view's space.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    DynamicRules(behaviors).items.filter { item in
      let size = item.bounds.size
      let around = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return around.applying(item.transform)
        .offsetBy(dx: item.center.x, dy: item.center.y).intersects(rect)
    }
  }

  /// Takes an item's centre, rotation and size from the item. Without this call an item that
  /// somebody else has moved goes on from where the animator had it.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    catchUp()
    if rulesAreOld { renewRules() }
    if simulated.read(item) { start() }
  }

  // MARK: Time

  /// True while something moves.
  open var isRunning: Bool { run != nil }

  /// Seconds for which the animator has been running in all.
  open var elapsedTime: TimeInterval { Double(stepCount) / Self.rate }

  /// Lets time run until now, by the rules so far.
  final func catchUp() {
    guard let run, let context = run.context, !isStepping else { return }
    let before = Double(run.firstStep) / Self.rate
    advance(to: before + context.clock.now - run.start)
  }

  /// The behaviours ask for something else from now on.
  final func rulesChanged() {
    rulesAreOld = true
    start()
  }

  private func advance(to elapsed: Double) {
    guard elapsed > simulated.world.time else { return }
    if rulesAreOld { renewRules() }
    simulated.world.advance(to: elapsed)
  }

  private func renewRules() {
    rulesAreOld = false
    if let view = layout?.collectionView { referenceView = view }
    simulated.follow(DynamicRules(behaviors), in: referenceView)
  }

  private func start() {
    guard run == nil, !behaviors.isEmpty else { return }
    let context = SceneContext.active
    delegate?.dynamicAnimatorWillResume(self)
    run = Run(context: context, start: context.clock.now, firstStep: stepCount)
    RunningAnimators.of(context).add(self)
    planStep()
  }

  private func stop() {
    run?.pending?.cancel()
    run = nil
  }

  private func planStep() {
    guard let run, let context = run.context else { return }
    let time = run.start + Double(stepCount + 1 - run.firstStep) / Self.rate
    self.run?.pending = PlannedStep(at: time, in: context) { [weak self] in self?.step() }
  }

  /// One step: the items move, then contacts are told, then come the behaviours' actions.
  private func step() {
    isStepping = true
    stepCount += 1
    simulated.keepUp(with: referenceView)
    advance(to: elapsedTime)
    simulated.write()
    layout?.itemsDidMove()
    isStepping = false
    simulated.tellContacts()
    for behavior in behaviors.flatMap(\.all) { behavior.action?() }
    if behaviors.isEmpty || (simulated.world.isAtRest && !rulesAreOld) {
      stop()
      delegate?.dynamicAnimatorDidPause(self)
    } else {
      planStep()
    }
  }

  // MARK: Moments between steps

  /// Shows the items at `sceneTime`, a moment between two steps, without anything following from
  /// it. The result puts them back.
  final func show(at sceneTime: Double) -> (() -> Void)? {
    guard let run else { return nil }
    if rulesAreOld { renewRules() }
    return simulated.show(at: Double(run.firstStep) / Self.rate + sceneTime - run.start)
  }

  // MARK: Speeds

  final func add(_ linear: Point, _ angular: Double, to item: any UIDynamicItem) {
    catchUp()
    if rulesAreOld { renewRules() }
    simulated.add(linear, angular, to: item)
    start()
  }

  final func speed(of item: any UIDynamicItem) -> (linear: Point, angular: Double) {
    catchUp()
    if rulesAreOld { renewRules() }
    return simulated.speed(of: item)
  }

  // MARK: Collections

  /// The attributes of an item that the animator moves; nil when it moves none.
  open func layoutAttributesForCell(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(of: ElementKey(item: indexPath)) }

  /// The attributes of a supplementary view that the animator moves.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: ElementKey(.supplementaryView, kind, indexPath))
  }

  /// The attributes of a decoration that the animator moves.
  open func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(of: ElementKey(.decorationView, kind, indexPath)) }
}

/// Hears when an animator begins to move items, and when all are at rest.
@MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Motion is about to begin.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Everything is at rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
