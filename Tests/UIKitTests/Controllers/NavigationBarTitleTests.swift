import CoreGraphics
import Testing
import UIKit

@MainActor
struct NavigationBarTitleTests {
  @Test func theTitleHasItsAttributes() throws {
    let content = UIViewController()
    content.title = "Title"
    let navigation = UINavigationController(rootViewController: content)
    let bar = navigation.navigationBar
    try ViewStage.run {
      navigation
    } _: { stage in
      bar.titleTextAttributes = [.foregroundColor: UIColor.red]
      stage.advance(to: 1)
      let label = try #require(bar.subviews.lazy.compactMap { $0 as? UILabel }.first)
      #expect(label.text == "Title")
      let color = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
      #expect(color as? UIColor == .red)
      #expect(label.center == CGPoint(x: 187.5, y: 22))
      bar.titleTextAttributes = nil
      #expect(label.textColor == .label)
      #expect(label.text == "Title")
    }
  }
}
