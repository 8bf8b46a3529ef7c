import Geometry
import Raster
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
