import Testing
import VirtualTime

/// Conditions and orders by keys.
@MainActor
struct PredicateTests {
  private let ada: [String: Any] = [
    "name": "Ada Lovelace", "age": 36, "score": 1.5, "tags": ["math", "poetry"],
    "home": ["city": "London"], "isActive": true, "nothing": NSNull(),
  ]

  @Test(arguments: [
    "name == 'Ada Lovelace'", "name BEGINSWITH 'Ada'", "name ENDSWITH \"lace\"",
    "name CONTAINS[c] 'LOVE'", "NOT name CONTAINS 'LOVE'", "name LIKE 'A?a*'",
    "name MATCHES '[A-Z][a-z]+ .*'", "age > 35 AND age <= 36", "age == 36.0", "age != 35",
    "age BETWEEN {30, 40}", "age IN {1, 36}", "'math' IN tags", "tags CONTAINS 'poetry'",
    "ANY tags BEGINSWITH 'p'", "ALL tags MATCHES '.+'", "NONE tags == 'x'", "tags.@count == 2",
    "home.city == 'London'", "isActive == YES", "isActive = true && score >= 1.5",
    "nothing == nil", "missing == NULL", "TRUEPREDICATE", "FALSEPREDICATE OR age == 36",
    "(age == 1 || age == 36) and not (name == '')", "SELF.age == 36", "age > -1", "#age == 36",
    "name ==[c] 'ADA lovelace'", "name ==[cd] 'àda lovelace'",
  ])
  func holds(format: String) {
    #expect(NSPredicate(format: format).evaluate(with: ada))
    #expect(!NSPredicate(format: "NOT (\(format))").evaluate(with: ada))
  }

  @Test func argumentsStandForValuesAndKeys() {
    #expect(
      NSPredicate(format: "%K == %@ AND age == %d", "name", "Ada Lovelace", 36).evaluate(with: ada))
    #expect(NSPredicate(format: "age IN %@", [1, 36]).evaluate(with: ada))
    #expect(NSPredicate(format: "score == %f AND age < %ld", 1.5, 40).evaluate(with: ada))
    #expect(NSPredicate(format: "age == %i", argumentArray: [36]).evaluate(with: ada))
    #expect(NSPredicate(format: "SELF CONTAINS %@", "b").evaluate(with: "abc"))
  }

  @Test(arguments: [
    "", "name", "name ==", "== 1", "(age == 1", "age == 1)", "name == 'x", "%@ == 1", "age == %",
    "SUBQUERY(a, $x, $x == 1).@count > 0", "age == $AGE", "FUNCTION(a, b) == 1", "a ~ b",
    String(repeating: "(", count: 5000), String(repeating: "NOT ", count: 5000), "a BETWEEN {1}",
  ])
  func brokenConditionsHoldForNothing(format: String) {
    let context = SceneContext(screen: VirtualScreen(width: 10, height: 10), seed: 1)
    SceneContext.$current.withValue(context) {
      #expect(!NSPredicate(format: format).evaluate(with: ada))
    }
  }

  @Test func valuesAreComparedOnlyWithTheirLike() {
    #expect(!NSPredicate(format: "name > 1").evaluate(with: ada))
    #expect(!NSPredicate(format: "nothing < 1").evaluate(with: ada))
    #expect(NSPredicate(format: "name != 1").evaluate(with: ada))
  }

  @Test func ordersByKeysPutNoneFirst() {
    let rows: [[String: Any]] = [
      ["name": "b", "age": 2], ["name": "A", "age": 1], ["age": 3], ["name": "a", "age": 1],
    ]
    let list = NSArray(array: rows)
    func sorted(_ descriptors: NSSortDescriptor...) -> [Int] {
      list.sortedArray(using: descriptors).compactMap {
        ($0 as? [AnyHashable: Any])?["age"] as? Int
      }
    }
    #expect(sorted(NSSortDescriptor(key: "age", ascending: false)) == [3, 2, 1, 1])
    #expect(
      sorted(
        NSSortDescriptor(
          key: "name", ascending: true, selector: Selector("caseInsensitiveCompare:")),
        NSSortDescriptor(key: "age", ascending: true)) == [3, 1, 1, 2])
  }
}
