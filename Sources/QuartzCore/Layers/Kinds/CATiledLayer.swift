public import CoreGraphics
import RenderTree

/// A layer that draws its contents in tiles, as fine as they are seen, and only those that are seen.
///
/// `draw(in:)` is called for each tile: the context's matrix scales points to the pixels of the level
/// of detail, and its clip is the tile. Tiles do not fade in.
open class CATiledLayer: CALayer {
  final var tiling = TileValues()
  /// Of the model: the tiles that have been drawn.
  final var tiles: [TileGrid.Index: DrawnTile] = [:]
  /// True from the first `setNeedsDisplay()` on.
  final var drawsTiles = false

  /// How long a new tile takes to appear on Apple's screens, seconds. A frame shows it at once.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// How many levels there are, each with half as many pixels in a point as the one before; 1 unless
  /// changed.
  open var levelsOfDetail: Int {
    get { tiling.levelsOfDetail }
    set { changeTiling("levelsOfDetail", \.levelsOfDetail, to: newValue) }
  }

  /// How many of the levels are finer than `contentsScale`; 0 unless changed.
  open var levelsOfDetailBias: Int {
    get { tiling.levelsOfDetailBias }
    set { changeTiling("levelsOfDetailBias", \.levelsOfDetailBias, to: newValue) }
  }

  /// Of a tile, pixels; 256 × 256 unless changed. Those at the edge may be smaller.
  open var tileSize: CGSize {
    get { tiling.tileSize }
    set { changeTiling("tileSize", \.tileSize, to: newValue) }
  }

  private func changeTiling<Value: Equatable>(
    _ key: String, _ part: WritableKeyPath<TileValues, Value>, to value: Value
  ) {
    change(key, from: tiling[keyPath: part], to: value) {
      tiling[keyPath: part] = $0
      tiles = [:]
    }
  }

  open override func setNeedsDisplay() {
    tiles = [:]
    drawsTiles = true
    super.setNeedsDisplay()
  }

  /// Draws anew what touches `r`.
  open override func setNeedsDisplay(_ r: CGRect) {
    forgetTiles(touching: r)
    drawsTiles = true
    displayIsDue = true
  }

  open override func displayIfNeeded() {
    super.displayIfNeeded()
    drawTiles()
  }

  /// Draws the tiles that are seen. The delegate's `display(_:)` is not asked.
  open override func display() {
    displayIsDue = false
    drawsTiles = true
    drawTiles()
  }

  open override func presentation() -> CATiledLayer? { presentationNow() as? CATiledLayer }

  open override func makePresentation() -> CALayer { CATiledLayer(layer: self) }

  override func copyState(of layer: CALayer) {
    super.copyState(of: layer)
    if let layer = layer as? CATiledLayer { tiling = layer.tiling }
  }

  override class var properties: PropertyTable { .tiledLayer }

  override var inspectedClass: String { "CATiledLayer" }

  override func inspectedProperties() -> [OrderedJSON.Member] { tiling.inspectedProperties }

  override func contentBelowContents(in context: FreezingContext) -> [NodeContent] {
    let model = modelledLayer as? CATiledLayer ?? self
    return model.shownTiles(as: model.presentationNow() ?? model).map { .image($0) }
  }
}
