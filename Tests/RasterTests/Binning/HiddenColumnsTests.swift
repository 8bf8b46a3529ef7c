import Geometry
import TestSupport
import Testing

@testable import Raster

/// Opaque outlines over others.
@Suite struct HiddenColumnsTests {
  private let size = 150

  private func shape(_ numbers: inout SeededGenerator) -> FlatPath {
    let x = Double.random(in: 0...150, using: &numbers)
    let y = Double.random(in: 0...150, using: &numbers)
    let radius = Double.random(in: 10...120, using: &numbers)
    if Bool.random(using: &numbers) { return circle(x, y, radius: radius, count: 60) }
    var path = Path()
    path.move(to: Point(x, y))
    path.cubic(
      to: Point(x + radius, y + 20), control1: Point(x, y + radius),
      control2: Point(x + radius, y - radius))
    return path.strokeOutline(StrokeStyle(width: radius / 2), tolerance: Flattening.tolerance)
  }

  /// One colour, that fading to red, an image or an offscreen picture.
  private func paint(_ color: Color, _ numbers: inout SeededGenerator) -> Paint {
    let end = Color(red: 1, green: 0, blue: 0, alpha: color.alpha)
    let map = Homography(
      Affine(
        a: .random(in: 0.2...1.5, using: &numbers), b: Bool.random(using: &numbers) ? 0 : 0.3, c: 0,
        d: 1, tx: 3, ty: -5))
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0:
      return .gradient(
        GradientPaint(
          shape: .axial,
          stops: [
            GradientPaint.Stop(location: 0, color: color),
            GradientPaint.Stop(location: 1, color: end),
          ],
          unitFromDevice: Homography(.scale(1 / Double(size), 1 / Double(size)))))
    case 1:
      let pixels = numbers.bytes(60 * 60 * 4).enumerated().map { place, byte in
        place % 4 == 3 ? 255 : byte
      }
      return .image(
        ImagePaint(
          image: Image(width: 60, height: 60, pixels: pixels), imageFromDevice: map,
          opacity: color.alpha))
    case 2:
      var list = DisplayList(width: 60, height: 60)
      list.fill(circle(30, 30, radius: 25), rule: .nonZero, paint: .solid(color))
      return .offscreen(
        OffscreenPaint(Offscreen(list, filters: [.blur(x: 3, y: 3)]), imageFromDevice: map))
    default: return .solid(color)
    }
  }

  /// Draws shapes, one behind the other; in a clip that cuts nothing nothing is left out.
  private func drawMany(_ seed: UInt64, clipped: Bool, _ painter: inout BandPainter) -> [UInt8] {
    var numbers = SeededGenerator(seed: seed)
    var list = DisplayList(width: size, height: size)
    if clipped { list.pushClip(circle(75, 75, radius: 400), rule: .nonZero) }
    for _ in 0..<12 {
      let alpha = Bool.random(using: &numbers) ? 1 : 0.5
      let color = Color(
        red: .random(in: 0...1, using: &numbers), green: 0.5, blue: 0.2, alpha: alpha)
      list.fill(shape(&numbers), rule: .nonZero, paint: paint(color, &numbers))
      if Int.random(in: 0..<4, using: &numbers) == 0 {
        list.pushGroup(opacity: 0.7, blend: .sourceOver)
        for _ in 0..<2 { list.fill(shape(&numbers), rule: .nonZero, paint: .solid(color)) }
        list.popGroup()
      }
    }
    if clipped { list.popClip() }
    var pixmap = Pixmap(width: size, height: size)
    painter.paint(list, over: .white, into: &pixmap)
    return pixmap.pixels
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func whatIsHiddenMakesNoDifference(seed: UInt64) {
    var painter = BandPainter()
    let pixels = drawMany(seed, clipped: false, &painter)
    var other = BandPainter()
    let whole = drawMany(seed, clipped: true, &other)
    let hides = other.hides
    #expect(!hides)
    #expect(pixels == whole)
  }

  @Test func whatLiesWhollyBelowAnotherMakesNoDifference() {
    let discs = draw(size, 96) { list in
      for radius in [20.0, 40, 60] {
        list.fill(circle(75, 48, radius: radius), rule: .nonZero, paint: .solid(.white))
      }
      list.fill(rectangle(40, 10, 70, 76), rule: .nonZero, paint: .solid(.white))
      list.fill(circle(75, 48, radius: 90), rule: .nonZero, paint: .solid(.black))
    }
    let last = draw(size, 96) {
      $0.fill(circle(75, 48, radius: 90), rule: .nonZero, paint: .solid(.black))
    }
    #expect(discs == last)
  }

  @Test func columnsUnderADiscAreHidden() {
    var list = DisplayList(width: size, height: 32)
    for shift in [0.0, 4, 2] {
      list.fill(circle(70 + shift, 16, radius: 60), rule: .nonZero, paint: .solid(.black))
    }
    var painter = BandPainter()
    var pixmap = Pixmap(width: size, height: 32)
    painter.paint(list, over: .white, into: &pixmap)
    // At the band's top the discs are 2·√(60² − 16²) = 115.6 pixels wide.
    let hidden = painter.hiddenColumns
    #expect(hidden == [15..<131, 15..<129, 0..<0])
    let row = pixmap.pixels[16 * size * 4..<17 * size * 4]
    let inside = row.dropFirst(20 * 4).prefix(105 * 4)
    #expect(inside.enumerated().allSatisfy { $1 == ($0 % 4 == 3 ? 255 : 0) })
  }
}
