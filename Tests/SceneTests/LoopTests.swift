import Testing

/// Scenes that repeat: once all copies are on their way, all is after one period what it was.
@MainActor
@Suite struct LoopTests {
  @Test(
    arguments: [
      ("fuber-circle-in", 3), ("fuber-knockout-line", 3), ("fuber-knockout-square", 3),
      ("fuber-pre-mask", 3), ("fuber-rider-icon", 3), ("fuber-grid-view", 3),
      ("fuber-grid-starting", 3), ("fuber-grid-1", 3), ("fuber-grid-2", 3), ("fuber-grid-3", 3),
      ("fuber", 3), ("layers-dog-flight", 2), ("layers-dog-wobble", 2.5),
      ("layers-dog-circle-mask", 2.5), ("layers-gradient-bar", 3), ("layers-gradient-wide", 3),
      ("layers-slide-to-unlock", 3), ("layers-replicator-move", 1),
      ("layers-replicator-scale", 0.66), ("layers-replicator-fade", 0.66),
      ("layers-replicator-tint", 1.32), ("layers-replicator-swing", 3.96),
      ("notes-bouncing-ball", 6), ("notes-water-wave", 3), ("iris-move", 1),
      ("iris-move-delay", 1), ("iris-scale", 0.66), ("iris-scale-easein", 0.66),
      ("iris-fade", 0.66), ("iris-tint", 1.32), ("iris-rotate-initial", 1.32),
      ("iris-rotate", 3.96),
    ] as [(String, Double)])
  func everythingIsAgainWhatItWas(id: String, period: Double) throws {
    // No copy begins a cycle at this time.
    let time = 2.313
    let first = try LayersShown(id, at: time).allNumbers
    let second = try LayersShown(id, at: time + period).allNumbers
    #expect(first.count == second.count)
    let worst = zip(first, second).map { abs($0 - $1) }.max() ?? .infinity
    #expect(worst < 1e-6)
    // What moves is elsewhere in between.
    let between = try LayersShown(id, at: time + period / 3).allNumbers
    let change = zip(first, between).map { abs($0 - $1) }.max() ?? 0
    #expect(change > 1e-3 || ["fuber-grid-view", "fuber-grid-starting"].contains(id))
  }

  @Test(arguments: [
    "layers-gradient-static", "layers-replicator-row", "iris-dot", "iris-copies-stacked",
    "iris-row", "iris-intro-row", "iris-intro-tint", "iris-intro-circle",
  ])
  func somethingElseStandsStill(id: String) throws {
    #expect(
      try LayersShown(id, at: 0).allNumbers == LayersShown(id, at: 0.9).allNumbers)
  }
}
