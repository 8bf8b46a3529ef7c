import QuartzCore
import Testing

// Blend modes in `render(in:)`: those of layers, and the context's own.

@MainActor
struct BlendInContextTests {
  private func fill(_ context: CGContext, _ color: CGColor, _ rect: CGRect) {
    context.setFillColor(color)
    context.fill(rect)
  }

  private let whole = CGRect(x: 0, y: 0, width: 20, height: 20)

  // 12.2 #16 (P)
  @Test func aLayersBlendModeMeetsWhatLiesBelowIt() throws {
    let layer = square(solidColor(red: 100, green: 200, blue: 50), 20, at: 10, 10)
    let above = square(solidColor(red: 200, green: 100, blue: 0), 10, at: 5, 5)
    above.compositingFilter = "multiplyBlendMode"
    layer.addSublayer(above)
    let pixels = try drawnPixels(20, 20) { layer.render(in: $0) }
    #expect(isClose(pixels[5, 5], [78, 78, 0, 255], within: 1))
    #expect(pixels[15, 15] == [100, 200, 50, 255])
  }

  // 12.2 #16 (P): drawn into the context, over what is there.
  @Test func itMeetsWhatTheContextHolds() throws {
    let layer = square(solidColor(red: 200, green: 100, blue: 0), 10, at: 5, 5)
    layer.compositingFilter = "multiplyBlendMode"
    let holder = square(nil, 20, at: 10, 10)
    holder.addSublayer(layer)
    let parent = try drawnPixels(20, 20) {
      fill($0, solidColor(red: 100, green: 200, blue: 50), whole)
      holder.render(in: $0)
    }
    #expect(isClose(parent[5, 5], [78, 78, 0, 255], within: 1))
    let itself = try drawnPixels(20, 20) {
      fill($0, solidColor(red: 100, green: 200, blue: 50), whole)
      layer.render(in: $0)
    }
    #expect(isClose(itself[5, 5], [78, 78, 0, 255], within: 1))
  }

  // 12.2 #16 (P): the inverted matte of animation files, a full layer less a shape.
  @Test func anExclusiveMatteCutsItsShapeOut() throws {
    let layer = square(redColor, 20, at: 10, 10)
    let matte = square(nil, 20, at: 10, 10)
    matte.addSublayer(square(.black, 20, at: 10, 10))
    let hole = square(.black, 10, at: 5, 5)
    hole.compositingFilter = "xor"
    matte.addSublayer(hole)
    layer.mask = matte
    let pixels = try drawnPixels(20, 20) { layer.render(in: $0) }
    #expect(pixels[5, 5] == clearPixel)
    #expect(pixels[15, 15] == redPixel)
    #expect(pixels.coveredArea == 300)
  }

  // 12.2 #16 (P)
  @Test func theContextsModeActs() throws {
    let layer = square(nil, 20, at: 10, 10)
    layer.addSublayer(square(redColor, 10, at: 5, 5))
    let half = square(redColor, 10, at: 15, 5)
    half.opacity = 0.5
    layer.addSublayer(half)
    let pixels = try drawnPixels(20, 20) {
      fill($0, blueColor, whole)
      $0.setBlendMode(.destinationOut)
      layer.render(in: $0)
      $0.setBlendMode(.normal)
      fill($0, greenColor, CGRect(x: 0, y: 18, width: 20, height: 2))
    }
    #expect(pixels[5, 5] == clearPixel)
    #expect(isClose(pixels[15, 5], [0, 0, 128, 128], within: 1))
    #expect(pixels[5, 15] == bluePixel)
    #expect(pixels[5, 19] == greenPixel)
  }

  // 12.2 #16 (P), CGBlendMode (D): modes that clear what lies around act within what is drawn.
  @Test(arguments: [CGBlendMode.clear, .copy, .sourceIn])
  func modesThatClearActWithinTheShapesThatAreDrawn(_ mode: CGBlendMode) throws {
    let layer = CAShapeLayer()
    layer.frame = whole
    layer.path = CGPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4), transform: nil)
    layer.fillColor = redColor
    let pixels = try drawnPixels(20, 20) {
      fill($0, blueColor, whole)
      $0.setBlendMode(mode)
      layer.render(in: $0)
    }
    #expect(pixels[3, 3] == (mode == .clear ? clearPixel : redPixel))
    #expect(pixels[7, 3] == bluePixel)
    #expect(pixels[1, 3] == bluePixel)
  }

  // 12.2 #16 (D): global alpha, clip and shadow of the graphics state.
  @Test func alphaClipAndShadowOfTheContextAct() throws {
    let layer = square(redColor, 10, at: 5, 5)
    layer.addSublayer(square(blueColor, 10, at: 5, 5))
    let faded = try drawnPixels(20, 20) {
      $0.setAlpha(0.5)
      $0.clip(to: CGRect(x: 0, y: 0, width: 5, height: 20))
      layer.render(in: $0)
    }
    #expect(isClose(faded[2, 2], [0, 0, 128, 128], within: 1))
    #expect(faded[7, 2] == clearPixel)
    let shaded = try drawnPixels(20, 20) {
      // Base space, in which y points up.
      $0.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: greenColor)
      layer.render(in: $0)
    }
    #expect(shaded[5, 5] == bluePixel)
    #expect(shaded[15, 5] == greenPixel)
    #expect(shaded[15, 15] == clearPixel)
  }

  // 12.2 #20 (P, one picture): the shadow fades by itself.
  @Test func aShadowIsSeenThroughALayerThatFades() throws {
    let layer = square(redColor, 10, at: 5, 5)
    layer.shadowColor = blueColor
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 5, height: 0)
    layer.opacity = 0.5
    // Red at a half over blue at a half: 128 + 128 · ½.
    let expected: [UInt8] = [128, 0, 64, 192]
    let alone = try drawnPixels(20, 20) { layer.render(in: $0) }
    #expect(isClose(alone[2, 5], [128, 0, 0, 128], within: 1))
    #expect(isClose(alone[7, 5], expected, within: 1))
    #expect(isClose(alone[12, 5], [0, 0, 128, 128], within: 1))
    // With a second part the picture still fades as one.
    layer.addSublayer(square(redColor, 10, at: 5, 5))
    let parent = square(nil, 20, at: 10, 10)
    parent.addSublayer(layer)
    let inside = try drawnPixels(20, 20) { parent.render(in: $0) }
    #expect(isClose(inside[7, 5], expected, within: 1))
    // Opaque in a parent that fades: as one with it.
    layer.opacity = 1
    parent.opacity = 0.5
    let together = try drawnPixels(20, 20) { parent.render(in: $0) }
    #expect(isClose(together[7, 5], [128, 0, 0, 128], within: 1))
    // On the screen nothing of it is seen there.
    onStage(20) { stage in
      layer.opacity = 0.5
      parent.opacity = 1
      _ = stage.show(parent)
      #expect(isClose(stage.pixel(7, 5), [128, 0, 0, 128], within: 1))
    }
  }
}
