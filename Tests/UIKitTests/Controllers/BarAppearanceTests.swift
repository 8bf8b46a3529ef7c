import CoreGraphics
import Testing
import UIKit

/// Looks of bars by `UIBarAppearance` and its kin.
@MainActor
struct BarAppearanceTests {
  /// The colours that fill the bar's whole bounds.
  private func fills(_ bar: UIView) -> [UIColor] {
    bar.subviews.filter { $0.frame.size == bar.bounds.size && !$0.isHidden }
      .compactMap(\.backgroundColor)
  }

  @Test func aBarTakesACopyAndShowsWhatIsChangedOnIt() {
    ViewStage.run { stage in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
      stage.root.addSubview(bar)
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .red
      bar.standardAppearance = appearance
      appearance.backgroundColor = .green
      stage.advance(to: 0.1)
      #expect(fills(bar) == [.red])
      bar.standardAppearance.backgroundColor = .blue
      stage.advance(to: 0.2)
      #expect(fills(bar) == [.blue])
      #expect(appearance.backgroundColor == .green)
      bar.scrollEdgeAppearance = appearance
      stage.advance(to: 0.3)
      #expect(fills(bar) == [.green])
    }
  }

  @Test func aTransparentBackgroundIsNone() {
    ViewStage.run { stage in
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
      stage.root.addSubview(bar)
      let appearance = UITabBarAppearance()
      appearance.configureWithTransparentBackground()
      bar.standardAppearance = appearance
      stage.advance(to: 0.1)
      #expect(fills(bar).isEmpty)
    }
  }

  @Test func copiesAreApart() throws {
    let appearance = UINavigationBarAppearance()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.buttonAppearance.normal.titleTextAttributes = [.kern: 2]
    let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
    appearance.titleTextAttributes = [:]
    appearance.buttonAppearance.normal.titleTextAttributes = [:]
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect(copy.buttonAppearance.normal.titleTextAttributes[.kern] as? Int == 2)
  }

  @Test func anEmptyPictureLeavesNoBackground() {
    ViewStage.run { stage in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
      stage.root.addSubview(bar)
      stage.advance(to: 0.1)
      #expect(fills(bar).count == 1)
      bar.setBackgroundImage(UIImage(), for: .default)
      stage.advance(to: 0.2)
      #expect(fills(bar).isEmpty)
    }
  }
}
