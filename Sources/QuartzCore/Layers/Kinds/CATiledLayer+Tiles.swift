import CoreGraphics
import Geometry
import Raster
import RenderTree
import VirtualTime

extension CATiledLayer {
  /// Draws what is seen of this model and has not been drawn yet. At the end of every turn that is
  /// what the model values show; a frame in which an animation shows more draws the rest.
  final func drawTiles() {
    guard modelledLayer == nil else { return }
    _ = shownTiles(as: self)
  }

  /// The tiles of this model that are seen where `shown`, itself or its presentation, lies.
  final func shownTiles(as shown: CALayer) -> [PlacedImage] {
    guard drawsTiles, let grid = grid(for: shown) else { return [] }
    let (seen, isWhole) = grid.tiles(touching: shown.seenArea)
    if !isWhole {
      SceneContext.active.unsupported(
        "more than \(TileGrid.mostTiles) tiles, or of more than 2²⁸ pixels",
        at: name ?? "a layer")
    }
    if tiles.count + seen.count > 2 * TileGrid.mostTiles {
      let indices = Set(seen.map(\.index))
      tiles = tiles.filter { indices.contains($0.key) }
    }
    return seen.compactMap { index, rect in
      let known = tiles[index].flatMap { $0.rect == rect ? $0 : nil }
      let tile = known ?? drawnTile(rect, scale: grid.scale)
      tiles[index] = tile
      return tile.image.map { image in
        let source = Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
        return PlacedImage(
          image: image, source: source,
          destination: Rect(
            x: rect.x, y: rect.y, width: source.width / grid.scale,
            height: source.height / grid.scale))
      }
    }
  }

  /// Forgets the tiles, of every level, that touch `area`.
  final func forgetTiles(touching area: CGRect) {
    tiles = tiles.filter { $0.value.rect.intersection(Rect(area)) == nil }
  }

  private func grid(for shown: CALayer) -> TileGrid? {
    let contentsScale = Double(values.contentsScale)
    guard contentsScale > 0, contentsScale.isFinite else { return nil }
    let level = TileGrid.level(
      forPixelsOnScreen: shown.pixelsOnScreen, contentsScale: contentsScale,
      levels: tiling.levelsOfDetail, bias: tiling.levelsOfDetailBias)
    return TileGrid(
      Point(Double(tiling.tileSize.width), Double(tiling.tileSize.height)),
      over: Rect(shown.bounds), level: level, scale: contentsScale * power(2, Double(level)))
  }

  /// Calls `draw(in:)` for the tile at `rect`.
  private func drawnTile(_ rect: Rect, scale: Double) -> DrawnTile {
    let width = (rect.width * scale - 1e-6).rounded(.up)
    let height = (rect.height * scale - 1e-6).rounded(.up)
    guard width >= 1, height >= 1 else { return DrawnTile(rect: rect, image: nil) }
    let context = CGContext(width: Int(width), height: Int(height), isOpaque: false)
    // Whole pixels from the top; where images are shown upright in a mirrored space, from the bottom.
    context.concatenate(
      showsFlipped
        ? CGAffineTransform(
          a: scale, b: 0, c: 0, d: scale, tx: -rect.x * scale, ty: -rect.y * scale)
        : CGAffineTransform(
          a: scale, b: 0, c: 0, d: -scale, tx: -rect.x * scale, ty: height + rect.y * scale))
    context.clip(to: CGRect(rect))
    draw(in: context)
    return DrawnTile(
      rect: rect, image: context.isBlank ? nil : context.makeImage()?.rasterImage)
  }
}

extension CALayer {
  /// Pixels of the screen for a point of this layer, where it is stretched most in the middle of what
  /// is seen. In copies of a replicator and from a renderer, the same.
  fileprivate var pixelsOnScreen: Double {
    let way = PlaneConversion(from: self, to: nil)
    let area = CGRect(seenArea)
    let middle = CGPoint(x: area.midX, y: area.midY)
    let points = [
      middle, CGPoint(x: middle.x + 1, y: middle.y), CGPoint(x: middle.x, y: middle.y + 1),
    ].map { Point(way.apply($0)) }
    let (x, y) = (points[1] - points[0], points[2] - points[0])
    let scale = Affine(a: x.x, b: x.y, c: y.x, d: y.y, tx: 0, ty: 0).largestScale
    return scale.isFinite ? scale * SceneContext.active.screen.scale : 1
  }

  /// The part of the bounds that the layers around leave to be seen, the topmost included: all where
  /// a replicator may show it elsewhere.
  fileprivate var seenArea: Rect {
    let bounds = Rect(self.bounds)
    var area = bounds
    for ancestor in lineage.dropFirst() {
      if ancestor is CAReplicatorLayer { return bounds }
      guard ancestor.masksToBounds || ancestor.superlayer == nil, !ancestor.keepsDepth,
        !ancestor.bounds.isEmpty
      else { continue }
      let way = PlaneConversion(from: ancestor, to: self)
      guard way.isOneToOne else { continue }
      let box = Rect(way.boundingBox(of: ancestor.bounds))
      guard box.width.isFinite, box.height.isFinite, box.x.isFinite, box.y.isFinite else {
        continue
      }
      guard let rest = area.intersection(box) else {
        return Rect(x: bounds.x, y: bounds.y, width: 0, height: 0)
      }
      area = rest
    }
    return area
  }
}
