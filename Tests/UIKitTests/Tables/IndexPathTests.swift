import Testing
import UIKit

struct IndexPathTests {
  @Test func rowsAndSectionsAreTheTwoIndexes() {
    var path = IndexPath(row: 3, section: 2)
    #expect(path.section == 2 && path.row == 3 && path.item == 3)
    #expect(path == IndexPath(indexes: [2, 3]))
    path.row = 5
    path.section = 1
    #expect(path == IndexPath(item: 5, section: 1))
    #expect(IndexPath().row == 0)
  }
}
