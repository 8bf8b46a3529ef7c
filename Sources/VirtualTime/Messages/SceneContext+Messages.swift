extension SceneContext {
  /// Calls the method of that name on `object`. What it does not have, or what takes arguments of other
  /// types, is noted in the ledger.
  @MainActor @discardableResult
  package static func send(
    _ selector: Selector, to object: AnyObject, _ arguments: [Any?] = []
  ) -> MessageTable.Outcome {
    let outcome = MessageTable.send(selector, to: object, arguments)
    switch outcome {
    case .sent: break
    case .unknown:
      active.unsupported("no method '\(selector)'", at: "\(type(of: object))")
    case .refused:
      let types = arguments.map { $0.map { "\(type(of: $0))" } ?? "nil" }
      active.unsupported(
        "method '\(selector)' does not take \(types.joined(separator: ", "))",
        at: "\(type(of: object))")
    }
    return outcome
  }
}
