import CoreGraphics
import Testing
import UIKit

private final class OwnHeader: UITableViewHeaderFooterView {
  let badge = UIView()
  var uses = 0

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(badge)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() { uses += 1 }
}

@MainActor
private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections = 20
  var made: [OwnHeader] = []
  var shown: [Int] = []
  var index: [String]?

  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    if let view = view as? OwnHeader, !made.contains(where: { $0 === view }) { made.append(view) }
    view?.textLabel?.text = "section \(section)"
    return view
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    30
  }
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { shown.append(section) }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { index }
}

@MainActor
struct HeaderFooterTests {
  private let rows = Sections()

  private func run(_ body: @MainActor (ViewStage, UITableView) -> Void) {
    ViewStage.run { stage in
      let table = UITableView(frame: stage.root.bounds)
      table.register(OwnHeader.self, forHeaderFooterViewReuseIdentifier: "header")
      table.dataSource = rows
      table.delegate = rows
      stage.root.addSubview(table)
      stage.advance(to: 0)
      body(stage, table)
    }
  }

  @Test func headersAreOfTheRegisteredClassAndKnownBySection() {
    run { _, table in
      let header = table.headerView(forSection: 1) as? OwnHeader
      #expect(header?.textLabel?.text == "section 1")
      #expect(header?.reuseIdentifier == "header")
      #expect(header?.badge.superview === header?.contentView)
      #expect(header?.frame == CGRect(x: 0, y: 250, width: 375, height: 30))
      // 667 points show three sections of 250.
      #expect(rows.shown == [0, 1, 2])
    }
  }

  @Test func headersThatAreNotSeenAnyMoreAreUsedAgain() {
    run { stage, table in
      let before = rows.made.count
      table.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
      stage.advance(to: 0.1)
      table.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
      stage.advance(to: 0.2)
      #expect(rows.made.count <= before + 1)
      #expect(rows.made.contains { $0.uses > 0 })
      #expect(table.headerView(forSection: 4)?.textLabel?.text == "section 4")
    }
  }

  @Test func lettersAtTheSideLeadToTheirSections() {
    rows.index = ["A", "B", "C", "D"]
    run { stage, table in
      // Four letters of 14 points around the middle.
      stage.tap(370, 667 / 2 + 21)
      #expect(isNear(table.contentOffset.y, 3 * 250))
    }
  }

  @Test func sectionsMoveWithTheirRows() {
    run { stage, table in
      let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
      table.moveSection(0, toSection: 1)
      stage.advance(to: 1)
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) === first)
      #expect(first?.frame.minY == 280)
    }
  }
}
