import Geometry
import Raster
import RenderTree
import Testing

@Suite struct ContentTests {
  private static func rectangle(_ x: Double, _ y: Double, _ w: Double, _ h: Double) -> Path {
    var path = Path()
    path.addRect(Rect(x: x, y: y, width: w, height: h))
    return path
  }

  /// Figures measured on Apple's framework: 1200 for the fill, 560 for a stroke 4 wide, 280 for
  /// its first half.
  @Test func shapesCoverWhatAppleCovers() {
    let path = Self.rectangle(10, 10, 40, 30)
    func area(_ content: NodeContent) -> Double {
      Picture(of: box(0, 0, 60, 50, content: [content]), width: 60, height: 50).coveredArea
    }
    #expect(area(.fill(path, rule: .nonZero, color: .black)) == 1200)
    #expect(abs(area(.stroke(path, style: StrokeStyle(width: 4), color: .black)) - 560) < 0.05)
    let half = StrokeStyle(width: 4, trimEnd: 0.5)
    #expect(abs(area(.stroke(path, style: half, color: .black)) - 280) < 0.05)
  }

  @Test func aStrokeIsStretchedWithItsLayer() {
    var line = Path()
    line.move(to: Point(5, 0))
    line.line(to: Point(5, 10))
    let node = RenderNode(
      matrix: .scale(2, 1), bounds: Rect(x: 0, y: 0, width: 10, height: 10),
      content: [.stroke(line, style: StrokeStyle(width: 2), color: .black)])
    #expect(abs(Picture(of: node).coveredArea - 40) < 0.05)
  }

  @Test func aContentsImageFillsItsDestination() {
    let image = Image(
      width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 255])
    let placed = PlacedImage(
      image: image, source: Rect(x: 0, y: 0, width: 2, height: 1),
      destination: Rect(x: 0, y: 0, width: 20, height: 10), filter: .nearest)
    let picture = Picture(of: box(5, 5, 20, 10, content: [.image(placed)]))
    #expect(picture[5, 5] == [255, 0, 0, 255])
    #expect(picture[14, 14] == [255, 0, 0, 255])
    #expect(picture[15, 5] == [0, 0, 255, 255])
    #expect(picture.coveredArea == 200)
  }

  @Test func anImageAtOnePixelAPixelIsCopiedExactly() {
    let pixels: [UInt8] = (0..<64).flatMap { (n: Int) -> [UInt8] in
      [UInt8(n * 3), UInt8(255 - n * 2), UInt8(n), 255]
    }
    let placed = PlacedImage(
      image: Image(width: 8, height: 8, pixels: pixels),
      source: Rect(x: 0, y: 0, width: 8, height: 8),
      destination: Rect(x: 0, y: 0, width: 4, height: 4))
    let picture = Picture(of: box(3, 2, 4, 4, content: [.image(placed)]), scale: 2)
    for y in 0..<8 {
      for x in 0..<8 {
        let n = y * 8 + x
        let expected: [Int] = [n * 3, 255 - n * 2, n, 255]
        #expect(picture[6 + x, 4 + y] == expected)
      }
    }
  }

  /// m34 = −1/d seen from the middle: a plane turned by 60° about y shows its near edge higher
  /// than its far edge, each by d/(d − z).
  @Test func perspectiveMagnifiesWhatIsNear() {
    let d = 50.0
    let (sine, cosine) = (3.0.squareRoot() / 2, 0.5)
    var turn = Matrix4()
    turn.m11 = cosine
    turn.m13 = -sine
    turn.m31 = sine
    turn.m33 = cosine
    var perspective = Matrix4()
    perspective.m34 = -1 / d
    let matrix = turn.followed(by: perspective).followed(by: .translation(50, 50))
    let node = RenderNode(
      matrix: matrix, bounds: Rect(x: -20, y: -20, width: 40, height: 40),
      effects: NodeEffects(backgroundColor: .black))
    let picture = Picture(of: node, width: 100, height: 100)

    func height(column: Int) -> Double {
      (0..<100).reduce(0) { $0 + Double(picture[column, $1][3]) } / 255
    }
    // A column of the screen at distance s from the middle meets the plane at x with
    // s = x·cos·d/(d + x·sin) and there shows 40·d/(d + x·sin).
    for column in [45, 50, 55] {
      let s = Double(column) + 0.5 - 50
      let x = s * d / (cosine * d - s * sine)
      #expect(abs(height(column: column) - 40 * d / (d + x * sine)) < 0.1)
    }
  }
}
