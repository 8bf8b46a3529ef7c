import Compositor
import Foundation
import Geometry
import Limits
import Raster
import RenderTree
import Testing

/// Nodes that lie deep in one another are let go of by whoever has them last, on whatever stack.
@Suite struct DeepNodesTests {
  enum Kind: CaseIterable, Sendable { case children, masks, contents, dissolves, overlays }

  private static func nested(_ kind: Kind, levels: Int) -> RenderNode {
    var node = RenderNode(bounds: Rect(x: 0, y: 0, width: 4, height: 4))
    for _ in 1..<levels {
      node =
        switch kind {
        case .children: RenderNode(children: [node])
        case .masks: RenderNode(mask: node)
        case .contents: RenderNode(content: [.node(node)])
        case .dissolves:
          RenderNode(content: [.dissolve(Dissolve(from: node, to: nil, share: 0.5))])
        case .overlays: RenderNode(overlay: [.node(node)])
        }
    }
    return node
  }

  /// Runs `body` in a thread with a stack of so many bytes.
  private func inThread(stack: Int, _ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      done.signal()
    }
    thread.stackSize = stack
    thread.start()
    done.wait()
  }

  @Test(arguments: Kind.allCases)
  func aSmallStackFreesAsManyLevelsAsThereMayBe(kind: Kind) {
    inThread(stack: 128 << 10) {
      let node = Self.nested(kind, levels: 4 * Limit.layerDepth.most)
      #expect(node.levels == 4 * Limit.layerDepth.most)
    }
  }

  @Test func whatLiesInANodeIsTheSameAtEveryLevel() {
    var node = RenderNode(name: "1")
    for level in 2...200 {
      node = RenderNode(
        name: "\(level)", content: [.fill(Path(), rule: .nonZero, color: .black)],
        children: [node], mask: RenderNode(opacity: 0.5))
    }
    for level in (2...200).reversed() {
      #expect(node.name == "\(level)" && node.levels == level)
      #expect(node.content.count == 1 && node.mask?.opacity == 0.5 && node.overlay.isEmpty)
      node = node.children[0]
    }
    #expect(node.children.isEmpty && node.mask == nil)
  }

  /// Bit for bit, whether or not a matrix only moves.
  @Test func aNodeKeepsItsMatrix() {
    var minus = Matrix4.translation(1, 2, 3)
    minus.m12 = -0.0
    var deep = Matrix4.translation(0.1, -0.0, .infinity)
    deep.m44 = 2
    for matrix in [
      .identity, .translation(0.1, -7, 1e300), .translation(.nan, 0), .scale(2, 1), minus, deep,
    ] {
      let kept = RenderNode(matrix: matrix).matrix
      #expect(zip(kept.elements, matrix.elements).allSatisfy { $0.bitPattern == $1.bitPattern })
      let placed = RenderNode(matrix: .scale(5, 5), children: [RenderNode()]).placed(by: matrix)
      #expect(placed.children.count == 1)
      #expect(
        zip(placed.matrix.elements, matrix.elements).allSatisfy { $0.bitPattern == $1.bitPattern })
    }
  }
}
