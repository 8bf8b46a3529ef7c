import CoreGraphics
import QuartzCore
import RenderTree
import Testing
import UIKit

@MainActor
struct UIViewTransitionTests {
  private func colors(_ node: RenderNode) -> [[Double]] {
    node.all.compactMap { $0.effects.backgroundColor }.map { [$0.red, $0.green, $0.blue] }
  }

  @Test func theOldPictureDissolvesIntoTheNewOne() throws {
    try ViewStage.run { stage in
      let old = UIView(frame: stage.root.bounds)
      old.backgroundColor = .red
      let new = UIView(frame: stage.root.bounds)
      new.backgroundColor = .blue
      stage.root.addSubview(old)
      stage.advance(to: 1)
      var endTime: Double?
      UIView.transition(
        from: old, to: new, duration: 0.5, options: [.transitionCrossDissolve, .curveLinear]
      ) { _ in endTime = CACurrentMediaTime() }
      #expect(old.superview == nil)
      #expect(new.superview === stage.root)
      stage.advance(to: 1.125)
      let node = stage.frozen()
      let mix = try #require(node.all.flatMap(\.dissolves).first)
      #expect(abs(mix.share - 0.25) < 1e-6)
      let (before, after) = (try #require(mix.from), try #require(mix.to))
      #expect(colors(before).contains([1, 0, 0]))
      #expect(!colors(before).contains([0, 0, 1]))
      #expect(colors(after).contains([0, 0, 1]))
      #expect(!colors(after).contains([1, 0, 0]))
      stage.advance(to: 1.6)
      #expect(abs((endTime ?? 0) - 1.5) < 1e-12)
      #expect(!colors(stage.frozen()).contains([1, 0, 0]))
    }
  }

  @Test func theOldPictureIsFrozen() throws {
    try ViewStage.run { stage in
      let moving = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      moving.backgroundColor = .red
      stage.root.addSubview(moving)
      stage.advance(to: 0)
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        moving.center.x += 200
      }
      stage.advance(to: 1)
      UIView.transition(
        with: stage.root, duration: 0.5, options: .transitionCrossDissolve,
        animations: { moving.removeFromSuperview() })
      for time in [1.1, 1.4] {
        stage.advance(to: time)
        let node = try #require(
          stage.frozen().all.first {
            $0.effects.backgroundColor == .init(red: 1, green: 0, blue: 0)
          })
        #expect(abs(node.matrix.m41 + node.bounds.width / 2 - 105) < 6)
      }
    }
  }

  @Test func aSnapshotKeepsWhatWasShown() throws {
    try ViewStage.run { stage in
      let view = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
      view.backgroundColor = .red
      stage.root.addSubview(view)
      stage.advance(to: 0)
      let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
      #expect(snapshot.bounds.size == view.bounds.size)
      view.backgroundColor = .blue
      stage.root.addSubview(snapshot)
      snapshot.center = CGPoint(x: 100, y: 100)
      stage.advance(to: 1)
      #expect(colors(stage.frozen()).suffix(2) == [[0, 0, 1], [1, 0, 0]])
    }
  }

  @Test func controllersExchangeTheirViews() {
    final class Recording: UIViewController {
      var events: [String] = []
      override func viewWillAppear(_ animated: Bool) { events.append("will appear \(animated)") }
      override func viewDidAppear(_ animated: Bool) { events.append("did appear") }
      override func viewWillDisappear(_ animated: Bool) { events.append("will disappear") }
      override func viewDidDisappear(_ animated: Bool) { events.append("did disappear") }
    }
    ViewStage.run { stage in
      let container = stage.window.rootViewController ?? UIViewController()
      let (old, new) = (Recording(), Recording())
      container.addChild(old)
      container.view.addSubview(old.view)
      old.didMove(toParent: container)
      stage.advance(to: 1)
      #expect(old.events == ["will appear false", "did appear"])
      container.addChild(new)
      var isDone = false
      container.transition(
        from: old, to: new, duration: 0.55, options: [.transitionCrossDissolve, .curveEaseOut],
        animations: {}, completion: { isDone = $0 })
      stage.advance(to: 1.5)
      #expect(new.events == ["will appear true"])
      #expect(!isDone)
      stage.advance(to: 1.55)
      #expect(isDone)
      #expect(new.events == ["will appear true", "did appear"])
      #expect(old.events.suffix(2) == ["will disappear", "did disappear"])
      #expect(old.view.superview == nil)
    }
  }
}
