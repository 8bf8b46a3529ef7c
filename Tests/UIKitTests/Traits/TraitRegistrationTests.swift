import CoreGraphics
import Testing
import UIKit

@MainActor
struct TraitRegistrationTests {
  private final class Told {
    var styles: [UIUserInterfaceStyle] = []
  }

  @Test func registeredViewsAndControllersAreToldOfTheirTraitsAlone() throws {
    let told = Told()
    try ViewStage.run {
      UIViewController()
    } _: { stage in
      let root = try #require(stage.window.rootViewController)
      let view = UIView()
      root.view.addSubview(view)
      let style = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (view: UIView, old: UITraitCollection) in
        told.styles += [old.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
      }
      view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitDisplayScale.self]) {
        (_: UIView, _) in told.styles.append(.unspecified)
      }
      root.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
        (_: UIViewController, old) in told.styles.append(old.userInterfaceStyle)
      }
      stage.window.overrideUserInterfaceStyle = .dark
      #expect(told.styles.sorted { $0.rawValue < $1.rawValue } == [.light, .light, .dark])
      told.styles = []
      view.unregisterForTraitChanges(style)
      stage.window.overrideUserInterfaceStyle = .light
      #expect(told.styles == [.dark])
    }
  }
}
