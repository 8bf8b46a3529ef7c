import UIKit

/// Navigation bars, tool bars, tab bars.
class BarsPage: ControlRows {
  init(frame: CGRect) {
    super.init(frame: frame, title: "Bars")
    let plain = UINavigationBar()
    let below = UINavigationItem(title: "Inbox")
    let top = UINavigationItem(title: "Message")
    top.rightBarButtonItems = [item(.edit), item(.add)]
    plain.items = [below, top]
    addBar("UINavigationBar: back button, system items", plain)

    let colored = UINavigationBar()
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    colored.standardAppearance = appearance
    colored.scrollEdgeAppearance = appearance
    colored.tintColor = .white
    let prompted = UINavigationItem(title: "Appearance")
    prompted.prompt = "A prompt"
    prompted.leftBarButtonItem = item(.cancel)
    prompted.rightBarButtonItem = item(.done)
    colored.items = [prompted]
    addBar("UINavigationBarAppearance, prompt", colored)

    let tools = UIToolbar()
    tools.items = [
      item(.compose), .flexibleSpace(), item(.reply), .flexibleSpace(), item(.action),
      .flexibleSpace(), item(.organize), .flexibleSpace(), item(.trash),
    ]
    addBar("UIToolbar", tools)
    let more = UIToolbar()
    more.items = [
      item(.bookmarks), .flexibleSpace(), item(.search), .flexibleSpace(), item(.refresh),
      .flexibleSpace(), item(.stop), .flexibleSpace(), item(.camera),
    ]
    addBar("the other system items", more)
    let player = UIToolbar()
    player.items = [
      item(.rewind), .flexibleSpace(), item(.play), .flexibleSpace(), item(.pause),
      .flexibleSpace(), item(.fastForward), .flexibleSpace(), item(.save),
    ]
    player.items?.last?.isEnabled = false
    addBar("and these; the last is disabled", player)

    let tabs = UITabBar()
    let items: [UITabBarItem.SystemItem] = [.favorites, .recents, .contacts, .search, .more]
    tabs.items = items.enumerated().map { UITabBarItem(tabBarSystemItem: $1, tag: $0) }
    tabs.items?[1].badgeValue = "3"
    tabs.items?[4].badgeValue = "new"
    tabs.selectedItem = tabs.items?[0]
    addBar("UITabBar: system items, badges", tabs)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func item(_ system: UIBarButtonItem.SystemItem) -> UIBarButtonItem {
    return UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
  }

  private func addBar(_ caption: String, _ bar: UIView) {
    bar.frame.size.width = 360
    add(caption, [bar], width: 360)
  }
}
