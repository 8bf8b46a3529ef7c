package import Foundation
import Synchronization

/// Everything the names of Apple's frameworks would ask the device for, made virtual: time, what
/// happens later, chance, the screen, the scene's files, and the list of what is missing.
package final class SceneContext: Sendable {
  /// The running scene; nil outside a simulation.
  @TaskLocal package static var current: SceneContext?

  /// Where code runs that belongs to no scene: time 0, iPhone screen, fixed seed.
  package static let outsideScenes = SceneContext(
    screen: VirtualScreen(width: 375, height: 667, scale: 2), seed: 0)

  /// `current`; in a task that took nothing over from who started it, the scene that it runs in; `outsideScenes`
  /// where there is none.
  package static var active: SceneContext { running ?? outsideScenes }

  package let clock = VirtualClock()
  package let callbacks = CallbackQueue()
  package let chance: SharedRandom
  /// Chance for what only has to differ from all others.
  let identities: SharedRandom
  package let ledger = UnsupportedLedger()
  let limits = LimitWatch()
  let nested = NestedDepths()
  private let objectCount = Atomic(0)
  private let hashCount = Atomic(0)
  package let screen: VirtualScreen
  /// The scene's `NotificationCenter.default`.
  package let notifications = NotificationCenter()
  /// Where images and other files of the scene are looked up first.
  package let assets: Bundle?
  /// Identifiers of the user's languages, the preferred first; empty: the one that the program was written in.
  package let languages: [String]
  /// Folders whose fonts set what neither the scene's nor the bundled ones have, in the order in which they are asked.
  package let fontFolders: [String]
  /// What frameworks keep for the scene and read on any thread.
  package let shared = SharedValues()

  @MainActor private var services: [ObjectIdentifier: AnyObject] = [:]

  package init(
    screen: VirtualScreen, seed: UInt64, assets: Bundle? = nil,
    languages: [String] = [], fontFolders: [String] = []
  ) {
    self.screen = screen
    self.assets = assets
    self.languages = languages
    self.fontFolders = fontFolders
    chance = SharedRandom(seed: seed)
    identities = SharedRandom(seed: ~seed)
  }

  /// The scene whose code runs; nil outside of all.
  static var running: SceneContext? { current ?? SceneTasks.scene }

  /// Runs `body`, the scene's code, as the current one: tasks that it starts run in the scene's turns.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try SceneContext.$current.withValue(self) { try SceneTasks.run(in: self, body) }
  }

  /// Runs `body` at `sceneTime` seconds, in this scene.
  @discardableResult
  package func schedule(
    at sceneTime: Double, _ body: @escaping CallbackQueue.Body
  ) -> CallbackQueue.Token {
    callbacks.schedule(at: sceneTime, body)
  }

  /// Runs at `sceneTime` what may come to nothing: then no turn of the run loop follows.
  @discardableResult
  package func scheduleCheck(
    at sceneTime: Double, isCounted: Bool = true, _ body: @escaping CallbackQueue.Check
  ) -> CallbackQueue.Token {
    callbacks.scheduleCheck(at: sceneTime, isCounted: isCounted, body)
  }

  /// The number of one more object of the scene, by which it can be told from the others in every run alike.
  package func nextNumber() -> Int {
    objectCount.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// The number of one more object that was asked for its hash, from 1 on.
  func nextHash() -> Int { hashCount.wrappingAdd(1, ordering: .relaxed).newValue }

  /// Notes in the ledger that `feature` was asked for by `subject`, now.
  package func unsupported(_ feature: String, at subject: String) {
    ledger.record(feature, at: subject, sceneTime: clock.now)
  }

  /// The scene's one object of type `Service`, made at the first request: what would be a global
  /// variable in a framework (the transaction stack, the list of windows), so that scenes in one
  /// process do not share it.
  @MainActor
  package func service<Service: AnyObject>(
    _ type: Service.Type = Service.self, make: @MainActor () -> Service
  ) -> Service {
    if let service = services[ObjectIdentifier(type)] as? Service { return service }
    let service = make()
    services[ObjectIdentifier(type)] = service
    return service
  }
}
