import ObjectiveC
import Testing

@MainActor
private class Animal: NSObject {
  var heard: [String] = []

  func rest() { heard.append("rest") }
  func eat(_ food: NSString) { heard.append("eat \(food)") }
  func meet(_ other: Animal?) { heard.append("meet \(other == nil ? "nobody" : "somebody")") }
  func hear(_ sound: Any) { heard.append("hear \(sound)") }
  func count(to number: Int) -> Int {
    heard.append("count")
    return number + 1
  }
  func carry(_ thing: AnyObject, to other: Animal?) { heard.append("carry \(other == nil)") }
  func add(_ a: Double, _ b: CGFloat, _ c: Bool) -> Double { a + Double(b) + (c ? 1 : 0) }
  func twice() -> String? { nil }
}

@MainActor
private final class Dog: Animal {
  override func rest() { heard.append("sleep") }
  private func bark() { heard.append("bark") }
  private func bark(_ volume: Float) { heard.append("bark \(volume)") }
}

extension Dog {
  fileprivate static var record: ClassRecord {
    ClassRecord(
      Dog.self, name: "Dog", make: { Dog() },
      methods: [
        .method("bark:", Dog.bark(_:)), .calling("bark") { dog, _ in dog.bark() },
      ])
  }
}

@MainActor
@Suite struct MessageTests {
  private let dog = Dog()

  init() {
    ClassRecord.register([
      Dog.record,
      ClassRecord(
        Animal.self, name: "Animal", make: { Animal() },
        methods: [
          .method("rest", Animal.rest), .method("eat:", Animal.eat(_:)),
          .method("meet:", Animal.meet(_:)), .method("hear:", Animal.hear(_:)),
          .method("countTo:", Animal.count(to:)), .method("carry:to:", Animal.carry(_:to:)),
          .method("add:::", Animal.add(_:_:_:)), .method("twice", Animal.twice),
          .calling("all") { animal, arguments in animal.heard.append("\(arguments.count)") },
        ]),
    ])
  }

  private func result(of outcome: MessageTable.Outcome) -> Any? {
    if case .sent(let result) = outcome { return result }
    return nil
  }

  @Test func aMethodOfAnySignatureIsCalledByItsName() {
    MessageTable.send("bark", to: dog)
    MessageTable.send("bark:", to: dog, [3])
    MessageTable.send("eat:", to: dog, ["bone"])
    MessageTable.send("meet:", to: dog, [nil])
    MessageTable.send("meet:", to: dog, [Animal()])
    MessageTable.send("hear:", to: dog, [1.5])
    MessageTable.send("carry:to:", to: dog, [dog])
    MessageTable.send("all", to: dog, [1, 2, 3, 4])
    #expect(
      dog.heard == [
        "bark", "bark 3.0", "eat bone", "meet nobody", "meet somebody", "hear 1.5", "carry true",
        "4",
      ])
  }

  @Test func whatAMethodReturnsComesBack() {
    #expect(result(of: MessageTable.send("countTo:", to: dog, [4.0])) as? Int == 5)
    #expect(result(of: MessageTable.send("add:::", to: dog, [1, 2 as Float, 1])) as? Double == 4)
    #expect(result(of: MessageTable.send("twice", to: dog)) == nil)
  }

  @Test func anInheritedMethodReachesTheOverride() {
    MessageTable.send("rest", to: dog)
    #expect(dog.heard == ["sleep"])
  }

  @Test func whatIsUnknownAndWhatDoesNotFitIsTold() {
    guard case .unknown = MessageTable.send("fly", to: dog) else {
      Issue.record("a dog does not fly")
      return
    }
    guard case .refused = MessageTable.send("eat:", to: dog, [nil]) else {
      Issue.record("food is not optional")
      return
    }
    guard case .refused = MessageTable.send("meet:", to: dog, ["stone"]) else {
      Issue.record("a stone is no animal")
      return
    }
    guard case .unknown = MessageTable.send("bark", to: Animal()) else {
      Issue.record("a method of a subclass is not the superclass's")
      return
    }
    #expect(dog.heard.isEmpty)
  }

  @Test func anObjectSaysWhatItRespondsTo() {
    #expect(dog.responds(to: "rest"))
    #expect(dog.responds(to: NSSelectorFromString("bark:")))
    #expect(!dog.responds(to: "fly"))
    #expect(!dog.responds(to: nil))
    #expect(Dog.instancesRespond(to: "bark"))
    #expect(!Animal.instancesRespond(to: "bark"))
  }

  @Test func aSelectorIsItsName() {
    #expect(Selector("a:b:") == "a:b:")
    #expect(NSStringFromSelector("a:b:") == "a:b:")
    #expect("\(Selector("foo"))" == "foo")
    #expect(Selector("a:b:").argumentCount == 2)
  }

  @Test func whatAnObjectHasNoMethodForGoesToTheOneItNames() {
    ClassRecord.register([Leash.record])
    let leash = Leash(dog)
    #expect(MessageTable.send("eat:", to: leash, ["bone"]).wasSent)
    #expect(dog.heard == ["eat bone"])
    #expect(!MessageTable.send("fly", to: leash).wasSent)
    #expect(leash.responds(to: "eat:") && MessageTable.hasMethod("pull", in: leash))
    #expect(!leash.responds(to: "fly"))
    leash.target = nil
    #expect(!MessageTable.send("eat:", to: leash, ["bone"]).wasSent)
    #expect(!MessageTable.hasMethod("eat:", in: leash))
  }

  @Test func objectsThatForwardToEachOtherEnd() {
    ClassRecord.register([Leash.record])
    let one = Leash(nil)
    let other = Leash(one)
    one.target = other
    #expect(!MessageTable.send("fly", to: one).wasSent)
    #expect(!MessageTable.hasMethod("fly", in: one))
    one.target = nil
    one.target = one
    #expect(!MessageTable.send("fly", to: one).wasSent)
    one.target = nil
  }

  @Test func aClassIsFoundByNameAndModule() {
    #expect(ClassRecord.named("Dog")?.make?() is Dog)
    #expect(ClassRecord.named("Dog", module: "ObjectiveCTests")?.type == Dog.self)
    #expect(ClassRecord.named("Dog", module: "Elsewhere") == nil)
    #expect(ClassRecord.chain(of: Dog.self).map(\.name) == ["Dog", "Animal"])
  }
}

@MainActor
private final class Bell: NSObject {
  var rung = ""
  func ring() { rung += "ring " }
  func chime() { rung += "chime " }
}

@MainActor
@Suite struct RecordsOfOneClassTests {
  @Test func allRecordsOfAClassCountTheNewestFirst() {
    ClassRecord.register([
      ClassRecord(
        Bell.self, name: "Bell", make: { Bell() },
        methods: [.method("ring", Bell.ring), .method("again", Bell.ring)])
    ])
    ClassRecord.register([
      ClassRecord(Bell.self, name: "Bell", methods: [.method("again", Bell.chime)])
    ])
    let bell = Bell()
    for name in ["ring", "again"] { _ = MessageTable.send(Selector(name), to: bell, []) }
    #expect(bell.rung == "ring chime ")
    #expect(ClassRecord.named("Bell")?.make != nil)
    #expect(ClassRecord.of(Bell.self)?.selectors.count == 2)
  }

  @Test func whatAProgramSaysGoesBeforeItsFrameworkWheneverItSaysSo() {
    ClassRecord.register([
      ClassRecord(Whistle.self, name: "Whistle", methods: [.method("blow", Whistle.blow)])
    ])
    ClassRecord.registerFramework {
      [
        ClassRecord(
          Whistle.self, name: "Whistle", make: { Whistle() },
          methods: [.method("blow", Whistle.hiss), .method("hiss", Whistle.hiss)]),
        ClassRecord(OtherWhistle.self, name: "Whistle"),
      ]
    }
    let whistle = Whistle()
    for name in ["blow", "hiss"] { _ = MessageTable.send(Selector(name), to: whistle, []) }
    #expect(whistle.heard == "blow hiss ")
    #expect(ClassRecord.named("Whistle")?.type == Whistle.self)
    #expect(ClassRecord.named("Whistle")?.make != nil)
  }
}

@MainActor
private final class Whistle: NSObject {
  var heard = ""
  func blow() { heard += "blow " }
  func hiss() { heard += "hiss " }
}

@MainActor
private final class OtherWhistle: NSObject {
}

/// Hands all messages on, as proxies of timers do.
@MainActor
private final class Leash: NSObject {
  var target: NSObject?

  init(_ target: NSObject?) { self.target = target }

  func pull() {}
  func responds(to selector: Selector?) -> Bool {
    super.responds(to: selector) || target?.responds(to: selector) == true
  }
  func forwardingTarget(for selector: Selector?) -> Any? { target }

  static var record: ClassRecord {
    ClassRecord(
      Leash.self, name: "Leash",
      methods: [
        .method("pull", Leash.pull),
        .calling("respondsToSelector:") { leash, arguments in
          leash.responds(to: arguments.first as? Selector)
        },
        .calling("forwardingTargetForSelector:") { leash, arguments in
          leash.forwardingTarget(for: arguments.first as? Selector)
        },
      ])
  }
}
