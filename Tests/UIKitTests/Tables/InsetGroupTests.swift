import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor
private final class Rows: NSObject, UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 3 : 1
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor
@Suite("Tables whose groups stand apart from the sides")
struct InsetGroupTests {
  @Test("Rows are inset, and the corners of each group are round")
  func corners() throws {
    try ViewStage.run { stage in
      let rows = Rows()
      let table = UITableView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .insetGrouped)
      table.rowHeight = 44
      table.dataSource = rows
      stage.root.addSubview(table)
      stage.advance(to: 0.1)
      let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      let lower: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      for (section, row, corners) in [
        (0, 0, upper), (0, 1, []), (0, 2, lower), (1, 0, upper.union(lower)),
      ] {
        let path = IndexPath(row: row, section: section)
        let cell = try #require(table.cellForRow(at: path))
        #expect(cell.frame == table.rectForRow(at: path))
        #expect(cell.frame.minX == 16 && cell.frame.width == 343)
        #expect(cell.layer.maskedCorners == corners)
        #expect((cell.layer.cornerRadius > 0) == !corners.isEmpty)
      }
    }
  }
}
