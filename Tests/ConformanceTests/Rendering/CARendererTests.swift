import QuartzCore
import Testing

/// A renderer over a bitmap of its own. Apple's draws into a texture: on a Mac `init` differs.
@MainActor
private struct Bitmap {
  let context: CGContext
  let renderer: CARenderer

  init(_ width: Int, _ height: Int, isOpaque: Bool = false) throws {
    let alpha = isOpaque ? CGImageAlphaInfo.noneSkipLast : .premultipliedLast
    context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue))
    renderer = CARenderer(context: context)
  }

  func show(_ layer: CALayer) {
    renderer.layer = layer
    renderer.bounds = CGRect(x: 0, y: 0, width: context.width, height: context.height)
  }

  func draw(atTime time: CFTimeInterval) {
    renderer.beginFrame(atTime: time, timeStamp: nil)
    renderer.render()
    renderer.endFrame()
  }

  func pixel(_ x: Int, _ y: Int) throws -> [UInt8] {
    let image = try #require(context.makeImage())
    let bytes = try #require(image.dataProvider?.data)
    let start = bytes.startIndex + y * image.bytesPerRow + 4 * x
    return Array(bytes[start..<start + 4])
  }
}

private let bitmapRed: [UInt8] = [255, 0, 0, 255]
private let bitmapClear: [UInt8] = [0, 0, 0, 0]

@MainActor
struct CARendererTests {
  private func square(_ size: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: size, height: size)
    layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    return layer
  }

  private func linear(_ keyPath: String, from: Double, to: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    return animation
  }

  // Measured (GS): no layer, a null rectangle of bounds, nothing due.
  @Test func aNewRendererHoldsNothing() throws {
    let bitmap = try Bitmap(4, 4)
    #expect(bitmap.renderer.layer == nil)
    #expect(bitmap.renderer.bounds.isNull)
    #expect(bitmap.renderer.updateBounds().isNull)
    #expect(bitmap.renderer.nextFrameTime() == .infinity)
  }

  // Measured (GS).
  @Test func whatItIsGivenReadsBack() throws {
    let bitmap = try Bitmap(4, 4)
    let layer = CALayer()
    bitmap.renderer.layer = layer
    #expect(bitmap.renderer.layer === layer)
    bitmap.renderer.layer = nil
    #expect(bitmap.renderer.layer == nil)
    bitmap.renderer.bounds = CGRect(x: 0, y: 0, width: 64, height: 48)
    #expect(bitmap.renderer.bounds == CGRect(x: 0, y: 0, width: 64, height: 48))
    bitmap.renderer.addUpdate(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(bitmap.renderer.updateBounds().isNull)
    bitmap.renderer.endFrame()
  }

  @Test func presentationAnswersForTheFramesTime() throws {
    let bitmap = try Bitmap(10, 10)
    let layer = square(10)
    bitmap.show(layer)
    layer.add(linear("opacity", from: 0, to: 1), forKey: nil)
    CATransaction.flush()
    let start = CACurrentMediaTime()
    for tenth in [0, 3, 9, 5, 1] {
      bitmap.draw(atTime: start + Double(tenth) / 10)
      let shown = try #require(layer.presentation())
      #expect(isClose(Double(shown.opacity), Double(tenth) / 10, 1e-7))
      #expect(try isClose(Double(bitmap.pixel(5, 5)[3]), Double(tenth) * 25.5, 1))
    }
    // After the end the model is shown, and the animation is there for a frame before it.
    bitmap.draw(atTime: start + 2)
    #expect(layer.presentation()?.opacity == 1)
    bitmap.draw(atTime: start + 0.5)
    #expect(layer.presentation()?.opacity == 0.5)
  }

  @Test func aFrameCommitsWhatWasChanged() throws {
    let bitmap = try Bitmap(10, 10)
    let layer = square(10)
    bitmap.show(layer)
    #expect(layer.presentation() == nil)
    bitmap.draw(atTime: 0)
    #expect(layer.presentation() != nil)
    layer.opacity = 0  // Implicit: a quarter of a second from the commit of the next frame.
    bitmap.draw(atTime: CACurrentMediaTime())
    #expect(layer.presentation()?.opacity == 1)
    bitmap.draw(atTime: CACurrentMediaTime() + 0.3)
    #expect(layer.presentation()?.opacity == 0)
  }

  @Test func whatMovesLeavesNoTrail() throws {
    let bitmap = try Bitmap(30, 10)
    let layer = square(10)
    bitmap.show(layer)
    layer.add(linear("position.x", from: 5, to: 25), forKey: nil)
    bitmap.draw(atTime: CACurrentMediaTime())
    #expect(try bitmap.pixel(2, 5) == bitmapRed)
    bitmap.draw(atTime: CACurrentMediaTime() + 0.75)
    #expect(try bitmap.pixel(2, 5) == bitmapClear)
    #expect(try bitmap.pixel(20, 5) == bitmapRed)
  }

  // Apple's documentation: the update region begins as the pixels changed since the last frame.
  @Test func theUpdateAreaIsWhereTheFrameDiffers() throws {
    let bitmap = try Bitmap(30, 10)
    let layer = square(10)
    bitmap.show(layer)
    layer.add(linear("position.x", from: 5, to: 25), forKey: nil)
    bitmap.renderer.beginFrame(atTime: CACurrentMediaTime(), timeStamp: nil)
    #expect(bitmap.renderer.updateBounds() == CGRect(x: 0, y: 0, width: 30, height: 10))
    bitmap.renderer.render()
    bitmap.renderer.endFrame()
    bitmap.renderer.beginFrame(atTime: CACurrentMediaTime() + 0.25, timeStamp: nil)
    #expect(bitmap.renderer.updateBounds() == CGRect(x: 0, y: 0, width: 15, height: 10))
    bitmap.renderer.addUpdate(CGRect(x: 20, y: 0, width: 2, height: 2))
    #expect(bitmap.renderer.updateBounds() == CGRect(x: 0, y: 0, width: 22, height: 10))
    bitmap.renderer.endFrame()
    #expect(bitmap.renderer.updateBounds().isNull)
  }

  @Test func boundsFillTheBitmap() throws {
    let bitmap = try Bitmap(20, 20)
    let layer = square(10)
    layer.position = CGPoint(x: 105, y: 55)
    bitmap.renderer.layer = layer
    bitmap.renderer.bounds = CGRect(x: 100, y: 50, width: 20, height: 40)
    bitmap.draw(atTime: CACurrentMediaTime())
    #expect(try bitmap.pixel(9, 4) == bitmapRed)
    #expect(try bitmap.pixel(10, 4) == bitmapClear)
    #expect(try bitmap.pixel(9, 5) == bitmapClear)
  }

  @Test func withoutAlphaTheTreeLiesOnBlack() throws {
    let bitmap = try Bitmap(4, 4, isOpaque: true)
    let layer = square(4)
    layer.opacity = 0.5
    bitmap.show(layer)
    bitmap.draw(atTime: CACurrentMediaTime())
    #expect(try bitmap.pixel(1, 1) == [128, 0, 0, 255])
  }

  // Apple's documentation of nextFrameTime().
  @Test func theNextFrameIsDueWhileSomethingMoves() throws {
    let bitmap = try Bitmap(10, 10)
    let layer = square(10)
    bitmap.show(layer)
    let fade = linear("opacity", from: 0, to: 1)
    fade.beginTime = CACurrentMediaTime() + 2
    layer.add(fade, forKey: nil)
    let now = CACurrentMediaTime()
    for (time, next) in [(0.5, 2.0), (2, 2), (2.5, 2.5), (3.5, .infinity)] {
      bitmap.renderer.beginFrame(atTime: now + time, timeStamp: nil)
      #expect(bitmap.renderer.nextFrameTime() == now + next)
      bitmap.renderer.endFrame()
    }
  }

  // 1.4: an animation that leaves at its end fills nothing after it, also ahead of the clock.
  @Test func aFrameAheadShowsNoAnimationThatWillHaveLeft() throws {
    let bitmap = try Bitmap(10, 10)
    let (leaving, staying) = (square(10), square(10))
    let both = CALayer()
    both.sublayers = [leaving, staying]
    bitmap.show(both)
    let fade = linear("opacity", from: 1, to: 0.5)
    fade.fillMode = .both
    leaving.add(fade, forKey: nil)
    fade.isRemovedOnCompletion = false
    staying.add(fade, forKey: nil)
    let now = CACurrentMediaTime()
    for (time, left, stayed) in [(0.5, Float(0.75), Float(0.75)), (1, 1, 0.5), (7, 1, 0.5)] {
      bitmap.draw(atTime: now + time)
      #expect(leaving.presentation()?.opacity == left)
      #expect(staying.presentation()?.opacity == stayed)
    }
    // And back again.
    bitmap.draw(atTime: now + 0.25)
    #expect(leaving.presentation()?.opacity == 0.875)
  }

  // nextFrameTime() in layers with clocks of their own.
  @Test func theNextFrameKnowsTheLayersClocks() throws {
    let bitmap = try Bitmap(10, 10)
    let layer = square(10)
    bitmap.show(layer)
    let now = CACurrentMediaTime()
    layer.beginTime = now
    layer.timeOffset = 8
    layer.speed = -1
    let fade = linear("opacity", from: 0, to: 1)
    fade.beginTime = 5
    layer.add(fade, forKey: nil)
    for (time, next) in [(0.5, 2.0), (2.5, 2.5), (3.5, .infinity)] {
      bitmap.renderer.beginFrame(atTime: now + time, timeStamp: nil)
      #expect(bitmap.renderer.nextFrameTime() == now + next)
      bitmap.renderer.endFrame()
    }
    layer.speed = 0
    layer.timeOffset = 5.5
    bitmap.renderer.beginFrame(atTime: now + 1, timeStamp: nil)
    #expect(bitmap.renderer.nextFrameTime() == .infinity)
    bitmap.renderer.endFrame()
  }

  @Test func aRendererShowsATreeBesideTheStages() throws {
    try onStage { stage in
      let bitmap = try Bitmap(10, 10)
      let layer = square(10)
      bitmap.show(layer)
      layer.add(linear("opacity", from: 0, to: 1), forKey: nil)
      bitmap.draw(atTime: 0.5)
      #expect(layer.presentation()?.opacity == 0.5)
      // Once the clock has moved, it is the clock that counts.
      stage.advance(to: 0.25)
      #expect(layer.presentation()?.opacity == 0.25)
    }
  }
}
