import CoreGraphics
import QuartzCore
import RenderTree
import Testing
import UIKit

@MainActor
struct SnapshotTests {
  private func red(in stage: ViewStage) throws -> RenderNode {
    try #require(stage.frozen().all.last { $0.effects.backgroundColor?.red == 1 })
  }

  private func makeView(in stage: ViewStage) -> UIView {
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
    view.backgroundColor = .red
    stage.root.backgroundColor = .black
    stage.root.addSubview(view)
    stage.advance(to: 0)
    return view
  }

  @Test func aSnapshotIsStretchedOverItsBounds() throws {
    try ViewStage.run { stage in
      let view = makeView(in: stage)
      let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
      #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 40, height: 50))
      view.removeFromSuperview()
      stage.root.addSubview(snapshot)
      snapshot.frame = CGRect(x: 10, y: 0, width: 80, height: 25)
      stage.advance(to: 1)
      let matrix = try red(in: stage).matrix
      #expect([matrix.m11, matrix.m22, matrix.m41, matrix.m42] == [2, 0.5, 0, 0])
    }
  }

  /// Each shows all that was there before: 2ⁿ layers and more.
  @Test(arguments: [(8, true), (40, false)])
  func snapshotsOfSnapshotsAreShownUpToAMillionLayers(count: Int, isShown: Bool) throws {
    try ViewStage.run { stage in
      let view = makeView(in: stage)
      for _ in 0..<count {
        view.addSubview(try #require(view.snapshotView(afterScreenUpdates: false)))
      }
      stage.advance(to: 0.5)
      #expect(stage.context.ledger.isEmpty == isShown)
      if isShown { #expect(stage.frozen().all.count > 256) }
    }
  }

  @Test func theStretchingMovesWithTheBounds() throws {
    try ViewStage.run { stage in
      let view = makeView(in: stage)
      let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
      view.removeFromSuperview()
      stage.root.addSubview(snapshot)
      stage.advance(to: 1)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        snapshot.frame = CGRect(x: 0, y: 0, width: 80, height: 150)
      }
      stage.advance(to: 1.5)
      let matrix = try red(in: stage).matrix
      #expect(isNear(matrix.m11, 1.5))
      #expect(isNear(matrix.m22, 2))
    }
  }

  @Test func aPartOfAViewIsCutOut() throws {
    try ViewStage.run { stage in
      let view = makeView(in: stage)
      let snapshot = try #require(
        view.resizableSnapshotView(
          from: CGRect(x: 10, y: 5, width: 20, height: 40), afterScreenUpdates: true,
          withCapInsets: .zero))
      #expect(snapshot.bounds.size == CGSize(width: 20, height: 40))
      #expect(snapshot.clipsToBounds)
      view.removeFromSuperview()
      stage.root.addSubview(snapshot)
      stage.advance(to: 1)
      let matrix = try red(in: stage).matrix
      #expect([matrix.m11, matrix.m22, matrix.m41, matrix.m42] == [1, 1, -10, -5])
    }
  }

  /// The content of a view that was never in a window is drawn for its snapshot.
  @Test func whatIsDueIsDrawnFirst() throws {
    final class Drawing: UIView {
      var count = 0
      override func draw(_ rect: CGRect) { count += 1 }
    }
    try ViewStage.run { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      let drawing = Drawing(frame: view.bounds)
      view.addSubview(drawing)
      _ = try #require(view.snapshotView(afterScreenUpdates: true))
      #expect(drawing.count == 1)
    }
  }

  @Test func aHierarchyIsDrawnIntoAContext() throws {
    try ViewStage.run { stage in
      let view = UIView(frame: CGRect(x: 50, y: 50, width: 2, height: 1))
      let left = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      left.backgroundColor = .red
      view.addSubview(left)
      stage.root.addSubview(view)
      stage.advance(to: 0)
      #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), false, 1)
      defer { UIGraphicsEndImageContext() }
      let isDrawn = view.drawHierarchy(
        in: CGRect(x: 0, y: 0, width: 4, height: 2), afterScreenUpdates: true)
      #expect(isDrawn)
      let image = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
      let alphas = (0..<8).map { image.rasterImage.pixels[4 * $0 + 3] }
      #expect(alphas == [255, 255, 0, 0, 255, 255, 0, 0])
    }
  }
}
