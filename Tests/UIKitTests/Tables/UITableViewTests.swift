import CoreGraphics
import Testing
import UIKit

@MainActor
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count = 100
  var sections = 1
  var made = 0
  var notes: [String] = []
  var height: CGFloat = 64
  var title: String?

  func numberOfSections(in tableView: UITableView) -> Int { sections }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell: UITableViewCell
    if let used = tableView.dequeueReusableCell(withIdentifier: "cell") {
      cell = used
    } else {
      made += 1
      cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
    }
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    notes.append("select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    notes.append("deselect \(indexPath.row)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { notes.append("scroll") }
}

/// A class of one's own as tutorials write them.
private final class OwnCell: UITableViewCell {
  let badge = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(badge)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Rows of tables of 375 × 667 points.
@MainActor
struct UITableViewTests {
  private let rows = Rows()

  private func run(
    _ style: UITableView.Style = .plain, _ body: @MainActor (ViewStage, UITableView) -> Void
  ) {
    ViewStage.run { stage in
      let table = UITableView(frame: stage.root.bounds, style: style)
      table.dataSource = rows
      table.delegate = rows
      stage.root.addSubview(table)
      stage.advance(to: 0)
      body(stage, table)
    }
  }

  @Test func onlyRowsThatAreSeenHaveCells() {
    run { stage, table in
      #expect(table.contentSize == CGSize(width: 375, height: 6400))
      // 667 points show ten rows and a part of the eleventh.
      #expect(rows.made == 11)
      #expect(table.visibleCells.count == 11)
      for y in stride(from: 0, through: 3200, by: 50) {
        table.contentOffset.y = CGFloat(y)
        stage.advance(to: 0)
      }
      #expect(rows.made <= 12)
      #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 50, section: 0))
      #expect(table.visibleCells.first?.textLabel?.text == "row 50")
      #expect(table.visibleCells.first?.frame == CGRect(x: 0, y: 3200, width: 375, height: 64))
    }
  }

  @Test func registeredClassesAreMadeByTheirOwnInitialiser() {
    run { _, table in
      table.register(OwnCell.self, forCellReuseIdentifier: "own")
      let path = IndexPath(row: 0, section: 0)
      let cell = table.dequeueReusableCell(withIdentifier: "own", for: path)
      #expect(cell is OwnCell)
      #expect(cell.reuseIdentifier == "own")
      #expect(cell.detailTextLabel != nil)
      #expect((cell as? OwnCell)?.badge.superview === cell.contentView)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
      #expect(table.dequeueReusableCell(withIdentifier: "plain") != nil)
      #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
    }
  }

  @Test func aTapSelectsARow() {
    run { stage, table in
      stage.tap(100, 100)
      #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
      stage.advance(to: 1)
      stage.tap(100, 200)
      #expect(rows.notes == ["select 1", "deselect 1", "select 3"])
      table.deselectRow(at: IndexPath(row: 3, section: 0), animated: true)
      #expect(table.indexPathsForSelectedRows == nil)
    }
  }

  @Test func aDragScrollsAndSelectsNothing() {
    run { stage, table in
      stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), rest: 0.2)
      #expect(isNear(table.contentOffset.y, 90))
      #expect(rows.notes.allSatisfy { $0 == "scroll" })
    }
  }

  @Test func headersStayAtTheTopOfAPlainTable() throws {
    rows.title = "Title"
    rows.sections = 2
    rows.count = 20
    try ViewStage.run { stage in
      let table = UITableView(frame: stage.root.bounds)
      table.dataSource = rows
      table.delegate = rows
      stage.root.addSubview(table)
      stage.advance(to: 0)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 28)
      #expect(table.rect(forSection: 1).minY == CGFloat(28 + 20 * 64))
      table.contentOffset.y = 100
      stage.advance(to: 0)
      let header = try #require(table.subviews.first { $0.frame.height == 28 })
      #expect(header.frame.minY == 100)
    }
  }

  @Test func aHeaderViewPushesTheRowsDown() {
    run { stage, table in
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 90))
      table.tableFooterView = UIView()
      stage.advance(to: 0)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 90)
      #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 90))
      #expect(table.contentSize.height == 6490)
    }
  }

  @Test func rowsThatComeGetTheCellsOfThoseThatWent() {
    run { stage, table in
      rows.count = 3
      let gone = (3..<100).map { IndexPath(row: $0, section: 0) }
      table.deleteRows(at: gone, with: .automatic)
      stage.advance(to: 1)
      #expect(table.visibleCells.count == 3)
      rows.count = 5
      table.beginUpdates()
      table.insertRows(at: [3, 4].map { IndexPath(row: $0, section: 0) }, with: .fade)
      table.endUpdates()
      stage.advance(to: 2)
      #expect(table.visibleCells.map { $0.textLabel?.text } == (0..<5).map { "row \($0)" })
      #expect(rows.made == 11)
    }
  }

  @Test func rowsAreScrolledTo() {
    run { _, table in
      table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
      #expect(table.contentOffset.y == 3200)
      table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
      #expect(table.contentOffset.y == CGFloat(6400 - 667))
      #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 130)) == IndexPath(row: 2, section: 0))
      #expect(table.indexPathForRow(at: CGPoint(x: 10, y: -1)) == nil)
    }
  }

  @Test func aLineLiesBelowEveryRow() throws {
    run { stage, table in
      let cell = table.visibleCells.first
      let color = UIColor(red: 200 / 255, green: 199 / 255, blue: 204 / 255, alpha: 1)
      let line = cell?.subviews.first { $0.backgroundColor == color }
      #expect(line?.frame == CGRect(x: 15, y: 63.5, width: 360, height: 0.5))
      table.separatorStyle = .none
      #expect(line?.isHidden == true)
      #expect(cell?.textLabel?.frame.minX == 15)
      #expect(cell?.textLabel?.frame.midY == 32)
    }
  }

  @Test func badHeightsAreNone() {
    rows.count = 3
    rows.height = .nan
    run { stage, table in
      #expect(table.contentSize.height == 0)
      rows.height = .infinity
      table.reloadData()
      stage.advance(to: 0)
      #expect(table.contentSize.height == 0)
      rows.height = 10
      rows.count = -1
      table.reloadData()
      stage.advance(to: 0)
      #expect(table.visibleCells.isEmpty)
    }
  }

  @Test func cellStylesPlaceTheirTexts() throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Value"
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    let detail = try #require(cell.detailTextLabel).frame
    #expect(isNear(detail.maxX, cell.contentView.bounds.width - 15))
    #expect(cell.textLabel?.frame.minX == 15)
    let two = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    two.textLabel?.text = "Name"
    two.detailTextLabel?.text = "Below"
    two.layoutIfNeeded()
    #expect(two.textLabel?.frame.maxY == two.detailTextLabel?.frame.minY)
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
  }

  @Test func aTableControllerFillsItsTable() {
    final class Controller: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)
        -> Int
      { 4 }
    }
    let controller = Controller(style: .grouped)
    ViewStage.run({ controller }) { stage in
      stage.advance(to: 0)
      #expect(controller.tableView.visibleCells.count == 4)
      #expect(controller.tableView.style == .grouped)
    }
  }
}
