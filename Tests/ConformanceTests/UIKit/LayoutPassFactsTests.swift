import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// How often views are laid out before a commit: 12.3 #29.
@MainActor
struct LayoutPassFactsTests {
  /// Counts its layouts and does something in each.
  private class Counting: UIView {
    var layouts = 0
    var body: (Counting) -> Void = { _ in }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      body(self)
    }
  }

  private func shown(on stage: Stage, _ body: @escaping (Counting) -> Void) -> Counting {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.body = body
    _ = stage.show(view.layer)
    return view
  }

  // 12.3 #29 (U)
  @Test func sublayersThatLayoutMakesAnewAskForNoOther() {
    onStage { stage in
      let view = shown(on: stage) { view in
        view.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
        view.layer.insertSublayer(CAShapeLayer(), at: 0)
        view.layer.addSublayer(CAGradientLayer())
      }
      #expect(view.layouts == 1 && view.layer.sublayers?.count == 2)
      stage.advance(to: 1)
      #expect(view.layouts == 1)
      view.setNeedsLayout()
      stage.commit()
      #expect(view.layouts == 2)
      #expect(stage.unsupported == [])
    }
  }

  // 12.3 #29 (U): a subview that is added is laid out in the same commit.
  @Test func subviewsThatLayoutMakesAnewAreLaidOutOnce() {
    onStage { stage in
      var made: [Counting] = []
      let view = shown(on: stage) { view in
        view.subviews.forEach { $0.removeFromSuperview() }
        let inner = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        inner.body = { $0.addSubview(UIView()) }
        view.addSubview(inner)
        made.append(inner)
      }
      #expect(view.layouts == 1)
      #expect(made.map(\.layouts) == [1] && made.first?.subviews.count == 1)
      view.frame.size.width = 60
      stage.commit()
      #expect(view.layouts == 2 && made.map(\.layouts) == [1, 1])
    }
  }

  // 12.3 #29 (U): views placed by constraints included.
  @Test func constrainedSubviewsThatLayoutMakesAnewAreInTheirPlaces() {
    onStage { stage in
      let view = shown(on: stage) { view in
        view.subviews.forEach { $0.removeFromSuperview() }
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
          inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
          inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 6),
          inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
          inner.heightAnchor.constraint(equalToConstant: 7),
        ])
      }
      #expect(view.layouts == 1)
      #expect(view.subviews.map(\.frame) == [CGRect(x: 5, y: 6, width: 25, height: 7)])
      view.frame.size.width = 80
      stage.commit()
      #expect(view.subviews.map(\.frame) == [CGRect(x: 5, y: 6, width: 40, height: 7)])
      #expect(stage.unsupported == [])
    }
  }

  // A constant that is set in the layout moves what the layout has seen: it sees it once more.
  @Test func constantsThatLayoutSetsSettle() {
    onStage { stage in
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      let width = inner.widthAnchor.constraint(equalToConstant: 1)
      var seen: [CGFloat] = []
      let view = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.addSubview(inner)
      width.isActive = true
      view.body = { view in
        width.constant = view.bounds.width / 2
        seen.append(inner.bounds.width)
      }
      _ = stage.show(view.layer)
      #expect(seen == [1, 25] && inner.bounds.width == 25)
    }
  }

  // A view that changes its own size is laid out for it.
  @Test func aViewThatSetsItsOwnSizeIsLaidOutForIt() {
    onStage { stage in
      let view = shown(on: stage) { $0.bounds.size.height = 30 }
      #expect(view.layouts == 2)
      #expect(stage.unsupported == [])
    }
  }

  // What would never come to rest is left off, and the ledger tells the view's class once.
  @Test func layoutThatNeverRestsIsLeftOffAndTold() {
    onStage { stage in
      let view = shown(on: stage) { $0.setNeedsLayout() }
      #expect(view.layouts > 1 && view.layouts <= 100)
      let first = view.layouts
      for step in 1...4 {
        view.setNeedsLayout()
        stage.advance(to: Double(step))
      }
      #expect(view.layouts <= 5 * first)
      #expect(stage.unsupported.count == 1)
      #expect(stage.unsupported.first?.hasSuffix("at Counting") == true)
    }
  }

  @Test func viewsThatAskForOneAnotherAreLeftOffToo() {
    onStage { stage in
      let outer = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let inner = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      outer.addSubview(inner)
      outer.body = { _ in inner.setNeedsLayout() }
      inner.body = { _ in outer.setNeedsLayout() }
      _ = stage.show(outer.layer)
      #expect(inner.layouts <= 100 && outer.layouts <= 100)
      #expect(!stage.unsupported.isEmpty)
    }
  }

  @Test func aViewThatLaysItselfOutWhileItIsLaidOutEnds() {
    onStage { stage in
      let view = shown(on: stage) {
        $0.setNeedsLayout()
        $0.layoutIfNeeded()
        $0.setNeedsLayout()
      }
      #expect(view.layouts <= 100)
      #expect(stage.unsupported.count == 1)
    }
  }

  // A view that is measured again and again while another is laid out is not one that never rests.
  @Test func measuringInALayoutHasNoLimit() {
    onStage { stage in
      let measured = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      _ = shown(on: stage) { _ in
        for height in 11...300 {
          measured.frame.size.height = CGFloat(height)
          measured.layoutIfNeeded()
        }
      }
      #expect(measured.layouts == 290)
      #expect(stage.unsupported == [])
    }
  }
}
