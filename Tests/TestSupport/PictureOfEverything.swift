import Geometry
package import Raster

/// A picture of `listOfEverything`, drawn anew, with nothing kept from before.
package func pictureOfEverything(over background: Color) -> Picture {
  let list = listOfEverything()
  var painter = BandPainter()
  var pixmap = Pixmap(width: list.width, height: list.height)
  painter.paint(list, over: background, into: &pixmap)
  return Picture(width: pixmap.width, height: pixmap.height, pixels: pixmap.pixels)
}

/// Whatever a display list can hold: colours, gradients and images of every kind, groups and every way of
/// blending them, clips and masks, blurs and shadows, lines and a crowd of edges.
package func listOfEverything() -> DisplayList {
  var sheet = Sheet()
  sheet.addColors()
  sheet.addGradients()
  sheet.addImages()
  sheet.addClips()
  sheet.addFilters()
  sheet.addLines()
  sheet.addBlends()
  return sheet.list
}

/// Squares side by side, each with something else in it.
private struct Sheet {
  static let side = 46.0
  static let columns = 9

  var list = DisplayList(width: 9 * 46 + 5, height: 8 * 46 + 3)
  private var taken = 0
  private var numbers = SeededGenerator(seed: 77)
  private let texture: Image
  private let stops: [GradientPaint.Stop] = [
    .init(location: 0, color: Color(red: 1, green: 0.9, blue: 0.1)),
    .init(location: 0.4, color: Color(red: 0.9, green: 0.1, blue: 0.3, alpha: 0.3)),
    .init(location: 1, color: Color(red: 0.1, green: 0.2, blue: 0.9)),
  ]

  init() {
    // Noise, with texels that are clear, and rows that are alike.
    var pixels: [UInt8] = []
    for y in 0..<37 {
      for x in 0..<53 {
        let alpha = x > 40 || y > 30 ? 0 : Int.random(in: 0...255, using: &numbers)
        let row = y / 9 % 2
        pixels += (0..<3).map { UInt8((x * (5 + $0) + row * 77) % (alpha + 1)) } + [UInt8(alpha)]
      }
    }
    texture = Image(width: 53, height: 37, pixels: pixels)
  }

  /// The corner of the next square, which lies between pixels.
  private mutating func corner() -> Point {
    defer { taken += 1 }
    let (row, column) = taken.quotientAndRemainder(dividingBy: Self.columns)
    precondition(row < 8, "the sheet has room")
    return Point(Double(column) * Self.side + 2.3, Double(row) * Self.side + 1.6)
  }

  private func box(_ p: Point, _ size: Double = side - 3) -> FlatPath {
    FlatPath(polygon: Rect(x: p.x, y: p.y, width: size, height: size).corners)
  }

  private func disc(_ p: Point, _ size: Double = side - 3) -> FlatPath {
    var path = Path()
    path.addEllipse(in: Rect(x: p.x, y: p.y, width: size, height: size))
    return path.fillPolygons(in: .identity)
  }

  private mutating func fill(_ shape: FlatPath, _ paint: Paint, isAliased: Bool = false) {
    list.fill(shape, rule: .nonZero, paint: paint, isAliased: isAliased)
  }

  /// Everything below, in one colour and through half of another; discs with and without smooth edges.
  mutating func addColors() {
    let (width, height) = (Double(list.width), Double(list.height))
    let all = FlatPath(polygon: Rect(x: 0, y: 40, width: width, height: height - 80).corners)
    fill(all, .solid(Color(red: 0.8, green: 0.9, blue: 0.7)))
    let slanted = FlatPath(polygon: [Point(9.5, 7), Point(width - 3, 31.4), Point(70, height - 2)])
    fill(slanted, .solid(Color(red: 0.2, green: 0.5, blue: 0.9, alpha: 0.4)))
    fill(disc(corner()), .solid(Color(red: 0.9, green: 0.1, blue: 0.1)))
    fill(
      disc(corner()), .solid(Color(red: 0.1, green: 0.6, blue: 0.1, alpha: 0.7)), isAliased: true)
  }

  mutating func addGradients() {
    let shapes: [GradientPaint.Shape] = [
      .axial, .radial, .conic, .circles(startRadius: 0.2, endRadius: 0.6, distance: 0.7),
    ]
    for shape in shapes {
      for (goesOn, tilt) in [(true, 0), (false, 0), (true, 0.011)] {
        let p = corner()
        let map = Homography(
          h11: 0.03, h12: 0.008, h13: tilt, h21: -0.01, h22: 0.025, h23: tilt / 2,
          h31: -0.03 * (p.x + 10) + 0.01 * (p.y + 15), h32: -0.008 * p.x - 0.025 * (p.y + 15),
          h33: 1 - tilt * p.x - tilt / 2 * p.y)
        fill(
          disc(p),
          .gradient(
            GradientPaint(
              shape: shape, stops: stops, unitFromDevice: map, continuesBefore: goesOn,
              continuesAfter: goesOn, opacity: goesOn ? 1 : 0.8)))
      }
    }
  }

  mutating func addImages() {
    let maps = [
      Affine.identity, .scale(0.4, 0.37), .scale(1.9, 1.7), .scale(4.3, 3.9), .scale(-0.7, 0.7),
      Affine(a: 0.8, b: 0.5, c: -0.5, d: 0.8, tx: 0, ty: 0),
    ]
    for filter in [ImagePaint.Filter.nearest, .linear, .trilinear] {
      for map in maps { addImage(map, tilt: 0, filter) { _ in } }
      addImage(maps[5], tilt: 0.015, filter) { _ in }
    }
    addImage(maps[1], tilt: 0, .linear) { $0.opacity = 0.6 }
    addImage(maps[1], tilt: 0, .linear) { $0.tint = Color(red: 0.9, green: 0.5, blue: 0.2) }
    addImage(maps[2], tilt: 0, .linear) { $0.isRepeated = true }
    addImage(maps[5], tilt: 0.01, .nearest) { $0.isRepeated = true }
    addImage(.identity, tilt: 0, .linear) {
      $0.grid = ImageGrid(
        columns: .init(positions: [0, 9, 30, 43], texels: [0, 9, 45, 53]),
        rows: .init(positions: [0, 8, 35, 43], texels: [0, 8, 30, 37]))
    }
  }

  private mutating func addImage(
    _ map: Affine, tilt: Double, _ filter: ImagePaint.Filter, _ change: (inout ImagePaint) -> Void
  ) {
    let p = corner()
    let start = map.a < 0 ? 40.0 : 0
    let map = Affine.translation(-p.x, -p.y).followed(by: map)
      .followed(by: .translation(start, 0))
    var homography = Homography(map)
    if tilt != 0 {
      (homography.h13, homography.h23) = (tilt, tilt / 2)
      homography.h33 = 1 - tilt * p.x - tilt / 2 * p.y
    }
    var paint = ImagePaint(image: texture, imageFromDevice: homography, filter: filter)
    change(&paint)
    fill(start > 0 ? box(p) : disc(p), .image(paint))
  }

  /// Clips within each other, one with a mask, and a group that keeps what lies below a picture.
  mutating func addClips() {
    let p = corner()
    list.pushClip(disc(p), rule: .nonZero)
    list.pushClip(disc(p + Point(9.4, 3.3)), rule: .nonZero, isAliased: true)
    fill(box(p), .solid(Color(red: 0.6, green: 0, blue: 0.6, alpha: 0.9)))
    fill(box(p + Point(14, 14)), gradient(at: p))
    list.popClip()
    list.popClip()
    let q = corner()
    let map = Homography(Affine.translation(-q.x, -q.y).followed(by: .scale(0.9, 0.8)))
    list.pushClip(disc(q), rule: .nonZero, mask: ImagePaint(image: texture, imageFromDevice: map))
    fill(box(q), .solid(Color(red: 0.1, green: 0.1, blue: 0.4)))
    list.popClip()
    let r = corner()
    list.pushGroup(opacity: 0.9, blend: .sourceOver)
    fill(box(r), .solid(Color(red: 0.9, green: 0.4, blue: 0)))
    list.pushGroup(opacity: 1, blend: .destinationIn)
    fill(disc(r), gradient(at: r))
    list.popGroup()
    list.popGroup()
  }

  private func gradient(at p: Point) -> Paint {
    .gradient(
      GradientPaint(
        shape: .axial, stops: stops,
        unitFromDevice: Homography(
          Affine(a: 0.02, b: 0, c: 0.01, d: 1, tx: -0.02 * p.x - 0.01 * p.y, ty: 0))))
  }

  /// Pictures drawn apart: blurred little and much, as shadows, and in other colours.
  mutating func addFilters() {
    let swapped = ColorMatrix(red: .init(0, 0, 1), green: .init(0.5, 0.5, 0), blue: .init(1, 0, 0))
    let filters: [[PixelFilter]] = [
      [.blur(x: 1.3, y: 1.3)], [.blur(x: 5, y: 9)],
      [.shadow(Color(red: 0, green: 0, blue: 0.3, alpha: 0.7), x: 3, y: 3)],
      [.colorMatrix(swapped), .curve((0...255).map { UInt8(255 - $0) })],
    ]
    for (place, filters) in filters.enumerated() {
      let p = corner()
      var inner = DisplayList(width: 43, height: 43)
      let shape = place % 2 == 0 ? box(Point(11, 11), 22) : disc(Point(9.5, 9.2), 24)
      inner.fill(
        shape, rule: .nonZero, paint: place == 2 ? .solid(.black) : gradient(at: Point(0, 0)))
      let left = p.x.rounded()
      let top = place < 3 ? p.y.rounded() : p.y
      fill(
        box(Point(left, top), 43),
        .offscreen(
          OffscreenPaint(
            Offscreen(inner, filters: filters),
            imageFromDevice: Homography(.translation(-left, -top)), opacity: place == 0 ? 1 : 0.9)))
    }
    // A shadow in which many columns and rows are alike, across much of the sheet.
    var wide = DisplayList(width: 260, height: 200)
    wide.fill(
      FlatPath(polygon: Rect(x: 30, y: 30, width: 200, height: 140).corners), rule: .nonZero,
      paint: .solid(.black))
    let shadow = PixelFilter.shadow(Color(red: 0.3, green: 0, blue: 0, alpha: 0.4), x: 6, y: 6)
    fill(
      FlatPath(polygon: Rect(x: 120, y: 60, width: 260, height: 200).corners),
      .offscreen(
        OffscreenPaint(
          Offscreen(wide, filters: [shadow]), imageFromDevice: Homography(.translation(-120, -60))))
    )
  }

  /// Lines, dashed ones, a star and a crowd of edges in few pixels.
  mutating func addLines() {
    let p = corner()
    var curve = Path()
    curve.move(to: p + Point(3, 3))
    curve.cubic(to: p + Point(38, 38), control1: p + Point(60, -9), control2: p + Point(-20, 50))
    let round = StrokeStyle(width: 5, cap: .round, join: .round)
    fill(
      curve.strokeOutline(round, tolerance: 0.05),
      .solid(Color(red: 0, green: 0.3, blue: 0.3, alpha: 0.8)))
    let dashed = StrokeStyle(width: 1.3, dash: [5, 2.5])
    fill(curve.strokeOutline(dashed, tolerance: 0.05), .solid(.white))
    let q = corner()
    let star = [Point(20, 2), Point(33, 42), Point(1, 17), Point(41, 16), Point(7, 41)]
    list.fill(
      FlatPath(polygon: star.map { q + $0 }), rule: .evenOdd,
      paint: .solid(Color(red: 0.5, green: 0, blue: 0)))
    for rule in [FillRule.nonZero, .evenOdd] {
      let r = corner()
      let points = (0..<260).map { _ in
        r
          + Point(
            .random(in: 0...14, using: &numbers) * 3, .random(in: 0...14, using: &numbers) * 3)
      }
      list.fill(
        FlatPath(polygon: points), rule: rule,
        paint: .solid(Color(red: 0.1, green: 0, blue: 0.5, alpha: 0.9)))
      let few = (0..<400).map { _ in
        r + Point(.random(in: 20...24, using: &numbers), .random(in: 20...24, using: &numbers))
      }
      list.fill(FlatPath(polygon: few), rule: rule, paint: gradient(at: r))
    }
  }

  /// Groups within a slanted clip, one for each way of blending, in rows over what is there.
  mutating func addBlends() {
    let modes: [BlendMode] = [
      .sourceOver, .plus, .destinationIn, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop,
      .destinationOver, .destinationOut, .destinationAtop, .xor, .plusDarker, .multiply, .screen,
      .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference,
      .exclusion, .hue, .saturation, .color, .luminosity, .burnToBlack, .linearDodge, .linearBurn,
      .linearLight, .vividLight, .pinLight, .subtract, .divide,
    ]
    for (place, mode) in modes.enumerated() {
      let p = Point(Double(place % 12) * 34 + 4.2, Double(place / 12) * 110 + 25)
      let clip = [p, p + Point(32, 5), p + Point(29, 40), p + Point(2, 44)]
      list.pushClip(FlatPath(polygon: clip), rule: .nonZero)
      list.pushGroup(opacity: place % 3 == 0 ? 1 : 0.8, blend: mode)
      fill(disc(p, 28), gradient(at: p))
      fill(box(p + Point(8, 18), 20), .solid(Color(red: 0.7, green: 0.2, blue: 0.1, alpha: 0.8)))
      list.popGroup()
      list.popClip()
    }
  }
}
