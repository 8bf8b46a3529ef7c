import CoreGraphics
import QuartzCore
import Testing

/// Siblings that lie in one plane, beside a turned one and without.
@MainActor
struct OnePlaneTests {
  private func turned(_ layer: CALayer, by angle: CGFloat = .pi / 4) -> CALayer {
    layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
    return layer
  }

  // 12.2 #22 (P): wherever the turned one stands among them; 5.3: without one the later is above.
  @Test func theLaterLiesUnderTheEarlierBesideATurnedLayer() {
    onStage(60) { stage in
      let (a, b) = (square(redColor, 20, at: 15, 20), square(greenColor, 20, at: 25, 20))
      let third = square(blueColor, 10, at: 50, 50)
      for layers in [[third, a, b], [a, third, b], [a, b, third]] {
        stage.rootLayer.sublayers = layers
        #expect(stage.pixel(20, 20) == greenPixel)
        still { third.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0) }
        #expect(stage.pixel(20, 20) == redPixel)
        #expect(stage.pixel(30, 20) == greenPixel)
        #expect(stage.pixel(50, 50) == bluePixel)
        // Turned in the plane it stays in it.
        still { third.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1) }
        #expect(stage.pixel(20, 20) == greenPixel)
        still { third.transform = CATransform3DIdentity }
      }
    }
  }

  // 12.2 #22 (P): all of them, the first above.
  @Test func ofManyInOnePlaneTheFirstIsAbove() {
    onStage(60) { stage in
      let (a, b, c) = (
        square(redColor, 20, at: 15, 20), square(greenColor, 20, at: 25, 20),
        square(blueColor, 20, at: 20, 30)
      )
      stage.rootLayer.sublayers = [a, b, c, turned(square(nil, 4, at: 50, 50))]
      // What draws nothing turns nothing.
      #expect(stage.pixel(20, 25) == bluePixel)
      stage.rootLayer.sublayers = [a, b, c, turned(square(blueColor, 4, at: 50, 50))]
      #expect(stage.pixel(20, 25) == redPixel)
      #expect(stage.pixel(27, 25) == greenPixel)
      #expect(stage.pixel(20, 35) == bluePixel)
    }
  }

  // 12.2 #22, 5.3: planes of their own lie as they did.
  @Test func nearerPlanesStayAbove() {
    onStage(60) { stage in
      let (a, b) = (square(redColor, 20, at: 15, 20), square(greenColor, 20, at: 25, 20))
      stage.rootLayer.sublayers = [a, b, turned(square(blueColor, 10, at: 50, 50))]
      still { b.zPosition = 1 }
      #expect(stage.pixel(20, 20) == greenPixel)
      still { a.zPosition = 1 }
      #expect(stage.pixel(20, 20) == redPixel)
    }
  }

  // 12.2 #22 (P): two cards of which each reaches over the other beyond its bounds, with a turned one between them.
  @Test func aTurnedPlanePartsWhatLiesOnItsTwoSides() {
    onStage(60) { stage in
      let (a, b) = (square(nil, 10, at: 15, 30), square(nil, 10, at: 45, 30))
      a.addSublayer(square(redColor, 40, at: 5, 5))
      b.addSublayer(square(greenColor, 40, at: 5, 5))
      let wall = square(blueColor, 4, at: 30, 55)
      stage.rootLayer.sublayers = [a, b, wall]
      // The near side of the wall is the right one, or the left one.
      still { wall.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0) }
      #expect(stage.pixel(30, 30) == greenPixel)
      still { wall.transform = CATransform3DMakeRotation(-.pi / 4, 0, 1, 0) }
      #expect(stage.pixel(30, 30) == redPixel)
      stage.rootLayer.sublayers = [b, a, wall]
      #expect(stage.pixel(30, 30) == redPixel)
    }
  }
}

/// Planes that are cut by others.
@MainActor
struct CutPlaneTests {
  /// The picture of a translucent card turned about `axis` in perspective, with `sibling`.
  private func picture(
    _ axis: (CGFloat, CGFloat, CGFloat), angle: CGFloat = .pi / 4, beside sibling: CALayer?,
    cardFirst: Bool = false
  ) -> StagePixels {
    onStage(200) { stage in
      let container = CALayer()
      container.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      container.sublayerTransform.m34 = -1 / 400
      let card = CALayer()
      card.frame = CGRect(x: 40.3, y: 40, width: 120, height: 120)
      card.backgroundColor = blueColor
      card.opacity = 0.5
      card.transform = CATransform3DMakeRotation(angle, axis.0, axis.1, axis.2)
      container.sublayers = (cardFirst ? [card, sibling] : [sibling, card]).compactMap { $0 }
      stage.rootLayer.addSublayer(container)
      stage.commit()
      return stage.pixels()
    }
  }

  private let axes: [(CGFloat, CGFloat, CGFloat)] = [
    (0, 1, 0), (1, 1, 1), (1, 0.3, 0), (1, -2, 0.5), (0.2, 1, -1),
  ]

  /// Pixels outside `area` that are not the same.
  private func differences(
    _ a: StagePixels, _ b: StagePixels, outside area: CGRect = .zero
  ) -> Int {
    var count = 0
    for y in 0..<200 {
      for x in 0..<200 where !area.contains(CGPoint(x: x, y: y)) && a[x, y] != b[x, y] {
        count += 1
      }
    }
    return count
  }

  // 12.2 #23 (P)
  @Test func aPlaneOfNothingLeavesNoLine() {
    for axis in axes {
      let alone = picture(axis, beside: nil)
      let empty = CALayer()
      empty.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      #expect(alone.coveredArea > 2000)
      #expect(differences(alone, picture(axis, beside: empty)) == 0)
      empty.sublayers = [square(nil, 50, at: 100, 100)]
      #expect(differences(alone, picture(axis, beside: empty)) == 0)
    }
  }

  // 12.2 #23 (P): where the other one is not, the pieces add up to the whole.
  @Test(arguments: [false, true]) func noLineShowsBesideWhatCuts(cardFirst: Bool) {
    for axis in axes {
      for angle in [CGFloat.pi / 4, -0.4, 1.1] {
        let alone = picture(axis, angle: angle, beside: nil)
        // All of the container, with something in one corner and across the middle.
        let sibling = CALayer()
        sibling.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        sibling.sublayers = [
          square(redColor, 20, at: 10, 10), square(greenColor, 30, at: 100, 100),
        ]
        let both = picture(axis, angle: angle, beside: sibling, cardFirst: cardFirst)
        #expect(both[10, 10] == redPixel)
        // The sibling's own corner and middle, as they lie in perspective.
        let corner = CGRect(x: 0, y: 0, width: 21, height: 21)
        var count = 0
        for y in 0..<200 {
          for x in 0..<200 where !corner.contains(CGPoint(x: x, y: y)) {
            let isMiddle = (84...116).contains(x) && (84...116).contains(y)
            if !isMiddle, alone[x, y] != both[x, y] { count += 1 }
          }
        }
        #expect(count == 0, "about \(axis) by \(angle)")
      }
    }
  }

  // 12.2 #23 (P): the whole card, with all that it holds.
  @Test func noLineShowsInWhatTheCardHolds() {
    func card(beside sibling: CALayer?) -> StagePixels {
      onStage(200) { stage in
        let card = CALayer()
        card.frame = CGRect(x: 40, y: 40, width: 120, height: 120)
        card.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.4)
        card.cornerRadius = 20
        card.borderWidth = 3
        card.borderColor = redColor
        card.sublayers = [square(greenColor, 60, at: 60, 60)]
        card.sublayers?[0].opacity = 0.3
        card.transform = CATransform3DMakeRotation(0.7, 1, 0.7, 0.2)
        stage.rootLayer.sublayers = [sibling, card].compactMap { $0 }
        return stage.pixels()
      }
    }
    let sibling = square(nil, 200, at: 100, 100)
    sibling.sublayers = [square(redColor, 10, at: 5, 5)]
    let corner = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(differences(card(beside: nil), card(beside: sibling), outside: corner) == 0)
  }

  // 5.3: planes that let nothing through meet along a smooth line.
  @Test func opaquePlanesMeetInASmoothLine() {
    onStage(60) { stage in
      let (a, b) = (square(redColor, 40, at: 30, 30), square(greenColor, 40, at: 30, 30))
      a.transform = CATransform3DMakeRotation(.pi / 4, 1, 0.3, 0)
      b.transform = CATransform3DMakeRotation(-.pi / 4, 1, 0.3, 0)
      stage.rootLayer.sublayers = [a, b]
      let pixels = stage.pixels()
      var mixed = 0
      for y in 20..<40 {
        for x in 15..<45 {
          let pixel = pixels[x, y]
          #expect(pixel[3] == 255)
          if pixel != redPixel && pixel != greenPixel { mixed += 1 }
        }
      }
      #expect(mixed > 10)
    }
  }
}
