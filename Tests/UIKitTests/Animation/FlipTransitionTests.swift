import CoreGraphics
import Geometry
import QuartzCore
import RenderTree
import Testing
import UIKit

@MainActor
struct FlipTransitionTests {
  /// What is shown of a square of 100 points at `progress` of a flip, and how it is placed.
  private func flipped(
    _ options: UIView.AnimationOptions, at progress: Double
  ) throws -> (isOld: Bool, matrix: Matrix4) {
    var result: (Bool, Matrix4)?
    try ViewStage.run { stage in
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let front = UIView(frame: card.bounds)
      front.backgroundColor = .red
      card.addSubview(front)
      stage.root.addSubview(card)
      stage.advance(to: 0)
      UIView.transition(
        with: card, duration: 1, options: [options, .curveLinear],
        animations: { front.backgroundColor = .blue })
      stage.advance(to: progress)
      let turned = try #require(
        stage.frozen().all.first { $0.matrix.m14 != 0 || $0.matrix.m24 != 0 })
      let color = try #require(turned.all.compactMap(\.effects.backgroundColor).first)
      result = (color.red == 1, turned.matrix)
    }
    return try #require(result)
  }

  private func place(_ x: Double, _ y: Double, by m: Matrix4) -> (x: Double, y: Double, w: Double) {
    let w = x * m.m14 + y * m.m24 + m.m44
    return ((x * m.m11 + y * m.m21 + m.m41) / w, (x * m.m12 + y * m.m22 + m.m42) / w, w)
  }

  @Test func theFirstHalfShowsTheOldPictureTheSecondTheNew() throws {
    #expect(try flipped(.transitionFlipFromLeft, at: 0.25).isOld)
    #expect(try !flipped(.transitionFlipFromLeft, at: 0.75).isOld)
  }

  /// At a quarter the card is turned by 45°: its edges stand 50·cos 45° from the middle, seen from a
  /// distance of 200.
  @Test(arguments: [
    (UIView.AnimationOptions.transitionFlipFromLeft, 0.0, 50.0),
    (.transitionFlipFromRight, 100, 50), (.transitionFlipFromTop, 50, 0),
    (.transitionFlipFromBottom, 50, 100),
  ])
  func theNamedSideComesToTheFront(options: UIView.AnimationOptions, x: Double, y: Double) throws {
    let matrix = try flipped(options, at: 0.25).matrix
    let half = 50 * 0.5.squareRoot()
    let near = place(x, y, by: matrix)
    #expect(isNear(near.w, 1 - half / 200, 1e-9))
    let distance = ((near.x - 50) * (near.x - 50) + (near.y - 50) * (near.y - 50)).squareRoot()
    #expect(isNear(distance, half / (1 - half / 200), 1e-9))
    let far = place(100 - x, 100 - y, by: matrix)
    #expect(isNear(far.w, 1 + half / 200, 1e-9))
  }

  /// In the second half the other side comes back: at three quarters what leads is behind.
  @Test func theNewPictureIsNotMirrored() throws {
    let matrix = try flipped(.transitionFlipFromLeft, at: 0.75).matrix
    let (left, right) = (place(0, 50, by: matrix), place(100, 50, by: matrix))
    #expect(left.x < right.x)
    #expect(left.w > 1)
    #expect(right.w < 1)
  }

  @Test func aFlipEndsOnTime() {
    ViewStage.run { stage in
      let container = stage.makeView()
      let (old, new) = (UIView(frame: container.bounds), UIView(frame: container.bounds))
      container.addSubview(old)
      stage.advance(to: 1)
      var ends: [Double] = []
      UIView.transition(
        from: old, to: new, duration: 0.5, options: .transitionFlipFromTop
      ) { _ in ends.append(CACurrentMediaTime()) }
      #expect(old.superview == nil)
      #expect(new.superview === container)
      stage.advance(to: 3)
      #expect(ends == [1.5])
    }
  }

  @Test func curlsFadeAndAreNoted() {
    ViewStage.run { stage in
      let view = stage.makeView()
      UIView.transition(
        with: view, duration: 1, options: .transitionCurlUp,
        animations: { view.backgroundColor = .blue })
      stage.advance(to: 0.5)
      #expect(!stage.frozen().all.flatMap(\.dissolves).isEmpty)
      #expect(stage.context.ledger.entries.contains { $0.feature.contains("pageCurl") })
    }
  }
}
