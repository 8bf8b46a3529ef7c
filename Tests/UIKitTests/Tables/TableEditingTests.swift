import CoreGraphics
import Testing
import UIKit

@MainActor
private final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
  var names = (0..<30).map { "row \($0)" }
  var notes: [String] = []
  var style = UITableViewCell.EditingStyle.delete
  var trailing: UISwipeActionsConfiguration?
  var leading: UISwipeActionsConfiguration?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell")
      ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
    cell.textLabel?.text = names[indexPath.row]
    cell.showsReorderControl = true
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 2
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { style }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    notes.append("\(editingStyle) \(indexPath.row)")
    guard editingStyle == .delete else { return }
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    notes.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
    names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    notes.append("select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    notes.append("button \(indexPath.row)")
  }
}

/// Rows of 44 points.
@MainActor
struct TableEditingTests {
  private let rows = Names()

  private func run(_ body: @MainActor (ViewStage, UITableView) -> Void) {
    ViewStage.run { stage in
      let table = UITableView(frame: stage.root.bounds)
      table.dataSource = rows
      table.delegate = rows
      stage.root.addSubview(table)
      stage.advance(to: 0)
      body(stage, table)
    }
  }

  private func text(_ row: Int, _ table: UITableView) -> String? {
    table.cellForRow(at: IndexPath(row: row, section: 0))?.textLabel?.text
  }

  private func content(_ row: Int, _ table: UITableView) -> CGFloat {
    table.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.frame.minX ?? -1
  }

  @Test func signsMoveTheContentOfRowsThatCanBeEdited() {
    run { stage, table in
      table.setEditing(true, animated: true)
      stage.advance(to: 0.5)
      #expect(content(0, table) == 38)
      #expect(content(2, table) == 0)
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.editingStyle == .delete)
      table.setEditing(false, animated: true)
      stage.advance(to: 1)
      #expect(content(0, table) == 0)
    }
  }

  @Test func theSignOpensTheButtonThatDeletes() {
    run { stage, table in
      table.setEditing(true, animated: false)
      stage.advance(to: 0.1)
      stage.tap(27, 44 + 22)
      stage.advance(to: 1)
      #expect(rows.notes.isEmpty)
      stage.tap(340, 44 + 22)
      stage.advance(to: 2)
      #expect(rows.notes == ["delete 1"])
      #expect(text(1, table) == "row 2")
      #expect(table.numberOfRows(inSection: 0) == 29)
      #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 && $0.alpha == 1 })
    }
  }

  @Test func theSignOfAnInsertingRowCommitsAtOnce() {
    rows.style = .insert
    run { stage, table in
      table.isEditing = true
      stage.advance(to: 0.1)
      stage.tap(27, 22)
      stage.advance(to: 1)
      #expect(rows.notes == ["insert 0"])
    }
  }

  @Test func pullingARowToTheLeftShowsTheButtonThatDeletes() {
    run { stage, table in
      stage.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 180, y: 66), steps: 12)
      stage.advance(to: 1)
      let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
      // As wide as its text with 15 points on each side.
      let word = ("Delete" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 15)])
      #expect(isNear(cell?.frame.minX ?? 0, -(word.width + 30), within: 0.5))
      #expect(cell?.showingDeleteConfirmation == true)
      #expect(table.contentOffset.y == 0)
      stage.tap(340, 66)
      stage.advance(to: 2)
      #expect(rows.notes == ["delete 1"])
      #expect(text(1, table) == "row 2")
    }
  }

  @Test func aTouchBesideTakesTheButtonsAwayAndSelectsNothing() {
    run { stage, table in
      stage.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 180, y: 66), steps: 12)
      stage.advance(to: 1)
      stage.tap(100, 300)
      stage.advance(to: 2)
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minX == 0)
      #expect(rows.notes.isEmpty)
      stage.tap(100, 22)
      #expect(rows.notes == ["select 0"])
    }
  }

  @Test func actionsOfBothSidesAreCalledAndTakenAwayWhenDone() {
    var done: ((Bool) -> Void)?
    let archive = UIContextualAction(style: .normal, title: "Archive") { [rows] _, _, end in
      rows.notes.append("archive")
      done = end
    }
    let pin = UIContextualAction(style: .normal, title: "Pin") { [rows] _, _, end in
      rows.notes.append("pin")
      end(true)
    }
    rows.trailing = UISwipeActionsConfiguration(actions: [archive])
    rows.leading = UISwipeActionsConfiguration(actions: [pin])
    run { stage, table in
      let first = IndexPath(row: 0, section: 0)
      stage.drag(from: CGPoint(x: 300, y: 22), to: CGPoint(x: 180, y: 22), steps: 12)
      stage.advance(to: 1)
      stage.tap(340, 22)
      stage.advance(to: 2)
      #expect(rows.notes == ["archive"])
      #expect((table.cellForRow(at: first)?.frame.minX ?? 0) < -70)
      done?(true)
      stage.advance(to: 3)
      #expect(table.cellForRow(at: first)?.frame.minX == 0)
      // All the way the first action is done without a touch.
      stage.drag(from: CGPoint(x: 20, y: 22), to: CGPoint(x: 340, y: 22), steps: 20)
      stage.advance(to: 5)
      #expect(rows.notes == ["archive", "pin"])
      #expect(table.cellForRow(at: first)?.frame.minX == 0)
    }
  }

  @Test func aGripMovesItsRowAndTheOthersMakeRoom() {
    run { stage, table in
      table.setEditing(true, animated: false)
      stage.advance(to: 0.1)
      let grip = CGPoint(x: 375 - 19, y: 22)
      stage.drag(from: grip, to: CGPoint(x: grip.x, y: 22 + 3 * 44), steps: 20, lifts: false)
      stage.advance(to: 1)
      #expect(table.contentOffset.y == 0)
      let moved = table.cellForRow(at: IndexPath(row: 1, section: 0))
      #expect(moved?.frame.minY == 0)
      stage.finger(.ended, grip.x, 22 + 3 * 44)
      stage.advance(to: 2)
      #expect(rows.notes == ["move 0 3"])
      #expect((0...4).map { text($0, table) } == ["row 1", "row 2", "row 3", "row 0", "row 4"])
      for row in 0...4 {
        let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
        #expect(cell?.frame.minY == CGFloat(row) * 44)
      }
    }
  }

  @Test func theButtonAtTheEndOfARowIsToldApartFromTheRow() {
    run { stage, table in
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
      cell?.accessoryType = .detailButton
      stage.advance(to: 0.1)
      stage.tap(350, 22)
      #expect(rows.notes == ["button 0"])
      stage.tap(100, 22)
      #expect(rows.notes == ["button 0", "select 0"])
    }
  }

  @Test func theEditButtonOfATableControllerEditsItsTable() {
    ViewStage.run {
      UITableViewController(style: .plain)
    } _: { stage in
      let controller = stage.window.rootViewController as? UITableViewController
      let item = controller?.editButtonItem
      #expect(item?.title == "Edit")
      controller?.setEditing(true, animated: false)
      #expect(item?.title == "Done")
      #expect(controller?.tableView.isEditing == true)
    }
  }
}
