import Geometry
import Raster
import TestSupport
import Testing

/// Images against naive sampling in Double.
struct ImageTests {
  let image: Image = {
    var numbers = SeededGenerator(seed: 5)
    var pixels: [UInt8] = []
    for _ in 0..<23 * 17 {
      let alpha = Int.random(in: 0...255, using: &numbers)
      for _ in 0..<3 { pixels.append(UInt8(Int.random(in: 0...alpha, using: &numbers))) }
      pixels.append(UInt8(alpha))
    }
    return Image(width: 23, height: 17, pixels: pixels)
  }()

  func texel(_ x: Int, _ y: Int) -> [Double] {
    let column = min(max(x, 0), image.width - 1)
    let row = min(max(y, 0), image.height - 1)
    return (0..<4).map { Double(image.pixels[(row * image.width + column) * 4 + $0]) }
  }

  /// The image at a position, in 255ths.
  func sample(_ p: Point, _ filter: ImagePaint.Filter) -> [Double] {
    if filter == .nearest {
      return texel(Int(p.x.rounded(.down)), Int(p.y.rounded(.down)))
    }
    let x = (p.x - 0.5).rounded(.down)
    let y = (p.y - 0.5).rounded(.down)
    let fx = share(p.x - 0.5 - x, filter)
    let fy = share(p.y - 0.5 - y, filter)
    func row(_ y: Int) -> [Double] {
      zip(texel(Int(x), y), texel(Int(x) + 1, y)).map { $0 + ($1 - $0) * fx }
    }
    return zip(row(Int(y)), row(Int(y) + 1)).map { $0 + ($1 - $0) * fy }
  }

  /// How much of the next texel there is at `place` on the way to it.
  private func share(_ place: Double, _ filter: ImagePaint.Filter) -> Double {
    guard filter == .stepped else { return place }
    let sixteenths = [0, 1, 2, 4, 8, 12, 14, 15, 16]
    return Double(sixteenths[Int((place * 8).rounded())]) / 16
  }

  /// Right of a step's beginning and left of it are two colours.
  private func isNearStep(_ p: Point) -> Bool {
    [p.x, p.y].contains { place in
      let eighths = place * 8 - 0.5
      return abs(eighths.rounded() - eighths) < 1e-6
    }
  }

  @Test func stepsAreWeightedByTheirTable() {
    for (scale, turn) in [(0.5, 0.0), (0.31, 0), (0.94, 0), (0.2, 0.4), (0.7, 1.9)] {
      let (a, b) = (scale * cosine(turn), scale * sine(turn))
      let map = Homography(Affine(a: a, b: b, c: -b, d: a, tx: 3.3, ty: -2.1))
      #expect(error(of: map, .stepped, skipping: isNearStep) <= 0.5)
    }
    let seen = Homography(
      h11: 0.3, h12: 0, h13: 0.002, h21: 0.1, h22: 0.3, h23: -0.001, h31: 1, h32: 2, h33: 1)
    #expect(error(of: seen, .stepped, skipping: isNearStep) <= 0.5)
  }

  /// The largest difference from naive sampling over a picture filled with the image.
  func error(
    of transform: Homography, _ filter: ImagePaint.Filter = .linear,
    skipping: (Point) -> Bool = { _ in false }
  ) -> Double {
    let picture = draw(64, 70) { list in
      list.fill(
        rectangle(0, 0, 64, 70), rule: .nonZero,
        paint: .image(ImagePaint(image: image, imageFromDevice: transform, filter: filter)))
    }
    var largest = 0.0
    for y in 0..<70 {
      for x in 0..<64 {
        let center = Point(Double(x) + 0.5, Double(y) + 0.5)
        let expected =
          transform.weight(at: center) > 0
          ? sample(transform.apply(center), filter) : [0, 0, 0, 0]
        if skipping(transform.apply(center)) { continue }
        for channel in 0..<4 {
          largest = max(largest, abs(Double(picture[x, y][channel]) - expected[channel]))
        }
      }
    }
    return largest
  }

  @Test(arguments: [ImagePaint.Filter.nearest, .linear])
  func aWholePixelShiftCopiesPixels(filter: ImagePaint.Filter) {
    for (dx, dy) in [(0.0, 0.0), (5, 7), (-9, 3), (50, -6)] {
      #expect(error(of: Homography(.translation(-dx, -dy)), filter) == 0)
    }
  }

  @Test func linearSamplesStayWithinTwoLevels() {
    let transforms: [Affine] = [
      .translation(0.3, -0.7), .scale(0.31, 0.47), .scale(-0.5, 0.25), .scale(1.7, 2.9),
      Affine(a: 0.3, b: 0.2, c: -0.25, d: 0.4, tx: 3, ty: -2),
      Affine(a: 0, b: 0.5, c: -0.5, d: 0, tx: 20, ty: 1),
      Affine(a: -3, b: 2, c: 1.5, d: 4, tx: 3, ty: -2),
      Affine(a: 0.001, b: 0, c: 0, d: 0.001, tx: 5.4, ty: 5.4),
      Affine(a: 1e9, b: 3, c: 0, d: 1e12, tx: 0, ty: 0),
    ]
    for transform in transforms { #expect(error(of: Homography(transform)) <= 2) }
  }

  @Test func nearestSamplesAreTheTexelsUnderTheCentres() {
    let transforms: [Affine] = [
      .scale(0.31, 0.47), .scale(-0.5, 0.2501),
      Affine(a: 0.3, b: 0.2, c: -0.25, d: 0.4, tx: 3, ty: -2),
    ]
    // Positions on a border between texels may fall to either.
    func onBorder(_ p: Point) -> Bool {
      abs(p.x - p.x.rounded()) < 1e-6 || abs(p.y - p.y.rounded()) < 1e-6
    }
    for transform in transforms {
      #expect(error(of: Homography(transform), .nearest, skipping: onBorder) == 0)
    }
  }

  @Test func perspectiveStaysWithinTwoLevels() {
    let transform = Homography(
      h11: 0.4, h12: 0.05, h13: 0.004, h21: -0.1, h22: 0.3, h23: -0.002, h31: 2, h32: 1, h33: 1)
    #expect(error(of: transform) <= 2)
  }

  @Test func whatLiesBehindTheEyeIsTransparent() {
    let transform = Homography(
      h11: 1, h12: 0, h13: 0.05, h21: 0, h22: 1, h23: 0, h31: -30, h32: 0, h33: -1.5)
    let picture = draw(64, 70) { list in
      list.fill(
        rectangle(0, 0, 64, 70), rule: .nonZero,
        paint: .image(ImagePaint(image: image, imageFromDevice: transform)))
    }
    #expect((0..<30).allSatisfy { picture[$0, 40] == [0, 0, 0, 0] })
    #expect((31..<64).contains { picture.alpha($0, 10) > 0 })
  }

  @Test func imagesWhollyBehindTheEyeHideNothing() {
    let opaque = Image(width: 1, height: 1, pixels: [9, 9, 9, 255])
    var transform = Homography.identity
    transform.h33 = -1
    let picture = draw(8, 8, over: .white) { list in
      list.fill(
        rectangle(0, 0, 8, 8), rule: .nonZero,
        paint: .image(ImagePaint(image: opaque, imageFromDevice: transform)))
    }
    #expect(picture.pixels.allSatisfy { $0 == 255 })
  }

  @Test func opaqueImagesReplaceWhatLiesBelow() {
    let pixels = image.pixels.enumerated().map { $0.offset % 4 == 3 ? 255 : $0.element }
    let opaque = Image(width: 23, height: 17, pixels: pixels)
    let picture = draw(23, 17, over: .white) { list in
      list.fill(
        rectangle(0, 0, 23, 17), rule: .nonZero,
        paint: .image(ImagePaint(image: opaque, imageFromDevice: .identity)))
    }
    #expect(picture.pixels == pixels)
  }

  @Test func opacityAndTintMultiply() {
    let tint = Color(red: 0.5, green: 1, blue: 0.25, alpha: 0.8)
    let picture = draw(23, 17) { list in
      list.fill(
        rectangle(0, 0, 23, 17), rule: .nonZero,
        paint: .image(
          ImagePaint(image: image, imageFromDevice: .identity, opacity: 0.5, tint: tint)))
    }
    for y in 0..<17 {
      for x in 0..<23 {
        let factors = [0.5 * 0.4, 1 * 0.4, 0.25 * 0.4, 0.4]
        for channel in 0..<4 {
          let expected = texel(x, y)[channel] * factors[channel]
          #expect(abs(Double(picture[x, y][channel]) - expected) <= 1.01)
        }
      }
    }
  }

  @Test func imagesFillAnyShape() {
    let shape = circle(11, 8, radius: 7)
    let coverage = draw(23, 17) { $0.fill(shape, rule: .nonZero, paint: .solid(.black)) }
    let picture = draw(23, 17) { list in
      list.fill(
        shape, rule: .nonZero,
        paint: .image(ImagePaint(image: image, imageFromDevice: .identity)))
    }
    for y in 0..<17 {
      for x in 0..<23 {
        for channel in 0..<4 {
          let expected = texel(x, y)[channel] * Double(coverage.alpha(x, y)) / 255
          #expect(abs(Double(picture[x, y][channel]) - expected) <= 0.5)
        }
      }
    }
  }
}
