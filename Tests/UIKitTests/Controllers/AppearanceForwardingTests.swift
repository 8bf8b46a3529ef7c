import CoreGraphics
import Testing
import UIKit

/// Tells its children about their views itself.
private final class TellingController: RecordingController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

@MainActor
struct AppearanceForwardingTests {
  @Test func childrenFollowTheirParent() {
    let log = RecordingController.Log()
    let (parent, child) = (RecordingController("P", log), RecordingController("C", log))
    #expect(parent.shouldAutomaticallyForwardAppearanceMethods)
    ViewStage.run {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      log.lines = []
      return parent
    } _: { stage in
      #expect(log.lines.prefix(2) == ["P will appear", "C will appear"])
      #expect(log.lines.filter { $0.hasPrefix("C") } == ["C will appear", "C did appear"])
      log.lines = []
      stage.window.rootViewController = UIViewController()
      #expect(
        log.lines.filter { $0.hasPrefix("C") } == ["C will disappear", "C did disappear"])
      #expect(log.lines.count == 4)
    }
  }

  @Test func aParentThatTellsItsChildrenIsNotForestalled() {
    let log = RecordingController.Log()
    let (parent, child) = (TellingController("P", log), RecordingController("C", log))
    let inner = RecordingController("I", log)
    ViewStage.run {
      parent.addChild(child)
      child.addChild(inner)
      child.view.addSubview(inner.view)
      parent.view.addSubview(child.view)
      log.lines = []
      return parent
    } _: { _ in
      #expect(log.lines == ["P will appear", "P did appear"])
      child.beginAppearanceTransition(true, animated: true)
      #expect(log.lines.suffix(2) == ["C will appear", "I will appear"])
      child.endAppearanceTransition()
      #expect(log.lines.suffix(2) == ["C did appear", "I did appear"])
      log.lines = []
      child.view.removeFromSuperview()
      #expect(log.lines.isEmpty)
      child.beginAppearanceTransition(false, animated: false)
      child.endAppearanceTransition()
      #expect(log.lines.filter { $0.hasPrefix("C") } == ["C will disappear", "C did disappear"])
    }
  }

  /// What comes between the two calls is the transition's affair, not the view's.
  @Test func aTransitionsViewMovesInSilence() {
    let log = RecordingController.Log()
    let child = RecordingController("C", log)
    ViewStage.run { stage in
      let parent = stage.window.rootViewController ?? UIViewController()
      parent.addChild(child)
      child.beginAppearanceTransition(true, animated: true)
      stage.root.addSubview(child.view)
      stage.advance(to: 1)
      #expect(log.lines.filter { $0 != "C loaded" } == ["C will appear"])
      child.endAppearanceTransition()
      #expect(log.lines.last == "C did appear")
      // From here on the view's moves count again.
      child.view.removeFromSuperview()
      #expect(log.lines.suffix(2) == ["C will disappear", "C did disappear"])
    }
  }

  @Test func noControllerHoldsItself() {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(outer)
    #expect(outer.children.isEmpty)
    outer.addChild(inner)
    inner.addChild(outer)
    #expect(inner.children.isEmpty)
    #expect(inner.parent === outer)
  }
}
