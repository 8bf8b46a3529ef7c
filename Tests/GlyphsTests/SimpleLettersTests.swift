import Geometry
import Glyphs
import Raster
import TestSupport
import Testing

/// Letters that are known to wind once cover what they do when nothing is known of them.
@Suite struct SimpleLettersTests {
  private let width = 160
  private let height = 96

  private func draw(_ path: Path, _ device: Affine) -> [UInt8] {
    var list = DisplayList(width: width, height: height)
    list.fill(path.fillPolygons(in: device), rule: .nonZero, paint: .solid(.black))
    var painter = BandPainter()
    var pixmap = Pixmap(width: width, height: height)
    painter.paint(list, over: .clear, into: &pixmap)
    return pixmap.pixels
  }

  private func line(_ text: String, _ face: Typeface, size: Double) -> Path {
    TextLayout(text, style: TextStyle(typeface: face, size: size)).path(at: .zero)
  }

  @Test(arguments: [3, 7, 12, 27, 60], [0, 0.3, 1.4])
  func aLineCoversTheSame(size: Double, turn: Double) {
    for face in [BundledFonts.interface(), BundledFonts.interface(weight: .bold)] {
      let line = line("Tofu 8%& AV@gj", face, size: size)
      #expect(!line.simpleAreas.isEmpty)
      for shift in [0, 0.37, 0.81] {
        let (c, s) = (cosine(turn), sine(turn))
        let device = Affine(a: c, b: s, c: -s, d: c, tx: 20 + shift, ty: 20 + shift)
        let (known, unknown) = (draw(line, device), draw(Path(elements: line.elements), device))
        let most = zip(known, unknown).map { abs(Int($0) - Int($1)) }.max() ?? 0
        #expect(most <= 1, "size \(size), turned by \(turn)")
      }
    }
  }

  @Test func linesOverEachOtherCoverTheirUnion() {
    let line = line("Hand", BundledFonts.interface(), size: 40)
    var both = line
    both.append(line.transformed(by: .translation(7.3, 4.1)))
    let device = Affine.translation(5, 5)
    let (known, unknown) = (draw(both, device), draw(Path(elements: both.elements), device))
    let most = zip(known, unknown).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(most <= 1)
    #expect(known != draw(line, device))
  }

  @Test func lettersWoundUnlikeDoNotTakeFromEachOther() {
    // Stems in one column of pixels, one of them mirrored.
    let letter = line("l", BundledFonts.interface(), size: 12)
    guard let box = letter.tightBounds else {
      Issue.record("the letter has ink")
      return
    }
    var both = letter
    both.append(
      letter.transformed(by: Affine(a: -1, b: 0, c: 0, d: 1, tx: box.minX + box.maxX + 1.4, ty: 0)))
    both.joinSimpleAreas()
    let device = Affine.translation(5.3 - box.minX, 5)
    let (known, unknown) = (draw(both, device), draw(Path(elements: both.elements), device))
    let most = zip(known, unknown).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(most <= 1)
  }

  @Test func mostLettersAreKnown() {
    let face = BundledFonts.interface()
    for scalar in "ABCXYZabcxyz0123456789&@%".unicodeScalars {
      guard let glyph = face.glyph(for: scalar) else { continue }
      #expect(face.outline(of: glyph, size: 10).simpleAreas.count == 1, "\(scalar)")
    }
  }
}
