import QuartzCore
import Testing

/// Siblings in one space: what is nearer covers what is farther.
@MainActor
struct DepthTests {
  /// The six faces of a cube with edges of `size` as siblings, each of its own colour.
  private func cube(_ size: CGFloat, at center: CGFloat) -> [CALayer] {
    let turns: [(CGFloat, CGFloat, CGFloat)] = [
      (0, 0, 1), (.pi / 2, 0, 1), (.pi, 0, 1), (-.pi / 2, 0, 1), (.pi / 2, 1, 0), (-.pi / 2, 1, 0),
    ]
    return turns.enumerated().map { index, turn in
      let color = CGColor(srgbRed: CGFloat(40 * (index + 1)) / 255, green: 1, blue: 0, alpha: 1)
      let face = square(color, size, at: center, center)
      let (angle, x, y) = turn
      face.transform = CATransform3DTranslate(
        CATransform3DMakeRotation(angle, x, y, 0), 0, 0, size / 2)
      return face
    }
  }

  /// The number of the face of a cube about 0 that the ray through (`x`, `y`) meets first, from the
  /// inverse of the `view`; nil for none, or where it meets an edge.
  private func face(_ x: Double, _ y: Double, half: Double, distance: Double?, view: CATransform3D)
    -> Int?
  {
    let inverse = CATransform3DInvert(view)
    func point(_ z: Double) -> [Double] {
      let scale = distance.map { ($0 - z) / $0 } ?? 1
      let (x, y) = (x * scale, y * scale)
      return [
        x * inverse.m11 + y * inverse.m21 + z * inverse.m31,
        x * inverse.m12 + y * inverse.m22 + z * inverse.m32,
        x * inverse.m13 + y * inverse.m23 + z * inverse.m33,
      ]
    }
    let (near, far) = (point(60), point(-60))
    var (best, found): (Double, Int?) = (.infinity, nil)
    // The outward axes of the faces, in the order of `cube`: z, x, −z, −x, −y, y.
    for (index, (axis, sign)) in [(2, 1.0), (0, 1), (2, -1), (0, -1), (1, -1), (1, 1)].enumerated()
    {
      let step = far[axis] - near[axis]
      guard abs(step) > 1e-9 else { continue }
      let t = (sign * half - near[axis]) / step
      let others = [0, 1, 2].filter { $0 != axis }.map { abs(near[$0] + t * (far[$0] - near[$0])) }
      if others.contains(where: { abs($0 - half) < 1.5 }) { return nil }
      if others.allSatisfy({ $0 < half }), t < best { (best, found) = (t, index) }
    }
    return found ?? -1
  }

  // 5.3 (O LW ch. 5), decision 17: each pixel shows the face its ray meets first.
  @Test(
    arguments: [
      (0.4, 0.3, 0.0), (0.7, -0.6, 0.2), (2.5, 0.5, -1), (-2, 1.2, 0.4), (3.6, -2.2, 0.9),
      (0.785, 0.615, 0), (1.2, 2.9, -0.3),
    ], [120.0, nil])
  func sixFacesOfACubeShowAsACube(angles: (Double, Double, Double), distance: Double?) {
    var view = CATransform3DMakeRotation(CGFloat(angles.0), 0, 1, 0)
    view = CATransform3DRotate(view, CGFloat(angles.1), 1, 0, 0)
    view = CATransform3DRotate(view, CGFloat(angles.2), 0, 0, 1)
    var perspective = CATransform3DIdentity
    if let distance { perspective.m34 = CGFloat(-1 / distance) }
    onStage(100) { stage in
      still { stage.rootLayer.sublayerTransform = CATransform3DConcat(view, perspective) }
      stage.rootLayer.sublayers = cube(40, at: 50)
      let pixels = stage.pixels()
      var (wrong, compared) = (0, 0)
      for y in stride(from: 0, to: 100, by: 2) {
        for x in stride(from: 0, to: 100, by: 2) {
          guard
            let expected = face(
              Double(x) - 49.5, Double(y) - 49.5, half: 20, distance: distance, view: view)
          else { continue }
          let pixel = pixels[x, y]
          let isRight =
            expected < 0 ? pixel == clearPixel : pixel == [UInt8(40 * (expected + 1)), 255, 0, 255]
          compared += 1
          if !isRight { wrong += 1 }
        }
      }
      #expect(compared > 1600)
      #expect(wrong == 0)
    }
  }

  // 5.3: with their backs not drawn the faces need no order.
  @Test func aCubeOfOneSidedFacesLooksTheSame() {
    onStage(100) { stage in
      var view = CATransform3DIdentity
      view.m34 = -1 / 150
      view = CATransform3DRotate(CATransform3DRotate(view, 0.7, 0, 1, 0), 0.4, 1, 0, 0)
      still { stage.rootLayer.sublayerTransform = view }
      stage.rootLayer.sublayers = cube(40, at: 50)
      let picture = stage.pixels()
      still { for face in stage.rootLayer.sublayers ?? [] { face.isDoubleSided = false } }
      let oneSided = stage.pixels()
      var differences = 0
      for y in 0..<100 {
        for x in 0..<100 where picture[x, y] != oneSided[x, y] { differences += 1 }
      }
      // Along the edges alone, where the backs shine through.
      #expect(differences < 500)
    }
  }

  // 5.3 (O: WWDC 2011-421), decision 17: two planes that run through each other are cut.
  @Test func planesThatCrossAreCut() {
    onStage(60) { stage in
      let (a, b) = (square(redColor, 40, at: 30, 30), square(greenColor, 40, at: 30, 30))
      a.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
      b.transform = CATransform3DMakeRotation(-.pi / 4, 0, 1, 0)
      for layers in [[a, b], [b, a]] {
        stage.rootLayer.sublayers = layers
        // z = −x·tan a: a's left half is near, b's right half.
        let pixels = stage.pixels()
        for y in 11..<49 {
          #expect(pixels[18, y] == redPixel)
          #expect(pixels[28, y] == redPixel)
          #expect(pixels[31, y] == greenPixel)
          #expect(pixels[41, y] == greenPixel)
          // No gap where they meet.
          #expect(pixels[29, y][3] == 255)
          #expect(pixels[30, y][3] == 255)
        }
      }
    }
  }

  // Decision 17, with perspective: the nearer one by the closed form of both planes.
  @Test func crossingPlanesAreCutWherePerspectivePutsThem() {
    onStage(60) { stage in
      still { stage.rootLayer.sublayerTransform.m34 = -1 / 90 }
      let (a, b) = (square(redColor, 40, at: 30, 30), square(greenColor, 40, at: 30, 30))
      a.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
      b.zPosition = 6
      stage.rootLayer.sublayers = [a, b]
      let pixels = stage.pixels()
      // a reaches the height 6 at u·sin 45° = −6, that is at x = −6, seen at −6·90/84.
      let cut = 30 - 6 * 90.0 / 84
      for y in 12..<48 {
        #expect(pixels[Int(cut) - 1, y] == redPixel)
        #expect(pixels[Int(cut) + 1, y] == greenPixel)
      }
      // b ends at 20·90/84 on the right.
      #expect(pixels[50, 30] == greenPixel)
    }
  }

  // 5.3 (O SO-23570092): siblings share a space without a sublayerTransform too.
  @Test func aTurnedLayerStandsOutOfItsFlatSiblings() {
    onStage(60) { stage in
      let (card, cover) = (square(redColor, 40, at: 30, 30), square(greenColor, 40, at: 30, 30))
      card.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
      stage.rootLayer.sublayers = [card, cover]
      #expect(stage.pixel(20, 30) == redPixel)
      #expect(stage.pixel(40, 30) == greenPixel)
      // Half the diagonal of the card is 14.2 points deep.
      still { card.zPosition = 15 }
      #expect(stage.pixel(40, 30) == redPixel)
      still { card.zPosition = -15 }
      #expect(stage.pixel(20, 30) == greenPixel)
    }
  }

  // 5.3: three bars, each over the next.
  @Test func planesInARingAreAllDrawn() {
    onStage(60) { stage in
      let bars = [redColor, greenColor, blueColor].map { square($0, 40, at: 30, 30) }
      for (index, bar) in bars.enumerated() {
        bar.bounds = CGRect(x: 0, y: 0, width: 40, height: 8)
        var turn = CATransform3DMakeRotation(CGFloat(index) * 2 * .pi / 3, 0, 0, 1)
        turn = CATransform3DTranslate(turn, 0, 10, 0)
        bar.transform = CATransform3DRotate(turn, 0.3, 0, 1, 0)
      }
      stage.rootLayer.sublayers = bars
      let pixels = stage.pixels()
      var seen: Set<[UInt8]> = []
      for y in 0..<60 { for x in 0..<60 { seen.insert(pixels[x, y]) } }
      #expect(seen.isSuperset(of: [redPixel, greenPixel, bluePixel]))
    }
  }

  // 5.3: a translucent plane shows what is behind it, in whatever order they were added.
  @Test func whatIsBehindATranslucentPlaneShowsThroughIt() {
    onStage(60) { stage in
      let (glass, wall) = (square(redColor, 40, at: 30, 30), square(greenColor, 40, at: 30, 30))
      glass.opacity = 0.5
      glass.transform = CATransform3DMakeRotation(0.5, 1, 0, 0)
      wall.zPosition = -30
      for layers in [[glass, wall], [wall, glass]] {
        stage.rootLayer.sublayers = layers
        #expect(stage.pixel(30, 30) == [128, 127, 0, 255])
      }
    }
  }

  // 5.3 (D): sublayers count with their superlayer's plane, beyond its bounds too.
  @Test func sublayersOutsideTheBoundsAreCutWithTheirPlane() {
    onStage(60) { stage in
      let (hinge, flap, wall) = (
        square(nil, 2, at: 30, 30), square(redColor, 20, at: 1, 1),
        square(greenColor, 40, at: 30, 30)
      )
      hinge.addSublayer(flap)
      hinge.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      stage.rootLayer.sublayers = [hinge, wall]
      #expect(stage.pixel(27, 30) == redPixel)
      #expect(stage.pixel(33, 30) == greenPixel)
    }
  }
}
