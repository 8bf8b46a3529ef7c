import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Transitions of views that nobody has seen yet: 12.3 #31.
@MainActor
struct ViewTransitionFactsTests {
  private func square(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.backgroundColor = color
    return view
  }

  private static let blue: [UInt8] = [0, 0, 255, 255]

  // 12.3 #31 (O): the new state at once.
  @Test(arguments: [true, false]) func aFlipOfWhatCameInTheSameTurnDoesNotMove(hasHost: Bool) {
    onStage { stage in
      let root = square(.white)
      _ = stage.show(root.layer)
      stage.advance(to: 1)
      let (host, a, b) = (square(.white), square(.red), square(.blue))
      root.addSubview(host)
      if hasHost { stage.commit() }
      host.addSubview(a)
      var ends: [Bool] = []
      UIView.transition(
        from: a, to: b, duration: 1, options: .transitionFlipFromLeft
      ) { ends.append($0) }
      #expect(a.superview == nil && b.superview === host)
      stage.commit()
      #expect(stage.pixel(50, 50) == Self.blue && stage.pixel(1, 1) == Self.blue)
      stage.advance(by: 0.3)
      #expect(stage.pixel(50, 50) == Self.blue && stage.pixel(1, 1) == Self.blue)
      #expect(ends == [true])
    }
  }

  // 12.3 #31 (O)
  @Test func aViewThatCameInTheSameTurnDoesNotDissolve() {
    onStage { stage in
      let root = square(.white)
      _ = stage.show(root.layer)
      stage.advance(to: 1)
      let view = square(.red)
      root.addSubview(view)
      UIView.transition(
        with: view, duration: 1, options: .transitionCrossDissolve,
        animations: { view.backgroundColor = .blue })
      for _ in 0..<3 {
        stage.advance(by: 0.2)
        #expect(stage.pixel(50, 50) == Self.blue)
      }
      // The next one does: half of each.
      UIView.transition(
        with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
        animations: { view.backgroundColor = .red })
      stage.advance(by: 0.5)
      let mixed = stage.pixel(50, 50)
      #expect(abs(Int(mixed[0]) - 128) <= 1 && abs(Int(mixed[2]) - 127) <= 1)
    }
  }

  // 12.3 #31 (O): what comes into a view that has been seen does dissolve.
  @Test func whatComesIntoAViewThatIsShownDissolves() {
    onStage { stage in
      let root = square(.red)
      _ = stage.show(root.layer)
      stage.advance(to: 1)
      UIView.transition(
        with: root, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
        animations: { root.addSubview(square(.blue)) })
      stage.advance(by: 0.5)
      #expect(abs(Int(stage.pixel(50, 50)[0]) - 127) <= 1)
    }
  }
}
