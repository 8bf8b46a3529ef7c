import QuartzCore
import Testing

// `presentation()!.render(in:)`: pictures of trees in flight. 12.2 #15 (P, U)

@MainActor
struct PresentationInContextTests {
  /// The position from x 10 to 90 in a second, at an even pace.
  private func move(_ layer: CALayer) {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 10
    animation.toValue = 90
    animation.duration = 1
    layer.add(animation, forKey: nil)
  }

  private func columns(of pixels: StagePixels, row: Int) -> [Int] {
    (0..<pixels.width).filter { pixels[$0, row][3] > 0 }
  }

  private func columns(of layer: CALayer, row: Int = 10) throws -> [Int] {
    columns(of: try drawnPixels(100, 20) { layer.render(in: $0) }, row: row)
  }

  // 12.2 #15 (P)
  @Test func sublayersAreDrawnWhereTheyAreShown() throws {
    try onStage { stage in
      let root = stage.show(square(nil, 100, at: 50, 50))
      let child = square(redColor, 10, at: 10, 10)
      root.addSublayer(child)
      stage.commit()
      move(child)
      stage.advance(to: 0.5)
      let presentation = try #require(root.presentation())
      #expect(try columns(of: presentation) == Array(45..<55))
      // Models stay where they are set.
      #expect(try columns(of: root) == Array(5..<15))
      // The presentation of a presentation is itself, and so are those of its sublayers.
      let again = try #require(presentation.presentation())
      #expect(try columns(of: again) == Array(45..<55))
      let inside = try #require(presentation.sublayers?.first)
      #expect(inside.position.x == 50)
      #expect(try columns(of: inside, row: 5) == Array(0..<10))
    }
  }

  // 12.2 #15 (P): also what its own values are.
  @Test func thePresentationsOwnValuesCount() throws {
    try onStage { stage in
      let layer = stage.show(square(redColor, 10, at: 5, 5))
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1
      fade.toValue = 0
      fade.duration = 1
      layer.add(fade, forKey: nil)
      stage.advance(to: 0.5)
      let presentation = try #require(layer.presentation())
      let pixels = try drawnPixels(10, 10) { presentation.render(in: $0) }
      #expect(isClose(pixels[5, 5], [128, 0, 0, 128], within: 1))
    }
  }

  // 12.2 #15 (U): deeper down, and changes that are not committed do not show.
  @Test func theWholeTreeIsInFlight() throws {
    try onStage { stage in
      let root = stage.show(square(nil, 100, at: 50, 50))
      let middle = square(nil, 100, at: 50, 50)
      let leaf = square(redColor, 10, at: 10, 10)
      middle.addSublayer(leaf)
      root.addSublayer(middle)
      stage.commit()
      move(leaf)
      stage.advance(to: 0.75)
      still { leaf.bounds.size.width = 2 }
      let presentation = try #require(root.presentation())
      #expect(try columns(of: presentation) == Array(65..<75))
      stage.commit()
      #expect(try columns(of: presentation) == Array(69..<71))
    }
  }

  // 12.2 #15 (U)
  @Test func masksAreInFlightToo() throws {
    try onStage { stage in
      let layer = stage.show(square(redColor, 100, at: 50, 50))
      let mask = square(.black, 10, at: 10, 10)
      layer.mask = mask
      stage.commit()
      move(mask)
      stage.advance(to: 0.25)
      let presentation = try #require(layer.presentation())
      #expect(try columns(of: presentation) == Array(25..<35))
    }
  }

  // 12.2 #15 (U), 6.9 (M GS): copies as a context has them, of sublayers in flight.
  @Test func copiesShowWhatIsInFlight() throws {
    try onStage { stage in
      let replicator = CAReplicatorLayer()
      replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      replicator.instanceCount = 2
      replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
      let child = square(redColor, 10, at: 10, 10)
      replicator.addSublayer(child)
      _ = stage.show(replicator)
      move(child)
      stage.advance(to: 0.5)
      let presentation = try #require(replicator.presentation())
      #expect(try columns(of: presentation) == Array(45..<55) + Array(65..<75))
    }
  }

  // 12.2 #15 (P), 12.2 #17: what turns in space is drawn as if it did not.
  @Test func turnsInFlightAreFlat() throws {
    try onStage { stage in
      let root = stage.show(square(nil, 100, at: 50, 50))
      let child = square(redColor, 10, at: 10, 10)
      root.addSublayer(child)
      stage.commit()
      let turn = CABasicAnimation(keyPath: "transform.rotation.y")
      turn.toValue = Double.pi
      turn.duration = 1
      child.add(turn, forKey: nil)
      stage.advance(to: 0.5)
      let presentation = try #require(root.presentation())
      #expect(try columns(of: presentation) == Array(5..<15))
    }
  }
}
