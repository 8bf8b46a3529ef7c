import QuartzCore
import Testing

// 2.5: the picture of a layer before a change, blended with the one after it.

@MainActor
struct TransitionPictureTests {
  private let red = solidColor(red: 255)
  private let blue = solidColor(blue: 255)

  /// A layer of 20 × 20 points at (10, 10).
  private func square(_ color: CGColor?) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.backgroundColor = color
    return layer
  }

  private func transition(
    _ type: CATransitionType = .fade, _ subtype: CATransitionSubtype? = nil
  ) -> CATransition {
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    return transition
  }

  /// Changes `layer` in this turn without implicit animations.
  private func change(_ changes: () -> Void) {
    CATransaction.setDisableActions(true)
    changes()
  }

  private func isNear(_ a: [UInt8], _ b: [Int]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs(Int($0) - $1) <= 1 }
  }

  // Documented: old · (1 − p) + new · p.
  @Test func aFadeDissolvesOpaquePicturesWithoutADip() {
    onStage(40) { stage in
      let layer = stage.show(square(red))
      layer.add(transition(), forKey: nil)
      change { layer.backgroundColor = blue }
      #expect(stage.pixel(15, 15) == [255, 0, 0, 255])
      for step in 1..<16 {
        stage.advance(to: Double(step) / 16)
        #expect(isNear(stage.pixel(15, 15), [255 - step * 255 / 16, 0, step * 255 / 16, 255]))
        #expect(stage.pixel(15, 15)[3] == 255)
      }
      stage.advance(to: 1)
      #expect(stage.pixel(15, 15) == [0, 0, 255, 255])
      #expect(stage.pixel(5, 5) == [0, 0, 0, 0])
    }
  }

  // "In the same transaction": also what was changed before it was added.
  @Test func theOrderOfAddingAndChangingDoesNotMatter() {
    onStage(40) { stage in
      let layer = stage.show(square(red))
      change { layer.backgroundColor = blue }
      layer.add(transition(), forKey: "any")
      stage.advance(to: 0.4)
      #expect(isNear(stage.pixel(15, 15), [153, 0, 102, 255]))
    }
  }

  @Test func changesOfALaterTransactionAreNotPartOfIt() {
    onStage(40) { stage in
      let layer = stage.show(square(red))
      layer.add(transition(), forKey: nil)
      stage.advance(to: 0.5)
      change { layer.backgroundColor = blue }
      // The new picture is the layer as it is now.
      #expect(isNear(stage.pixel(15, 15), [127, 0, 128, 255]))
    }
  }

  @Test func sublayersAreInThePicture() {
    onStage(40) { stage in
      let layer = stage.show(square(red))
      let old = CALayer()
      old.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
      old.backgroundColor = blue
      layer.addSublayer(old)
      stage.commit()
      layer.add(transition(), forKey: nil)
      let new = CALayer()
      new.frame = CGRect(x: 10, y: 0, width: 10, height: 20)
      new.backgroundColor = blue
      change {
        old.removeFromSuperlayer()
        layer.addSublayer(new)
      }
      stage.advance(to: 0.25)
      #expect(isNear(stage.pixel(15, 15), [64, 0, 191, 255]))
      #expect(isNear(stage.pixel(25, 15), [191, 0, 64, 255]))
    }
  }

  // Changes deep inside belong to it too.
  @Test func aChangeOfASublayerIsInThePicture() {
    onStage(40) { stage in
      let layer = stage.show(square(red))
      let inner = CALayer()
      inner.frame = layer.bounds
      inner.backgroundColor = red
      layer.addSublayer(inner)
      stage.commit()
      change {
        inner.backgroundColor = blue
        inner.frame.size.width = 10
      }
      layer.add(transition(), forKey: nil)
      stage.advance(to: 0.2)
      #expect(isNear(stage.pixel(15, 15), [204, 0, 51, 255]))
      #expect(isNear(stage.pixel(25, 15), [255, 0, 0, 255]))
    }
  }

  // The common way to hide and show with a fade.
  @Test func hidingFadesOutAndShowingFadesIn() {
    onStage(40) { stage in
      let layer = stage.show(square(red))
      layer.add(transition(), forKey: nil)
      change { layer.isHidden = true }
      stage.advance(to: 0.2)
      #expect(isNear(stage.pixel(15, 15), [204, 0, 0, 204]))
      stage.advance(to: 1.5)
      #expect(stage.pixel(15, 15) == [0, 0, 0, 0])
      layer.add(transition(), forKey: nil)
      change { layer.isHidden = false }
      stage.advance(to: 1.7)
      #expect(isNear(stage.pixel(15, 15), [51, 0, 0, 51]))
      stage.advance(to: 3)
      #expect(stage.pixel(15, 15) == [255, 0, 0, 255])
    }
  }

  // What is hidden in a later transaction is hidden at once.
  @Test func hidingLaterEndsTheSight() {
    onStage(40) { stage in
      let layer = stage.show(square(red))
      layer.add(transition(), forKey: nil)
      change { layer.backgroundColor = blue }
      stage.advance(to: 0.2)
      change { layer.isHidden = true }
      #expect(stage.pixel(15, 15) == [0, 0, 0, 0])
    }
  }

  @Test func aNewLayerComesFromNothing() {
    onStage(40) { stage in
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      layer.backgroundColor = red
      layer.add(transition(.moveIn, .fromLeft), forKey: nil)
      stage.rootLayer.addSublayer(layer)
      stage.advance(to: 0.25)
      #expect(stage.pixel(14, 15) == [255, 0, 0, 255])
      #expect(stage.pixel(15, 15) == [0, 0, 0, 0])
    }
  }

  /// The first pixel of the middle row (or column) of the layer's 20 that is not like the one
  /// before it.
  private func edge(alongX: Bool, _ pixel: (Int, Int) -> [UInt8]) -> Int? {
    let pixels = (10..<30).map { alongX ? pixel($0, 20) : pixel(20, $0) }
    return (1..<20).first { pixels[$0] != pixels[$0 - 1] }
  }

  // Displacement: the bounds' length · (1 − p). fromTop enters from the visual bottom (y down).
  @Test func aMovingPictureComesFromItsSide() {
    for (subtype, alongX, fromMin) in [
      (CATransitionSubtype?.none, true, true), (.fromLeft, true, true), (.fromRight, true, false),
      (.fromTop, false, false), (.fromBottom, false, true),
      (CATransitionSubtype(rawValue: "fromNowhere"), true, true),
    ] {
      for (progress, way) in [(0.25, 5), (0.5, 10), (0.9, 18)] {
        onStage(40) { stage in
          let layer = stage.show(square(red))
          layer.add(transition(.moveIn, subtype), forKey: nil)
          change { layer.backgroundColor = blue }
          stage.advance(to: progress)
          #expect(edge(alongX: alongX, stage.pixel) == (fromMin ? way : 20 - way))
          let near = fromMin ? 10 : 29
          #expect(stage.pixel(alongX ? near : 20, alongX ? 20 : near) == [0, 0, 255, 255])
          let far = fromMin ? 29 : 10
          #expect(stage.pixel(alongX ? far : 20, alongX ? 20 : far) == [255, 0, 0, 255])
        }
      }
    }
  }

  // The old picture leaves towards the other side.
  @Test func aRevealedPictureStandsStill() {
    for (subtype, alongX, fromMin) in [
      (CATransitionSubtype.fromLeft, true, true), (.fromRight, true, false),
      (.fromTop, false, false), (.fromBottom, false, true),
    ] {
      onStage(40) { stage in
        let layer = stage.show(square(nil))
        let stripe = CALayer()
        stripe.frame = layer.bounds
        stripe.backgroundColor = red
        layer.addSublayer(stripe)
        stage.commit()
        layer.add(transition(.reveal, subtype), forKey: nil)
        change {
          stripe.removeFromSuperlayer()
          layer.backgroundColor = blue
        }
        stage.advance(to: 0.3)
        #expect(edge(alongX: alongX, stage.pixel) == (fromMin ? 6 : 14))
        let near = fromMin ? 10 : 29
        #expect(stage.pixel(alongX ? near : 20, alongX ? 20 : near) == [0, 0, 255, 255])
        let far = fromMin ? 29 : 10
        #expect(stage.pixel(alongX ? far : 20, alongX ? 20 : far) == [255, 0, 0, 255])
      }
    }
  }

  // Both move; the one that leaves fades (11, decision 14).
  @Test func aPushMovesBothPictures() {
    for (subtype, alongX, fromMin) in [
      (CATransitionSubtype.fromLeft, true, true), (.fromRight, true, false),
      (.fromTop, false, false), (.fromBottom, false, true),
    ] {
      onStage(40) { stage in
        let layer = stage.show(square(nil))
        // The old picture is a strip of two points in the middle, the new one is full.
        let strip = CALayer()
        strip.frame =
          alongX
          ? CGRect(x: 9, y: 0, width: 2, height: 20) : CGRect(x: 0, y: 9, width: 20, height: 2)
        strip.backgroundColor = red
        layer.addSublayer(strip)
        stage.commit()
        layer.add(transition(.push, subtype), forKey: nil)
        change {
          strip.removeFromSuperlayer()
          layer.backgroundColor = blue
        }
        stage.advance(to: 0.25)
        let pixels = (10..<30).map { alongX ? stage.pixel($0, 20) : stage.pixel(20, $0) }
        let places = fromMin ? Array(pixels) : pixels.reversed()
        #expect(places[0..<5].allSatisfy { $0 == [0, 0, 255, 255] })
        #expect(places[5..<14].allSatisfy { $0 == [0, 0, 0, 0] })
        #expect(places[14..<16].allSatisfy { isNear($0, [191, 0, 0, 191]) })
        #expect(places[16...].allSatisfy { $0 == [0, 0, 0, 0] })
      }
    }
  }

  @Test func whatSlidesIsSeenWithinTheBoundsOnly() {
    for type in [CATransitionType.moveIn, .push, .reveal] {
      onStage(40) { stage in
        let layer = stage.show(square(red))
        layer.add(transition(type, .fromRight), forKey: nil)
        change { layer.backgroundColor = blue }
        stage.advance(to: 0.5)
        #expect(stage.pixel(8, 20) == [0, 0, 0, 0])
        #expect(stage.pixel(31, 20) == [0, 0, 0, 0])
      }
    }
  }

  // 2.5, private types of old tutorials.
  @Test func typesNobodyKnowsFade() {
    for name in ["cube", "oglFlip", "rippleEffect", "pageCurl", "", "nothing"] {
      onStage(40) { stage in
        let layer = stage.show(square(red))
        layer.add(transition(CATransitionType(rawValue: name)), forKey: nil)
        change { layer.backgroundColor = blue }
        stage.advance(to: 0.6)
        #expect(isNear(stage.pixel(15, 15), [102, 0, 153, 255]))
      }
    }
  }
}
