/// What a basic animation says of its start and end, typed for the property or value function it goes
/// to. An object, as it is asked in every frame.
@MainActor
final class BasicEnds {
  let from: End
  let to: End
  let by: End

  enum End {
    case missing
    /// Of another type.
    case invalid
    case value(AnimatableValue)
  }

  /// False where one is of another type.
  var areValid: Bool {
    [from, to, by].allSatisfy { if case .invalid = $0 { false } else { true } }
  }

  init(_ animation: CABasicAnimation, form: ValueForm) {
    func end(_ object: Any?) -> End {
      guard let object else { return .missing }
      return form.value(from: object).map { .value($0) } ?? .invalid
    }
    from = end(animation.fromValue)
    to = end(animation.toValue)
    by = end(animation.byValue)
  }
}
