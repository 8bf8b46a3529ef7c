import Geometry
import Raster
import Testing

/// Pictures of 64 × 96 pixels, three bands.
@Suite struct BandSignatureTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let triangle = FlatPath(polygon: [Point(5, 3), Point(60, 40), Point(9, 90)])

  /// A map with each of its numbers changed in turn, and itself.
  private var maps: [Homography] {
    let numbers: [WritableKeyPath<Homography, Double>] = [
      \.h11, \.h12, \.h13, \.h21, \.h22, \.h23, \.h31, \.h32, \.h33,
    ]
    return [.identity]
      + numbers.map { number in
        var map = Homography.identity
        map[keyPath: number] += 0.25
        return map
      }
  }

  /// White with each component halved in turn.
  private var tints: [Color] {
    [
      Color(red: 0.5, green: 1, blue: 1), Color(red: 1, green: 0.5, blue: 1),
      Color(red: 1, green: 1, blue: 0.5), Color(red: 1, green: 1, blue: 1, alpha: 0.5),
    ]
  }

  private func filling(_ paint: Paint) -> Recording {
    { [triangle] in $0.fill(triangle, rule: .nonZero, paint: paint) }
  }

  @Test func everyPartOfAFillCounts() {
    let shapes: [FlatPath] = [
      triangle, FlatPath(polygon: [Point(5, 3), Point(60, 40), Point(9, 90.1)]),
      FlatPath(polygon: [Point(9, 90), Point(60, 40), Point(5, 3)]),
      rectangle(4, 4, 40, 20), rectangle(4.2, 4, 39.8, 20), rectangle(4, 4.2, 40, 19.8),
      rectangle(4, 4, 40.2, 20), rectangle(4, 4, 40, 20.2), rectangle(4, 40, 40, 20),
      rectangle(0, 0, 64, 96), joined([rectangle(4, 4, 40, 20), rectangle(50, 4, 4, 20)]),
    ]
    var recordings: [Recording] = [{ _ in }]
    for shape in shapes {
      recordings.append { $0.fill(shape, rule: .nonZero, paint: .solid(.black)) }
    }
    recordings.append { [triangle] in
      $0.fill(triangle, rule: .evenOdd, paint: .solid(.black))
    }
    recordings.append { [triangle] in
      $0.fill(triangle, rule: .nonZero, paint: .solid(.black), isAliased: true)
    }
    for color in [red, .white, red.faded(by: 0.5)] + tints {
      recordings.append { [triangle] in $0.fill(triangle, rule: .nonZero, paint: .solid(color)) }
    }
    recordings.append { $0.fill(rectangle(0, 0, 64, 96), rule: .nonZero, paint: .solid(.white)) }
    expectDifferent(recordings)
  }

  @Test func theOrderOfItemsCounts() {
    let first = rectangle(4, 4, 40, 20)
    let second = rectangle(14, 14, 40, 60)
    expectDifferent([
      { [red] in
        $0.fill(first, rule: .nonZero, paint: .solid(red))
        $0.fill(second, rule: .nonZero, paint: .solid(.black))
      },
      { [red] in
        $0.fill(second, rule: .nonZero, paint: .solid(.black))
        $0.fill(first, rule: .nonZero, paint: .solid(red))
      },
      { [red] in $0.fill(first, rule: .nonZero, paint: .solid(red)) },
      {
        $0.fill(second, rule: .nonZero, paint: .solid(.black))
        $0.fill(second, rule: .nonZero, paint: .solid(.black))
      },
      { $0.fill(second, rule: .nonZero, paint: .solid(.black)) },
    ])
  }

  @Test func everyByteOfAnImageCounts() {
    let pixels: [UInt8] = [10, 20, 30, 255, 0, 0, 0, 0, 9, 8, 7, 200, 1, 2, 3, 4]
    func image(_ width: Int, _ height: Int, _ pixels: [UInt8]) -> Paint {
      .image(
        ImagePaint(
          image: Image(width: width, height: height, pixels: pixels), imageFromDevice: .identity))
    }
    var recordings = [
      filling(image(2, 2, pixels)), filling(image(4, 1, pixels)), filling(image(1, 4, pixels)),
      filling(image(4, 2, pixels + pixels)),
      filling(image(3, 1, Array(pixels.prefix(12)))),
      filling(image(3, 1, Array(pixels.prefix(8)) + [0, 0, 0, 0])),
      filling(image(2, 1, Array(pixels.prefix(8)))),
    ]
    for place in pixels.indices {
      var changed = pixels
      changed[place] ^= 1
      recordings.append(filling(image(2, 2, changed)))
    }
    expectDifferent(recordings)
  }

  @Test func equalImagesInOtherMemoryCountAsOne() {
    let pixels: [UInt8] = [10, 20, 30, 255, 0, 0, 0, 0, 9, 8, 7, 200, 1, 2, 3, 4]
    let images = [pixels, pixels.map { $0 }].map { Image(width: 2, height: 2, pixels: $0) }
    #expect(images[0] !== images[1])
    #expect(images[0] == images[1])
    let made = images.map {
      signatures(filling(.image(ImagePaint(image: $0, imageFromDevice: .identity))))
    }
    #expect(made[0] == made[1])
    #expect(images[0] != Image(width: 1, height: 4, pixels: pixels))
    #expect(images[0] != Image(width: 2, height: 2, pixels: Array(pixels.reversed())))
  }

  @Test func everyPartOfAnImagePaintCounts() {
    let plain = ImagePaint(
      image: Image(width: 1, height: 2, pixels: [10, 20, 30, 255, 1, 2, 3, 200]),
      imageFromDevice: .identity)
    var paints = maps.map { map in
      var paint = plain
      paint.imageFromDevice = map
      return paint
    }
    func append(_ change: (inout ImagePaint) -> Void) {
      var paint = plain
      change(&paint)
      paints.append(paint)
    }
    append { $0.filter = .nearest }
    append { $0.filter = .trilinear }
    append { $0.levelBias = 1 }
    append { $0.opacity = 0.75 }
    append { $0.isRepeated = true }
    for tint in tints { append { $0.tint = tint } }
    let axis = ImageGrid.Axis(positions: [0, 10, 20, 30], texels: [0, 0.25, 0.5, 1])
    let numbers: [WritableKeyPath<ImageGrid, [Double]>] = [
      \.columns.positions, \.columns.texels, \.rows.positions, \.rows.texels,
    ]
    append { $0.grid = ImageGrid(columns: axis, rows: axis) }
    for number in numbers {
      for place in 0..<4 {
        append {
          var grid = ImageGrid(columns: axis, rows: axis)
          grid[keyPath: number][place] += 0.125
          $0.grid = grid
        }
      }
    }
    expectDifferent(paints.map { filling(.image($0)) })
  }

  @Test func everyPartOfAGradientCounts() {
    let stops = [
      GradientPaint.Stop(location: 0.25, color: .black),
      GradientPaint.Stop(location: 0.75, color: .white),
    ]
    let plain = GradientPaint(shape: .axial, stops: stops, unitFromDevice: .identity)
    var paints = maps.map { map in
      var paint = plain
      paint.unitFromDevice = map
      return paint
    }
    func append(_ change: (inout GradientPaint) -> Void) {
      var paint = plain
      change(&paint)
      paints.append(paint)
    }
    append { $0.shape = .radial }
    append { $0.shape = .conic }
    append { $0.shape = .circles(startRadius: 1, endRadius: 2, distance: 3) }
    append { $0.shape = .circles(startRadius: 1.5, endRadius: 2.5, distance: 3) }
    append { $0.shape = .circles(startRadius: 1, endRadius: 2.5, distance: 3) }
    append { $0.shape = .circles(startRadius: 1, endRadius: 2, distance: 3.5) }
    append {
      $0.shape = .circles(startRadius: 1, endRadius: 2, distance: 3)
      $0.continuesAfter = false
    }
    append { $0.continuesBefore = false }
    append { $0.continuesAfter = false }
    append { $0.opacity = 0.75 }
    for tint in tints { append { $0.tint = tint } }
    append { $0.stops[0].location = 0.5 }
    append { $0.stops[1].location = 0.5 }
    append { $0.stops[0].color = Color(red: 0.2, green: 0, blue: 0) }
    append { $0.stops[1].color = Color(red: 1, green: 1, blue: 0.9) }
    append { $0.stops.append(GradientPaint.Stop(location: 0.9, color: .black)) }
    append { $0.stops.removeLast() }
    expectDifferent(paints.map { filling(.gradient($0)) })
  }
}
