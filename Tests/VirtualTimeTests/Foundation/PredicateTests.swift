import Testing

@testable import VirtualTime

@MainActor
@Suite("Predicates by their text")
struct PredicateTests {
  private static let person: [String: Any] = [
    "name": "Zoë", "age": 42, "tags": ["red", "green"], "mail": "zoe@example.org",
    "address": ["city": "Łódź"], "empty": NSNull(), "marks": [3, 5.5],
  ]

  @Test(
    "Comparisons hold as Apple's guide says",
    arguments: [
      ("name == 'Zoë'", true), ("name == \"zoë\"", false), ("name ==[c] 'ZOË'", true),
      ("name =[cd] 'zoe'", true), ("name != 'Zoe'", true), ("name <> 'Zoë'", false),
      ("age > 41 AND age <= 42", true), ("age => 43 || age =< 42", true), ("age < 4.2e1", false),
      ("NOT age = 42", false), ("!(age == 41) && TRUEPREDICATE", true),
      ("age BETWEEN {40, 42}", true), ("age BETWEEN {43, 50}", false), ("age IN {1, 42}", true),
      ("name BEGINSWITH 'Zo'", true), ("name ENDSWITH[d] 'e'", true), ("name CONTAINS 'x'", false),
      ("name contains[cd] 'OE'", true), ("name LIKE 'Z?ë'", true), ("name LIKE '*o*'", true),
      ("name LIKE 'Z'", false), ("name LIKE 'Z\\\\*'", false),
      ("mail MATCHES '.+@.+\\\\.[a-z]{2,}'", true),
      ("mail MATCHES 'zoe'", false), ("'red' IN tags", true), ("tags CONTAINS 'blue'", false),
      ("ANY tags == 'green'", true), ("ALL marks > 2", true), ("NONE marks > 6", true),
      ("SOME marks = 5.5", true), ("tags.@count == 2", true), ("marks.@sum == 8.5", true),
      ("address.city == 'Łódź'", true), ("SELF.age == 42", true), ("empty == nil", true),
      ("missing = NULL", true), ("name = nil", false), ("name.length = 3", true),
      ("FALSEPREDICATE OR (age = 42 AND NOT (name = 'x' OR name = 'y'))", true),
      ("age = 1 OR age = 42 AND name = 'x'", false),
    ])
  func comparisons(_ text: String, _ holds: Bool) {
    #expect(NSPredicate(format: text).evaluate(with: Self.person) == holds)
  }

  @Test("Arguments stand for values and key paths")
  func arguments() {
    let mail = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.[a-z]{2,4}")
    #expect(mail.evaluate(with: "zoe@example.org"))
    #expect(!mail.evaluate(with: "zoe@example.org "))
    #expect(!mail.evaluate(with: "Zoe@example.org"))
    let older = NSPredicate(format: "%K >= %d AND name = %@", "age", 42, "Zoë")
    #expect(older.evaluate(with: Self.person))
    let among = NSPredicate(format: "name IN %@", argumentArray: [["Zoë", "Ann"]])
    #expect(among.evaluate(with: Self.person))
    let words: NSArray = ["pear", "Apple", "fig"]
    let found = words.filtered(using: NSPredicate(format: "SELF CONTAINS[c] %@", "AP"))
    #expect(found as? [String] == ["Apple"])
  }

  @Test("Objects are asked for their properties")
  func objects() {
    ClassRecord.register([
      ClassRecord(Pear.self, name: "Pear", properties: [.property("weight", \Pear.weight)])
    ])
    let heavy = NSPredicate(format: "weight > 100.5")
    #expect(heavy.evaluate(with: Pear(101)))
    #expect(!heavy.evaluate(with: Pear(100)))
  }

  @Test(
    "What is no predicate is false and noted",
    arguments: [
      "", "name", "name ==", "name == 'open", "name ~ 2", "(age = 1", "age = 1 age = 2", "%@ = 1",
      "age = $X", "name ==[ 'x'", "{1, 2", String(repeating: "(", count: 5000),
    ])
  func problems(_ text: String) throws {
    let context = SceneContext(screen: VirtualScreen(width: 10, height: 10), seed: 1)
    SceneContext.$current.withValue(context) {
      #expect(!NSPredicate(format: text).evaluate(with: Self.person))
    }
    #expect(context.ledger.entries.count == 1)
  }
}

@MainActor
private final class Pear: NSObject {
  var weight: Double
  init(_ weight: Double) { self.weight = weight }
}
