import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor
struct UIViewHierarchyTests {
  /// Records what it is told.
  private final class Witness: UIView {
    var events: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) {
      events.append("will move to \(newSuperview == nil ? "nothing" : "superview")")
    }

    override func didMoveToSuperview() { events.append("moved") }

    override func willMove(toWindow newWindow: UIWindow?) {
      events.append("will move to \(newWindow == nil ? "no window" : "window")")
    }

    override func didMoveToWindow() {
      events.append(window == nil ? "out of window" : "in window")
    }
  }

  private func layers(_ view: UIView) -> [CALayer] { view.layer.sublayers ?? [] }

  @Test func viewsAndLayersKeepTheSameOrder() {
    let parent = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    parent.addSubview(a)
    parent.addSubview(c)
    parent.insertSubview(b, belowSubview: c)
    #expect(parent.subviews == [a, b, c])
    parent.bringSubviewToFront(a)
    #expect(parent.subviews == [b, c, a])
    parent.sendSubviewToBack(c)
    #expect(parent.subviews == [c, b, a])
    parent.insertSubview(a, at: 0)
    #expect(parent.subviews == [a, c, b])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews == [b, c, a])
    parent.insertSubview(b, aboveSubview: c)
    #expect(parent.subviews == [c, b, a])
    #expect(layers(parent) == parent.subviews.map(\.layer))
  }

  @Test func layersOfOnesOwnStayBetweenViews() {
    let parent = UIView()
    let own = CALayer()
    let (a, b) = (UIView(), UIView())
    parent.addSubview(a)
    parent.layer.addSublayer(own)
    parent.addSubview(b)
    #expect(layers(parent) == [a.layer, own, b.layer])
    parent.insertSubview(UIView(), aboveSubview: a)
    #expect(layers(parent)[1] === own)
  }

  @Test func aViewHasOneSuperview() {
    let (first, second, view) = (UIView(), UIView(), UIView())
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty)
    #expect(layers(first).isEmpty)
    #expect(view.superview === second)
    #expect(view.isDescendant(of: second))
    view.removeFromSuperview()
    #expect(view.superview == nil)
    #expect(layers(second).isEmpty)
  }

  @Test func aViewIsToldAboutItsMoves() {
    ViewStage.run { stage in
      let witness = Witness()
      let holder = UIView()
      holder.addSubview(witness)
      #expect(witness.events == ["will move to superview", "moved"])
      witness.events = []
      stage.root.addSubview(holder)
      #expect(witness.events == ["will move to window", "in window"])
      witness.events = []
      witness.removeFromSuperview()
      #expect(
        witness.events
          == ["will move to nothing", "will move to no window", "moved", "out of window"])
    }
  }
}
