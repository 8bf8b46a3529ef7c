import CoreGraphics

/// The list of controllers that a tab bar has no room for.
final class MoreListController: UITableViewController {
  private var rest: [UIViewController] = []
  private var choose: (UIViewController) -> Void = { _ in }

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  func show(_ rest: [UIViewController], choose: @escaping (UIViewController) -> Void) {
    self.rest = rest
    self.choose = choose
    if isViewLoaded { tableView.reloadData() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rest.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "item")
      ?? UITableViewCell(style: .default, reuseIdentifier: "item")
    let item: UITabBarItem = rest[indexPath.row].tabBarItem
    cell.textLabel?.text = item.title
    cell.imageView?.image = item.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose(rest[indexPath.row])
  }
}
