import Geometry
import Raster
import RenderTree
import Sheets
import Testing

@Suite struct ContactSheetTests {
  private let layout = SheetLayout(count: 3, columns: 2, cellWidth: 40, cellHeight: 20)
  private let red = Color(red: 1, green: 0, blue: 0)

  private func sheet(_ frames: [FrameSnapshot], paper: Color = .white) -> [UInt8] {
    picture(
      of: ContactSheet(layout: layout, paper: paper).frame(
        of: frames.map { SheetCell(frame: $0, time: "0.017 s", number: "\($0.index)") }))
  }

  /// The pixels of the cell at `place`.
  private func cell(_ place: Int, of sheet: [UInt8]) -> [UInt8] {
    let origin = layout.origin(ofCell: place)
    return (0..<20).flatMap { row in
      let first = ((origin.y + row) * layout.width + origin.x) * 4
      return sheet[first..<first + 40 * 4]
    }
  }

  @Test func aCellHasThePixelsOfItsFrame() {
    let frames = (0..<3).map { index in
      frame(number: index, [box(Double(index) * 9.3, 3.4, 11.7, 30, red)])
    }
    let whole = sheet(frames)
    for (place, frame) in frames.enumerated() {
      #expect(cell(place, of: whole) == picture(of: frame))
    }
  }

  @Test func nothingReachesBeyondACell() {
    let far = box(-500, -500, 1000, 1000, red)
    let label = sheet([frame(background: .clear, [])])
    let pixels = sheet([frame([far])])
    let origin = layout.origin(ofCell: 0)
    for y in 0..<layout.height {
      for x in 0..<layout.width
      where !(origin.x..<origin.x + 40).contains(x) || !(origin.y..<origin.y + 20).contains(y) {
        let here = pixels.pixel(x, y, width: layout.width)
        #expect(here == label.pixel(x, y, width: layout.width))
      }
    }
  }

  @Test func whereNothingIsACheckerboardShows() {
    let cell = cell(0, of: sheet([frame(background: .clear, [])]))
    #expect(Set(stride(from: 0, to: cell.count, by: 4).map { cell[$0] }).count == 2)
    #expect(stride(from: 3, to: cell.count, by: 4).allSatisfy { cell[$0] == 255 })
  }

  @Test func eachCellHasALabelUnderIt() {
    let pixels = sheet([frame([]), frame([])])
    let inked = (0..<2).map { place in
      let origin = layout.origin(ofCell: place)
      return (origin.x..<origin.x + 40).contains { x in
        (origin.y + 22..<origin.y + 20 + layout.labelHeight).contains { y in
          pixels.pixel(x, y, width: layout.width)[0] < 120
        }
      }
    }
    #expect(inked == [true, true])
  }

  @Test func onDarkPaperLabelsAreLight() {
    let pixels = sheet([frame([])], paper: .black)
    let origin = layout.origin(ofCell: 0)
    let brightest = (origin.y + 22..<origin.y + 20 + layout.labelHeight).flatMap { y in
      (origin.x..<origin.x + 40).map { pixels.pixel($0, y, width: layout.width)[0] }
    }.max()
    #expect(brightest ?? 0 > 150)
  }
}
