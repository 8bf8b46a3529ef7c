import Limits
import Stage
import Testing
import UIKit
import VirtualTime

/// What a list shows of as many rows, sections or items as its data source says: one less than the most, the most
/// and one more.
@MainActor
struct ListLimitTests {
  private let context = SceneContext(screen: VirtualScreen(width: 100, height: 100), seed: 1)

  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    let sections: Int
    let count: Int

    init(sections: Int, count: Int) { (self.sections, self.count) = (sections, count) }

    func numberOfSections(in tableView: UITableView) -> Int { sections }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  /// Runs `body` as a scene's code, and says how many lines the ledger has afterwards.
  private func notes(_ body: () -> Void) -> Int {
    SceneContext.$current.withValue(context) { DeepStack.run(body) }
    return context.ledger.entries.count
  }

  private func table(sections: Int, rows: Int) -> CGFloat {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let source = Source(sections: sections, count: rows)
    table.rowHeight = 1
    (table.sectionHeaderHeight, table.sectionFooterHeight) = (0, 0)
    table.dataSource = source
    table.reloadData()
    table.layoutIfNeeded()
    return table.contentSize.height
  }

  @Test("rows", arguments: [-1, 0, 1])
  func rows(beyond: Int) {
    let lines = notes {
      #expect(
        table(sections: 1, rows: Limit.rows + beyond) == CGFloat(Limit.rows + min(beyond, 0)))
    }
    #expect(lines == (beyond > 0 ? 1 : 0))
  }

  @Test("sections", arguments: [-1, 0, 1])
  func sections(beyond: Int) {
    let lines = notes {
      #expect(
        table(sections: Limit.sections + beyond, rows: 1)
          == CGFloat(Limit.sections + min(beyond, 0)))
    }
    #expect(lines == (beyond > 0 ? 1 : 0))
  }

  @Test("items", arguments: [-1, 0, 1])
  func items(beyond: Int) {
    let lines = notes {
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewLayout())
      let source = Source(sections: 1, count: Limit.items + beyond)
      collection.dataSource = source
      #expect(collection.numberOfItems(inSection: 0) == Limit.items + min(beyond, 0))
    }
    #expect(lines == (beyond > 0 ? 1 : 0))
  }
}
