import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Constants of constraints that change in and around animation blocks.
@MainActor
struct ConstraintAnimationTests {
  /// A view at x = 20, 100 wide, with its leading and its width constraint.
  private func onStage(
    _ body: @MainActor (ViewStage, UIView, NSLayoutConstraint, NSLayoutConstraint) throws -> Void
  ) rethrows {
    try ViewStage.run { stage in
      let view = constrainedView(in: stage.root)
      let leading = view.leadingAnchor.constraint(
        equalTo: stage.root.leadingAnchor, constant: 20)
      let width = view.widthAnchor.constraint(equalToConstant: 100)
      NSLayoutConstraint.activate([
        leading, width, view.heightAnchor.constraint(equalToConstant: 50),
        view.topAnchor.constraint(equalTo: stage.root.topAnchor),
      ])
      stage.advance(to: 0)
      try body(stage, view, leading, width)
    }
  }

  @Test func layoutInABlockMovesTheView() throws {
    try onStage { stage, view, leading, _ in
      leading.constant = 220
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        stage.root.layoutIfNeeded()
      }
      #expect(view.center.x == 270)
      stage.advance(to: 0.5)
      let half = try #require(view.layer.presentation())
      #expect(abs(half.position.x - 170) < 1e-9)
      #expect(half.bounds.width == 100)
      stage.advance(to: 1)
      let end = try #require(view.layer.presentation())
      #expect(abs(end.position.x - 270) < 1e-9)
    }
  }

  @Test func sizesMoveToo() throws {
    try onStage { stage, view, _, width in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        width.constant = 300
        stage.root.layoutIfNeeded()
      }
      stage.advance(to: 0.25)
      let shown = try #require(view.layer.presentation())
      #expect(abs(shown.bounds.width - 150) < 1e-9)
      // The left side stays: the centre is half the width to the right of it.
      #expect(abs(shown.position.x - 95) < 1e-9)
    }
  }

  @Test func layoutAfterTheBlockJumps() {
    onStage { stage, view, leading, _ in
      UIView.animate(withDuration: 1) { leading.constant = 220 }
      stage.advance(to: 0)
      #expect(view.layer.animationKeys() == nil)
      #expect(view.frame.minX == 220)
    }
  }

  @Test func anExchangeOfConstraintsMovesTheView() throws {
    try onStage { stage, view, leading, _ in
      leading.isActive = false
      view.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor).isActive = true
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        stage.root.layoutIfNeeded()
      }
      stage.advance(to: 0.5)
      let shown = try #require(view.layer.presentation())
      // From 20 to 275.
      #expect(abs(shown.position.x - 50 - 147.5) < 1e-9)
    }
  }

  @Test func whatDependsOnAViewMovesWithIt() throws {
    try onStage { stage, view, leading, _ in
      let other = constrainedView(in: stage.root)
      other.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 10).isActive = true
      stage.advance(to: 0)
      #expect(other.frame.minX == 130)
      leading.constant = 40
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        stage.root.layoutIfNeeded()
      }
      stage.advance(to: 0.5)
      let shown = try #require(other.layer.presentation())
      #expect(abs(shown.position.x - 140) < 1e-9)
    }
  }

  @Test func aMovementByHandLastsUntilTheNextLayout() {
    onStage { stage, view, _, width in
      view.center.x += 30
      stage.advance(to: 0.1)
      #expect(view.frame.minX == 50)
      width.constant = 110
      stage.advance(to: 0.2)
      #expect(view.frame == CGRect(x: 20, y: 0, width: 110, height: 50))
    }
  }
}
