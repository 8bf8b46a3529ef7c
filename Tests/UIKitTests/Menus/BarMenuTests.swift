import CoreGraphics
import Testing
import UIKit

/// Menus of bar items and of buttons that show what is chosen.
@MainActor
struct BarMenuTests {
  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
  }

  private func touch(_ text: String, _ stage: ViewStage) throws {
    let found = try #require(label(text, in: stage.window))
    let place = found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: nil)
    stage.tap(place.x, place.y)
  }

  @Test func aBarItemShowsItsMenu() throws {
    var chosen: [String] = []
    @MainActor func navigation() -> UIViewController {
      let controller = UIViewController()
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Sort",
        menu: UIMenu(children: [UIAction(title: "Name") { chosen.append($0.title) }]))
      return UINavigationController(rootViewController: controller)
    }
    try ViewStage.run(navigation) { stage in
      stage.advance(to: 0.1)
      try touch("Sort", stage)
      stage.advance(to: 1)
      try touch("Name", stage)
      stage.advance(to: 2)
      #expect(chosen == ["Name"] && label("Name", in: stage.window) == nil)
    }
  }

  @Test func aButtonShowsTheActionThatIsTicked() throws {
    try ViewStage.run { stage in
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20, y: 60, width: 100, height: 40)
      let colors = ["Red", "Green"].map { UIAction(title: $0) { _ in } }
      button.menu = UIMenu(children: colors)
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      stage.root.addSubview(button)
      stage.advance(to: 0.1)
      // One always is: the first where none was.
      #expect(button.currentTitle == "Red" && colors[0].state == .on)
      stage.tap(70, 80)
      stage.advance(to: 1)
      try touch("Green", stage)
      stage.advance(to: 2)
      #expect(button.currentTitle == "Green")
      #expect(colors.map(\.state) == [.off, .on])
      #expect(button.menu?.selectedElements.map(\.title) == ["Green"])
    }
  }

  @Test func aButtonWithoutMenuIsSelectedByATouch() {
    ViewStage.run { stage in
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20, y: 60, width: 100, height: 40)
      button.changesSelectionAsPrimaryAction = true
      stage.root.addSubview(button)
      stage.advance(to: 0.1)
      stage.tap(70, 80)
      stage.advance(to: 0.5)
      #expect(button.isSelected)
      stage.tap(70, 80)
      stage.advance(to: 1)
      #expect(!button.isSelected)
    }
  }

  @Test func elementsMayComeLater() {
    ViewStage.run { stage in
      var asked = 0
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20, y: 60, width: 100, height: 40)
      button.menu = UIMenu(children: [
        UIDeferredMenuElement { done in
          asked += 1
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            done([UIAction(title: "Late") { _ in }])
          }
        }
      ])
      button.showsMenuAsPrimaryAction = true
      stage.root.addSubview(button)
      stage.advance(to: 0.1)
      stage.tap(70, 80)
      stage.advance(to: 0.6)
      #expect(label("Loading…", in: stage.window) != nil)
      stage.advance(to: 2)
      #expect(label("Late", in: stage.window) != nil)
      // What has come is kept for the next time.
      stage.tap(300, 600)
      stage.advance(to: 3)
      stage.tap(70, 80)
      stage.advance(to: 4)
      #expect(label("Late", in: stage.window) != nil && asked == 1)
    }
  }
}
