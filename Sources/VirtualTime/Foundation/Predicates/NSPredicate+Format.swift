extension NSPredicate {
  /// A condition in Apple's predicate language: comparisons of key paths, `SELF`, numbers, texts and lists by
  /// `==`, `<`, `BEGINSWITH[cd]`, `CONTAINS`, `LIKE`, `MATCHES`, `IN`, `BETWEEN` and the like, joined by `AND`,
  /// `OR` and `NOT`; `%@` stands for an argument and `%K` for a key path.
  ///
  /// Where Apple's raises an exception, for what is no predicate, this one is false and noted.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// The same, with the arguments in an array.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(predicateFormat, arguments ?? [])
    do throws(PredicateProblem) {
      let condition = try parser.condition()
      self.init { object, _ in condition.holds(for: object) }
    } catch {
      let text = error.text
      onMainActor {
        SceneContext.active.unsupported(
          "the predicate '\(predicateFormat)', which is false: \(text)", at: "NSPredicate")
      }
      self.init(value: false)
    }
  }
}
