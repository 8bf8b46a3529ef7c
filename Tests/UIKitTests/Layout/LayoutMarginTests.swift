import CoreGraphics
import Testing
import UIKit

@MainActor
struct LayoutMarginTests {
  private func views() -> (outer: UIView, inner: UIView) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 280, height: 200))
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 50, right: 60)
    outer.addSubview(inner)
    return (outer, inner)
  }

  @Test func marginsOfTheSuperviewReachAsFarAsTheyDo() {
    ViewStage.run { _ in
      let (outer, inner) = views()
      #expect(inner.superview === outer)
      #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      inner.preservesSuperviewLayoutMargins = true
      // 40 from the edge are 30 from a view that begins at 10; the bottom is 100 away.
      #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 30, bottom: 8, right: 50))
    }
  }

  @Test func viewsInsideAreToldAndLaidOutAgain() {
    final class Told: UIView {
      var count = 0
      override func layoutMarginsDidChange() { count += 1 }
    }
    ViewStage.run { stage in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let inner = Told(frame: outer.bounds)
      let leaf = UIView()
      inner.preservesSuperviewLayoutMargins = true
      outer.addSubview(inner)
      inner.addSubview(leaf)
      leaf.translatesAutoresizingMaskIntoConstraints = false
      leaf.leadingAnchor.constraint(equalTo: inner.layoutMarginsGuide.leadingAnchor).isActive = true
      stage.root.addSubview(outer)
      stage.advance(to: 0)
      #expect(leaf.frame.minX == 8)
      inner.count = 0
      outer.layoutMargins.left = 33
      #expect(inner.count == 1)
      stage.advance(to: 0.1)
      #expect(leaf.frame.minX == 33)
    }
  }

  @Test func theSafeAreaIsPartOfTheMarginsUnlessAskedOtherwise() {
    ViewStage.run { stage in
      stage.window.rootViewController?.additionalSafeAreaInsets.top = 20
      let view = UIView(frame: stage.root.bounds)
      stage.root.addSubview(view)
      stage.advance(to: 0)
      #expect(view.layoutMargins.top == 28)
      view.insetsLayoutMarginsFromSafeArea = false
      #expect(view.layoutMargins.top == 8)
    }
  }

  @Test func theContentOfACellHasATablesMargins() {
    ViewStage.run { _ in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      #expect(
        cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    }
  }
}
