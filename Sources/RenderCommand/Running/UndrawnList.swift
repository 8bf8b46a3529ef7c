import QuartzCore
import Stage
import VirtualTime

/// What a scene asked for and did not get, for people and for `--strict`.
@MainActor
struct UndrawnList {
  private let simulation: Simulation
  private let isQuiet: Bool
  private let isStrict: Bool

  init(_ simulation: Simulation, isQuiet: Bool, isStrict: Bool) {
    self.simulation = simulation
    self.isQuiet = isQuiet
    self.isStrict = isStrict
  }

  /// Names each thing; with `--strict` one is enough to fail, and without it what the user was to do and
  /// could not.
  func say() throws(Diagnostic) {
    let missed = simulation.missedActions
    for line in missed.dropFirst() { Console.say("render: \(line)\n") }
    let entries = simulation.ledger.entries
    if !isQuiet || isStrict {
      for entry in entries {
        let time = Quantity.plain(entry.firstTime)
        Console.say(
          "render: not drawn: \(entry.feature), \(entry.subject) (first at \(time) s, "
            + "\(entry.count) times)\n")
      }
    }
    if let first = missed.first { throw Diagnostic(.badData, first) }
    if isStrict, !entries.isEmpty {
      throw Diagnostic(
        .badData, "scene \(simulation.scene.id) uses \(entries.count) things that are not drawn",
        remedy: "they are listed above; without --strict the frames are kept and this passes")
    }
  }

  /// What was not drawn, for programs: a list of objects.
  static func facts(_ simulation: Simulation) -> OrderedJSON {
    .array(
      simulation.ledger.entries.map { entry in
        .object([
          ("feature", .string("\(entry.feature)")), ("place", .string("\(entry.subject)")),
          ("firstTime", .number(entry.firstTime)), ("count", .number(Double(entry.count))),
        ])
      })
  }
}
