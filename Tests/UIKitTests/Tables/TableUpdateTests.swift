import CoreGraphics
import Testing

@testable import UIKit

@MainActor
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var texts = (0..<30).map { "row \($0)" }
  var height: CGFloat = 64
  var asked = 0
  var inset: UIEdgeInsets?
  var appears: (UITableViewCell) -> Void = { _ in }
  var notes: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell")
      ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
    cell.textLabel?.text = texts[indexPath.row]
    if let inset { cell.separatorInset = inset }
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { appears(cell) }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    notes.append("highlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    notes.append("unhighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    notes.append("will deselect \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    notes.append("select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    notes.append("deselect \(indexPath.row)")
  }
}

/// How the rows of a table of 375 × 667 points come, go and move in 0.3 seconds.
@MainActor
struct TableUpdateTests {
  private let rows = Rows()

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

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Where the middle of a cell is seen.
  private func middle(_ cell: UITableViewCell?) -> CGFloat {
    cell?.layer.presentation()?.position.y ?? .nan
  }

  @Test func rowsMakeRoomForANewOne() {
    run { stage, table in
      let below = table.cellForRow(at: path(1))
      let asked = rows.asked
      rows.texts.insert("new", at: 1)
      table.insertRows(at: [path(1)], with: .fade)
      let new = table.cellForRow(at: path(1))
      #expect(table.cellForRow(at: path(2)) === below)
      #expect(new?.textLabel?.text == "new")
      // The rows that stay are not asked for again.
      #expect(rows.asked == asked + 1)
      stage.advance(to: 0)
      #expect(isNear(middle(below), 96, within: 1e-6))
      stage.advance(to: 0.15)
      // Eased in and out, half of the time is half of the way.
      #expect(isNear(middle(below), 128, within: 1e-3))
      #expect(isNear(CGFloat(new?.layer.presentation()?.opacity ?? 0), 0.5, within: 1e-3))
      stage.advance(to: 1)
      #expect(isNear(middle(below), 160))
      #expect(new?.frame == CGRect(x: 0, y: 64, width: 375, height: 64))
    }
  }

  /// What ends an app on a phone is noted, and what does not is not.
  @Test func changesThatContradictTheDataAreNoted() {
    func isNoted(_ change: (UITableView) -> Void) -> Bool {
      var isNoted = false
      run { stage, table in
        change(table)
        isNoted = !stage.context.ledger.isEmpty
      }
      return isNoted
    }
    #expect(isNoted { $0.insertRows(at: [path(0)], with: .fade) })
    #expect(isNoted { $0.reloadRows(at: [path(30)], with: .fade) })
    #expect(isNoted { $0.insertSections([1], with: .fade) })
    #expect(isNoted { $0.scrollToRow(at: path(30), at: .top, animated: false) })
    #expect(
      isNoted {
        rows.texts.removeLast()
        $0.deleteRows(at: [path(30)], with: .fade)
      })
    #expect(
      !isNoted { table in
        table.performBatchUpdates {
          rows.texts.remove(at: 3)
          rows.texts.swapAt(0, 5)
          table.deleteRows(at: [path(3)], with: .fade)
          table.moveRow(at: path(0), to: path(5))
          table.moveRow(at: path(6), to: path(0))
          table.reloadRows(at: [path(9)], with: .fade)
        }
        table.reloadSections([0], with: .fade)
      })
  }

  /// Sections of 3, 2 and 4 rows, of which the first goes, one comes before the last, and a row moves over.
  @Test func numbersOfRowsFollowTheirSections() {
    var updates = RowUpdates()
    updates.deletedSections = [0: .fade]
    updates.insertedSections = [1: .fade]
    updates.moved = [IndexPath(row: 1, section: 1): IndexPath(row: 4, section: 2)]
    #expect(updates.lead(from: [3, 2, 4], to: [1, 7, 5]))
    #expect(!updates.lead(from: [3, 2, 4], to: [2, 7, 5]))
    #expect(!updates.lead(from: [3, 2, 4], to: [1, 7, 4]))
    #expect(!updates.lead(from: [3, 2, 4], to: [1, 7, 5, 0]))
  }

  @Test func aRowThatGoesSlidesAway() {
    run { stage, table in
      let first = table.cellForRow(at: path(0))
      let second = table.cellForRow(at: path(1))
      rows.texts.removeFirst()
      table.deleteRows(at: [path(0)], with: .left)
      #expect(table.cellForRow(at: path(0)) === second)
      stage.advance(to: 0.15)
      let seen = first?.layer.presentation()
      #expect(isNear(CGFloat(seen?.opacity ?? 0), 0.5, within: 1e-3))
      #expect(isNear(seen?.affineTransform().tx ?? 0, -187.5, within: 0.1))
      #expect(isNear(middle(second), 64, within: 1e-3))
      stage.advance(to: 1)
      #expect(first?.superview == nil)
      #expect(first?.alpha == 1 && first?.transform == .identity)
    }
  }

  @Test func rowsMoveToNewHeights() {
    run { stage, table in
      let third = table.cellForRow(at: path(2))
      let last = table.cellForRow(at: path(10))
      rows.height = 100
      table.beginUpdates()
      table.endUpdates()
      #expect(table.contentSize.height == 3000)
      #expect(table.cellForRow(at: path(2)) === third)
      stage.advance(to: 0.15)
      // From 160 to 250.
      #expect(isNear(middle(third), 205, within: 1e-3))
      // What goes out of sight is there until it has gone.
      #expect(last?.superview === table)
      stage.advance(to: 1)
      #expect(last?.superview == nil)
      #expect(table.visibleCells.count == 7)
    }
  }

  @Test func whatWasSelectedAndMovedKeepsItsRow() {
    run { stage, table in
      table.selectRow(at: path(3), animated: false, scrollPosition: .none)
      let moved = table.cellForRow(at: path(3))
      let text = rows.texts.remove(at: 3)
      rows.texts.insert(text, at: 0)
      var isDone = false
      table.performBatchUpdates(
        { table.moveRow(at: path(3), to: path(0)) }, completion: { _ in isDone = true })
      #expect(!isDone)
      #expect(table.indexPathForSelectedRow == path(0))
      #expect(table.cellForRow(at: path(0)) === moved)
      stage.advance(to: 1)
      #expect(isDone)
      #expect(table.visibleCells.map { $0.textLabel?.text } == rows.texts.prefix(11).map { $0 })
    }
  }

  @Test func rowsAreCountedBeforeAndAfter() {
    var updates = RowUpdates()
    updates.deleted = [path(1): .fade, path(4): .fade]
    updates.inserted = [path(0): .fade]
    #expect(updates.newPath(of: path(0)) == path(1))
    #expect(updates.newPath(of: path(1)) == nil)
    #expect(updates.newPath(of: path(5)) == path(4))
    updates.deletedSections = [0: .fade]
    #expect(updates.newPath(of: path(0)) == nil)
    #expect(updates.newPath(of: IndexPath(row: 2, section: 3)) == IndexPath(row: 2, section: 2))
  }

  @Test func cellsMayMoveWhenTheyAppear() {
    rows.appears = { cell in
      cell.alpha = 0
      UIView.animate(withDuration: 1) { cell.alpha = 1 }
    }
    run { stage, table in
      stage.advance(to: 0.5)
      let cell = table.cellForRow(at: path(0))
      #expect(isNear(CGFloat(cell?.layer.presentation()?.opacity ?? 0), 0.5, within: 1e-3))
    }
  }

  @Test func aTableLeavesCellsThatASceneMovesAlone() {
    run { stage, table in
      let cell = table.visibleCells.first
      cell?.transform = CGAffineTransform(translationX: 0, y: 667)
      table.contentOffset.y = 10
      stage.advance(to: 0)
      #expect(cell?.center == CGPoint(x: 187.5, y: 32))
      #expect(cell?.frame.minY == 667)
    }
  }

  @Test func aCellsOwnInsetIsKept() {
    rows.inset = .zero
    run { _, table in
      #expect(table.visibleCells.first?.separatorInset == .zero)
      table.separatorInset.left = 40
      #expect(table.visibleCells.first?.separatorInset == .zero)
    }
  }

  @Test func theDelegateHearsOfATapInOrder() {
    run { stage, table in
      stage.tap(100, 100)
      stage.advance(to: 1)
      stage.tap(100, 200)
      #expect(
        rows.notes == [
          "highlight 1", "unhighlight 1", "select 1", "highlight 3", "unhighlight 3",
          "will deselect 1", "deselect 1", "select 3",
        ])
    }
  }

  @Test func aReloadLetsAFingerGo() {
    run { stage, table in
      stage.finger(.began, 100, 600)
      stage.advance(to: 0.3)
      rows.texts = ["one"]
      table.reloadData()
      stage.advance(to: 0.4)
      stage.finger(.ended, 100, 600)
      #expect(!rows.notes.contains { $0.hasPrefix("select") })
    }
  }

  @Test func aShorterTableIsNotScrolledBeyondItsEnd() {
    run { stage, table in
      table.contentOffset.y = 1000
      rows.texts = Array(rows.texts.prefix(12))
      table.reloadData()
      stage.advance(to: 0)
      // Twelve rows of 64 points in 667.
      #expect(table.contentOffset.y == 101)
    }
  }
}
