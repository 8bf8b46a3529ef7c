import QuartzCore
import Stage

/// What a run did, for programs: `render SCENE --json`.
@MainActor
struct RunFacts {
  let plan: RenderPlan
  let seconds: Double
  /// Nil where nothing was drawn.
  let simulation: Simulation?

  /// One object, in one line.
  var line: String { document.text + "\n" }

  private var document: OrderedJSON {
    let selection = plan.selection
    // Where nothing was left to do, of those that are there.
    let shown = plan.foundCount > 0 && selection.count == 0 ? plan.wanted : selection
    return .object([
      ("scene", .string(plan.staging.scene.id)),
      ("frames", .number(Double(selection.count))),
      ("firstFrame", shown.count == 0 ? .null : .number(Double(shown[0]))),
      ("shard", plan.shard.map { .string($0.text) } ?? .null),
      ("rate", .string("\(plan.staging.rate)")),
      ("width", .number(Double(plan.picture.width))),
      ("height", .number(Double(plan.picture.height))),
      ("seconds", .number(seconds)),
      ("outputs", .array(plan.outputs.map(Self.object))),
      ("notDrawn", simulation.map(UndrawnList.facts) ?? .array([])),
    ])
  }

  private static func object(for output: OutputDestination) -> OrderedJSON {
    .object([("path", .string(output.path)), ("format", .string(output.format.rawValue))])
  }
}
