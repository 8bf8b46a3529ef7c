import Geometry
import Raster
import TestSupport
import Testing

/// Gradients against closed forms.
struct GradientTests {
  let red = Color(red: 1, green: 0, blue: 0)
  let blue = Color(red: 0, green: 0, blue: 1)

  func picture(
    _ shape: GradientPaint.Shape, _ stops: [GradientPaint.Stop], _ unitFromDevice: Homography,
    opacity: Double = 1, tint: Color = .white
  ) -> Picture {
    draw(64, 70) { list in
      list.fill(
        rectangle(0, 0, 64, 70), rule: .nonZero,
        paint: .gradient(
          GradientPaint(
            shape: shape, stops: stops, unitFromDevice: unitFromDevice, opacity: opacity,
            tint: tint)))
    }
  }

  /// The largest difference from black running into white with `position`, in 255ths.
  func error(
    of shape: GradientPaint.Shape, _ unitFromDevice: Homography, _ position: (Point) -> Double
  ) -> Double {
    let picture = picture(
      shape, [.init(location: 0, color: .black), .init(location: 1, color: .white)],
      unitFromDevice)
    var largest = 0.0
    for y in 0..<70 {
      for x in 0..<64 {
        let place = unitFromDevice.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
        let t = position(place)
        // On the border between the last and the first colour of a turn, either is right.
        if shape == .conic, t < 1e-4 || t > 1 - 1e-4 { continue }
        let expected = min(max(t, 0), 1) * 255
        largest = max(largest, abs(Double(picture[x, y][1]) - expected))
      }
    }
    return largest
  }

  let transforms = [
    Homography(Affine(a: 1.0 / 64, b: 0, c: 0, d: 1.0 / 70, tx: 0, ty: 0)),
    Homography(Affine(a: 0, b: 1.0 / 50, c: 1.0 / 40, d: 0, tx: -0.2, ty: -0.3)),
    Homography(Affine(a: 0.02, b: -0.01, c: 0.013, d: 0.03, tx: -0.7, ty: -1)),
    Homography(
      h11: 0.03, h12: 0.01, h13: 0.004, h21: 0.01, h22: 0.02, h23: 0.002, h31: -1, h32: -1,
      h33: 1),
  ]

  @Test func axialGradientsFollowTheirAxis() {
    for transform in transforms { #expect(error(of: .axial, transform) { $0.x } <= 0.75) }
  }

  @Test func radialGradientsFollowTheDistance() {
    for transform in transforms { #expect(error(of: .radial, transform) { $0.length } <= 0.75) }
  }

  @Test func conicGradientsFollowTheAngle() {
    for transform in transforms {
      let error = error(of: .conic, transform) { place in
        let turn = arcTangent2(place.y, place.x) / (2 * Double.pi)
        return turn < 0 ? turn + 1 : turn
      }
      #expect(error <= 0.75)
    }
  }

  /// The greatest t at which a circle of the family passes through `p`, found by looking for a
  /// change of side along t.
  func lastCircle(
    through p: Point, _ startRadius: Double, _ endRadius: Double, _ distance: Double,
    within range: ClosedRange<Double>
  ) -> Double? {
    func side(_ t: Double) -> Double {
      (p - Point(t * distance, 0)).length - (startRadius + t * (endRadius - startRadius))
    }
    let count = 1800
    func t(_ step: Int) -> Double {
      range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / Double(count)
    }
    for step in stride(from: count, to: 0, by: -1)
    where (side(t(step)) < 0) != (side(t(step - 1)) < 0) {
      // Between the two the radius must not have become negative.
      let found = (t(step) + t(step - 1)) / 2
      if startRadius + found * (endRadius - startRadius) >= 0 { return found }
    }
    return nil
  }

  @Test(arguments: [
    (0.2, 0.9, 0.3), (0.0, 1.0, 0.0), (0.9, 0.1, 0.3), (0.5, 0.2, 1.0), (0.3, 0.3, 0.8),
    (0.0, 0.5, 0.5),
  ])
  func circlesHaveTheColourOfTheLastOneThroughAPoint(
    startRadius: Double, endRadius: Double, distance: Double
  ) {
    let unitFromDevice = Homography(
      Affine(a: 0.04, b: 0.005, c: -0.006, d: 0.03, tx: -0.8, ty: -1.1))
    for (before, after) in [(false, false), (true, false), (false, true), (true, true)] {
      let picture = draw(64, 70) { list in
        list.fill(
          rectangle(0, 0, 64, 70), rule: .nonZero,
          paint: .gradient(
            GradientPaint(
              shape: .circles(startRadius: startRadius, endRadius: endRadius, distance: distance),
              stops: [.init(location: 0, color: .black), .init(location: 1, color: .white)],
              unitFromDevice: unitFromDevice, continuesBefore: before, continuesAfter: after)))
      }
      for y in stride(from: 0, to: 70, by: 7) {
        for x in stride(from: 0, to: 64, by: 7) {
          let place = unitFromDevice.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
          let t = lastCircle(
            through: place, startRadius, endRadius, distance,
            within: (before ? -9 : 0)...(after ? 9 : 1))
          let found = picture[x, y]
          if let t {
            let expected = min(max(t, 0), 1) * 255
            // Where circles crowd, a step of the search is a step of colour.
            if found[3] == 255 { #expect(abs(Double(found[1]) - expected) <= 3) }
          }
          // Borders of what is reached are left to the search's resolution.
          if let t, t > 0.01, t < 0.99 { #expect(found[3] == 255) }
          if t == nil, found[3] == 255, !before, !after {
            #expect(found[1] < 3 || found[1] > 252)
          }
        }
      }
    }
  }

  @Test func withoutContinuationNothingIsDrawnBeyondTheEnds() {
    let stops = [GradientPaint.Stop(location: 0, color: red), .init(location: 1, color: blue)]
    let unitFromDevice = Homography(Affine(a: 1.0 / 4, b: 0, c: 0, d: 1, tx: -1, ty: 0))
    for (before, after) in [(false, false), (true, false), (false, true), (true, true)] {
      let picture = draw(12, 1) { list in
        list.fill(
          rectangle(0, 0, 12, 1), rule: .nonZero,
          paint: .gradient(
            GradientPaint(
              shape: .axial, stops: stops, unitFromDevice: unitFromDevice,
              continuesBefore: before, continuesAfter: after)))
      }
      let alphas = (0..<12).map { picture.alpha($0, 0) }
      let four = [Int](repeating: 255, count: 4)
      let none = [Int](repeating: 0, count: 4)
      #expect(alphas == (before ? four : none) + four + (after ? four : none))
    }
  }

  @Test func stopsMixStraightColours() {
    // Half-way to clear red, the colour is half-transparent but still of mixed hue.
    let clearRed = Color(red: 1, green: 0, blue: 0, alpha: 0)
    let picture = picture(
      .axial, [.init(location: 0, color: blue), .init(location: 1, color: clearRed)],
      Homography(.scale(1.0 / 64, 1)))
    let t = 32.5 / 64
    let alpha = 1 - t
    let expected = [t * alpha, 0, alpha * alpha, alpha].map { $0 * 255 }
    for channel in 0..<4 {
      #expect(abs(Double(picture[32, 5][channel]) - expected[channel]) <= 0.75)
    }
  }

  @Test func stopsAtOnePlaceMakeASharpBorder() {
    let picture = picture(
      .axial,
      [
        .init(location: 0, color: red), .init(location: 0.5, color: red),
        .init(location: 0.5, color: blue), .init(location: 1, color: blue),
      ], Homography(.scale(1.0 / 64, 1)))
    #expect(picture[31, 3] == [255, 0, 0, 255])
    #expect(picture[32, 3] == [0, 0, 255, 255])
  }

  /// Where a shape is so narrow that its edges and its inside are sampled together.
  @Test(arguments: [4.0, 18, 40]) func aShapeShowsItsGradientThroughItsCoverage(radius: Double) {
    let shape = circle(50.3, 45.6, radius: radius)
    let stops = [red, blue.faded(by: 0.4)].enumerated().map {
      GradientPaint.Stop(location: Double($0.offset), color: $0.element)
    }
    func paint(_ shape: FlatPath, _ paint: Paint) -> Picture {
      draw(100, 100) { $0.fill(shape, rule: .nonZero, paint: paint) }
    }
    let gradient = Paint.gradient(
      GradientPaint(
        shape: .axial, stops: stops,
        unitFromDevice: Homography(Affine(a: 0.01, b: 0, c: 0.002, d: 0, tx: 0, ty: 0))))
    let whole = paint(rectangle(0, 0, 100, 100), gradient)
    let coverage = paint(shape, .solid(.black))
    let part = paint(shape, gradient)
    for y in 0..<100 {
      for x in 0..<100 {
        let covered = Double(coverage.alpha(x, y)) / 255
        let colors = zip(part[x, y], whole[x, y])
        let isSame = colors.allSatisfy { abs(Double($0) - Double($1) * covered) <= 1 }
        #expect(isSame, "at \(x), \(y)")
      }
    }
  }

  @Test func aFadedGradientIsEachOfItsColoursFaded() {
    let stops = [red.faded(by: 0.9), .white, blue].enumerated().map {
      GradientPaint.Stop(location: Double($0.offset) / 2, color: $0.element)
    }
    let plain = picture(.axial, stops, transforms[2])
    for opacity in [1, 77, 128, 254] {
      let faded = draw(64, 70) { list in
        list.pushGroup(opacity: Double(opacity) / 255, blend: .sourceOver)
        list.fill(
          rectangle(0, 0, 64, 70), rule: .nonZero,
          paint: .gradient(
            GradientPaint(shape: .axial, stops: stops, unitFromDevice: transforms[2])))
        list.popGroup()
      }
      let expected = plain.pixels.map { UInt8((Int($0) * opacity * 2 + 255) / 510) }
      #expect(faded.pixels == expected, "of opacity \(opacity)")
    }
  }

  @Test func theEndsContinue() {
    let picture = picture(
      .axial, [.init(location: 0.25, color: red), .init(location: 0.75, color: blue)],
      Homography(Affine(a: 0, b: 0, c: 1.0 / 35, d: 1, tx: -0.5, ty: 0)))
    #expect(picture[9, 0] == [255, 0, 0, 255])
    #expect(picture[9, 69] == [0, 0, 255, 255])
  }

  @Test func stopsOutOfOrderAreMovedUp() {
    let orderly: [GradientPaint.Stop] = [
      .init(location: 0.6, color: red), .init(location: 0.6, color: .white),
      .init(location: 1, color: blue),
    ]
    var disorderly = orderly
    disorderly[1].location = 0.2
    disorderly[2].location = 7
    let transform = transforms[2]
    #expect(picture(.axial, orderly, transform) == picture(.axial, disorderly, transform))
  }

  @Test func oneStopIsASolidColourAndNoneIsNothing() {
    let single = [GradientPaint.Stop(location: 0.3, color: blue)]
    let one = picture(.radial, single, transforms[0])
    #expect((0..<64).allSatisfy { one[$0, $0] == [0, 0, 255, 255] })
    #expect(picture(.radial, [], transforms[0]).pixels.allSatisfy { $0 == 0 })
  }

  @Test func opacityAndTintMultiplyTheColours() {
    let tint = Color(red: 0.5, green: 1, blue: 1, alpha: 0.5)
    let picture = picture(
      .conic, [.init(location: 0, color: red)], .identity, opacity: 0.5, tint: tint)
    #expect(picture[9, 9] == [32, 0, 0, 64])
  }

  @Test func transformsThatMakeNoSenseSurvive() {
    for value in [Double.nan, Double.infinity, 0, 1e300] {
      let transform = Homography(
        h11: value, h12: 1, h13: 0, h21: 2, h22: value, h23: 0, h31: 0, h32: 0, h33: 1)
      for shape in [GradientPaint.Shape.axial, .radial, .conic] {
        _ = picture(shape, [.init(location: 0, color: red)], transform)
      }
    }
  }
}
