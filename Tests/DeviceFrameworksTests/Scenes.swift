import UIKit
import VirtualTime

/// What a scene said, with times, and its ledger.
struct SceneLog {
  var lines: [String] = []
  var notes: [String] = []
}

/// Runs `body` in a scene of its own, then everything up to `end`.
@MainActor
func log(
  until end: Double = 10, width: Double = 320, height: Double = 480,
  _ body: @MainActor (_ note: @escaping @MainActor (String) -> Void) throws -> Void
) rethrows -> SceneLog {
  let context = SceneContext(screen: VirtualScreen(width: width, height: height, scale: 1), seed: 1)
  var lines: [String] = []
  try SceneContext.$current.withValue(context) {
    try body { lines.append($0) }
    context.callbacks.run(through: end, clock: context.clock)
  }
  return SceneLog(lines: lines, notes: context.ledger.entries.map(\.feature))
}
