import Geometry
import Raster
import RenderTree
import Testing

@Suite struct FilterTests {
  private let inversion = ColorMatrix(
    red: .init(-1, 0, 0, 0, 1), green: .init(0, -1, 0, 0, 1), blue: .init(0, 0, -1, 0, 1))

  private func filtered(
    _ filters: [NodeFilter], _ children: [RenderNode] = [], color: Color? = red,
    opacity: Double = 1, scale: Double? = nil, blend: BlendMode = .sourceOver,
    backdrop: [NodeFilter] = [], matrix: Matrix4 = .translation(10, 10, 0)
  ) -> RenderNode {
    RenderNode(
      matrix: matrix, bounds: Rect(x: 0, y: 0, width: 10, height: 10), opacity: opacity,
      effects: NodeEffects(
        backgroundColor: color, filters: filters, backdropFilters: backdrop,
        rasterizationScale: scale, blend: blend),
      children: children)
  }

  @Test func aFilterChangesTheWholePictureWithItsChildren() {
    let child = box(2, 2, 4, 4, blue)
    let picture = Picture(of: filtered([.colorMatrix(inversion)], [child]))
    #expect(picture[11, 11] == [0, 255, 255, 255])
    #expect(picture[13, 13] == [255, 255, 0, 255])
    #expect(picture[5, 5] == [0, 0, 0, 0])
  }

  @Test func filtersApplyInOrder() {
    let dimmer = ColorMatrix(red: .init(0.5, 0, 0), green: .init(0, 0.5, 0), blue: .init(0, 0, 0.5))
    let first = Picture(of: filtered([.colorMatrix(inversion), .colorMatrix(dimmer)]))
    let second = Picture(of: filtered([.colorMatrix(dimmer), .colorMatrix(inversion)]))
    #expect(first[15, 15] == [0, 128, 128, 255])
    #expect(abs(second[15, 15][0] - 127) <= 1 && second[15, 15][1] == 255)
  }

  @Test(arguments: [10.0, 1e300, Double.infinity, Double.nan])
  func aStrokeIsFilteredWhateverItsMiterLimit(_ limit: Double) {
    let line = NodeContent.stroke(
      Path(rect: Rect(x: 2, y: 2, width: 6, height: 6)),
      style: StrokeStyle(width: 2, miterLimit: limit), color: red)
    let node = RenderNode(
      matrix: .translation(10, 10, 0), bounds: Rect(x: 0, y: 0, width: 10, height: 10),
      effects: NodeEffects(filters: [.colorMatrix(inversion)]), content: [line])
    let picture = Picture(of: node)
    #expect(picture[15, 12] == [0, 255, 255, 255])
  }

  @Test func aBlurReachesOverTheBounds() {
    let picture = Picture(of: filtered([.blur(radius: 3)]))
    #expect(picture[15, 15][3] < 255)
    #expect(picture[8, 15][3] > 20)
    #expect(picture[8, 15][3] < picture[12, 15][3])
    #expect(abs(picture.coveredArea - 100) < 3)
  }

  @Test func aFilteredPictureFadesAsOne() {
    let child = box(2, 2, 4, 4, blue)
    let picture = Picture(of: filtered([.colorMatrix(inversion)], [child], opacity: 0.5))
    #expect(picture[13, 13] == [128, 128, 0, 128])
  }

  @Test func aBackdropFilterChangesWhatLiesBehindTheBoundsOnly() {
    let behind = box(0, 0, 40, 30, red)
    let glass = filtered([], color: nil, backdrop: [.colorMatrix(inversion)])
    let root = RenderNode(
      bounds: Rect(x: 0, y: 0, width: 40, height: 30), children: [behind, glass])
    let picture = Picture(of: root)
    #expect(picture[5, 5] == [255, 0, 0, 255])
    #expect(picture[15, 15] == [0, 255, 255, 255])
    let onWhite = Picture(of: glass, background: .white)
    #expect(onWhite[15, 15] == [0, 0, 0, 255])
    #expect(onWhite[5, 5] == [255, 255, 255, 255])
  }

  @Test func aBlurredBackdropIsNoOtherAtThePicturesBorder() {
    let behind = [box(0, 0, 20, 30, red), box(20, 0, 20, 30, blue)]
    let glass = RenderNode(
      bounds: Rect(x: 0, y: 0, width: 40, height: 30),
      effects: NodeEffects(backdropFilters: [.blur(radius: 3)]))
    let root = RenderNode(
      bounds: Rect(x: 0, y: 0, width: 40, height: 30), children: behind + [glass])
    let picture = Picture(of: root)
    for x in 0..<40 {
      #expect(picture[x, 0] == picture[x, 15])
      #expect(picture[x, 29] == picture[x, 15])
    }
    #expect(picture[17, 15] != picture[2, 15])
  }

  @Test func besideTheScreenABackdropIsLikeWhatLiesBehindIt() {
    // Two pixels at either side, of the colour that the glass gives the white screen in the end.
    let tint = Color.black.faded(by: 0.6)
    let glass = RenderNode(
      bounds: Rect(x: 0, y: 0, width: 36, height: 30),
      effects: NodeEffects(backgroundColor: tint, backdropFilters: [.blur(radius: 4)]))
    let root = RenderNode(
      matrix: .translation(2, 0, 0), bounds: Rect(x: 0, y: 0, width: 36, height: 30),
      effects: NodeEffects(backgroundColor: .white), children: [glass])
    let picture = Picture(of: root, background: Color(red: 0.4, green: 0.4, blue: 0.4))
    for x in 0..<40 { #expect(picture[x, 15] == [102, 102, 102, 255]) }
  }

  @Test(arguments: [0.4, 3, 15, 40])
  func aSmallBackdropIsAPartOfThatOfTheWholePicture(_ radius: Double) {
    let behind: [RenderNode] = (0..<12).map { number in
      let (x, y) = (Double(number * 29 % 110), Double(number * 17 % 80))
      return box(x, y, 14, 9, number % 3 == 0 ? red : blue)
    }
    func picture(_ bounds: Rect) -> Picture {
      let glass = RenderNode(
        bounds: bounds, effects: NodeEffects(backdropFilters: [.blur(radius: radius)]))
      return Picture(
        of: RenderNode(
          bounds: Rect(x: 0, y: 0, width: 120, height: 90), children: behind + [glass]),
        width: 120, height: 90, background: .white)
    }
    let whole = picture(Rect(x: 0, y: 0, width: 120, height: 90))
    for (x, y) in [(0, 0), (41, 33), (111, 2), (60, 81)] {
      let part = picture(Rect(x: Double(x), y: Double(y), width: 9, height: 9))
      for row in y..<y + 9 {
        for column in x..<x + 9 { #expect(part[column, row] == whole[column, row]) }
      }
    }
  }

  @Test func aBlurOfThousandsOfPixelsIsTheGaussian() {
    // The corner of a layer of 10 000 pixels, blurred by 2000: a quarter of it is left.
    let picture = Picture(
      of: filtered([.blur(radius: 2)], matrix: .scale(1000, 1000, 1)))
    #expect((62...66).contains(picture[0, 0][3]))
    #expect((62...67).contains(picture[39, 29][3]))
  }

  @Test func aRasterizedLayerShowsThePixelsOfItsScale() {
    // One pixel per point, shown at four: an edge at half a point becomes a ramp.
    let child = box(0, 0, 4.5, 10, blue)
    let soft = Picture(
      of: filtered([], [child], color: nil, scale: 1, matrix: .identity), scale: 4)
    let sharp = Picture(
      of: filtered([], [child], color: nil, scale: 4, matrix: .identity), scale: 4)
    #expect(sharp[17, 8][3] == 255 && sharp[18, 8][3] == 0)
    #expect(soft[16, 8][3] < 255 && soft[16, 8][3] > 0)
    #expect(soft[19, 8][3] < 128 && soft[19, 8][3] > 0)
    #expect(soft[8, 8] == [0, 0, 255, 255])
  }

  /// Of a layer of 80 000 pixels what is seen has the pixels of a small one.
  @Test(arguments: [Matrix4.translation(-700.25, -300.5, 0), .scale(0.75, 0.5, 1), tilted])
  func aLargeRasterizedLayerIsAsSharpAsASmallOne(matrix: Matrix4) {
    let stripes = (0..<60).map {
      box(Double($0) * 17 + 0.3, Double($0) * 9, 8.4, 700, $0.isMultiple(of: 2) ? blue : .white)
    }
    let pictures = [20_000.0, 1_000].map { side in
      Picture(
        of: RenderNode(
          matrix: matrix, bounds: Rect(x: 0, y: 0, width: side, height: side),
          effects: NodeEffects(
            backgroundColor: red, masksToBounds: true, rasterizationScale: 4), children: stripes),
        width: 90, height: 70)
    }
    for (x, y) in (0..<70).flatMap({ y in (0..<90).map { ($0, y) } }) {
      let (large, small) = (pictures[0][x, y], pictures[1][x, y])
      #expect(zip(large, small).allSatisfy { abs($0 - $1) <= 2 }, "\(x), \(y): \(large), \(small)")
    }
  }

  private static let tilted: Matrix4 = {
    var matrix = Matrix4.translation(-200, -100, 0)
    (matrix.m12, matrix.m21) = (0.4, -0.3)
    return matrix
  }()

  @Test func aBlendModeMixesWithWhatLiesBehind() {
    let behind = box(0, 0, 40, 30, Color(red: 0.5, green: 0.5, blue: 0.5))
    let above = filtered([], color: Color(red: 0.5, green: 1, blue: 0), blend: .multiply)
    let root = RenderNode(
      bounds: Rect(x: 0, y: 0, width: 40, height: 30), children: [behind, above])
    let picture = Picture(of: root)
    #expect(picture[15, 15] == [64, 128, 0, 255])
    #expect(picture[5, 5] == [128, 128, 128, 255])
  }

  @Test func aModeThatClearsReachesAsFarAsTheLayer() {
    let behind = box(0, 0, 40, 30, red)
    let above = filtered([], color: nil, blend: .copy)
    let root = RenderNode(
      bounds: Rect(x: 0, y: 0, width: 40, height: 30), children: [behind, above])
    let picture = Picture(of: root)
    #expect(picture[15, 15] == [0, 0, 0, 0])
    #expect(picture[5, 5] == [255, 0, 0, 255])
    #expect(picture[25, 15] == [255, 0, 0, 255])
  }
}
