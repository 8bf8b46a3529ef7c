import Compositor
import Geometry
import Raster
import RenderTree
import Testing

/// Frames that are exposed for a while: the mean of their moments' light.
@Suite struct ExposureTests {
  /// A white bar 20 pixels wide on black, 100 × 70 pixels, its left edge at `x`.
  private func moment(_ x: Double, weight: Int = 1) -> ExposedMoment {
    let bar = RenderNode(
      matrix: .translation(x, 40), bounds: Rect(x: 0, y: 0, width: 20, height: 12),
      effects: NodeEffects(backgroundColor: .white))
    return ExposedMoment(
      root: RenderNode(bounds: Rect(x: 0, y: 0, width: 100, height: 70), children: [bar]),
      background: .black, weight: weight)
  }

  private func frame(_ moments: [ExposedMoment]) -> FrameSnapshot {
    var frame = FrameSnapshot(
      index: 0, sceneTime: 0, width: 100, height: 70, pixelsFromRoot: .identity,
      background: moments[0].background, root: moments[0].root)
    if moments.count > 1 { frame.moments = moments }
    return frame
  }

  private func pixels(_ frame: FrameSnapshot) -> [UInt8] {
    var picture = Pixmap(width: frame.width, height: frame.height)
    var compositor = Compositor()
    compositor.draw(frame, into: &picture)
    return picture.pixels
  }

  /// sRGB's code of so much light, of 255.
  private func code(_ light: Double) -> Double {
    255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * power(light, 1 / 2.4) - 0.055)
  }

  @Test func theEdgeOfABarThatMovesSteadilyIsARampOfLight() {
    let pixels = pixels(frame((0..<16).map { moment(Double(10 + $0)) }))
    for x in 0..<100 {
      // The moments at which the bar covers this pixel.
      let covering = (0..<16).filter { (10 + $0..<30 + $0).contains(x) }.count
      let wanted = code(Double(covering) / 16)
      #expect(abs(Double(pixels[(45 * 100 + x) * 4]) - wanted) <= 1, "at \(x)")
    }
    let middle = Int(pixels[(45 * 100 + 17) * 4])
    #expect(middle == 188, "half of the light is code 188, not 128")
  }

  @Test func aMomentCountsByItsWeight() {
    let one = frame([moment(10), moment(10), moment(10), moment(50)])
    #expect(pixels(one) == pixels(frame([moment(10, weight: 3), moment(50)])))
    #expect(pixels(frame([moment(10), moment(10)])) == pixels(frame([moment(10)])))
  }

  @Test func transparentMomentsFadeWithoutGettingDarker() {
    var bright = moment(10)
    bright.background = .clear
    var elsewhere = moment(50)
    elsewhere.background = .clear
    let pixels = pixels(frame([bright, elsewhere]))
    #expect(Array(pixels[(45 * 100 + 20) * 4..<(45 * 100 + 20) * 4 + 4]) == [128, 128, 128, 128])
  }

  @Test func onlyBandsThatChangeAreNewToACache() {
    var compositor = Compositor()
    var cache = BandCache()
    var picture = Pixmap(width: 100, height: 70)
    let frames = [
      frame([moment(10)]), frame([moment(10), moment(12)]), frame([moment(10), moment(12)]),
      frame([moment(10, weight: 2), moment(12)]), frame([moment(10)]),
    ]
    var changed: [[Int]] = []
    for frame in frames {
      compositor.update(&picture, to: frame, cache: &cache)
      changed.append(cache.changedBands)
      #expect(picture.pixels == pixels(frame))
    }
    #expect(changed == [[0, 1, 2], [1], [], [1], [1]])
  }
}
