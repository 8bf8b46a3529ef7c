import Geometry
import Raster
import RenderTree
import Testing

/// Particles in pictures of known sums.
@Suite struct ParticleTests {
  private static let white = Image(
    width: 4, height: 4, pixels: [UInt8](repeating: 255, count: 64))

  private func particles(
    _ tints: [Color], at places: [Point] = [Point(10, 10)], isAdditive: Bool = false
  ) -> NodeContent {
    let sprite = PlacedParticles.Sprite(
      image: Self.white, source: Rect(x: 0, y: 0, width: 4, height: 4), size: Point(4, 4))
    return .particles(
      PlacedParticles(
        sprites: [sprite],
        particles: tints.enumerated().map { index, tint in
          let place = places[index % places.count]
          return PlacedParticles.Particle(
            sprite: 0, matrix: .translation(place.x, place.y), tint: tint)
        }, isAdditive: isAdditive))
  }

  private func node(_ content: NodeContent, opacity: Double = 1, tint: Color = .white)
    -> RenderNode
  {
    RenderNode(
      bounds: Rect(x: 0, y: 0, width: 20, height: 20), opacity: opacity,
      effects: NodeEffects(
        borderWidth: 20, borderColor: Color(red: 0, green: 0, blue: 1), tint: tint),
      overlay: [content])
  }

  @Test func theyLieAboveTheBorder() {
    let picture = Picture(of: node(particles([red])))
    #expect(picture[10, 10] == [255, 0, 0, 255] && picture[7, 10] == [0, 0, 255, 255])
  }

  @Test func coveringOnesMixByAlpha() {
    let half = Color(red: 1, green: 0, blue: 0, alpha: 0.4)
    let content = particles([half, half])
    let picture = Picture(of: box(0, 0, 20, 20, content: [content]))
    // 1 − 0.6²
    #expect(abs(picture[10, 10][3] - 163) <= 1 && picture[10, 10][0] == picture[10, 10][3])
  }

  @Test func addedOnesSumUpToWhite() {
    let glow = Color(red: 0.2, green: 0.4, blue: 0, alpha: 1)
    func sum(_ count: Int) -> [Int] {
      let content = particles(Array(repeating: glow, count: count), isAdditive: true)
      return Picture(of: box(0, 0, 20, 20, content: [content]), background: .black)[10, 10]
    }
    #expect(sum(1) == [51, 102, 0, 255])
    #expect(sum(2) == [102, 204, 0, 255])
    #expect(sum(3) == [153, 255, 0, 255])
  }

  @Test func opacityFadesThemAsOnePicture() {
    let picture = Picture(
      of: RenderNode(opacity: 0.6, overlay: [particles([red, red])]))
    #expect(picture[10, 10] == [153, 0, 0, 153])
  }

  /// They add so much less to what lies below, instead of covering it.
  @Test func opacityFadesWhatIsAdded() {
    let glow = particles([Color(red: 0.2, green: 0.4, blue: 0)], isAdditive: true)
    let picture = Picture(
      of: RenderNode(opacity: 0.6, overlay: [glow]),
      background: Color(red: 0.2, green: 0, blue: 0.4))
    #expect(zip(picture[10, 10], [82, 61, 102, 255]).allSatisfy { abs($0 - $1) <= 1 })
  }

  /// Red and blue halves; the middle of the particle lies on the middle of a pixel.
  @Test func smallerAndLargerOnesHaveFiltersOfTheirOwn() {
    let halves = Image(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 255])
    func middle(scale: Double, _ filter: ImagePaint.Filter, shrinking: ImagePaint.Filter) -> [Int] {
      let sprite = PlacedParticles.Sprite(
        image: halves, source: Rect(x: 0, y: 0, width: 2, height: 1), size: Point(2, 1),
        filter: filter, shrinkingFilter: shrinking)
      let matrix = Affine(a: scale, b: 0, c: 0, d: 9, tx: 10.5, ty: 10.5)
      let content = NodeContent.particles(
        PlacedParticles(
          sprites: [sprite], particles: [PlacedParticles.Particle(sprite: 0, matrix: matrix)]))
      return Picture(of: RenderNode(overlay: [content]))[10, 10]
    }
    func isMixed(_ pixel: [Int]) -> Bool { pixel[0] > 100 && pixel[2] > 100 }
    #expect(isMixed(middle(scale: 5, .linear, shrinking: .nearest)))
    #expect(!isMixed(middle(scale: 5, .nearest, shrinking: .linear)))
  }

  @Test func aReplicatorsTintMultiplies() {
    let picture = Picture(
      of: node(
        particles([Color(red: 1, green: 0.6, blue: 1)]),
        tint: Color(red: 0.2, green: 1, blue: 0)))
    #expect(picture[10, 10] == [51, 153, 0, 255])
  }

  @Test func turnedAndSqueezedOnesKeepTheirArea() {
    let sprite = PlacedParticles.Sprite(
      image: Self.white, source: Rect(x: 0, y: 0, width: 4, height: 4), size: Point(8, 8))
    let turn = Affine(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 20, ty: 15)
    let flat = Affine(a: 1, b: 0, c: 0, d: 0, tx: 20, ty: 15)
    for (matrix, area) in [(turn, 64.0), (flat, 0)] {
      let content = NodeContent.particles(
        PlacedParticles(
          sprites: [sprite], particles: [PlacedParticles.Particle(sprite: 0, matrix: matrix)]))
      let node = RenderNode(overlay: [content])
      #expect(abs(Picture(of: node).coveredArea - area) < 0.5)
    }
  }
}
