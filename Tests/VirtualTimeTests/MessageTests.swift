import Testing
// Only this import, as in a scene: the names below must be ours.
import VirtualTime

/// Hears messages and notes when.
@MainActor
final class Hearer: NSObject {
  var heard: [String] = []
  private func note(_ text: String) { heard.append("\(text)@\(SceneContext.active.clock.now)") }

  func plain() { note("plain") }
  func one(_ object: Any?) { note("one \(object ?? "nil")") }
  func tick(_ timer: Timer) {
    note("tick \(timer.userInfo ?? "nil")")
    if heard.count == 3 { timer.invalidate() }
  }
  func changed(_ notification: Notification) { note(notification.name.rawValue) }
  func old(_ notification: NSNotification) { note("old \(notification.name.rawValue)") }
  func name() -> String { "hearer" }

  static func register() {
    ClassRecord.register([
      ClassRecord(
        Hearer.self, name: "Hearer",
        methods: [
          .method("plain", Hearer.plain), .method("one:", Hearer.one(_:)),
          .method("tick:", Hearer.tick(_:)), .method("changed:", Hearer.changed(_:)),
          .method("old:", Hearer.old(_:)), .method("name", Hearer.name),
        ])
    ])
  }
}

@MainActor
@Suite struct PerformingTests {
  let context = SceneContext(screen: VirtualScreen(width: 10, height: 10), seed: 0)
  let hearer = Hearer()

  init() { Hearer.register() }

  func play(through sceneTime: Double, _ script: () -> Void) {
    SceneContext.$current.withValue(context) {
      script()
      context.callbacks.run(through: sceneTime, clock: context.clock)
    }
  }

  @Test func aMethodIsCalledByItsNameAtOnceOrLater() {
    play(through: 2) {
      hearer.perform("plain")
      hearer.perform("one:", with: 1)
      hearer.perform("one:", with: nil, afterDelay: 1.5)
      hearer.perform("plain", with: nil, afterDelay: 0)
      #expect(hearer.heard == ["plain@0.0", "one 1@0.0"])
      #expect(hearer.perform("name")?.takeUnretainedValue() as? String == "hearer")
      #expect(hearer.perform("plain") == nil)
    }
    #expect(hearer.heard == ["plain@0.0", "one 1@0.0", "plain@0.0", "plain@0.0", "one nil@1.5"])
    #expect(context.ledger.isEmpty)
  }

  @Test func whatWaitsCanBeTakenBack() {
    let other = Hearer()
    play(through: 2) {
      hearer.perform("one:", with: "a", afterDelay: 1)
      hearer.perform("one:", with: "b", afterDelay: 1)
      other.perform("plain", with: nil, afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(
        withTarget: hearer, selector: "one:", object: "a")
      Hearer.cancelPreviousPerformRequests(withTarget: other)
    }
    #expect(hearer.heard == ["one b@1.0"])
    #expect(other.heard.isEmpty)
  }

  @Test func whatIsNotThereIsNoted() {
    play(through: 1) { #expect(hearer.perform("fly:", with: 1) == nil) }
    #expect(
      context.ledger.entries.map { [$0.feature, $0.subject] } == [["no method 'fly:'", "Hearer"]])
  }

  @Test func aTimerCallsAMethodByItsName() {
    play(through: 2) {
      Timer.scheduledTimer(
        timeInterval: 0.25, target: hearer, selector: "tick:", userInfo: "x", repeats: true)
      let timer = Timer(
        timeInterval: 0.5, target: hearer, selector: "plain", userInfo: nil, repeats: false)
      RunLoop.main.add(timer, forMode: .common)
    }
    #expect(hearer.heard == ["tick x@0.25", "plain@0.5", "tick x@0.5"])
  }
}

@MainActor
@Suite struct NotificationCenterTests {
  let context = SceneContext(screen: VirtualScreen(width: 10, height: 10), seed: 0)
  let name = Notification.Name("changed")

  init() { Hearer.register() }

  func inScene(_ body: () -> Void) { SceneContext.$current.withValue(context) { body() } }

  @Test func observersHearWhatTheyAskedForInTheOrderOfAsking() {
    inScene {
      let (hearer, source) = (Hearer(), NSObject())
      let center = NotificationCenter.default
      center.addObserver(hearer, selector: "changed:", name: name, object: nil)
      center.addObserver(hearer, selector: "old:", name: nil, object: source)
      center.addObserver(hearer, selector: "plain", name: Notification.Name("else"), object: nil)
      center.addObserver(hearer, selector: Hearer.one(_:), name: name, object: source)
      center.post(name: name, object: nil)
      #expect(hearer.heard == ["changed@0.0"])
      center.post(name: name, object: source)
      #expect(hearer.heard.count == 4)
      #expect(hearer.heard[1] == "changed@0.0")
      #expect(hearer.heard[2] == "old changed@0.0")
    }
  }

  @Test func aBlockHearsUntilItsTokenIsRemoved() {
    inScene {
      var told: [Int] = []
      let center = NotificationCenter.default
      let token = center.addObserver(forName: name, object: nil, queue: .main) {
        told.append($0.userInfo?["n"] as? Int ?? 0)
      }
      center.post(name: name, object: nil, userInfo: ["n": 3])
      center.removeObserver(token)
      center.post(name: name, object: nil)
      #expect(told == [3])
    }
  }

  @Test func observersAreRemovedByNameByObjectAndWhole() {
    inScene {
      let (hearer, source) = (Hearer(), NSObject())
      let center = NotificationCenter.default
      center.addObserver(hearer, selector: "changed:", name: name, object: nil)
      center.addObserver(hearer, selector: "plain", name: name, object: source)
      center.removeObserver(hearer, name: Notification.Name("else"), object: nil)
      center.post(name: name, object: source)
      #expect(hearer.heard == ["changed@0.0", "plain@0.0"])
      center.removeObserver(hearer, name: name, object: source)
      center.post(name: name, object: source)
      #expect(hearer.heard.count == 3)
      center.removeObserver(hearer)
      center.post(name: name, object: source)
      #expect(hearer.heard.count == 3)
    }
  }

  @Test func anObserverThatIsGoneIsForgotten() {
    inScene {
      weak var gone: Hearer?
      do {
        let hearer = Hearer()
        gone = hearer
        NotificationCenter.default.addObserver(
          hearer, selector: "changed:", name: name, object: nil)
      }
      #expect(gone == nil)
      NotificationCenter.default.post(name: name, object: nil)
      #expect(context.ledger.isEmpty)
    }
  }

  @Test func anObserverRemovedOnTheWayIsNotCalled() {
    inScene {
      let hearer = Hearer()
      let center = NotificationCenter.default
      center.addObserver(forName: name, object: nil, queue: nil) { _ in
        center.removeObserver(hearer)
      }
      center.addObserver(hearer, selector: "changed:", name: name, object: nil)
      center.post(name: name, object: nil)
      #expect(hearer.heard.isEmpty)
    }
  }

  @Test func scenesDoNotShareACenter() {
    let hearer = Hearer()
    inScene {
      NotificationCenter.default.addObserver(
        hearer, selector: "changed:", name: name, object: nil)
    }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(hearer.heard.isEmpty)
    inScene { NotificationCenter.default.post(name: name, object: nil) }
    #expect(hearer.heard == ["changed@0.0"])
  }
}
