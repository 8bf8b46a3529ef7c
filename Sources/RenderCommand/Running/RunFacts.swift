import QuartzCore
import Stage

/// What a run did, for programs: `render SCENE --json`.
@MainActor
struct RunFacts {
  let plan: RenderPlan
  let seconds: Double
  let simulation: Simulation

  /// One object, in one line.
  var line: String { document.text + "\n" }

  private var document: OrderedJSON {
    let selection = plan.selection
    return .object([
      ("scene", .string(plan.staging.scene.id)),
      ("frames", .number(Double(selection.count))),
      ("firstFrame", .number(Double(selection[0]))),
      ("rate", .string("\(plan.staging.rate)")),
      ("width", .number(Double(plan.picture.width))),
      ("height", .number(Double(plan.picture.height))),
      ("seconds", .number(seconds)),
      ("outputs", .array(plan.outputs.map(Self.object))),
      ("notDrawn", UndrawnList.facts(simulation)),
    ])
  }

  private static func object(for output: OutputDestination) -> OrderedJSON {
    .object([("path", .string(output.path)), ("format", .string(output.format.rawValue))])
  }
}
