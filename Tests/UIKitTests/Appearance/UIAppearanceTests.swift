import CoreGraphics
import Testing
import UIKit

private final class Panel: UIView {}

private final class RedSwitch: UISwitch {}

/// Looks that are set for a whole class.
@MainActor
struct UIAppearanceTests {
  @Test func aViewTakesTheLookWhenItComesIntoAWindow() {
    ViewStage.run { stage in
      UISwitch.appearance().onTintColor = .red
      let control = UISwitch()
      #expect(control.onTintColor == nil)
      stage.root.addSubview(control)
      #expect(control.onTintColor == .red)
    }
  }

  @Test func whatIsSetOnTheViewItselfStays() {
    ViewStage.run { stage in
      UILabel.appearance().textColor = .red
      UILabel.appearance().font = .systemFont(ofSize: 30)
      let label = UILabel()
      label.textColor = .black
      stage.root.addSubview(label)
      #expect(label.textColor == .black)
      #expect(label.font.pointSize == 30)
    }
  }

  @Test func defaultsOfTheClassGiveWay() {
    ViewStage.run { stage in
      UITableView.appearance().backgroundColor = .green
      UIActivityIndicatorView.appearance().color = .red
      let table = UITableView(frame: .zero, style: .grouped)
      let wheel = UIActivityIndicatorView(style: .medium)
      stage.root.addSubview(table)
      stage.root.addSubview(wheel)
      #expect(table.backgroundColor == .green)
      #expect(wheel.color == .red)
    }
  }

  @Test func aLookMayBeForViewsInsideOthersAlone() {
    ViewStage.run { stage in
      UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .red
      let (inside, outside, panel) = (UILabel(), UILabel(), Panel())
      panel.addSubview(inside)
      stage.root.addSubview(panel)
      stage.root.addSubview(outside)
      #expect(inside.textColor == .red)
      #expect(outside.textColor != .red)
    }
  }

  @Test func theNarrowerLookWins() {
    ViewStage.run { stage in
      RedSwitch.appearance().onTintColor = .red
      UISwitch.appearance().onTintColor = .blue
      UISwitch.appearance(whenContainedInInstancesOf: [Panel.self]).onTintColor = .green
      let (red, blue, green, panel) = (RedSwitch(), UISwitch(), UISwitch(), Panel())
      panel.addSubview(green)
      for view in [red, blue, panel] { stage.root.addSubview(view) }
      #expect(red.onTintColor == .red)
      #expect(blue.onTintColor == .blue)
      #expect(green.onTintColor == .green)
    }
  }

  @Test func statesAreTakenOverOneByOne() {
    ViewStage.run { stage in
      UIButton.appearance().setTitleColor(.red, for: .normal)
      UIButton.appearance().setTitleColor(.green, for: .highlighted)
      let button = UIButton(type: .system)
      button.setTitleColor(.blue, for: .normal)
      stage.root.addSubview(button)
      #expect(button.titleColor(for: .normal) == .blue)
      #expect(button.titleColor(for: .highlighted) == .green)
    }
  }

  @Test func barsAndTheirItemsHaveLooks() throws {
    ViewStage.run { stage in
      UINavigationBar.appearance().tintColor = .red
      UINavigationBar.appearance().barTintColor = .green
      UIBarButtonItem.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.blue], for: .normal)
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 375, height: 44))
      let item = UINavigationItem(title: "Title")
      item.rightBarButtonItem = UIBarButtonItem(
        title: "Go", style: .plain, target: nil, action: Selector?.none)
      bar.items = [item]
      stage.root.addSubview(bar)
      stage.advance(to: 0.1)
      #expect(bar.tintColor == .red)
      #expect(bar.barTintColor == .green)
      let color = item.rightBarButtonItem?.titleTextAttributes(for: .normal)?[.foregroundColor]
      #expect(color as? UIColor == .blue)
    }
  }

  @Test func scenesDoNotShareLooks() {
    ViewStage.run { _ in UISwitch.appearance().onTintColor = .red }
    ViewStage.run { stage in
      let control = UISwitch()
      stage.root.addSubview(control)
      #expect(control.onTintColor == nil)
    }
  }
}
