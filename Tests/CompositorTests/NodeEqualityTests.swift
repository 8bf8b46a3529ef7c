import Geometry
import Raster
import RenderTree
import Testing

@Suite struct NodeEqualityTests {
  private func image(_ shade: UInt8) -> Image {
    Image(width: 1, height: 1, pixels: [shade, shade, shade, 255])
  }

  private let path = Path(rect: Rect(x: 0, y: 0, width: 4, height: 4))

  /// Made anew at each call: nothing is shared.
  private func nodes() -> [RenderNode] {
    let bounds = Rect(x: 0, y: 0, width: 10, height: 10)
    let particle = PlacedParticles.Particle(sprite: 0, matrix: .identity)
    let sprite = PlacedParticles.Sprite(image: image(9), source: bounds, size: Point(2, 2))
    let contents: [NodeContent] = [
      .fill(path, rule: .nonZero, color: .black), .fill(path, rule: .evenOdd, color: .black),
      .fill(path, rule: .nonZero, color: .white),
      .fill(path.transformed(by: .scale(2, 1)), rule: .nonZero, color: .black),
      .stroke(path, style: StrokeStyle(), color: .black),
      .stroke(path, style: StrokeStyle(trimEnd: 0.5), color: .black),
      .image(PlacedImage(image: image(9), source: bounds, destination: bounds)),
      .image(PlacedImage(image: image(8), source: bounds, destination: bounds)),
      .image(PlacedImage(image: image(9), source: bounds, destination: bounds, filter: .nearest)),
      .gradient(PlacedGradient(shape: .axial, stops: [], unitFromBounds: .identity)),
      .gradient(PlacedGradient(shape: .conic, stops: [], unitFromBounds: .identity)),
      .tiles(PlacedTiles(image: image(9), imageFromBounds: .identity)),
      .tiles(PlacedTiles(image: image(8), imageFromBounds: .identity)),
      .tiles(
        PlacedTiles(
          image: image(9), imageFromBounds: .identity, area: .fill(path, rule: .nonZero))),
      .particles(PlacedParticles(sprites: [sprite], particles: [particle])),
      .particles(PlacedParticles(sprites: [sprite], particles: [particle, particle])),
      .particles(PlacedParticles(sprites: [sprite], particles: [particle], isAdditive: true)),
      .dissolve(Dissolve(from: RenderNode(), to: nil, share: 0.5)),
      .dissolve(Dissolve(from: nil, to: RenderNode(), share: 0.5)),
      .dissolve(Dissolve(from: nil, to: RenderNode(), share: 0.25)),
      .node(RenderNode(bounds: bounds)), .node(RenderNode()),
      .clipped([], to: bounds),
    ]
    let whole: [RenderNode] = [
      RenderNode(), RenderNode(matrix: .translation(1, 0)), RenderNode(bounds: bounds),
      RenderNode(opacity: 0.5), RenderNode(fadesAsGroup: false), RenderNode(childOrder: .given),
      RenderNode(isDoubleSided: false), RenderNode(isFlipped: true),
      RenderNode(effects: NodeEffects(backgroundColor: .black)),
      RenderNode(effects: NodeEffects(masksToBounds: true)),
      RenderNode(children: [RenderNode()]), RenderNode(children: [RenderNode(), RenderNode()]),
      RenderNode(children: [RenderNode(opacity: 0.5)]), RenderNode(mask: RenderNode()),
      RenderNode(mask: RenderNode(opacity: 0.5)),
      RenderNode(overlay: [.fill(path, rule: .nonZero, color: .black)]),
    ]
    return whole + contents.map { RenderNode(content: [$0]) }
  }

  @Test func everyPartOfANodeCountsAndItsPlaceInMemoryDoesNot() {
    let (all, others) = (nodes(), nodes())
    for first in all.indices {
      for second in others.indices {
        #expect((all[first] == others[second]) == (first == second), "\(first) and \(second)")
      }
    }
  }

  @Test func namesDoNotCount() {
    #expect(RenderNode(name: "a") == RenderNode(name: "b"))
  }

  @Test func aPictureIsTheSameWhateverItsNumberAndTime() {
    let plain = FrameSnapshot(
      index: 1, sceneTime: 2, width: 3, height: 4, pixelsFromRoot: .identity, background: .clear,
      root: RenderNode(bounds: Rect(x: 0, y: 0, width: 3, height: 4)))
    func changed(_ change: (inout FrameSnapshot) -> Void) -> FrameSnapshot {
      var snapshot = plain
      change(&snapshot)
      return snapshot
    }
    #expect(changed { $0.index = 7 }.showsSame(as: plain))
    #expect(changed { $0.sceneTime = 7 }.showsSame(as: plain))
    #expect(!changed { $0.width = 7 }.showsSame(as: plain))
    #expect(!changed { $0.height = 7 }.showsSame(as: plain))
    #expect(!changed { $0.pixelsFromRoot = .scale(2, 2) }.showsSame(as: plain))
    #expect(!changed { $0.background = .white }.showsSame(as: plain))
    #expect(!changed { $0.root = RenderNode() }.showsSame(as: plain))
  }
}
