import CoreGraphics
import Geometry
import Raster

/// What a tiled layer has beyond other layers.
struct TileValues {
  var levelsOfDetail = 1
  var levelsOfDetailBias = 0
  /// Pixels.
  var tileSize = CGSize(width: 256, height: 256)

  var inspectedProperties: [OrderedJSON.Member] {
    [
      ("levelsOfDetail", .number(Double(levelsOfDetail))),
      ("levelsOfDetailBias", .number(Double(levelsOfDetailBias))),
      (
        "tileSize",
        .array([.number(Double(tileSize.width)), .number(Double(tileSize.height))])
      ),
    ]
  }
}

/// A tile as it was drawn.
struct DrawnTile {
  /// In bounds space.
  let rect: Rect
  /// Nil where nothing was drawn.
  let image: Image?
}

extension PropertyTable {
  static let tiledLayer = PropertyTable(
    prototype: CATiledLayer(), base: .layer,
    own: [
      .whole("levelsOfDetail", \CATiledLayer.levelsOfDetail).settable,
      .whole("levelsOfDetailBias", \CATiledLayer.levelsOfDetailBias).settable,
      .size("tileSize", \CATiledLayer.tileSize, implicitly: false).settable,
    ])
}
