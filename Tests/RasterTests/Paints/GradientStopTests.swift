import Geometry
import Raster
import TestSupport
import Testing

/// Gradients with stops of all kinds are no more than one level off the closed form.
struct GradientStopTests {
  /// How the places of stops are chosen.
  enum Kind: CaseIterable {
    case few, steep, hard, close, next, hundreds, atTheStart, atTheEnd
  }

  /// Stops in order, drawn by lot.
  func stops(_ kind: Kind, _ numbers: inout SeededGenerator) -> [GradientPaint.Stop] {
    func number(_ range: ClosedRange<Double> = 0...1) -> Double {
      .random(in: range, using: &numbers)
    }
    let places: [Double]
    switch kind {
    case .few: places = [0, number(), 1].sorted()
    case .steep: places = (0..<5).map { _ in number() }.sorted()
    case .hard: places = (0..<4).map { _ in number() }.sorted().flatMap { [$0, $0, $0] }
    case .close: places = (0..<6).map { _ in number() }.sorted().flatMap { [$0, $0 + 1.0 / 5000] }
    case .next: places = (0..<6).map { _ in number() }.sorted().flatMap { [$0, $0 + 1e-6] }
    case .hundreds: places = (0..<400).map { _ in number() }.sorted()
    case .atTheStart: places = [0, 0, number(0...0.4), 1]
    case .atTheEnd: places = [0, number(0.6...1), 1, 1]
    }
    return places.map {
      GradientPaint.Stop(
        location: min($0, 1),
        color: Color(
          red: number(), green: number().rounded(), blue: number(),
          alpha: Bool.random(using: &numbers) ? 1 : number()))
    }
  }

  /// Red, green, blue and alpha at `t`, premultiplied, 0…255; nil where a stop is so near that rounding decides.
  func closedForm(_ stops: [GradientPaint.Stop], at t: Double) -> [Double]? {
    if stops.contains(where: { abs($0.location - t) < 1e-9 }) { return nil }
    let next = stops.firstIndex { $0.location > t } ?? stops.count
    let (a, b) = (stops[max(next - 1, 0)], stops[min(next, stops.count - 1)])
    let length = b.location - a.location
    let part = length > 0 ? (t - a.location) / length : 0
    func mixed(_ channel: KeyPath<Color, Double>) -> Double {
      a.color[keyPath: channel] + (b.color[keyPath: channel] - a.color[keyPath: channel]) * part
    }
    let alpha = mixed(\.alpha) * 255
    return [mixed(\.red) * alpha, mixed(\.green) * alpha, mixed(\.blue) * alpha, alpha]
  }

  /// Where `place` of unit space is on the way; nil on the border between a turn's end and its beginning.
  func position(_ place: Point, _ shape: GradientPaint.Shape) -> Double? {
    switch shape {
    case .axial: return place.x
    case .radial: return place.length
    case .conic:
      let turn = arcTangent2(place.y, place.x) / (2 * Double.pi)
      return abs(turn) < 1e-9 ? nil : turn < 0 ? turn + 1 : turn
    // Around one middle, from a radius of one half on.
    case .circles(let start, let end, _): return (place.length - start) / (end - start)
    }
  }

  /// The largest difference from the closed form in a picture, in levels.
  func error(
    of shape: GradientPaint.Shape, _ stops: [GradientPaint.Stop], _ unitFromDevice: Homography,
    width: Int, height: Int
  ) -> Double {
    let picture = draw(width, height) { list in
      list.fill(
        rectangle(0, 0, Double(width), Double(height)), rule: .nonZero,
        paint: .gradient(
          GradientPaint(shape: shape, stops: stops, unitFromDevice: unitFromDevice)))
    }
    var largest = 0.0
    for y in 0..<height {
      for x in 0..<width {
        let place = unitFromDevice.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
        guard let t = position(place, shape), let expected = closedForm(stops, at: t) else {
          continue
        }
        let pixel = picture[x, y]
        for channel in 0..<4 {
          largest = max(largest, abs(Double(pixel[channel]) - expected[channel]))
        }
      }
    }
    return largest
  }

  static let shapes: [GradientPaint.Shape] = [
    .axial, .radial, .conic, .circles(startRadius: 0.5, endRadius: 2, distance: 0),
  ]

  @Test(arguments: shapes, Kind.allCases)
  func everyPixelIsAsTheStopsHaveIt(shape: GradientPaint.Shape, kind: Kind) {
    var numbers = SeededGenerator(seed: 31)
    for transform in [
      Affine(a: 1.0 / 96, b: 0, c: 0, d: 1.0 / 40, tx: -0.1, ty: -0.4),
      Affine(a: 0.013, b: -0.01, c: 0.013, d: 0.03, tx: -0.7, ty: -0.3),
      Affine(a: 0, b: 0.01, c: 0.03, d: 0, tx: -0.1, ty: -0.6),
    ] {
      for _ in 0..<3 {
        let stops = stops(kind, &numbers)
        let error = error(of: shape, stops, Homography(transform), width: 120, height: 50)
        #expect(error <= 1, "\(stops)")
      }
    }
  }

  @Test(arguments: shapes) func soIsEveryPixelSeenInPerspective(shape: GradientPaint.Shape) {
    var numbers = SeededGenerator(seed: 32)
    let plane = Homography(
      h11: 0.03, h12: 0.01, h13: 0.004, h21: 0.01, h22: 0.02, h23: 0.002, h31: -1, h32: -1, h33: 1)
    for kind in Kind.allCases {
      let stops = stops(kind, &numbers)
      #expect(error(of: shape, stops, plane, width: 90, height: 60) <= 1, "\(kind)")
    }
  }

  /// As wide as a screen of 4K, and of a gradient that is a few pixels of it.
  @Test(arguments: shapes) func soIsEveryPixelOfAWidePicture(shape: GradientPaint.Shape) {
    var numbers = SeededGenerator(seed: 33)
    for kind in Kind.allCases {
      let stops = stops(kind, &numbers)
      for (scale, x) in [(3840.0, 0.0), (1800, 0.5), (40, 50), (3, 700)] {
        let transform = Homography(
          Affine(a: 1 / scale, b: 0.7 / scale, c: 0.1 / scale, d: 1 / scale, tx: -x, ty: 0.1))
        let error = error(of: shape, stops, transform, width: 3840, height: 2)
        #expect(error <= 1, "\(kind), a gradient over \(scale) pixels")
      }
    }
  }

  /// White between black, so narrow that no entry of a table would have it.
  @Test func aGleamOfOnePixelIsSeen() {
    let (black, white) = (Color.black, Color.white)
    let stops = zip([0.5, 0.5, 0.5002, 0.5002], [black, white, white, black]).map {
      GradientPaint.Stop(location: $0, color: $1)
    }
    // 0.5001 is in the middle of pixel 3.
    let unitFromDevice = Homography(Affine(a: 0.0002, b: 0, c: 0, d: 0, tx: 0.4994, ty: 0))
    let picture = draw(8, 1) { list in
      list.fill(
        rectangle(0, 0, 8, 1), rule: .nonZero,
        paint: .gradient(
          GradientPaint(shape: .axial, stops: stops, unitFromDevice: unitFromDevice)))
    }
    #expect((0..<8).map { picture[$0, 0][0] } == [0, 0, 0, 255, 0, 0, 0, 0])
  }

  /// Fading takes no more than its own rounding.
  @Test func aSteepGradientFadesAsAWhole() {
    var numbers = SeededGenerator(seed: 34)
    for kind in Kind.allCases {
      let stops = stops(kind, &numbers)
      let unitFromDevice = Homography(Affine(a: 1.0 / 90, b: 0, c: 0.001, d: 0, tx: 0, ty: 0))
      let paint = GradientPaint(shape: .axial, stops: stops, unitFromDevice: unitFromDevice)
      let picture = draw(90, 4) { list in
        list.pushGroup(opacity: 100.0 / 255, blend: .sourceOver)
        list.fill(rectangle(0, 0, 90, 4), rule: .nonZero, paint: .gradient(paint))
        list.popGroup()
      }
      for y in 0..<4 {
        for x in 0..<90 {
          let t = unitFromDevice.apply(Point(Double(x) + 0.5, Double(y) + 0.5)).x
          guard let expected = closedForm(stops, at: t) else { continue }
          for channel in 0..<4 {
            let difference = Double(picture[x, y][channel]) - expected[channel] * 100 / 255
            #expect(abs(difference) <= 1, "\(kind) at \(x), \(y)")
          }
        }
      }
    }
  }
}

/// Stops that share the place where a gradient starts or ends.
struct GradientEndTests {
  let red = Color(red: 1, green: 0, blue: 0)
  let green = Color(red: 0, green: 1, blue: 0)
  let blue = Color(red: 0, green: 0, blue: 1)

  func row(
    _ stops: [(Double, Color)], before: Bool = true, after: Bool = true, isUpright: Bool = false
  ) -> [[Int]] {
    let stops = stops.map { GradientPaint.Stop(location: $0.0, color: $0.1) }
    // From pixel 3 to pixel 6.
    let along = Affine(a: 1.0 / 3, b: 0, c: 0, d: 0, tx: -1, ty: 0)
    let down = Affine(a: 0, b: 0, c: 1.0 / 3, d: 0, tx: -1, ty: 0)
    let picture = draw(isUpright ? 1 : 9, isUpright ? 9 : 1) { list in
      list.fill(
        rectangle(0, 0, 9, 9), rule: .nonZero,
        paint: .gradient(
          GradientPaint(
            shape: .axial, stops: stops, unitFromDevice: Homography(isUpright ? down : along),
            continuesBefore: before, continuesAfter: after)))
    }
    return (0..<9).map { isUpright ? picture[0, $0] : picture[$0, 0] }
  }

  @Test(arguments: [false, true])
  func beforeTheStartLiesTheFirstOfItsStopsAndAfterTheEndTheLast(isUpright: Bool) {
    let row = row(
      [(0, red), (0, green), (1, green), (1, blue)], isUpright: isUpright)
    let (red, green, blue): ([Int], [Int], [Int]) = (
      [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255]
    )
    #expect(row == [red, red, red, green, green, green, blue, blue, blue])
  }

  @Test func ofThreeStopsAtTheStartTheOneBetweenIsNotSeen() {
    let row = row([(0, red), (0, blue), (0, green), (1, green)])
    #expect(row[2] == [255, 0, 0, 255])
    #expect(row[3] == [0, 255, 0, 255])
    #expect(row[8] == [0, 255, 0, 255])
  }

  @Test func aGradientThatDoesNotGoOnHasNothingThere() {
    let row = row([(0, red), (0, green), (1, green)], before: false)
    #expect(row[2] == [0, 0, 0, 0])
    #expect(row[3] == [0, 255, 0, 255])
  }

  /// Inside the first of two circles lies the first of two stops at 0, around the last the last.
  @Test func circlesHaveTheFirstStopInside() {
    let stops = [(0.0, red), (0, green), (1, green), (1, blue)].map {
      GradientPaint.Stop(location: $0, color: $1)
    }
    let picture = draw(9, 9) { list in
      list.fill(
        rectangle(0, 0, 9, 9), rule: .nonZero,
        paint: .gradient(
          GradientPaint(
            shape: .circles(startRadius: 1, endRadius: 3, distance: 0), stops: stops,
            unitFromDevice: Homography(.translation(-4.5, -4.5)))))
    }
    #expect(picture[4, 4] == [255, 0, 0, 255])
    #expect(picture[6, 4] == [0, 255, 0, 255])
    #expect(picture[8, 4] == [0, 0, 255, 255])
  }
}
