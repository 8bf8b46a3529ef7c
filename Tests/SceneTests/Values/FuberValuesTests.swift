import Testing

/// The presentation values of every step, held against the tutorial's table worked out by hand.
@MainActor
@Suite struct FuberValuesTests {
  nonisolated static let times = [0, 0.15, 0.32, 0.4, 0.9, 1.0, 1.234, 2.0, 2.95, 3.0, 3.7, 5.51]

  @Test(arguments: times) func theLogoFollowsItsTable(time: Double) throws {
    for id in ["fuber-rider-icon", "fuber", "fuber-pre-mask"] {
      let shown = try LayersShown(id, at: time)
      let circle = FuberByHand.circleLayer(time)
      expect(try shown.numbers("strokeEnd", of: "circle"), [circle.strokeEnd])
      expect(try shown.matrix(of: "circle"), circle.matrix)
      let line = FuberByHand.lineLayer(time)
      expect(try shown.numbers("lineWidth", of: "line"), [line.width])
      expect(try shown.matrix(of: "line"), line.matrix)
      let square = FuberByHand.squareLayer(time)
      expect(try shown.numbers("bounds", of: "square"), [0, 0, square.side, square.side])
      expect(try shown.numbers("backgroundColor", of: "square"), square.color)
      let mask = id == "fuber-pre-mask" ? (side: 75, radius: 0) : FuberByHand.maskLayer(time)
      expect(try shown.numbers("bounds", of: "mask"), [0, 0, mask.side, mask.side])
      expect(try shown.numbers("cornerRadius", of: "mask"), [mask.radius])
    }
  }

  @Test(arguments: times) func theTilesFollowTheirTable(time: Double) throws {
    let steps = [
      ("fuber-grid-1", 0, 0), ("fuber-grid-2", 0.0006666, 0), ("fuber-grid-3", 0.0006666, 0.025),
      ("fuber", 0.0006666, 0.025),
    ]
    for (id, delay, magnitude) in steps {
      let shown = try LayersShown(id, at: time)
      for row in 0..<11 {
        for column in 0..<7 {
          let name = "tile-\(row)-\(column)"
          let tile = FuberByHand.tile(
            time, row: row, column: column, delay: delay, magnitude: magnitude)
          expect(try shown.numbers("opacity", of: name), [tile.opacity])
          expect(try shown.matrix(of: name), [tile.scale, 0, 0, tile.scale])
          expect(try shown.numbers("position", of: name), [tile.x, tile.y])
        }
      }
      let zoom = id == "fuber" ? FuberByHand.container(time) : 1
      expect(try shown.matrix(of: "container"), [zoom, 0, 0, zoom])
      expect(try shown.numbers("position", of: "container"), [187.5, 333.5])
    }
  }

  @Test func theFirstStepsShowOnlyTheirParts() throws {
    let first = try LayersShown("fuber-circle-in", at: 1)
    #expect(first.has("circle") && !first.has("line") && !first.has("square") && !first.has("mask"))
    let line = try LayersShown("fuber-knockout-line", at: 1)
    #expect(line.has("line") && !line.has("square"))
    expect(try line.numbers("strokeEnd", of: "circle"), [1])
    expect(try line.matrix(of: "circle"), [1, 0, 0, 1])
    let square = try LayersShown("fuber-knockout-square", at: 1)
    #expect(square.has("square") && !square.has("line"))
    expect(try LayersShown("fuber-grid-view", at: 0).numbers("borderWidth", of: "tile-5-3"), [2])
  }

  @Test func aParameterMovesTheLogosPhase() throws {
    let shown = try LayersShown("fuber", at: 0.8, ["startTimeOffset": 1.0])
    let circle = FuberByHand.circleLayer(0.8, offset: 1.0)
    expect(try shown.numbers("strokeEnd", of: "circle"), [circle.strokeEnd])
  }

  @Test func anAnimationCanBeLeftOut() throws {
    let shown = try LayersShown("fuber-circle-in", at: 1.5, ["circleTransform": 0])
    expect(try shown.matrix(of: "circle"), [1, 0, 0, 1])
    let circle = FuberByHand.circleLayer(1.5)
    expect(try shown.numbers("strokeEnd", of: "circle"), [circle.strokeEnd])
  }

  /// The map dissolves in over 0.55 s with ease-out, after six seconds.
  @Test func theMapFollowsAfterSixSeconds() throws {
    #expect(try !LayersShown("fuber-ending", at: 5.99).has("map"))
    #expect(try LayersShown("fuber-ending", at: 6.01).has("map"))
    #expect(try LayersShown("fuber-ending", at: 6.6).has("map"))
    #expect(try !LayersShown("fuber-ending", at: 6.6).has("tileGrid"))
  }
}
