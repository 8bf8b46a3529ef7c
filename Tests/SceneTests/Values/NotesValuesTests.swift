import Testing

/// The study notes against their tables.
@MainActor
@Suite struct NotesValuesTests {
  @Test(arguments: [0, 0.7, 1.5, 2.99, 3.5]) func theWaveRunsTwoLengthsInThreeSeconds(time: Double)
    throws
  {
    let x = 200 * time.truncatingRemainder(dividingBy: 3) / 3
    for id in ["notes-water-wave", "notes-water-progress"] {
      expect(try LayersShown(id, at: time).numbers("position", of: "wave"), [x, 100], id)
    }
  }

  @Test(arguments: [0.5, 1.0, 1.3, 1.77, 2.2, 2.75, 3.6, 4.4, 6.0, 6.5, 8]) func theWaterRises(
    time: Double
  ) throws {
    var level = 0.0
    for (step, start) in [1.0, 2.5, 4.0, 5.5].enumerated() where time > start {
      let way = time >= start + 1 ? 1 : FuberByHand.easeInOut(time - start)
      level = (Double(step) + way) / 4
    }
    let shown = try LayersShown("notes-water-progress", at: time)
    expect(try shown.numbers("position", of: "visibleView"), [100, 100 + (1 - level) * 200])
    let still = try LayersShown("notes-water-wave", at: time)
    expect(try still.numbers("position", of: "visibleView"), [100, 200])
  }

  @Test func screensSlideOverEachOther() throws {
    for (time, way) in [(0.5, 0.0), (0.6, 0.2), (0.75, 0.5), (0.95, 0.9)] {
      let shown = try LayersShown("notes-transition", at: time)
      let y = 333.5 + 667 * (1 - FuberByHand.easeInOut(way))
      if time > 0.5 {
        expect(try shown.numbers("position", of: "yellow"), [187.5, y], within: 1e-4)
      }
    }
    #expect(try !LayersShown("notes-transition", at: 0.4).has("yellow"))
    for (time, way) in [(1.6, 0.2), (1.75, 0.5), (1.95, 0.9)] {
      let shown = try LayersShown("notes-transition", at: time)
      expect(
        try shown.numbers("position", of: "red"),
        [187.5, 333.5 - 667 * (1 - FuberByHand.easeInOut(way))], within: 1e-4)
      expect(try shown.numbers("position", of: "yellow"), [187.5, 333.5])
    }
    #expect(try !LayersShown("notes-transition", at: 2.1).has("yellow"))
  }
}
