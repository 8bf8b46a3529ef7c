import CoreGraphics
import QuartzCore
import Testing
import UIKit
import VirtualTime

@MainActor
private final class Watcher: UIView {
  var changes: [UIUserInterfaceStyle] = []
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    changes.append(previous?.userInterfaceStyle ?? .unspecified)
    super.traitCollectionDidChange(previous)
  }
}

@MainActor
struct AppearanceTests {
  private func inScene(dark: Bool, _ body: () -> Void) {
    var screen = VirtualScreen(width: 100, height: 100)
    screen.isDark = dark
    SceneContext.$current.withValue(SceneContext(screen: screen, seed: 1)) { body() }
  }

  @Test func colorsTakeTheAppearanceOfTheScreen() {
    let own = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    inScene(dark: false) {
      #expect(own == .red)
      #expect(UIColor.label.cgColor.components == [0, 0, 0, 1])
      #expect(UILabel().textColor == .label)
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
      #expect(own.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .green)
    }
    inScene(dark: true) {
      #expect(own == .green)
      #expect(own.withAlphaComponent(0.5) == UIColor.green.withAlphaComponent(0.5))
      #expect(UIColor.label.cgColor.components == [1, 1, 1, 1])
      #expect(UIColor.systemBackground.cgColor.components == [0, 0, 0, 1])
      #expect(UILabel().textColor.cgColor.components == [1, 1, 1, 1])
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
  }

  @Test func aViewMayInsistOnAnAppearance() {
    ViewStage.run { stage in
      let outer = UIView()
      let inner = Watcher()
      let other = Watcher()
      other.overrideUserInterfaceStyle = .light
      outer.addSubview(inner)
      outer.addSubview(other)
      stage.root.addSubview(outer)
      inner.backgroundColor = .systemBackground
      #expect(inner.layer.backgroundColor?.components == [1, 1, 1, 1])
      outer.overrideUserInterfaceStyle = .dark
      #expect(inner.layer.backgroundColor?.components == [0, 0, 0, 1])
      #expect(inner.traitCollection.userInterfaceStyle == .dark)
      #expect(inner.changes == [.light])
      #expect(other.changes.isEmpty)
      outer.overrideUserInterfaceStyle = .unspecified
      #expect(inner.layer.backgroundColor?.components == [1, 1, 1, 1])
      #expect(inner.changes == [.light, .dark])
      // What comes in later takes the appearance there.
      inner.removeFromSuperview()
      outer.overrideUserInterfaceStyle = .dark
      outer.addSubview(inner)
      #expect(inner.layer.backgroundColor?.components == [0, 0, 0, 1])
    }
  }

  @Test func sizeClassesFollowTheScreen() {
    func classes(_ width: Double, _ height: Double) -> [UIUserInterfaceSizeClass] {
      let context = SceneContext(screen: VirtualScreen(width: width, height: height), seed: 1)
      return SceneContext.$current.withValue(context) {
        let traits = UIView().traitCollection
        return [traits.horizontalSizeClass, traits.verticalSizeClass]
      }
    }
    #expect(classes(375, 667) == [.compact, .regular])
    #expect(classes(667, 375) == [.compact, .compact])
    #expect(classes(736, 414) == [.regular, .compact])
    #expect(classes(768, 1024) == [.regular, .regular])
  }
}
