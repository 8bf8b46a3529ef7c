import QuartzCore
import Testing

// Gradients: how `render(in:)` mixes their colours, and how the screen does.

@MainActor
struct GradientInContextTests {
  private func gradient(_ colors: [CGColor], width: CGFloat = 255) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: 2)
    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    layer.colors = colors
    return layer
  }

  // 12.2 #18 (P, four repositories within 1): Generic RGB and back.
  @Test func contextsMixInGenericRGB() throws {
    let layer = gradient([redColor, blueColor], width: 2001)
    let pixels = try drawnPixels(2001, 2) { layer.render(in: $0) }
    #expect(isClose(pixels[0, 0], [255, 38, 0, 255], within: 1))
    #expect(isClose(pixels[1000, 0], [146, 33, 149, 255], within: 1))
    #expect(isClose(pixels[2000, 0], [4, 51, 255, 255], within: 1))
    onStage(2) { stage in
      _ = stage.show(gradient([redColor, blueColor], width: 2))
      stage.commit()
      let shown = stage.pixel(0, 0)
      #expect(isClose(shown, [191, 0, 64, 255], within: 1))
    }
  }

  // 12.2 #18 (D: "If NULL, the gradient uses the Generic RGB color space"). Halves of the primaries of
  // that space are the colours that Apple's colour pickers call Plum and Midnight in sRGB.
  @Test func gradientsWithoutASpaceMixInGenericRGB() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [redColor, blueColor] as CFArray, locations: nil))
    let pixels = try drawnPixels(2001, 2) {
      $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 2001, y: 0), options: [])
    }
    #expect(isClose(pixels[0, 0], [255, 38, 0, 255], within: 1))
    #expect(isClose(pixels[1000, 0], [146, 33, 149, 255], within: 1))
    #expect(isClose(pixels[2000, 0], [4, 51, 255, 255], within: 1))
  }

  // 12.2 #18: greys stay grey; half of white in Generic RGB is #929292 (Nickel in Apple's pickers).
  @Test func greysMixByGammaOnly() throws {
    let layer = gradient([.black, .white], width: 2001)
    let pixels = try drawnPixels(2001, 2) { layer.render(in: $0) }
    #expect(pixels[0, 0] == [0, 0, 0, 255])
    #expect(isClose(pixels[1000, 0], [146, 146, 146, 255], within: 1))
    #expect(pixels[2000, 0] == [255, 255, 255, 255])
    for x in stride(from: 0, through: 2000, by: 20) {
      let pixel = pixels[x, 0]
      #expect(abs(Int(pixel[0]) - Int(pixel[2])) <= 1)
    }
  }

  // 12.2 #18: alphas are mixed as they are, colours straight.
  @Test func alphasAreMixedAsTheyAre() throws {
    let clear = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0)
    let layer = gradient([.white, clear], width: 2001)
    let pixels = try drawnPixels(2001, 2) { layer.render(in: $0) }
    let half = pixels[1000, 0]
    #expect(isClose(half, [128, 128, 128, 128], within: 1))
  }

  // 12.2 #19 (P): from a point to itself. In a context the middle is that of Generic RGB.
  @Test(arguments: [CGPoint(x: 0, y: 0), CGPoint(x: 0.5, y: 0.5), CGPoint(x: 2, y: -1)])
  func aLineOfNoLengthIsTheMiddleOfTheMixture(_ point: CGPoint) throws {
    let layer = gradient([redColor, blueColor], width: 4)
    layer.startPoint = point
    layer.endPoint = point
    let drawn = try drawnPixels(4, 2) { layer.render(in: $0) }
    for x in 0..<4 { #expect(isClose(drawn[x, 1], [146, 33, 149, 255], within: 1)) }
    onStage(4) { stage in
      _ = stage.show(layer)
      #expect(isClose(stage.pixel(0, 0), [128, 0, 128, 255], within: 1))
      #expect(isClose(stage.pixel(3, 1), [128, 0, 128, 255], within: 1))
      still { layer.locations = [0, 0.25] }
      #expect(stage.pixel(2, 1) == bluePixel)
      still {
        layer.locations = nil
        layer.colors = [redColor, greenColor, blueColor]
      }
      #expect(stage.pixel(2, 1) == greenPixel)
      // A radius of 0 is documented to draw nothing.
      still { layer.type = .radial }
      #expect(stage.pixel(2, 1) == clearPixel)
    }
  }

  // CGContext (D): a gradient between equal points is not drawn.
  @Test func contextsDrawNoLineWithoutLength() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [redColor, blueColor] as CFArray, locations: nil))
    let pixels = try drawnPixels(4, 4) {
      $0.drawLinearGradient(
        gradient, start: CGPoint(x: 2, y: 2), end: CGPoint(x: 2, y: 2),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    #expect(pixels.coveredArea == 0)
  }
}
