import QuartzCore
import Testing

/// When a layer needs layout, and who arranges its sublayers.
@MainActor
struct LayoutTests {
  @MainActor
  private final class Manager: CALayoutManager {
    var calls: [String] = []
    func layoutSublayers(of layer: CALayer) { calls.append("layout") }
    func invalidateLayout(of layer: CALayer) { calls.append("invalidate") }
    func preferredSize(of layer: CALayer) -> CGSize {
      calls.append("size")
      return CGSize(width: 11, height: 22)
    }
  }

  @MainActor
  private final class Delegate: CALayerDelegate {
    var order: [CALayer] = []
    func layoutSublayers(of layer: CALayer) { order.append(layer) }
  }

  @MainActor
  private final class QuietDelegate: CALayerDelegate {}

  @MainActor
  private final class QuietManager: CALayoutManager {}

  /// A layer with one sublayer that needs no layout.
  private func settled() -> (CALayer, CALayer) {
    let (root, first) = (CALayer(), CALayer())
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSublayer(first)
    root.layoutIfNeeded()
    return (root, first)
  }

  /// A layer under a layout manager that needs no layout.
  private func managed() -> (CALayer, Manager) {
    let layer = CALayer()
    let manager = Manager()
    layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
    layer.layoutManager = manager
    layer.layoutIfNeeded()
    manager.calls = []
    return (layer, manager)
  }

  // 4.5, measured
  @Test func aNewLayerNeedsNoLayoutUntilItIsAsked() {
    let layer = CALayer()
    #expect(!layer.needsLayout())
    layer.setNeedsLayout()
    #expect(layer.needsLayout())
    layer.layoutIfNeeded()
    #expect(!layer.needsLayout())
  }

  // 4.5, measured
  @Test func addingNeedsLayoutOfTheSuperlayerOnly() {
    let (root, _) = settled()
    let added = CALayer()
    #expect(!root.needsLayout())
    root.addSublayer(added)
    #expect(root.needsLayout())
    #expect(!added.needsLayout())
  }

  // 4.5, measured
  @Test func everyChangeOfTheSublayersNeedsLayout() {
    let changes: [(CALayer, CALayer) -> Void] = [
      { root, _ in root.insertSublayer(CALayer(), at: 0) },
      { root, first in root.insertSublayer(CALayer(), below: first) },
      { root, first in root.insertSublayer(CALayer(), above: first) },
      { _, first in first.removeFromSuperlayer() },
      { root, first in root.replaceSublayer(first, with: CALayer()) },
      { root, _ in root.sublayers = [CALayer()] },
      { _, first in CALayer().addSublayer(first) },
    ]
    for (index, change) in changes.enumerated() {
      let (root, first) = settled()
      change(root, first)
      #expect(root.needsLayout(), "change \(index)")
    }
  }

  // 4.5, measured
  @Test func aNewSizeNeedsLayoutAndANewPlaceDoesNot() {
    let (root, _) = settled()
    root.position = CGPoint(x: 5, y: 5)
    root.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(!root.needsLayout())
    root.bounds.size = CGSize(width: 200, height: 200)
    #expect(root.needsLayout())
    root.layoutIfNeeded()
    root.frame = CGRect(x: 1, y: 1, width: 200, height: 200)
    #expect(!root.needsLayout())
    root.frame = CGRect(x: 1, y: 1, width: 20, height: 20)
    #expect(root.needsLayout())
  }

  // 4.5, measured
  @Test func layoutStartsAtTheTopmostLayerThatNeedsIt() {
    let delegate = Delegate()
    let (root, first) = settled()
    let leaf = CALayer()
    first.addSublayer(leaf)
    root.setNeedsLayout()
    leaf.setNeedsLayout()
    for layer in [root, first, leaf] { layer.delegate = delegate }
    leaf.layoutIfNeeded()
    #expect(delegate.order.elementsEqual([root, first, leaf]) { $0 === $1 })
    leaf.layoutIfNeeded()
    #expect(delegate.order.count == 3)
  }

  // 4.5, measured
  @Test func layoutReachesTheTreeBelow() {
    let delegate = Delegate()
    let (root, first) = settled()
    first.delegate = delegate
    first.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(delegate.order.count == 1)
    #expect(!first.needsLayout())
  }

  // 9.1: layout comes before display at the commit, and without being asked for.
  @Test func theCommitLaysOutThenDisplays() {
    final class Both: CALayerDelegate {
      var calls: [String] = []
      func layoutSublayers(of layer: CALayer) { calls.append("layout") }
      func display(_ layer: CALayer) { calls.append("display") }
    }
    onStage { stage in
      let layer = stage.show(CALayer())
      let both = Both()
      layer.delegate = both
      layer.setNeedsDisplay()
      layer.setNeedsLayout()
      #expect(both.calls == [])
      stage.commit()
      #expect(both.calls == ["layout", "display"])
      stage.commit()
      #expect(both.calls.count == 2)
    }
  }

  // What a layout asks of a layer above happens in the same turn.
  @Test func aLayoutThatAsksForMoreAboveGetsItBeforeTheCommit() {
    final class Asking: CALayerDelegate {
      var asked = false
      func layoutSublayers(of layer: CALayer) {
        if !asked { layer.superlayer?.setNeedsLayout() }
        asked = true
      }
    }
    onStage { stage in
      let outer = stage.show(CALayer())
      let inner = CALayer()
      outer.addSublayer(inner)
      stage.commit()
      let (asking, above) = (Asking(), Delegate())
      inner.delegate = asking
      outer.delegate = above
      inner.setNeedsLayout()
      stage.commit()
      #expect(above.order.count == 1)
      #expect(!outer.needsLayout())
    }
  }

  // GNUstep's measurements of the layout manager's calls
  @Test func theManagerIsToldWhenTheLayoutStopsBeingGood() {
    let (layer, manager) = managed()
    layer.setNeedsLayout()
    #expect(manager.calls == ["invalidate"])
    layer.setNeedsLayout()
    #expect(manager.calls == ["invalidate"])
    layer.layoutIfNeeded()
    #expect(manager.calls == ["invalidate", "layout"])
    layer.layoutIfNeeded()
    #expect(manager.calls == ["invalidate", "layout"])
  }

  // GNUstep's measurements of the layout manager's calls
  @Test func sublayersAndSizeInvalidateTheLayoutAndTheplaceDoesNot() {
    let changes: [(CALayer) -> Void] = [
      { $0.addSublayer(CALayer()) }, { $0.insertSublayer(CALayer(), at: 0) },
      { $0.sublayers = [CALayer()] },
      { $0.bounds = CGRect(x: 0, y: 0, width: 60, height: 60) },
    ]
    for (index, change) in changes.enumerated() {
      let (layer, manager) = managed()
      change(layer)
      #expect(manager.calls == ["invalidate"], "change \(index)")
    }
    let (layer, manager) = managed()
    layer.position = CGPoint(x: 5, y: 5)
    #expect(manager.calls == [])
  }

  @Test func twoChangesInvalidateOnce() {
    let (layer, manager) = managed()
    layer.addSublayer(CALayer())
    layer.addSublayer(CALayer())
    #expect(manager.calls == ["invalidate"])
  }

  // Apple's text: the delegate first, then the layout manager.
  @Test func theDelegateIsPreferredToTheManager() {
    let (layer, manager) = managed()
    let delegate = Delegate()
    layer.delegate = delegate
    layer.layoutSublayers()
    #expect(delegate.order.count == 1)
    #expect(manager.calls == [])
    let quiet = QuietDelegate()
    layer.delegate = quiet
    layer.layoutSublayers()
    #expect(manager.calls == ["layout"])
  }

  // GNUstep's measurements of preferredFrameSize
  @Test func theManagerSaysThePreferredSize() {
    let plain = CALayer()
    plain.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
    #expect(plain.preferredFrameSize() == CGSize(width: 30, height: 40))
    let (layer, manager) = managed()
    #expect(layer.preferredFrameSize() == CGSize(width: 11, height: 22))
    #expect(manager.calls == ["size"])
    layer.layoutManager = QuietManager()
    #expect(layer.preferredFrameSize() == CGSize(width: 50, height: 50))
  }

  // The header: the size of the bounds in the superlayer's space.
  @Test func thePreferredSizeIsTheSuperlayers() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(layer.preferredFrameSize() == CGSize(width: 60, height: 120))
  }

  // Apple's text: the layer keeps its manager, and its delegate not.
  @Test func aLayerKeepsItsManagerAndNotItsDelegate() {
    let layer = CALayer()
    #expect(layer.layoutManager == nil)
    #expect(layer.delegate == nil)
    do {
      layer.layoutManager = Manager()
      let delegate = Delegate()
      layer.delegate = delegate
      #expect(layer.delegate === delegate)
    }
    #expect(layer.layoutManager != nil)
    #expect(layer.delegate == nil)
  }
}
