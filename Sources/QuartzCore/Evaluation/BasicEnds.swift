/// What a basic animation says of its start and end, typed for the property or value function it goes
/// to.
struct BasicEnds {
  let kind: AnimatableValue.Kind
  let from: End
  let to: End
  let by: End

  enum End {
    case missing
    /// Of another type.
    case invalid
    case value(AnimatableValue)
  }

  @MainActor
  init(
    _ animation: CABasicAnimation, kind: AnimatableValue.Kind, operation: TransformOperation?
  ) {
    self.kind = kind
    func end(_ object: Any?) -> End {
      guard let object else { return .missing }
      let value = operation.map { $0.input(from: object) } ?? AnimatableValue(object, as: kind)
      return value.map { .value($0) } ?? .invalid
    }
    from = end(animation.fromValue)
    to = end(animation.toValue)
    by = end(animation.byValue)
  }
}

extension CABasicAnimation {
  /// Start and end on a property of `kind`, or for `operation`, which is that of the value function.
  func ends(as kind: AnimatableValue.Kind, through operation: TransformOperation?) -> BasicEnds {
    if let ends, ends.kind == kind { return ends }
    let made = BasicEnds(self, kind: kind, operation: operation)
    ends = made
    return made
  }
}
