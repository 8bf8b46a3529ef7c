import Geometry
import Raster
import RenderTree
import Stage
import Testing

@Suite struct ScreenBackgroundTests {
  private let screen = Rect(x: 0, y: 0, width: 100, height: 200)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func node(
    _ color: Color?, bounds: Rect? = nil, matrix: Matrix4 = .identity, opacity: Double = 1,
    zPosition: Double = 0, cornerRadius: Double = 0, children: [RenderNode] = [],
    mask: RenderNode? = nil
  ) -> RenderNode {
    RenderNode(
      matrix: matrix.followed(by: .translation(0, 0, zPosition)), bounds: bounds ?? screen,
      opacity: opacity,
      effects: NodeEffects(backgroundColor: color, cornerRadius: cornerRadius),
      children: children, mask: mask)
  }

  @Test func theUppermostOpaqueBackgroundIsSeen() {
    #expect(node(.white, children: [node(blue)]).opaqueBackground(of: screen) == blue)
    let sorted = node(nil, children: [node(blue, zPosition: 1), node(.white)])
    #expect(sorted.opaqueBackground(of: screen) == blue)
  }

  @Test func aFadedBackgroundMixesWithTheOneBelow() {
    let half = node(.white, children: [node(.black, opacity: 0.5)])
    #expect(half.opaqueBackground(of: screen) == Color(red: 0.5, green: 0.5, blue: 0.5))
    // A group fades as one: the white inside it does not shine through.
    let group = node(.white, opacity: 0.5, children: [node(blue)])
    #expect(node(.black, children: [group]).opaqueBackground(of: screen)?.blue == 0.5)
    #expect(node(.black, children: [group]).opaqueBackground(of: screen)?.red == 0)
  }

  @Test func whatLetsSomethingShineThroughIsNone() {
    #expect(node(nil).opaqueBackground(of: screen) == nil)
    #expect(node(blue, opacity: 0.5).opaqueBackground(of: screen) == nil)
    #expect(node(blue, cornerRadius: 4).opaqueBackground(of: screen) == nil)
    #expect(node(blue, mask: node(blue)).opaqueBackground(of: screen) == nil)
    let small = Rect(x: 0, y: 0, width: 100, height: 199)
    #expect(node(blue, bounds: small).opaqueBackground(of: screen) == nil)
    #expect(node(blue, matrix: .translation(1, 0)).opaqueBackground(of: screen) == nil)
    #expect(node(blue, matrix: .scale(2, 2)).opaqueBackground(of: screen) == blue)
  }
}
