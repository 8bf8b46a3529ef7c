import Geometry
import Raster
import RenderTree

/// The walk from a frozen tree to a flat list of things to fill.
struct Composition {
  var list: DisplayList
  /// What the list will be painted over.
  private(set) var background = Color.clear
  /// The node that all others are in, as far as is known.
  private(set) var root: (bounds: Rect, plane: Projection)?
  /// What is known from the picture before; nil where all is made anew.
  private var cache: RecordingCache?
  /// The list's number in the cache.
  private var number = 0
  private var scratch = OutlineScratch()

  /// What is drawn is added to `list`.
  init(list: DisplayList) { self.list = list }

  /// What `snapshot` shows, in painting order, in device pixels. With a cache, what lies as it lay in
  /// the picture recorded before is taken over; the list is the same.
  static func displayList(
    of snapshot: FrameSnapshot, recalling cache: inout RecordingCache?
  ) -> DisplayList {
    let list = Composition.displayList(
      width: snapshot.width, height: snapshot.height, over: snapshot.background, recalling: &cache
    ) {
      let plane = Projection(Homography(snapshot.pixelsFromRoot))
      $0.root = (snapshot.root.bounds, plane.preceded(by: snapshot.root.matrix))
      $0.draw(snapshot.root, in: Surroundings(plane: plane))
    }
    cache?.finishPicture()
    return list
  }

  /// What `draw` draws.
  private static func displayList(
    width: Int, height: Int, over background: Color = .clear,
    recalling cache: inout RecordingCache?, _ draw: (inout Composition) -> Void
  ) -> DisplayList {
    var composition = Composition(list: DisplayList(width: width, height: height))
    composition.background = background
    composition.cache = cache.take()
    composition.number = composition.cache?.outlines.beginList() ?? 0
    draw(&composition)
    composition.cache?.outlines.finish(composition.list, number: composition.number)
    cache = composition.cache.take()
    return composition.list
  }

  /// What `draw` draws on a picture of its own.
  mutating func drawnApart(
    width: Int, height: Int, _ draw: (inout Composition) -> Void
  ) -> DisplayList {
    Composition.displayList(width: width, height: height, recalling: &cache, draw)
  }

  /// Puts the inside of `path`, or its line, on the list's grid.
  mutating func place(
    _ path: Path, stroke: StrokeStyle? = nil, rule: FillRule = .nonZero, on plane: Projection
  ) -> PlacedOutline {
    guard cache != nil, stroke != nil || OutlineCache.keepsInside(of: path) else {
      return placeAnew(path, stroke, rule, on: plane)
    }
    let shape = DrawnShape(path, stroke: stroke, rule: rule, deviceFromPath: plane.homography)
    if let placed = cache?.outlines.placeKnown(shape, on: &list, number: number) { return placed }
    let placed = placeAnew(path, stroke, rule, on: plane)
    cache?.outlines.keep(placed, of: shape, on: list, number: number)
    return placed
  }

  /// Puts what is not known on the list's grid.
  private mutating func placeAnew(
    _ path: Path, _ stroke: StrokeStyle?, _ rule: FillRule, on plane: Projection
  ) -> PlacedOutline {
    let visible = list.visibleArea
    guard let stroke else {
      return plane.withInside(of: path, visible: visible, in: &scratch) {
        list.place($0, rule: rule)
      }
    }
    var lines = cache?.takeLines() ?? MeasuredLines()
    defer { cache?.lines = lines }
    return plane.withLine(
      of: path, stroke, visible: visible, recalling: &lines, in: &scratch
    ) { list.place($0, rule: rule) }
  }

  /// Puts the image of `rect`, mapped by `matrix`, on the list's grid.
  mutating func place(
    _ rect: Rect, in matrix: Affine = .identity, on plane: Projection
  ) -> PlacedOutline {
    scratch.makeImage(of: rect, in: matrix)
    guard let affine = plane.affine else {
      return list.place(plane.projected(scratch.shape), rule: .nonZero)
    }
    scratch.transform(by: affine)
    return list.place(scratch.shape, rule: .nonZero)
  }

  /// The offscreen picture that shows `content`, made where it is not known.
  mutating func recalled(
    _ content: OffscreenContent, or make: (inout Composition) -> Offscreen
  ) -> Offscreen {
    if let offscreen = cache?.offscreens.offscreen(showing: content) { return offscreen }
    let offscreen = make(&self)
    cache?.offscreens.keep(offscreen, showing: content)
    return offscreen
  }

  /// What a node inherits from the nodes above it.
  struct Surroundings: Equatable {
    /// The parent's bounds space → device pixels.
    var plane: Projection
    /// Fades all that a node draws as one picture: handed down where that needs no group.
    var opacityTogether = 1.0
    /// Fades each thing drawn on its own, as layers without group opacity hand it down.
    var opacityApart = 1.0
    var opacity: Double { opacityTogether * opacityApart }
    /// Colour factor of the replicators above.
    var tint = Color.white
  }

  /// Draws a node with everything in it.
  mutating func draw(_ node: RenderNode, in parent: Surroundings) {
    let plane = parent.plane.preceded(by: node.matrix)
    let own = min(max(node.opacity, 0), 1)
    guard parent.opacity * own > 0, !plane.hides(node), !isBeyondPicture(node, on: plane) else {
      return
    }

    var inner = Surroundings(
      plane: plane,
      opacityTogether: node.fadesAsGroup ? parent.opacity * own : parent.opacityTogether,
      opacityApart: node.fadesAsGroup ? 1 : parent.opacityApart * own,
      tint: parent.tint.multiplied(by: node.effects.tint))
    let blend = node.effects.blend
    // What fades everything here together: not the node's own opacity where its shadow is seen
    // through it.
    let showsShadow = node.effects.shadow?.showsThrough == true && node.fadesAsGroup
    let together = showsShadow ? parent.opacity : inner.opacityTogether
    let isGroup =
      node.mask != nil || blend != .sourceOver
      || (together < 1 && (node.visibleParts > 1 || node.holdsBackdropReaders))
    drawBackdrop(of: node, in: inner)
    // A layer clears nothing but what it could cover.
    if blend.clearsAround {
      list.pushClip(
        plane.projected(FlatPath(polygon: (node.extent ?? .zero).corners)), rule: .nonZero)
    }
    if isGroup {
      list.pushGroup(opacity: together, blend: blend)
      inner.opacityTogether = showsShadow ? own : 1
    }
    if let scale = node.effects.rasterizationScale {
      drawRasterized(node, at: scale, in: inner)
    } else {
      drawMasked(node, in: inner)
    }
    if isGroup { list.popGroup() }
    if blend.clearsAround { list.popClip() }
  }

  /// Shadow and picture, as far as the mask lets them through.
  mutating func drawMasked(_ node: RenderNode, in inner: Surroundings) {
    drawShadowed(node, in: inner)
    guard let mask = node.mask else { return }
    list.pushGroup(opacity: 1, blend: .destinationIn)
    draw(mask, in: Surroundings(plane: inner.plane))
    list.popGroup()
  }

  /// The parts of a node. One that masks cuts the finished picture of them all once, not each part:
  /// else what lies below would shine through along the edge.
  mutating func drawParts(of node: RenderNode, in inner: Surroundings) {
    guard node.effects.masksToBounds, node.partsInside + node.partsAbove > 0 else {
      return drawInOrder(node, in: inner, isCut: false)
    }
    guard !node.bounds.isEmpty else { return }
    withEdges(of: node, in: inner, isCut: false) { composition, bounds in
      let clip = composition.place(
        Corners(of: node).outline(of: bounds, isCut: false), on: inner.plane)
      let isSoft = !clip.isAlignedRectangle
      let isGroup = isSoft && node.partsOfPicture > 1
      composition.list.pushClip(clip)
      if isGroup { composition.list.pushGroup(opacity: 1, blend: .sourceOver) }
      composition.drawInOrder(node, in: inner, isCut: isSoft)
      if isGroup { composition.list.popGroup() }
      composition.list.popClip()
    }
  }

  /// Background, content, children from the back to the front, border and what lies above it, in
  /// Core Animation's order. `isCut`: a clip cuts them to the outline of the bounds.
  private mutating func drawInOrder(_ node: RenderNode, in inner: Surroundings, isCut: Bool) {
    drawBackground(of: node, in: inner, isCut: isCut)
    for content in node.content { draw(content, of: node, in: inner, isCut: isCut) }
    drawChildren(of: node, in: inner)
    drawBorder(of: node, in: inner, isCut: isCut)
    for content in node.overlay { draw(content, of: node, in: inner, isCut: isCut) }
  }

  private mutating func drawChildren(of node: RenderNode, in inner: Surroundings) {
    if node.childrenAreInPaintingOrder {
      for child in node.children { draw(child, in: inner) }
    } else {
      let isFaded = inner.opacity < 1 || inner.tint.alpha < 1
      for part in DrawOrder.parts(of: node, in: inner.plane, isFaded: isFaded) {
        draw(part, in: inner)
      }
    }
  }

  private mutating func draw(_ part: DrawnPart, in inner: Surroundings) {
    // A node that blends opens a group itself, and has to meet what lies below.
    let isSoft =
      part.clips.contains { !$0.isAliased } && part.node.visibleParts > 1
      && part.node.effects.blend == .sourceOver
    for clip in part.clips {
      list.pushClip(inner.plane.projected(clip.area), rule: .evenOdd, isAliased: clip.isAliased)
    }
    if isSoft { list.pushGroup(opacity: 1, blend: .sourceOver) }
    draw(part.node, in: inner)
    if isSoft { list.popGroup() }
    for _ in part.clips { list.popClip() }
  }
}
