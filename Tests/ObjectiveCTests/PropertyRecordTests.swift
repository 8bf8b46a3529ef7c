import ObjectiveC
import Testing

private enum Side: Int { case left = 0, right = 1 }

@MainActor
private final class Part: NSObject {}

@MainActor
private final class Machine: NSObject {
  weak var part: Part!
  var parts: [Part]!
  var names: [String] = []
  var width: CGFloat = 0
  var ratio: Float = 0
  var count = 0
  var small: UInt8 = 0
  var limit: Double?
  var isOn = false
  var title: String?
  var side = Side.left
  var place = CGPoint.zero
  var size: CGSize?
  var area = CGRect.zero
  var any: Any?
  lazy var late = 7
  var computed: Int {
    get { count * 2 }
    set { count = newValue / 2 }
  }
  let fixed = 3
}

@MainActor
@Suite struct PropertyRecordTests {
  private let machine = Machine()

  init() {
    ClassRecord.register([
      ClassRecord(
        Machine.self, name: "Machine",
        properties: [
          .property("part", \Machine.part), .property("parts", \Machine.parts),
          .property("names", \Machine.names), .property("width", \Machine.width),
          .property("ratio", \Machine.ratio), .property("count", \Machine.count),
          .property("small", \Machine.small), .property("limit", \Machine.limit),
          .property("isOn", \Machine.isOn), .property("title", \Machine.title),
          .property("side", \Machine.side), .property("place", \Machine.place),
          .property("size", \Machine.size), .property("area", \Machine.area),
          .property("any", \Machine.any), .property("late", \Machine.late),
          .property("computed", \Machine.computed), .property("fixed", \Machine.fixed),
          .readOnly("double") { $0.count * 2 },
          .property("set", get: { $0.count }, set: { $0.count = $1 }),
        ])
    ])
  }

  private func set(_ value: Any?, _ key: String) -> Bool {
    if case .done = MessageTable.set(value, forKey: key, of: machine) { return true }
    return false
  }

  private func value<Value>(_ key: String) -> Value? {
    (MessageTable.value(forKey: key, of: machine) ?? nil) as? Value
  }

  @Test func outletsTakeObjectsOfTheirType() {
    let part = Part()
    #expect(set(part, "part"))
    #expect(machine.part === part)
    #expect(!set(machine, "part"))
    #expect(machine.part === part)
    #expect(set(nil, "part"))
    #expect(machine.part == nil)
  }

  @Test(arguments: [
    ("12", 12, 12.0, true), ("-3.75 pt", -3, -3.75, true), ("tick", 0, 0, true),
    ("no", 0, 0, false), ("", 0, 0, false),
  ])
  func numbersTakeWhatAStringBeginsWith(string: String, whole: Int, broken: Double, isOn: Bool) {
    // As `NSString` answers `integerValue`, `doubleValue` and `boolValue`.
    #expect(set(string, "count") && set(string, "width") && set(string, "limit"))
    #expect(machine.count == whole)
    #expect(machine.width == CGFloat(broken))
    #expect(machine.limit == broken)
    #expect(set(string, "isOn"))
    #expect(machine.isOn == isOn)
  }

  @Test func collectionsAreSetAndAddedTo() {
    let parts = [Part(), Part()]
    MessageTable.append(parts[0], forKey: "parts", of: machine)
    MessageTable.append(parts[1], forKey: "parts", of: machine)
    #expect(machine.parts == parts)
    #expect(set([parts[1]] as [Any], "parts"))
    #expect(machine.parts == [parts[1]])
    #expect(set(["a", "b"], "names"))
    #expect(machine.names == ["a", "b"])
    guard case .refused = MessageTable.append(1, forKey: "count", of: machine) else {
      Issue.record("a number is no collection")
      return
    }
  }

  @Test func anyNumberBecomesTheTypeOfTheProperty() {
    let numbers: [Any] = [2, 3.0, 4 as Float, 5 as CGFloat, 6 as UInt8, NSNumber(value: 7)]
    for (number, whole) in zip(numbers, 2...) {
      machine.isOn = false
      for key in ["width", "ratio", "count", "small", "limit", "isOn", "late"] {
        #expect(set(number, key), "\(key)")
      }
      #expect(machine.width == CGFloat(whole))
      #expect(machine.ratio == Float(whole))
      #expect(machine.count == whole)
      #expect(machine.small == UInt8(whole))
      #expect(machine.limit == Double(whole))
      #expect(machine.isOn)
      #expect(machine.late == whole)
    }
  }

  @Test func truthIsANumberAndNoneIsNone() {
    #expect(set(true, "count"))
    #expect(machine.count == 1)
    #expect(set(0, "isOn"))
    #expect(!machine.isOn)
    #expect(set(nil, "limit"))
    #expect(set(nil, "title"))
    #expect(!set(nil, "count"))
    #expect(!set(1000, "small"))
    #expect(!set([2], "count"))
  }

  @Test func stringsCasesAndStructuresAreConverted() {
    #expect(set(NSString("name"), "title"))
    #expect(machine.title == "name")
    #expect(set(1, "side"))
    #expect(machine.side == .right)
    #expect(!set(7, "side"))
    #expect(set(CGPoint(x: 1, y: 2), "place"))
    #expect(machine.place == CGPoint(x: 1, y: 2))
    #expect(set(NSValue(point: CGPoint(x: 3, y: 4)), "place"))
    #expect(machine.place == CGPoint(x: 3, y: 4))
    #expect(set(CGSize(width: 1, height: 2), "size"))
    #expect(machine.size == CGSize(width: 1, height: 2))
    #expect(set(NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4)), "area"))
    #expect(machine.area == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(set("text", "any"))
    #expect(machine.any as? String == "text")
  }

  @Test func computedAndFixedPropertiesAreReadAndSetWhereTheyCanBe() {
    #expect(set(10, "computed"))
    #expect(machine.count == 5)
    #expect(value("computed") == 10)
    #expect(value("double") == 10)
    #expect(set(6, "set"))
    #expect(machine.count == 6)
    #expect(!set(4, "fixed"))
    #expect(value("fixed") == 3)
    guard case .unknown = MessageTable.set(1, forKey: "nothing", of: machine) else {
      Issue.record("there is no such property")
      return
    }
  }

  @Test func aValueOfNoneIsToldFromNoProperty() {
    machine.title = nil
    #expect(MessageTable.value(forKey: "title", of: machine) != nil)
    #expect(MessageTable.value(forKey: "nothing", of: machine) == nil)
  }
}
