import CoreGraphics
import Testing
import UIKit

/// A cell whose constraints give its height: a box of any height, 10 points of air around it.
private final class BoxCell: UITableViewCell {
  let box = UIView()
  private var height: NSLayoutConstraint?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    let height = box.heightAnchor.constraint(equalToConstant: 10)
    self.height = height
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func set(_ value: CGFloat) { height?.constant = value }
}

@MainActor
private final class Boxes: NSObject, UITableViewDataSource, UITableViewDelegate {
  var heights: [CGFloat] = (0..<40).map { 20 + CGFloat($0 % 3) * 30 }
  var asked: [Int] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath.row)
    let cell = tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
    (cell as? BoxCell)?.set(heights[indexPath.row])
    return cell
  }
}

@MainActor
struct RowHeightTests {
  private let boxes = Boxes()

  private func run(_ body: @MainActor (ViewStage, UITableView) -> Void) {
    ViewStage.run { stage in
      let table = UITableView(frame: stage.root.bounds)
      table.register(BoxCell.self, forCellReuseIdentifier: "box")
      table.dataSource = boxes
      table.delegate = boxes
      stage.root.addSubview(table)
      stage.advance(to: 0)
      body(stage, table)
    }
  }

  private func end(_ row: Int) -> CGFloat {
    boxes.heights[0...row].reduce(0) { $0 + $1 + 20 }
  }

  @Test func rowsThatAreSeenAreAsHighAsTheirConstraintsSay() {
    run { _, table in
      let seen = table.indexPathsForVisibleRows?.map(\.row) ?? []
      #expect(seen == Array(0...9))
      for row in seen {
        #expect(table.rectForRow(at: IndexPath(row: row, section: 0)).maxY == end(row))
      }
      // Each was asked for once, and none that is not seen.
      #expect(boxes.asked == seen)
      // The others count as high as a row with one line.
      #expect(table.contentSize.height == end(9) + 30 * 44)
    }
  }

  @Test func rowsAreMeasuredWhenTheyComeIntoSight() {
    run { stage, table in
      table.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
      stage.advance(to: 0.1)
      let last = table.indexPathsForVisibleRows?.last?.row ?? 0
      #expect(table.rectForRow(at: IndexPath(row: last, section: 0)).maxY == end(last))
      #expect(last > 9)
    }
  }

  @Test func whatIsSeenStaysWhenRowsAboveTurnOutHigher() {
    run { stage, table in
      table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
      stage.advance(to: 0.1)
      let top = table.indexPathsForVisibleRows?.first ?? IndexPath(row: 0, section: 0)
      let place = table.rectForRow(at: top).minY - table.contentOffset.y
      table.contentOffset.y -= 80
      stage.advance(to: 0.2)
      // It went down by what was scrolled, no more.
      #expect(isNear(table.rectForRow(at: top).minY - table.contentOffset.y, place + 80))
    }
  }

  @Test func updatesMeasureWhatIsSeenAgain() {
    run { stage, table in
      boxes.heights[1] = 200
      (table.cellForRow(at: IndexPath(row: 1, section: 0)) as? BoxCell)?.set(200)
      table.beginUpdates()
      table.endUpdates()
      stage.advance(to: 1)
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 220)
      boxes.heights.insert(90, at: 1)
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      stage.advance(to: 2)
      for row in 0...3 {
        #expect(table.rectForRow(at: IndexPath(row: row, section: 0)).maxY == end(row))
      }
    }
  }

  @Test func textsInSeveralLinesMakeRowsOfTheStandardStylesHigher() {
    ViewStage.run { stage in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "One line"
      #expect(cell.sizeThatFits(CGSize(width: 375, height: 0)).height == 44)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = String(repeating: "Some words that go on and on. ", count: 6)
      cell.bounds.size.width = 375
      cell.layoutIfNeeded()
      let text = cell.textLabel?.sizeThatFits(CGSize(width: 345, height: 0)).height ?? 0
      #expect(text > 60)
      #expect(cell.sizeThatFits(CGSize(width: 375, height: 0)).height == text.rounded(.up) + 22)
      _ = stage
    }
  }
}
