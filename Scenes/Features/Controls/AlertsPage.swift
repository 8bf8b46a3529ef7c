import UIKit

/// An alert, an action sheet, a menu and a table that is edited, as they look when they have come to rest.
class AlertsPage: UIView {
  private let rows = EditedRows()
  private var controllers: [UIViewController] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray4
    addAlert()
    addSheet()
    addTable()
    addMenu()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func addAlert() {
    let alert = UIAlertController(
      title: "Delete photo?", message: "It goes from all your devices.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Why" }
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    show(alert, at: CGPoint(x: 8, y: 8), width: 220)
  }

  private func addSheet() {
    let sheet = UIAlertController(
      title: "Photo", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Copy", style: .default))
    let move = UIAlertAction(title: "Move", style: .default)
    move.isEnabled = false
    sheet.addAction(move)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    show(sheet, at: CGPoint(x: 8, y: 200), width: 220)
  }

  /// The card of an alert without presenting it.
  private func show(_ alert: UIAlertController, at origin: CGPoint, width: CGFloat) {
    controllers.append(alert)
    let card: UIView = alert.view
    card.frame = CGRect(
      origin: origin,
      size: CGSize(width: width, height: card.sizeThatFits(CGSize(width: width, height: 0)).height))
    addSubview(card)
  }

  private func addTable() {
    let table = UITableView(frame: CGRect(x: 8, y: 440, width: bounds.width - 16, height: 190))
    table.dataSource = rows
    table.delegate = rows
    table.layer.cornerRadius = 10
    addSubview(table)
    table.setEditing(true, animated: false)
  }

  private func addMenu() {
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.frame = CGRect(x: 236, y: 8, width: bounds.width - 244, height: 36)
    button.backgroundColor = .systemBackground
    button.layer.cornerRadius = 8
    button.menu = UIMenu(children: [
      UIAction(title: "Name", state: .on) { _ in },
      UIAction(title: "Size") { _ in },
      UIAction(title: "Date", attributes: .disabled) { _ in },
      UIMenu(title: "More", children: [UIAction(title: "Kind") { _ in }]),
      UIMenu(
        options: .displayInline,
        children: [UIAction(title: "Delete", attributes: .destructive) { _ in }]),
    ])
    button.showsMenuAsPrimaryAction = true
    addSubview(button)
  }
}

/// Rows of which one can be inserted at, others deleted and moved.
private class EditedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let names = ["Insert one", "Delete", "Delete and move", "Stays"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    return indexPath.row < 3
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    return indexPath.row == 2
  }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    return indexPath.row == 0 ? .insert : .delete
  }
}
