package import Limits

/// What a scene did too much of: the run ends with it.
package struct ExceededLimit: Error, Hashable, Sendable, CustomStringConvertible {
  package let limit: Limit
  /// What did it, short: a layer by class and name, a call.
  package let subject: String
  /// When it was done, seconds of scene time.
  package let sceneTime: Double

  /// The problem, where and which limit it is: what is said to people.
  package var description: String {
    "\(limit.problem): \(subject) (the limit is \(limit.most), \"\(limit.name)\")"
  }
}

extension SceneContext {
  /// Notes that the scene goes beyond `limit` at `subject`: the first time counts. Whoever says so does without
  /// what was asked for and goes on, as the scene's code cannot be left in the middle; time stops at the end
  /// of the turn, and whoever runs the scene ends with the error that `checkLimits()` throws. It is in the
  /// ledger, too, for those who ask there.
  package func exceed(_ limit: Limit, at subject: String) {
    let subject = Self.shortened(subject)
    let error = ExceededLimit(limit: limit, subject: subject, sceneTime: clock.now)
    limits.note(error)
    unsupported(limit.problem, at: subject)
  }

  /// What the scene did too much of first; nil while it has not.
  package var exceededLimit: ExceededLimit? { limits.first }

  /// Throws what the scene did too much of.
  package func checkLimits() throws(ExceededLimit) {
    if let exceededLimit { throw exceededLimit }
  }

  /// At most eighty characters of a subject, which a scene may name.
  private static func shortened(_ subject: String) -> String {
    let start = subject.prefix(80)
    return start.endIndex == subject.endIndex ? subject : start.prefix(79) + "…"
  }
}
