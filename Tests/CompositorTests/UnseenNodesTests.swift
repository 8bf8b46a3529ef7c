import Compositor
import Geometry
import Raster
import RenderTree
import TestSupport
import Testing

/// Nodes beyond the picture are left out, but not what reaches into it.
@Suite struct UnseenNodesTests {
  /// A node somewhere in and around a picture of 40 × 30, that may draw far beyond its bounds.
  private func node(_ numbers: inout SeededGenerator) -> RenderNode {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &numbers) }
    let bounds = Rect(x: 0, y: 0, width: number(0...20), height: number(0...20))
    var content: [NodeContent] = []
    var effects = NodeEffects()
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0:
      content = [
        .fill(
          Path(ellipseIn: Rect(x: number(-60...0), y: number(-60...0), width: 50, height: 50)),
          rule: .nonZero, color: red)
      ]
    case 1:
      var path = Path()
      path.move(to: Point(0, 0))
      path.line(to: Point(number(-40...40), number(-40...40)))
      path.line(to: Point(1, 1))
      content = [.stroke(path, style: StrokeStyle(width: number(1...12)), color: blue)]
    case 2:
      effects.backgroundColor = red
      effects.shadow = NodeShadow(
        color: .black, offset: Point(number(-30...30), number(-30...30)), radius: number(0...6))
    case 3:
      effects.backgroundColor = blue
      effects.filters = [.blur(radius: number(0...6))]
    default:
      effects.backgroundColor = blue
      effects.borderColor = red
      effects.borderWidth = 2
    }
    let matrix = Matrix4(
      Affine(
        a: number(-1...1), b: number(-1...1), c: number(-1...1), d: number(-1...1),
        tx: number(-70...100), ty: number(-70...90)))
    return RenderNode(
      matrix: matrix, bounds: bounds, opacity: number(0.3...1), effects: effects,
      content: content)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func whatReachesIntoThePictureIsDrawn(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let node = node(&numbers)
      let picture = Picture(of: RenderNode(children: [node]))
      // The same in the middle of a larger picture, by whole bands.
      let moved = RenderNode(matrix: .translation(128, 128), children: [node])
      let whole = Picture(of: moved, width: 300, height: 300)
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let (a, b) = (picture[x, y], whole[x + 128, y + 128])
          // Slanting edges that are cut elsewhere are rounded otherwise.
          #expect(zip(a, b).allSatisfy { abs($0 - $1) <= 3 })
        }
      }
    }
  }
}
