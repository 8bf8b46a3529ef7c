import Geometry
import RenderTree
import Testing

@testable import Compositor
@testable import Raster

/// What recording one picture leaves for the next does not show, whatever has changed.
@Suite struct RecordingCacheTests {
  /// A picture of 80 × 100 pixels, three bands, with a small square that moves beside what is tested.
  private func snapshot(_ node: RenderNode, mover: Double = 0, around: Around = Around())
    -> FrameSnapshot
  {
    let frame = RenderNode(
      matrix: around.matrix, bounds: Rect(x: 0, y: 0, width: 80, height: 100),
      opacity: around.opacity, fadesAsGroup: around.fadesAsGroup,
      effects: NodeEffects(masksToBounds: around.clip != nil, tint: around.tint), children: [node])
    let cut = RenderNode(
      bounds: around.clip ?? Rect(x: 0, y: 0, width: 80, height: 100),
      effects: NodeEffects(masksToBounds: around.clip != nil), children: [frame])
    return FrameSnapshot(
      index: 0, sceneTime: 0, width: 80, height: 100, pixelsFromRoot: .identity,
      background: around.background,
      root: RenderNode(children: [box(20, 20, 9, 3, blue), cut, box(mover, 95, 4, 4, blue)]))
  }

  /// What a node inherits.
  private struct Around {
    var matrix = Matrix4.identity
    var opacity = 1.0
    var fadesAsGroup = false
    var tint = Color.white
    var clip: Rect?
    var background = Color.clear

    static func changed(_ change: (inout Around) -> Void) -> Around {
      var around = Around()
      change(&around)
      return around
    }
  }

  private static let arounds: [Around] = [
    Around(), .changed { $0.opacity = 0.5 },
    .changed {
      $0.opacity = 0.5
      $0.fadesAsGroup = true
    },
    .changed { $0.tint = Color(red: 0.5, green: 1, blue: 0.5) },
    .changed { $0.matrix = .translation(0.5, 0) }, .changed { $0.matrix = .translation(4, 3) },
    .changed { $0.matrix = Matrix4(.scale(1.25, 1)) },
    .changed { $0.matrix = Matrix4(Affine(a: 0.9, b: 0.3, c: -0.3, d: 0.9, tx: 9, ty: 0)) },
    .changed { $0.matrix.m14 = 0.004 }, .changed { $0.matrix.m24 = 0.004 },
    .changed { $0.clip = Rect(x: 0, y: 0, width: 30, height: 100) },
    .changed { $0.clip = Rect(x: 3.5, y: 0, width: 30, height: 60) },
    .changed { $0.background = Color(red: 0.2, green: 0.9, blue: 0.4) },
  ]

  /// A curve with a corner, part of it outside the picture.
  private static let path: Path = {
    var path = Path()
    path.move(to: Point(-6, 4))
    path.cubic(to: Point(40, 30), control1: Point(30, -20), control2: Point(40, 60))
    path.quad(to: Point(4, 40), control: Point(60, 70))
    path.line(to: Point(2, 20))
    path.close()
    return path
  }()

  private static let contents: [NodeContent] = {
    let style = StrokeStyle(width: 3, dash: [7, 3], dashPhase: 1, trimStart: 0.1, trimEnd: 0.9)
    func stroke(_ change: (inout StrokeStyle) -> Void) -> NodeContent {
      var other = style
      change(&other)
      return .stroke(path, style: other, color: red)
    }
    let moved = path.mapPoints { $0 == Point(60, 70) ? Point(61, 70) : $0 }
    let tile = Image(width: 1, height: 2, pixels: [255, 0, 0, 255, 0, 0, 255, 255])
    func tiles(_ area: PlacedTiles.Area) -> NodeContent {
      .tiles(PlacedTiles(image: tile, imageFromBounds: .scale(0.5, 0.5), area: area))
    }
    let twice: Path = {
      var twice = path
      twice.append(path.transformed(by: .translation(5, 5)))
      return twice
    }()
    return [
      .fill(path, rule: .nonZero, color: red), .fill(path, rule: .nonZero, color: blue),
      .fill(moved, rule: .nonZero, color: red), .fill(twice, rule: .nonZero, color: red),
      .fill(twice, rule: .evenOdd, color: red),
      stroke { _ in }, .stroke(moved, style: style, color: red),
      .stroke(path, style: style, color: blue), stroke { $0.width = 4 },
      stroke { $0.cap = .round }, stroke { $0.join = .round }, stroke { $0.miterLimit = 1 },
      stroke { $0.dash = [7, 4] }, stroke { $0.dashPhase = 2 }, stroke { $0.trimStart = 0.2 },
      stroke { $0.trimEnd = 0.8 },
      tiles(.fill(path, rule: .nonZero)), tiles(.fill(twice, rule: .nonZero)),
      tiles(.fill(twice, rule: .evenOdd)), tiles(.stroke(path, style: style)),
      .clipped(
        [.fill(path, rule: .nonZero, color: red)], to: Rect(x: 5, y: 5, width: 20, height: 9)),
    ]
  }()

  private static func node(
    _ effects: NodeEffects = NodeEffects(), content: NodeContent = contents[0],
    children: [RenderNode] = [box(20, 4, 9.5, 9.5, blue)], opacity: Double = 1,
    mask: RenderNode? = nil
  ) -> RenderNode {
    RenderNode(
      matrix: .translation(12, 10), bounds: Rect(x: 0, y: 0, width: 36, height: 44),
      opacity: opacity, fadesAsGroup: false, effects: effects, content: [content],
      children: children, mask: mask)
  }

  /// Nodes with pictures of their own, that differ in one thing or more.
  private static let nodesWithPictures: [RenderNode] = {
    let shadow = NodeShadow(color: .black, offset: Point(2, 3), radius: 2)
    func shadowed(_ change: (inout NodeShadow) -> Void) -> RenderNode {
      var other = shadow
      change(&other)
      return node(NodeEffects(shadow: other))
    }
    let round = NodeEffects(backgroundColor: blue, cornerRadius: 8, shadow: shadow)
    var rounder = round
    rounder.cornerRadius = 9
    let inside = node(NodeEffects(shadow: shadow), content: contents[1])
    let bent = box(20, 4, 9.5, 9.5, blue, corners: 3)
    return [
      node(NodeEffects(shadow: shadow)), shadowed { $0.color = red },
      shadowed { $0.offset = Point(3, 3) }, shadowed { $0.radius = 3 },
      shadowed { $0.reach = NodeShadow.reachInContexts }, shadowed { $0.path = path },
      shadowed { $0.path = path.transformed(by: .scale(1, 0.9)) },
      node(NodeEffects(shadow: shadow), content: contents[2]),
      node(NodeEffects(shadow: shadow), children: []),
      node(NodeEffects(shadow: shadow), children: [bent]),
      node(NodeEffects(masksToBounds: true, shadow: shadow)), node(round), node(rounder),
      node(NodeEffects(filters: [.blur(radius: 2)])),
      node(NodeEffects(filters: [.blur(radius: 3)])),
      node(NodeEffects(filters: [.curve((0...255).map { UInt8(255 - $0) })])),
      node(NodeEffects(filters: [.blur(radius: 2)], shadow: shadow)),
      node(NodeEffects(filters: [.blur(radius: 3)], shadow: shadow)),
      node(NodeEffects(filters: [.blur(radius: 2)]), children: [bent]),
      node(NodeEffects(rasterizationScale: 1)), node(NodeEffects(rasterizationScale: 2)),
      node(NodeEffects(rasterizationScale: 1), content: contents[2]),
      node(NodeEffects(shadow: shadow, rasterizationScale: 2)),
      node(NodeEffects(rasterizationScale: 1), mask: box(4, 4, 20, 20, .black, corners: 6)),
      node(NodeEffects(rasterizationScale: 1), mask: box(4, 4, 20, 20, .black, corners: 7)),
      // Shadows of what casts shadows.
      node(NodeEffects(shadow: shadow), children: [inside]),
      node(
        NodeEffects(shadow: NodeShadow(color: red, offset: Point(2, 3), radius: 2)),
        children: [inside]),
      node(NodeEffects(shadow: shadow), children: [node(NodeEffects(shadow: shadow))]),
      node(NodeEffects(shadow: shadow), opacity: 0.5),
      node(
        NodeEffects(
          backgroundColor: Color(red: 1, green: 1, blue: 0, alpha: 0.2), cornerRadius: 4,
          backdropFilters: [.curve((0...255).map { UInt8(255 - $0) })])),
    ]
  }()

  private func pixels(of snapshot: FrameSnapshot) -> [UInt8] {
    var compositor = Compositor()
    var picture = Pixmap(width: snapshot.width, height: snapshot.height)
    compositor.draw(snapshot, into: &picture)
    return picture.pixels
  }

  /// One compositor draws `snapshots` one after the other, each as a new one draws it.
  private func expectNothingShows(
    _ snapshots: [(name: String, snapshot: FrameSnapshot)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var keeping = Compositor()
    var cache = BandCache()
    var kept: Pixmap?
    for (name, snapshot) in snapshots {
      var picture = kept.take() ?? Pixmap(width: snapshot.width, height: snapshot.height)
      keeping.update(&picture, to: snapshot, cache: &cache)
      #expect(
        picture.pixels == pixels(of: snapshot), "\(name)", sourceLocation: sourceLocation)
      kept = consume picture
    }
  }

  /// Every node before and after each of `bases`, most of which it differs from in one thing.
  private func changes(
    of bases: [Int], to nodes: [RenderNode]
  ) -> [(name: String, snapshot: FrameSnapshot)] {
    var frames: [(String, FrameSnapshot)] = []
    for base in bases {
      for other in nodes.indices {
        frames.append(("\(base) before \(other)", snapshot(nodes[base])))
        frames.append(("\(other) after \(base)", snapshot(nodes[other], mover: 7)))
      }
    }
    return frames
  }

  @Test func everythingThatDeterminesAnOutlineCounts() {
    let nodes = Self.contents.map { Self.node(content: $0) }
    #expect(Set(nodes.map { pixels(of: snapshot($0)) }).count == nodes.count)
    expectNothingShows(changes(of: [0, 3, 5, 16], to: nodes))
  }

  @Test func everythingThatDeterminesAPictureOfItsOwnCounts() {
    let nodes = Self.nodesWithPictures
    #expect(Set(nodes.map { pixels(of: snapshot($0)) }).count == nodes.count)
    expectNothingShows(changes(of: [0, 13, 19, 25], to: nodes))
  }

  @Test func everythingThatIsInheritedCounts() {
    let nodes =
      [0, 5, 10, 11, 13, 19, 25].map { Self.nodesWithPictures[$0] }
      + [Self.node(), Self.node(content: Self.contents[5])]
    for (number, node) in nodes.enumerated() {
      let pictures = Self.arounds.map { pixels(of: snapshot(node, around: $0)) }
      #expect(Set(pictures).count == pictures.count, "\(number)")
      var frames: [(String, FrameSnapshot)] = []
      for (place, around) in Self.arounds.enumerated() {
        frames.append(("\(number)", snapshot(node)))
        frames.append(("\(number), then around \(place)", snapshot(node, mover: 3, around: around)))
        frames.append(("\(number), once more", snapshot(node, mover: 9, around: around)))
      }
      expectNothingShows(frames)
    }
  }

  /// The pictures of their own that `snapshot` lays.
  private func pictures(
    of snapshot: FrameSnapshot, recalling cache: inout RecordingCache?
  ) -> [Offscreen] {
    Composition.displayList(of: snapshot, recalling: &cache).offscreens.map(\.paint.offscreen)
  }

  @Test func aNodeBesideOneThatMovesKeepsItsPictures() {
    for (number, node) in Self.nodesWithPictures.dropLast().enumerated() {
      var cache: RecordingCache? = RecordingCache()
      let first = pictures(of: snapshot(node), recalling: &cache)
      let second = pictures(
        of: snapshot(node.placed(by: node.matrix), mover: 5), recalling: &cache)
      #expect(!first.isEmpty && first.count == second.count, "\(number)")
      #expect(zip(first, second).allSatisfy { $0 === $1 }, "\(number)")
    }
  }

  @Test func withoutAMemoryAllIsMadeAnew() {
    var none: RecordingCache?
    let node = Self.nodesWithPictures[0]
    let first = pictures(of: snapshot(node), recalling: &none)
    let second = pictures(of: snapshot(node), recalling: &none)
    #expect(none == nil)
    #expect(zip(first, second).allSatisfy { $0 !== $1 })
  }

  @Test func aMemoryHoldsOnePicture() throws {
    var cache: RecordingCache? = RecordingCache()
    func size() throws -> [Int] {
      let cache = try #require(cache)
      return [cache.outlines.count, cache.offscreens.count]
    }
    let nodes = Self.nodesWithPictures
    _ = pictures(of: snapshot(nodes[0]), recalling: &cache)
    let alone = try size()
    for node in nodes { _ = pictures(of: snapshot(node), recalling: &cache) }
    _ = pictures(of: snapshot(nodes[0]), recalling: &cache)
    #expect(try size() == alone)
    _ = pictures(of: snapshot(RenderNode()), recalling: &cache)
    #expect(try size() == [0, 0])
  }
}
