import Limits
import QuartzCore
import Testing
import VirtualTime

/// How deep layers may lie in one another.
@MainActor
struct LayerDepthTests {
  private let scene = LayerScene()

  /// Counted by going up.
  private func depth(of layer: CALayer) -> Int {
    sequence(first: layer, next: \.superlayer).reduce(0) { count, _ in count + 1 }
  }

  /// Counted by going down.
  private func levels(_ layer: CALayer) -> Int {
    let inside = (layer.sublayers ?? []) + [layer.mask].compactMap { $0 }
    return 1 + (inside.map(levels).max() ?? 0)
  }

  /// `count` layers, each in the one before; they last as long as they are held here, for no layer holds its superlayer.
  private func chain(_ count: Int) -> [CALayer] {
    let layers = (0..<count).map { _ in CALayer() }
    for (outer, inner) in zip(layers, layers.dropFirst()) { outer.addSublayer(inner) }
    return layers
  }

  private var most: Int { Limit.plainLayerDepth.most }

  @Test(arguments: [-1, 0, 1])
  func theLimitIsExact(beyond: Int) {
    scene.inside {
      let layers = chain(most + beyond)
      #expect(depth(of: layers[layers.count - 1]) == (beyond > 0 ? 1 : most + beyond))
      #expect((scene.context.exceededLimit != nil) == (beyond > 0))
      withExtendedLifetime(layers) {}
    }
  }

  @Test(arguments: [-1, 0, 1])
  func aTreeThatIsMadeFromTheInsideIsCountedToo(beyond: Int) {
    scene.inside {
      var inside = CALayer()
      for _ in 1..<(most + beyond) {
        let outside = CALayer()
        outside.addSublayer(inside)
        inside = outside
      }
      #expect(levels(inside) == (beyond > 0 ? 1 : most + beyond))
      #expect((scene.context.exceededLimit != nil) == (beyond > 0))
    }
  }

  @Test func masksAreCounted() {
    scene.inside {
      let layers = chain(most)
      let mask = CALayer()
      layers[most - 1].mask = mask
      #expect(layers[most - 1].mask == nil)
      layers[most - 2].mask = mask
      #expect(layers[most - 2].mask === mask)
      mask.addSublayer(CALayer())
      #expect(mask.sublayers == nil)
      withExtendedLifetime(layers) {}
    }
  }

  @Test func theErrorNamesTheLayer() {
    scene.inside {
      let layers = chain(most)
      layers[most - 1].name = "inner"
      let shape = CAShapeLayer()
      shape.name = "ring"
      layers[most - 1].addSublayer(shape)
      #expect(scene.context.exceededLimit?.limit == .plainLayerDepth)
      #expect(scene.context.exceededLimit?.subject == "CAShapeLayer \"ring\" in CALayer \"inner\"")
      withExtendedLifetime(layers) {}
    }
  }

  @Test func onTheLargeStackTreesMayBeDeeper() {
    scene.inside {
      DeepStack.run {
        let layers = chain(Limit.layerDepth.most)
        #expect(depth(of: layers[layers.count - 1]) == layers.count)
        #expect(scene.context.exceededLimit == nil)
        layers[layers.count - 1].addSublayer(CALayer())
        #expect(scene.context.exceededLimit?.limit == .layerDepth)
        withExtendedLifetime(layers) {}
      }
    }
  }

  /// Chains are put into one another and taken apart by chance; what is refused is what going up and down
  /// says would be too deep, or in itself.
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func whatIsRefusedIsTooDeep(seed: UInt64) {
    var random = Generator(state: seed)
    scene.inside {
      let chains = (0..<40).map { _ in chain(30 + Int(random.next() % 60)) }
      let layers = chains.flatMap { $0 }
      func any() -> CALayer { layers[Int(random.next() % UInt64(layers.count))] }
      var accepted = 0
      var refused = 0
      for _ in 0..<8000 {
        let inner = random.next() % 3 == 0 ? any() : chains[Int(random.next() % 40)][0]
        let outer = any()
        if random.next() % 8 == 0 { any().removeFromSuperlayer() }
        let isAncestor = sequence(first: outer, next: \.superlayer).contains { $0 === inner }
        let isDeep = depth(of: outer) + levels(inner) > most
        outer.addSublayer(inner)
        if !isAncestor, !isDeep {
          #expect(inner.superlayer === outer)
          accepted += 1
        } else {
          #expect(inner.superlayer !== outer)
          refused += 1
        }
        #expect(depth(of: inner) <= most)
      }
      #expect(accepted > 20 && refused > 20)
    }
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }
}
