import CoreGraphics
import Geometry
import Raster
import RenderTree

extension LayerLook {
  /// What a layer that looks so shows around its content, over its background.
  var effects: NodeEffects {
    NodeEffects(
      cornerRadius: max(0, Double(cornerRadius)),
      roundedCorners: RectCorners(rawValue: maskedCorners.rawValue),
      hasContinuousCorners: cornerCurve == .continuous, smoothEdges: smoothEdges,
      borderWidth: max(0, Double(borderWidth)), borderColor: borderColor?.rasterColor,
      masksToBounds: masksToBounds, filters: filters.nodeFilters,
      backdropFilters: filters.backdropFilters,
      shadow: shadow.nodeShadow,
      rasterizationScale: imageScale,
      blend: filters.blend)
  }
}

extension LayerLook {
  private var smoothEdges: NodeEdges {
    guard allowsEdgeAntialiasing || viewDefaults.contains(.smoothsEdges) else { return [] }
    return NodeEdges(rawValue: UInt8(edgeAntialiasingMask.intersection(.all).rawValue))
  }

  /// Pixels per point of the image that the layer is drawn as; nil: of none.
  private var imageScale: Double? {
    guard shouldRasterize, rasterizationScale > 0, rasterizationScale.isFinite,
      !viewDefaults.contains(.rasterizesAsSeen)
    else { return nil }
    return Double(rasterizationScale)
  }
}

extension ShadowValues {
  /// Nil for a shadow that is not seen.
  fileprivate var nodeShadow: NodeShadow? {
    guard opacity > 0, let color = color?.rasterColor, color.alpha > 0,
      offset.width.isFinite, offset.height.isFinite
    else { return nil }
    return NodeShadow(
      color: color.faded(by: min(opacity, 1)),
      offset: Point(Double(offset.width), Double(offset.height)),
      radius: radius > 0 && radius.isFinite ? Double(radius) : 0, path: path?.geometry)
  }
}
