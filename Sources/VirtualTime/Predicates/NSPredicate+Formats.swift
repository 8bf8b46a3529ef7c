public import Foundation

/// What a predicate or an order by keys has to ask. Objects are asked where they live, on the main actor, whoever
/// hands them on.
private struct Held<Value>: @unchecked Sendable {
  let value: Value
}

/// Asks on the main actor.
private func asked<Question, Answer: Sendable>(
  _ question: Question, _ body: @MainActor (Question) -> Answer
) -> Answer {
  let held = Held(value: question)
  return MainActor.assumeIsolated { body(held.value) }
}

extension NSPredicate {
  /// A condition in Apple's language: comparisons of keys, texts, numbers and arguments, joined by AND, OR, NOT.
  /// What is not understood (subqueries, functions, arithmetic, variables) is noted and holds for nothing; a
  /// phone would end the program where the text is broken.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, arguments: args)
  }

  /// A condition in Apple's language, with its arguments in an array.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(format: predicateFormat, arguments: arguments ?? [])
  }

  private convenience init(format: String, arguments: [Any?]) {
    let term: PredicateTerm
    do throws(PredicateReader.Failure) {
      term = try PredicateReader.term(format, arguments)
    } catch {
      SceneContext.active.unsupported("the condition “\(format)”", at: "NSPredicate")
      term = .constant(false)
    }
    let held = Held(value: term)
    self.init { object, _ in asked((held.value, object)) { $0.0.holds(for: $0.1) } }
  }
}

extension NSSortDescriptor {
  /// An order by the values at the end of a path of keys; what has none comes first.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key, ascending, [])
  }

  /// An order by values, of texts without regard to case where `selector` is one of those that compare so.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector?.description ?? ""
    let isLoose =
      name.lowercased().contains("caseinsensitive") || name.contains("localizedStandard")
    self.init(key, ascending, isLoose ? .caseInsensitive : [])
  }

  private convenience init(
    _ key: String?, _ ascending: Bool, _ options: String.CompareOptions
  ) {
    self.init(
      keyPath: \Any.self, ascending: ascending,
      comparator: { one, other in
        asked((one, other)) { pair in
          let path = key ?? "self"
          let one = KeyedValues.plain(KeyedValues.value(at: path, of: pair.0))
          let other = KeyedValues.plain(KeyedValues.value(at: path, of: pair.1))
          if let order = KeyedValues.order(of: one, other, options) { return order }
          if (one == nil) == (other == nil) { return .orderedSame }
          return one == nil ? .orderedAscending : .orderedDescending
        }
      })
  }
}
