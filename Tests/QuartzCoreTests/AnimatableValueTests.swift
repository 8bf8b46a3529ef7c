import CoreGraphics
import QuartzCore
import Raster
import Testing

/// How values of each type are mixed, through layers: CORE_ANIMATION.md 3.1 to 3.7.
@MainActor
struct AnimatableValueTests {
  private let scene = LayerScene()

  private func shown<Layer: CALayer>(
    _ layer: Layer, _ keyPath: String, from: Any?, to: Any?, at progress: Double
  ) throws -> Layer {
    _ = scene.add(layer)
    let start = scene.context.clock.now
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
    scene.turn { layer.add(animation, forKey: nil) }
    return try #require(scene.shown(layer, at: start + progress))
  }

  private func transform(
    from: CATransform3D, to: CATransform3D, at progress: Double
  ) throws -> CATransform3D {
    try shown(CALayer(), "transform", from: from, to: to, at: progress).transform
  }

  @Test func flagsChangeHalfway() throws {
    for (progress, value) in [(0.25, false), (0.49, false), (0.5, true), (0.75, true)] {
      #expect(
        try shown(CALayer(), "hidden", from: false, to: true, at: progress).isHidden == value)
      #expect(
        try shown(CALayer(), "masksToBounds", from: 0, to: 1, at: progress).masksToBounds == value)
    }
  }

  @Test func namesAreNotAnimated() throws {
    let layer = try shown(
      CALayer(), "contentsGravity", from: CALayerContentsGravity.center,
      to: CALayerContentsGravity.top, at: 0.5)
    #expect(layer.contentsGravity == .resize)
    let shape = try shown(CAShapeLayer(), "lineCap", from: "round", to: "round", at: 0.5)
    #expect(shape.lineCap == .butt)
    let text = CATextLayer()
    text.string = "still"
    #expect(try shown(text, "string", from: "a", to: "b", at: 0.5).string as? String == "still")
  }

  @Test func dashesMoveButDoNotChange() throws {
    let shape = CAShapeLayer()
    shape.lineDashPattern = [4, 2]
    let still = try shown(
      shape, "lineDashPattern", from: [0.0, 0.0], to: [8.0, 8.0], at: 0.5)
    #expect(still.lineDashPattern?.map(\.doubleValue) == [4, 2])
    #expect(
      try shown(CAShapeLayer(), "lineDashPhase", from: 0, to: 6, at: 0.5).lineDashPhase == 3)
  }

  @Test func coloursOfTwoSpacesMeetInTheDevices() throws {
    let grey = CGColor(gray: 0.5, alpha: 1)
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)
    let layer = try shown(CALayer(), "borderColor", from: grey, to: red, at: 0.5)
    #expect(layer.borderColor?.components == [0.75, 0.25, 0.25, 0.75])
  }

  /// White to clear passes through grey: clear is black without alpha, and nothing is
  /// premultiplied.
  @Test func whiteFadesToClearThroughGrey() throws {
    let layer = try shown(
      CALayer(), "backgroundColor", from: CGColor.white, to: CGColor.clear, at: 0.5)
    #expect(layer.backgroundColor?.components?.map { Double($0) } == [0.5, 0.5, 0.5, 0.5])
  }

  @Test func aFullTurnOfMatricesStandsStill() throws {
    let full = try transform(
      from: CATransform3DIdentity, to: CATransform3DMakeRotation(2 * .pi, 0, 0, 1), at: 0.5)
    #expect(isClose(Double(full.m11), 1))
    let back = try transform(
      from: CATransform3DIdentity, to: CATransform3DMakeRotation(1.5 * .pi, 0, 0, 1), at: 0.5)
    // 45° the other way.
    #expect(isClose(Double(back.m11), 0.5.squareRoot()))
    #expect(isClose(Double(back.m12), -0.5.squareRoot()))
    let half = try transform(
      from: CATransform3DIdentity, to: CATransform3DMakeRotation(.pi, 0, 0, 1), at: 0.5)
    #expect(isClose(Double(half.m12), 1))
  }

  @Test func growingFromNothingIsAPlainScale() throws {
    let growing = try transform(
      from: CATransform3DMakeScale(0, 0, 1), to: CATransform3DIdentity, at: 0.25)
    #expect(
      CATransform3DEqualToTransform(growing, CATransform3DMakeScale(0.25, 0.25, 1)))
  }

  @Test func translationIsStraightWhileTheLayerTurns() throws {
    let end = CATransform3DConcat(
      CATransform3DMakeRotation(.pi / 2, 0, 0, 1), CATransform3DMakeTranslation(40, 20, 0))
    let middle = try transform(from: CATransform3DIdentity, to: end, at: 0.5)
    #expect(isClose(CGPoint(x: middle.m41, y: middle.m42), CGPoint(x: 20, y: 10)))
    #expect(isClose(Double(middle.m12), 0.5.squareRoot()))
  }

  @Test func pathsOfOneStructureMixTheirPoints() throws {
    let shape = try shown(
      CAShapeLayer(), "path", from: CGPath.through([(0, 0), (10, 0), (0, 10)], closed: true),
      to: CGPath.through([(0, 0), (30, 0), (0, 50)], closed: true), at: 0.5)
    let expected = CGPath.through([(0, 0), (20, 0), (0, 30)], closed: true)
    #expect(shape.path?.geometry == expected.geometry)
  }

  @Test func otherPathsJumpAtOnce() throws {
    let open = CGPath.through([(0, 0), (10, 0)])
    let longer = CGPath.through([(0, 0), (10, 0), (20, 20)])
    #expect(
      try shown(CAShapeLayer(), "path", from: open, to: longer, at: 0).path?.geometry
        == open.geometry)
    #expect(
      try shown(CAShapeLayer(), "path", from: open, to: longer, at: 0.01).path?.geometry
        == longer.geometry)
  }

  @Test func arraysMixElementByElement() throws {
    let gradient = try shown(
      CAGradientLayer(), "locations", from: [0, 0.5, 1], to: [0.5, 1, 1], at: 0.5)
    #expect(gradient.locations?.map(\.doubleValue) == [0.25, 0.75, 1])
    let colors = try shown(
      CAGradientLayer(), "colors", from: [CGColor.black, CGColor.white],
      to: [CGColor.white, CGColor.white], at: 0.5)
    #expect((colors.colors?.first as? CGColor)?.rasterColor.red == 0.5)
  }

  @Test func arraysOfTwoLengthsHaveNoEffect() throws {
    let gradient = CAGradientLayer()
    gradient.locations = [0, 1]
    let shown = try shown(gradient, "locations", from: [0, 1], to: [0, 0.5, 1], at: 0.5)
    #expect(shown.locations?.map(\.doubleValue) == [0, 1])
  }

  /// Reading contents gives one of the two pictures.
  @Test func contentsChangeHalfway() throws {
    let images = (0..<3).map { _ in
      CGImage(rasterImage: Image(width: 1, height: 1, pixels: [1, 2, 3, 255]))
    }
    for (progress, index) in [(0.25, 0), (0.5, 1), (0.75, 1)] {
      let layer = try shown(CALayer(), "contents", from: images[0], to: images[1], at: progress)
      #expect(layer.contents as? CGImage === images[index])
    }
    for (progress, index) in [(0.2, 0), (0.3, 1), (0.7, 1), (0.8, 2)] {
      let layer = scene.add(CALayer())
      let start = scene.context.clock.now
      let animation = CAKeyframeAnimation(keyPath: "contents")
      (animation.values, animation.duration) = (images, 1)
      scene.turn { layer.add(animation, forKey: nil) }
      #expect(scene.shown(layer, at: start + progress)?.contents as? CGImage === images[index])
    }
  }

  @Test func aWindowOnContentsSlides() throws {
    let layer = try shown(
      CALayer(), "contentsRect", from: CGRect(x: 0, y: 0, width: 0.5, height: 1),
      to: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), at: 0.5)
    #expect(layer.contentsRect == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
  }

  @Test func curvesThatOvershootGoBeyondTheEnd() throws {
    let layer = scene.add(CALayer())
    let animation = CABasicAnimation(keyPath: "position")
    (animation.fromValue, animation.toValue) = (CGPoint.zero, CGPoint(x: 10, y: 0))
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, 2, 0.5, 1)
    scene.turn { layer.add(animation, forKey: nil) }
    // x(s) is odd about (½, ½), so s = ½ there; y = 3/8·2 + 3/8·1 + 1/8.
    let shown = try #require(scene.shown(layer, at: 0.5))
    #expect(isClose(shown.position, CGPoint(x: 12.5, y: 0), 1e-6))
  }
}
