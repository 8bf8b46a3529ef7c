import Geometry
import Testing
import Timing

@Suite struct TransformInterpolationTests {
  @Test func halfwayToAQuarterTurnIsAnEighth() {
    let mixed = Matrix4.mix(.identity, rotation(z: .pi / 2), 0.5)
    #expect(difference(mixed, rotation(z: .pi / 4)) < 1e-15)
  }

  @Test func anglesRunEvenlyAndBeyondTheEnd() {
    for step in -4...16 {
      let t = Double(step) / 10
      let mixed = Matrix4.mix(rotation(z: 0.3), rotation(z: 1.7), t)
      #expect(difference(mixed, rotation(z: 0.3 + 1.4 * t)) < 1e-14)
    }
  }

  @Test func aFullTurnDoesNotMoveAndThreeQuartersGoBack() {
    #expect(difference(Matrix4.mix(.identity, rotation(z: 2 * .pi), 0.5), .identity) < 1e-15)
    let mixed = Matrix4.mix(.identity, rotation(z: 1.5 * .pi), 0.5)
    #expect(difference(mixed, rotation(z: -.pi / 4)) < 1e-14)
  }

  @Test func halfATurnGoesThePositiveWay() {
    let mixed = Matrix4.mix(.identity, rotation(z: .pi), 0.5)
    #expect(difference(mixed, rotation(z: .pi / 2)) < 1e-14)
  }

  @Test func scaleAndTranslationAreLinear() {
    let a = Matrix4.scale(2, 3, 4).followed(by: .translation(10, 20, 30))
    let b = Matrix4.scale(4, 1, 4).followed(by: .translation(20, 0, 50))
    let mixed = Matrix4.mix(a, b, 0.25)
    let expected = Matrix4.scale(2.5, 2.5, 4).followed(by: .translation(12.5, 15, 35))
    #expect(difference(mixed, expected) < 1e-14)
  }

  @Test func scalingFromNothingDoesNotTurn() {
    #expect(Matrix4.mix(.scale(0, 0), .identity, 0.25) == .scale(0.25, 0.25))
    #expect(Matrix4.mix(.scale(0, 0, 0), .identity, 0.25) == .scale(0.25, 0.25, 0.25))
    #expect(Matrix4.mix(.scale(0, 1), .identity, 0.25) == .scale(0.25, 1))
    #expect(Matrix4.mix(.scale(1, 0), .identity, 0.25) == .scale(1, 0.25))
  }

  @Test func mirrorsArePlainScales() {
    #expect(difference(Matrix4.mix(.identity, .scale(-1, 1), 0.25), .scale(0.5, 1)) < 1e-15)
    #expect(difference(Matrix4.mix(.identity, .scale(1, -1), 0.75), .scale(1, -0.5)) < 1e-15)
  }

  @Test func translationIsIndependentOfRotation() {
    let end = rotation(z: .pi / 2).followed(by: .translation(100, 40))
    let mixed = Matrix4.mix(.identity, end, 0.5)
    #expect(mixed?.m41 == 50)
    #expect(mixed?.m42 == 20)
  }

  @Test func perspectiveStaysWhileTheLayerTurns() {
    var lens = Matrix4.identity
    lens.m34 = -1 / 500
    let mixed = Matrix4.mix(lens, rotation(y: 1).followed(by: lens), 0.5)
    #expect(difference(mixed, rotation(y: 0.5).followed(by: lens)) < 1e-15)
    let grown = Matrix4.mix(Matrix4.scale(0, 0).followed(by: lens), lens, 0.5)
    #expect(difference(grown, Matrix4.scale(0.5, 0.5).followed(by: lens)) < 1e-15)
  }

  @Test func shearsAreLinear() {
    var sheared = Matrix4.identity
    sheared.m21 = 0.8
    var half = Matrix4.identity
    half.m21 = 0.4
    #expect(difference(Matrix4.mix(.identity, sheared, 0.5), half) < 1e-15)
  }

  @Test func theEndsAreExact() {
    var random = Numbers()
    for _ in 0..<50 {
      let (a, b) = (random.matrix(), random.matrix())
      #expect(Matrix4.mix(a, b, 0) == a)
      #expect(Matrix4.mix(a, b, 1) == b)
      #expect(difference(Matrix4.mix(a, b, 1e-12), a) < 1e-9)
      #expect(difference(Matrix4.mix(a, b, 1 - 1e-12), b) < 1e-9)
    }
  }

  @Test func whatCannotBeTakenApartIsMixedByElement() {
    var flat = Matrix4.scale(0, 1)
    flat.m14 = 1
    var half = Matrix4.scale(0.5, 1)
    half.m14 = 0.5
    #expect(Matrix4.mix(.identity, flat, 0.5) == half)
  }

  @Test func addingATransformActsFirst() throws {
    let sum = try #require(Matrix4.sum(.scale(2, 2), .translation(5, 0)))
    #expect(sum.m41 == 10)
    let back = Matrix4.difference(sum, .translation(5, 0))
    #expect(difference(back, .scale(2, 2)) < 1e-15)
    #expect(Matrix4.difference(.identity, .scale(0, 1)) == nil)
  }

  /// A small generator of matrices that have all parts.
  struct Numbers {
    var state: UInt64 = 17

    mutating func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 33) / Double(1 << 30) - 1
    }

    mutating func matrix() -> Matrix4 {
      var lens = Matrix4.identity
      lens.m34 = next() / 500
      return Matrix4.scale(1.5 + next(), 1.5 + next(), 1.5 + next())
        .followed(by: rotation(x: next())).followed(by: rotation(y: next()))
        .followed(by: rotation(z: next())).followed(by: .translation(next(), next(), next()))
        .followed(by: lens)
    }
  }
}
