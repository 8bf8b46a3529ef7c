import QuartzCore
import Testing
import UIKit

// 7.6: what a text layer draws. The measured facts (M GS) come from 160 × 60 layers; glyphs differ
// from machine to machine, so what is asked is which part is covered, and in what colour.

private let width = 160
private let height = 60

@MainActor
private func textLayer(_ string: Any?) -> CATextLayer {
  let layer = CATextLayer()
  layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
  layer.string = string
  return layer
}

/// The columns and rows of the stage's picture that have ink for which `isWanted` holds.
private func inkBox(_ pixels: StagePixels, where isWanted: ([UInt8]) -> Bool = { $0[3] > 0 })
  -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)?
{
  var columns: [Int] = []
  var rows: [Int] = []
  for y in 0..<pixels.height {
    for x in 0..<pixels.width where isWanted(pixels[x, y]) {
      columns.append(x)
      rows.append(y)
    }
  }
  guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
    let bottom = rows.max()
  else { return nil }
  return (left...right, top...bottom)
}

@MainActor
struct TextLayerPictureTests {
  // 7.6 (M GS): the string is drawn inside the bounds, from their top.
  @Test func aLineStandsAtTheTopOfTheBounds() throws {
    try onStage(200) { stage in
      let layer = stage.show(textLayer("Hg"))
      let box = try #require(inkBox(stage.pixels()))
      #expect(box.columns.upperBound < width && box.rows.upperBound < height)
      #expect(box.rows.lowerBound < height / 2)
      still { layer.frame.size.height = 90 }
      let taller = try #require(inkBox(stage.pixels()))
      #expect(taller.rows == box.rows)
    }
  }

  // 7.6 (M GS)
  @Test func noStringAndAnEmptyOneDrawNothing() {
    onStage(200) { stage in
      let layer = stage.show(textLayer(nil))
      #expect(stage.pixels().coveredArea == 0)
      still { layer.string = "" }
      #expect(stage.pixels().coveredArea == 0)
    }
  }

  // 7.6 (M GS)
  @Test func sizeAndLengthShow() throws {
    try onStage(200) { stage in
      let layer = stage.show(textLayer("Hg"))
      let big = stage.pixels().coveredArea
      still { layer.fontSize = 12 }
      #expect(stage.pixels().coveredArea < big)
      still { layer.string = "H" }
      let short = try #require(inkBox(stage.pixels()))
      still { layer.string = "HHHH" }
      let long = try #require(inkBox(stage.pixels()))
      #expect(long.columns.upperBound > short.columns.upperBound)
    }
  }

  // 7.6 (M GS)
  @Test func theColourIsTheForegroundColour() {
    onStage(200) { stage in
      let layer = textLayer("Hg")
      layer.foregroundColor = UIColor.red.cgColor
      _ = stage.show(layer)
      let pixels = stage.pixels()
      #expect(inkBox(pixels) { $0 == [255, 0, 0, 255] } != nil)
      #expect(inkBox(pixels) { $0[1] > 0 || $0[2] > 0 } == nil)
    }
  }

  // 7.6 (M GS): contents hide the string, whenever they are displayed.
  @Test func contentsHideTheString() {
    onStage(200) { stage in
      let green = UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
        UIColor.green.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
      }
      let layer = textLayer("Hg")
      layer.contents = green.cgImage
      _ = stage.show(layer)
      #expect(inkBox(stage.pixels()) { $0[0] > 0 || $0[2] > 0 } == nil)
      #expect(stage.pixel(80, 30) == [0, 255, 0, 255])
    }
  }

  // 7.6 (M GS): left, right, centre; natural is left for Latin.
  @Test func alignmentModesPlaceTheLine() throws {
    try onStage(200) { stage in
      let layer = stage.show(textLayer("Hg"))
      @MainActor func box(_ mode: CATextLayerAlignmentMode) throws -> ClosedRange<Int> {
        still { layer.alignmentMode = mode }
        return try #require(inkBox(stage.pixels())).columns
      }
      let (left, right, center) = (try box(.left), try box(.right), try box(.center))
      #expect(left.lowerBound < 10)
      #expect(right.upperBound > 150 && right.upperBound < width)
      #expect(center.lowerBound > left.lowerBound && center.upperBound < right.upperBound)
      let natural = try box(.natural)
      let justified = try box(.justified)
      #expect(natural == left)
      #expect(justified == left)
    }
  }

  // 7.6 (M GS): after a display it is settled; changes of string and size ask for another. 8: so do
  // font, colour, wrapping, alignment, truncation and bounds (OCA).
  @Test func changesAskForADisplay() {
    let changes: [(CATextLayer) -> Void] = [
      { $0.string = "Other" }, { $0.fontSize = 12 }, { $0.font = "Times" },
      { $0.foregroundColor = UIColor.red.cgColor }, { $0.isWrapped = true },
      { $0.alignmentMode = .center }, { $0.truncationMode = .end },
      { $0.bounds.size.width = 50 },
    ]
    for change in changes {
      let layer = textLayer("Hg")
      layer.display()
      #expect(!layer.needsDisplay())
      change(layer)
      #expect(layer.needsDisplay())
    }
  }

  // 7.6 (D): wrapped text stays within the width and takes more lines.
  @Test func wrappedTextTakesMoreLines() throws {
    try onStage(200) { stage in
      let layer = textLayer("one two three")
      layer.fontSize = 20
      layer.frame.size.width = 60
      layer.isWrapped = true
      _ = stage.show(layer)
      let box = try #require(inkBox(stage.pixels()))
      #expect(box.columns.upperBound < 60)
      #expect(box.rows.upperBound > 40)
    }
  }

  // 7.6 (I): text is a picture of the bounds and ends there.
  @Test func longTextEndsAtTheBounds() throws {
    try onStage(200) { stage in
      _ = stage.show(textLayer("Hamburgefonstiv Hamburgefonstiv"))
      let box = try #require(inkBox(stage.pixels()))
      #expect(box.columns.upperBound == width - 1)
    }
  }

  // 7.6 (D): an ellipsis at the start, in the middle, at the end. Letters are red there, green in the
  // middle, blue at the end; whichever gives way loses its colour.
  @Test func truncationTakesTheStartTheMiddleOrTheEnd() {
    let string = NSMutableAttributedString(
      string: "HHHHHHHHHHHHHHH", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let colors = [UIColor.red, .green, .blue]
    for (third, color) in colors.enumerated() {
      string.addAttribute(
        .foregroundColor, value: color, range: NSRange(location: 5 * third, length: 5))
    }
    onStage(200) { stage in
      let layer = stage.show(textLayer(string))
      @MainActor func area(_ mode: CATextLayerTruncationMode) -> [Int] {
        still { layer.truncationMode = mode }
        let pixels = stage.pixels()
        return (0..<3).map { channel in
          (0..<pixels.width).reduce(0) { sum, x in
            sum + (0..<pixels.height).count { pixels[x, $0][channel] > 128 }
          }
        }
      }
      let (start, middle, end) = (area(.start), area(.middle), area(.end))
      #expect(start[0] < start[2])
      #expect(end[2] < end[0])
      #expect(middle[1] < middle[0] && middle[1] < middle[2])
    }
  }

  // 7.6 (D): colours of an attributed string stand where its advances put them.
  @Test func spansAreColouredWhereTheyStand() throws {
    let font = UIFont.boldSystemFont(ofSize: 30)
    let string = NSMutableAttributedString(
      string: "HHH", attributes: [.font: font, .foregroundColor: UIColor.red])
    string.addAttribute(
      .foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
    try onStage(200) { stage in
      let layer = textLayer(string)
      layer.foregroundColor = UIColor.green.cgColor
      layer.fontSize = 8
      _ = stage.show(layer)
      let pixels = stage.pixels()
      let all = try #require(inkBox(pixels))
      let blue = try #require(inkBox(pixels) { $0[2] > 0 })
      // Three equal letters: the middle one stands in the middle.
      let middle = blue.columns.lowerBound + blue.columns.upperBound
      let whole = all.columns.lowerBound + all.columns.upperBound
      #expect(abs(middle - whole) <= 1)
      #expect(blue.columns.count * 3 < all.columns.count + 6)
      #expect(inkBox(pixels) { $0[1] > 0 } == nil)
    }
  }

  // 7.6 (D): justified lines end at both edges, but for the last.
  @Test func justifiedLinesReachBothEdges() throws {
    try onStage(200) { stage in
      let layer = textLayer("HI HI HI HI HI HI HI HI HI H")
      layer.fontSize = 20
      layer.isWrapped = true
      layer.alignmentMode = .justified
      _ = stage.show(layer)
      let pixels = stage.pixels()
      // The first line's rows.
      let inked = (0..<width).filter { x in (0..<22).contains { pixels[x, $0][3] > 0 } }
      let first = try #require(inked.first)...(try #require(inked.last))
      #expect(first.lowerBound <= 3)
      #expect(first.upperBound >= width - 5)
    }
  }

  // 7.6 (D): a paragraph style is honoured as far as the layer says nothing itself.
  @Test func aParagraphStyleAlignsAndSpaces() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.minimumLineHeight = 40
    let string = NSAttributedString(
      string: "H\nH",
      attributes: [
        .font: UIFont.systemFont(ofSize: 12), .paragraphStyle: style,
        .foregroundColor: UIColor.red,
      ])
    try onStage(200) { stage in
      let layer = textLayer(string)
      layer.frame.size.height = 100
      _ = stage.show(layer)
      let box = try #require(inkBox(stage.pixels()))
      #expect(box.columns.lowerBound > 130)
      // The capitals of two lines whose baselines are 40 points apart.
      let capital = Int(UIFont.systemFont(ofSize: 12).capHeight.rounded())
      #expect(abs(box.rows.count - 40 - capital) <= 2)
      still { layer.alignmentMode = .left }
      let left = try #require(inkBox(stage.pixels()))
      #expect(left.columns.lowerBound < 10)
    }
  }

  // 7.6 (D): underlines and backgrounds of attributed strings.
  @Test func linesAndBackgroundsAreDrawn() throws {
    let string = NSAttributedString(
      string: "HHHH",
      attributes: [
        .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red,
        .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.blue,
        .backgroundColor: UIColor.green,
      ])
    try onStage(200) { stage in
      _ = stage.show(textLayer(string))
      let pixels = stage.pixels()
      let letters = try #require(inkBox(pixels) { $0 == [255, 0, 0, 255] })
      let line = try #require(inkBox(pixels) { $0[2] > 128 })
      let background = try #require(inkBox(pixels) { $0 == [0, 255, 0, 255] })
      #expect(line.rows.lowerBound > letters.rows.upperBound)
      #expect(line.columns.lowerBound <= letters.columns.lowerBound)
      #expect(line.columns.upperBound >= letters.columns.upperBound)
      #expect(background.rows.lowerBound < letters.rows.lowerBound)
    }
  }

  // 7.6 (D): stroke widths are percent of the size; positive ones leave letters hollow.
  @Test func outlinedLettersAreHollow() {
    @MainActor func area(_ width: CGFloat?) -> Double {
      onStage(200) { stage in
        var attributes: [NSAttributedString.Key: Any] = [
          .font: UIFont.boldSystemFont(ofSize: 40), .foregroundColor: UIColor.red,
        ]
        attributes[.strokeWidth] = width
        _ = stage.show(textLayer(NSAttributedString(string: "HH", attributes: attributes)))
        return stage.pixels().coveredArea
      }
    }
    #expect(area(1) < area(nil) * 0.8)
    #expect(area(-4) > area(nil))
  }
}
