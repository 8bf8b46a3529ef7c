import Geometry
import Raster
import RenderTree

extension Composition {
  /// The node's picture with its shadow behind it.
  mutating func drawShadowed(_ node: RenderNode, in inner: Surroundings) {
    guard let shadow = node.effects.shadow, shadow.color.alpha > 0 else {
      return drawFiltered(node, in: inner)
    }
    guard shadow.path == nil, node.holdsOffscreensInside else {
      drawShadow(shadow, of: node, as: .silhouette, in: inner) {
        $0.drawShape(of: shadow, node, in: $1)
      }
      return drawFaded(node, in: inner)
    }
    // Drawn once for the shadow and for itself: else every shadow inside would double the work.
    guard let extent = node.filteredExtent,
      let picture = OffscreenPlane(
        of: extent, reach: shadow.radius * PixelFilter.blurReach, shift: shadow.offset,
        in: inner.plane, visible: list.clipBounds)
    else { return drawFiltered(node, in: inner) }
    let offscreen = offscreen(showing: .filtered, of: node, on: picture, inner) {
      $0.drawFiltered(node, in: $1)
    }
    let cast = OffscreenPart.composited(offscreen, from: picture.plane.homography)
    drawShadow(shadow, of: node, as: cast, in: inner) { composition, surroundings in
      composition.composite(offscreen, picture, on: surroundings.plane)
    }
    composite(offscreen, on: picture, in: inner)
  }

  /// The node's picture above a shadow that has been faded with it.
  private mutating func drawFaded(_ node: RenderNode, in inner: Surroundings) {
    guard inner.opacityTogether < 1, node.partsOfPicture > 1 else {
      return drawFiltered(node, in: inner)
    }
    var alone = inner
    alone.opacityTogether = 1
    list.pushGroup(opacity: inner.opacityTogether, blend: .sourceOver)
    drawFiltered(node, in: alone)
    list.popGroup()
  }

  /// The shadow alone, cut to the bounds where they clip.
  private mutating func drawShadow(
    _ shadow: NodeShadow, of node: RenderNode, as part: OffscreenPart, in inner: Surroundings,
    _ silhouette: (inout Composition, Surroundings) -> Void
  ) {
    let extent = shadow.path?.controlBounds ?? node.filteredExtent
    let offset = Matrix4.translation(shadow.offset.x, shadow.offset.y)
    let moved = inner.plane.preceded(by: offset)
    let radius = max(0, shadow.radius)
    guard let extent,
      let picture = OffscreenPlane(
        of: extent, reach: radius * PixelFilter.blurReach, in: moved, visible: list.clipBounds)
    else { return }
    let color = shadow.color.multiplied(by: inner.tint).faded(by: inner.opacityApart)
    let black = Surroundings(plane: inner.plane)
    let blur = PixelFilter.shadow(
      color, x: radius * picture.pixelsPerPoint.x, y: radius * picture.pixelsPerPoint.y,
      reach: shadow.reach)
    let offscreen = offscreen(
      showing: part, of: node, on: picture, black, filters: [blur], silhouette)
    let isClipped = node.effects.masksToBounds
    if isClipped {
      list.pushClip(
        place(Corners(of: node).outline(of: node.bounds, isCut: false), on: inner.plane))
    }
    var above = inner
    above.plane = moved
    composite(offscreen, on: picture, in: above)
    if isClipped { list.popClip() }
  }

  /// What casts the shadow.
  private mutating func drawShape(
    of shadow: NodeShadow, _ node: RenderNode, in surroundings: Surroundings
  ) {
    if let path = shadow.path {
      list.fill(place(path, on: surroundings.plane), paint: .solid(.black))
    } else {
      drawFiltered(node, in: surroundings)
    }
  }

  /// The node's picture through its filters.
  mutating func drawFiltered(_ node: RenderNode, in inner: Surroundings) {
    let filters = node.effects.filters
    guard !filters.isEmpty else { return drawParts(of: node, in: inner) }
    guard let extent = node.filteredExtent,
      let picture = OffscreenPlane(
        of: extent, reach: filters.reduce(0) { $0 + $1.reach }, in: inner.plane,
        visible: list.clipBounds)
    else { return }
    let offscreen = offscreen(
      showing: .parts, of: node, on: picture, inner,
      filters: filters.map { $0.filter(pixelsPerPoint: picture.pixelsPerPoint) }
    ) { $0.drawParts(of: node, in: $1) }
    composite(offscreen, on: picture, in: inner)
  }

  /// What lies behind the node's bounds, through the filters for that.
  mutating func drawBackdrop(of node: RenderNode, in inner: Surroundings) {
    let effects = node.effects.backdropFilters
    guard !effects.isEmpty, !node.bounds.isEmpty else { return }
    let outline = place(Corners(of: node).outline(of: node.bounds, isCut: false), on: inner.plane)
    let seen = outline.bounds
    guard !seen.isEmpty else { return }
    let scale = inner.plane.scale(over: node.bounds)
    let filters = effects.map { $0.filter(pixelsPerPoint: Point(scale, scale)) }
    // What lies beyond the picture's border is like what lies at it: else it would shine in.
    let reach = effects.reduce(0) { $0 + $1.reach } * scale
    let margin = Int(min(reach, Self.widestBorder).rounded(.up))
    let part = filters.part(
      neededFor: seen.offset(by: margin), ofWidth: list.width + 2 * margin,
      height: list.height + 2 * margin
    ).offset(by: -margin)
    let shown = part.intersection(list.area)
    let whole = FlatPath(
      polygon: Rect(x: 0, y: 0, width: Double(part.width), height: Double(part.height)).corners)
    var behind = DisplayList(width: part.width, height: part.height)
    behind.fill(whole, rule: .nonZero, paint: .solid(backdropColor))
    behind.fill(
      whole, rule: .nonZero,
      paint: .offscreen(
        OffscreenPaint(
          Offscreen(shown, of: list.finished),
          imageFromDevice: Homography(
            .translation(Double(part.left - shown.left), Double(part.top - shown.top))))))
    list.fill(
      outline,
      paint: .offscreen(
        OffscreenPaint(
          Offscreen(behind, filters: filters),
          imageFromDevice: Homography(.translation(-Double(part.left), -Double(part.top))),
          opacity: inner.opacity)))
  }

  /// The colour that goes on beside the root in what was drawn so far. The picture's background is that of all that
  /// it shows, of which an effect's own colour may be a part.
  private var backdropColor: Color {
    mutating get {
      guard let root else { return background }
      return list.backdrop(of: place(root.bounds, on: root.plane).bounds, over: background)
    }
  }

  /// Pixels that are added around a backdrop at most.
  private static let widestBorder = 512.0

  /// Shadow, picture and mask as an image of `scale` pixels per point.
  mutating func drawRasterized(_ node: RenderNode, at scale: Double, in inner: Surroundings) {
    guard let extent = node.extent,
      let picture = OffscreenPlane(
        of: extent, scale: scale, in: inner.plane, visible: list.clipBounds)
    else { return }
    let offscreen = offscreen(showing: .masked, of: node, on: picture, inner) {
      $0.drawMasked(node, in: $1)
    }
    composite(offscreen, on: picture, in: inner)
  }

  /// What `draw` draws on the pixels of `picture`, at full opacity: a part of `node`, then filtered.
  private mutating func offscreen(
    showing part: OffscreenPart, of node: RenderNode, on picture: OffscreenPlane,
    _ inner: Surroundings, filters: [PixelFilter] = [],
    _ draw: (inout Composition, Surroundings) -> Void
  ) -> Offscreen {
    let surroundings = Surroundings(
      plane: picture.plane, opacityApart: inner.opacityApart, tint: inner.tint)
    let content = OffscreenContent(
      part: part, node: node, filters: filters, width: picture.width, height: picture.height,
      surroundings: surroundings)
    return recalled(content) {
      Offscreen(
        $0.drawnApart(width: picture.width, height: picture.height) { draw(&$0, surroundings) },
        filters: filters)
    }
  }

  private mutating func composite(
    _ offscreen: Offscreen, on picture: OffscreenPlane, in inner: Surroundings
  ) {
    list.fill(
      picture.outline(on: inner.plane), rule: .nonZero,
      paint: .offscreen(
        OffscreenPaint(
          offscreen, imageFromDevice: picture.imageFromDevice, opacity: inner.opacityTogether)))
  }

  /// Composites a picture on `plane`, where its bounds space lies otherwise than where it was made for.
  private mutating func composite(
    _ offscreen: Offscreen, _ picture: OffscreenPlane, on plane: Projection
  ) {
    guard let layerFromDevice = plane.homography.inverse,
      let layerFromPixels = picture.plane.homography.inverse
    else { return }
    let area = Rect(
      x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
    let corners = area.corners.map { layerFromPixels.apply($0) }
    list.fill(
      plane.projected(FlatPath(polygon: corners)), rule: .nonZero,
      paint: .offscreen(
        OffscreenPaint(
          offscreen, imageFromDevice: layerFromDevice.followed(by: picture.plane.homography))))
  }
}

extension NodeFilter {
  fileprivate func filter(pixelsPerPoint: Point) -> PixelFilter {
    switch self {
    case .blur(let radius):
      .blur(x: max(0, radius) * pixelsPerPoint.x, y: max(0, radius) * pixelsPerPoint.y)
    case .colorMatrix(let matrix): .colorMatrix(matrix)
    case .curve(let table): .curve(table)
    }
  }
}

extension RenderNode {
  /// True when drawing the node's own picture, without its shadow, takes others.
  fileprivate var holdsOffscreensInside: Bool {
    !effects.filters.isEmpty || children.contains(where: \.holdsOffscreens)
      || content.contains(where: \.holdsOffscreens)
      || overlay.contains(where: \.holdsOffscreens)
  }
}
