import Sheets
import Testing

@Suite struct SheetLayoutTests {
  @Test func eighteenPortraitCellsMakeSixColumns() {
    let layout = SheetLayout(count: 18, cellWidth: 202, cellHeight: 359)
    #expect([layout.columns, layout.rows] == [6, 3])
  }

  @Test func cellsGoInReadingOrderWithoutTouching() {
    for count in 1...40 {
      let layout = SheetLayout(count: count, cellWidth: 100, cellHeight: 60)
      #expect(layout.columns * layout.rows >= count)
      #expect(layout.columns * (layout.rows - 1) < count, "no row is empty")
      let places = (0..<count).map { layout.origin(ofCell: $0) }
      for (before, after) in zip(places, places.dropFirst()) {
        let isNextInRow = after.y == before.y && after.x == before.x + 100 + layout.gap
        let isNextRow = after.x == layout.margin && after.y >= before.y + 60 + layout.labelHeight
        #expect(isNextInRow || isNextRow)
      }
      let last = places[count - 1]
      #expect(last.x + 100 + layout.margin <= layout.width)
      #expect(last.y + 60 + layout.labelHeight <= layout.height)
    }
  }

  @Test func moreColumnsThanCellsAreAsManyAsCells() {
    #expect(SheetLayout(count: 3, columns: 8, cellWidth: 50, cellHeight: 50).columns == 3)
  }
}
