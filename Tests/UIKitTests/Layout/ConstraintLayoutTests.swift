import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Frames from constraints, in a root of 375 × 667 points at 2 pixels per point.
@MainActor
struct ConstraintLayoutTests {
  @Test func anchorsPlaceAView() {
    ViewStage.run { stage in
      let view = constrainedView(in: stage.root)
      pin(view, to: CGRect(x: 20, y: 30, width: 100, height: 50))
      #expect(view.frame == .zero)
      stage.root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 20, y: 30, width: 100, height: 50))
    }
  }

  @Test func theTurnEndsWithLayout() {
    ViewStage.run { stage in
      let view = constrainedView(in: stage.root)
      let width = view.widthAnchor.constraint(equalToConstant: 10)
      width.isActive = true
      stage.advance(to: 0.1)
      #expect(view.frame.width == 10)
      width.constant = 70
      #expect(view.frame.width == 10)
      stage.advance(to: 0.2)
      #expect(view.frame.width == 70)
    }
  }

  @Test func oppositeEdgesGiveTheSize() {
    ViewStage.run { stage in
      let view = constrainedView(in: stage.root)
      let root = stage.root
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
        view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -15),
      ])
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 5, y: 7, width: 360, height: 645))
      root.frame.size.width = 300
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 5, y: 7, width: 285, height: 645))
    }
  }

  @Test func theLongFormMultiplies() {
    ViewStage.run { stage in
      let view = constrainedView(in: stage.root)
      pin(view, to: CGRect(x: 0, y: 0, width: 200, height: 80))
      for constraint in stage.root.constraints where constraint.firstAttribute == .leading {
        constraint.isActive = false
      }
      for constraint in view.constraints where constraint.firstAttribute == .height {
        constraint.isActive = false
      }
      stage.root.addConstraint(
        NSLayoutConstraint(
          item: view, attribute: .centerX, relatedBy: .equal, toItem: stage.root,
          attribute: .centerX, multiplier: 1.2, constant: 5))
      // The height is half the width.
      view.addConstraint(
        NSLayoutConstraint(
          item: view, attribute: .height, relatedBy: .equal, toItem: view, attribute: .width,
          multiplier: 0.5, constant: 0))
      stage.root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 130, y: 0, width: 200, height: 100))
    }
  }

  @Test func prioritiesDecide() {
    ViewStage.run { stage in
      let view = constrainedView(in: stage.root)
      let wide = view.widthAnchor.constraint(equalToConstant: 300)
      wide.priority = .defaultHigh
      let narrow = view.widthAnchor.constraint(equalToConstant: 200)
      narrow.priority = .defaultLow
      NSLayoutConstraint.activate([narrow, wide])
      stage.root.layoutIfNeeded()
      #expect(view.frame.width == 300)
      let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 250)
      limit.isActive = true
      stage.root.layoutIfNeeded()
      #expect(view.frame.width == 250)
      limit.isActive = false
      wide.priority = UILayoutPriority(100)
      stage.root.layoutIfNeeded()
      #expect(view.frame.width == 200)
    }
  }

  @Test func aTransformStays() {
    ViewStage.run { stage in
      let view = constrainedView(in: stage.root)
      view.transform = CGAffineTransform(rotationAngle: 1)
      pin(view, to: CGRect(x: 20, y: 30, width: 100, height: 50))
      stage.root.layoutIfNeeded()
      #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
      #expect(view.center == CGPoint(x: 70, y: 55))
      #expect(view.transform == CGAffineTransform(rotationAngle: 1))
    }
  }

  @Test func framesThatAreSetCountAsTheyAre() {
    ViewStage.run { stage in
      let box = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      stage.root.addSubview(box)
      let view = constrainedView(in: stage.root)
      view.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 5).isActive = true
      stage.root.layoutIfNeeded()
      #expect(view.frame.minX == 65)
      box.center.x += 20
      stage.advance(to: 0.1)
      #expect(view.frame.minX == 85)
      box.frame.size.width = 100
      stage.advance(to: 0.2)
      #expect(view.frame.minX == 135)
      #expect(box.frame == CGRect(x: 30, y: 10, width: 100, height: 50))
    }
  }

  @Test func itemsMayLieInDifferentViews() {
    ViewStage.run { stage in
      let container = constrainedView(in: stage.root)
      pin(container, to: CGRect(x: 50, y: 60, width: 200, height: 200))
      let inner = constrainedView(in: container)
      let outer = UIView(frame: CGRect(x: 80, y: 300, width: 40, height: 40))
      stage.root.addSubview(outer)
      let edge = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
      let width = inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 2)
      NSLayoutConstraint.activate([edge, width])
      stage.root.layoutIfNeeded()
      #expect(inner.frame.minX == 30)
      #expect(inner.frame.width == 80)
      #expect(edge.isActive && stage.root.constraints.contains { $0 === edge })
      inner.removeFromSuperview()
      #expect(!edge.isActive && !width.isActive)
    }
  }

  @Test func ofTwoThatContradictTheFirstHolds() {
    ViewStage.run { stage in
      let view = constrainedView(in: stage.root)
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      view.widthAnchor.constraint(equalToConstant: 200).isActive = true
      stage.root.layoutIfNeeded()
      #expect(view.frame.size == CGSize(width: 100, height: 10))
      #expect(stage.context.ledger.entries.contains { $0.feature.contains("contradicts") })
    }
  }

  @Test func aConstraintNeedsAViewAroundItsItems() {
    ViewStage.run { stage in
      let view = constrainedView(in: stage.root)
      let stranger = UIView()
      let constraint = view.leftAnchor.constraint(equalTo: stranger.leftAnchor)
      constraint.isActive = true
      #expect(!constraint.isActive)
      #expect(!stage.context.ledger.isEmpty)
    }
  }

  @Test func guidesTakePartAsViewsDo() {
    ViewStage.run { stage in
      let view = constrainedView(in: stage.root)
      let guide = UILayoutGuide()
      stage.root.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
        guide.widthAnchor.constraint(equalTo: stage.root.widthAnchor, multiplier: 0.4),
        view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
      stage.root.layoutIfNeeded()
      #expect(guide.layoutFrame.minX == 10)
      #expect(guide.layoutFrame.width == 150)
      #expect(view.frame.minX == 160)
      stage.root.removeLayoutGuide(guide)
      #expect(stage.root.constraints.isEmpty)
    }
  }

  @Test func edgesStandOnPixels() {
    ViewStage.run { stage in
      let view = constrainedView(in: stage.root)
      pin(view, to: CGRect(x: 10.1, y: 0.3, width: 33.3, height: 1))
      stage.root.layoutIfNeeded()
      // 10.1 … 43.4 and 0.3 … 1.3 on halves.
      #expect(view.frame == CGRect(x: 10, y: 0.5, width: 33.5, height: 1))
    }
  }

  @Test func marginsStayFree() {
    ViewStage.run { stage in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      stage.root.addSubview(box)
      let view = constrainedView(in: box)
      let guide = box.layoutMarginsGuide
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        NSLayoutConstraint(
          item: view, attribute: .top, relatedBy: .equal, toItem: box, attribute: .topMargin,
          multiplier: 1, constant: 0),
      ])
      box.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 8, y: 8, width: 84, height: 0))
      box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      box.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 0))
    }
  }

  @Test func theSafeAreaIsBelowTheNavigationBar() {
    let controller = UIViewController()
    ViewStage.run({ UINavigationController(rootViewController: controller) }) { stage in
      let view = constrainedView(in: controller.view)
      let guide = controller.view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: guide.topAnchor),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
      stage.advance(to: 0.1)
      let bar = controller.navigationController?.navigationBar.frame.maxY
      #expect(view.frame.minY == bar)
      #expect(view.frame.maxY == 667)
      controller.navigationController?.setNavigationBarHidden(true, animated: false)
      stage.advance(to: 0.2)
      #expect(view.frame.minY == 0)
    }
  }

  @Test func theRootKeepsItsFrame() {
    ViewStage.run { stage in
      let view = constrainedView(in: stage.root)
      view.centerYAnchor.constraint(equalTo: stage.root.centerYAnchor).isActive = true
      stage.root.translatesAutoresizingMaskIntoConstraints = false
      stage.advance(to: 0.1)
      #expect(stage.root.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
      #expect(view.frame.midY == 333.5)
    }
  }

  @Test func layoutSubviewsSeesTheFrames() {
    final class Observing: UIView {
      var seen: [CGRect] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        seen.append(contentsOf: subviews.map { $0.frame })
      }
    }
    ViewStage.run { stage in
      let outer = Observing(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      stage.root.addSubview(outer)
      pin(constrainedView(in: outer), to: CGRect(x: 1, y: 2, width: 3, height: 4))
      outer.layoutIfNeeded()
      #expect(outer.seen == [CGRect(x: 1, y: 2, width: 3, height: 4)])
    }
  }

  @Test func updateConstraintsComesFirst() {
    final class Updating: UIView {
      var updates = 0
      lazy var inner = constrainedView(in: self)
      override func updateConstraints() {
        updates += 1
        if inner.constraints.isEmpty {
          inner.widthAnchor.constraint(equalToConstant: 30).isActive = true
        }
        super.updateConstraints()
      }
    }
    ViewStage.run { stage in
      let view = Updating(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      stage.root.addSubview(view)
      view.setNeedsUpdateConstraints()
      #expect(view.needsUpdateConstraints())
      view.layoutIfNeeded()
      #expect(view.updates == 1)
      #expect(view.inner.frame.width == 30)
      stage.advance(to: 0.1)
      #expect(view.updates == 1)
    }
  }

  @Test func hostileNumbersEnd() {
    ViewStage.run { stage in
      for number in [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e12] {
        let view = constrainedView(in: stage.root)
        pin(view, to: CGRect(x: number, y: 1, width: number, height: number))
        let ratio = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: number)
        ratio.priority = UILayoutPriority(Float(number))
        ratio.isActive = true
      }
      stage.root.layoutIfNeeded()
      for view in stage.root.subviews {
        #expect(view.frame.width.isFinite && view.frame.minX.isFinite)
      }
    }
  }

  @Test func theMeasuresOfConstraintsCanBeCompared() {
    ViewStage.run { stage in
      let (one, other) = (constrainedView(in: stage.root), constrainedView(in: stage.root))
      let first = one.topAnchor.constraint(equalTo: other.bottomAnchor)
      let second = NSLayoutConstraint(
        item: one, attribute: .top, relatedBy: .equal, toItem: other, attribute: .bottom,
        multiplier: 1, constant: 7)
      #expect(first.firstAnchor === second.firstAnchor)
      #expect(first.secondAnchor === second.secondAnchor)
      #expect(first.firstAnchor !== first.secondAnchor)
      #expect(first.firstAnchor.item as? UIView === one)
      let width = one.widthAnchor.constraint(equalToConstant: 3)
      #expect(width.secondAnchor == nil && width.firstAnchor !== first.firstAnchor)
      let guide = UILayoutGuide()
      stage.root.addLayoutGuide(guide)
      #expect(guide.topAnchor.constraint(equalTo: one.topAnchor).secondAnchor === first.firstAnchor)
    }
  }
}
