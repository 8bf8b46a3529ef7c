package import Geometry
import RasterKernels

/// What one picture shows, as flat items in painting order, in device pixels (x right, y down,
/// pixel (0, 0) covers 0…1). Recording does the geometry; `BandPainter` only fills.
package struct DisplayList: Sendable {
  /// Size of the picture in pixels.
  package let width: Int
  package let height: Int

  private(set) var items: [DisplayItem] = []
  /// All edges of all outlines, in the order of their items.
  var edges: [Edge] = []
  private(set) var images: [ImageSource] = []
  private(set) var gradients: [GradientSource] = []
  private(set) var offscreens: [OffscreenUse] = []

  /// How what is filled outside of groups meets what lies below, each thing within its own shape and
  /// by itself, as a graphics context draws; groups there meet it so as a whole, unless they have a
  /// mode of their own.
  package var mode = BlendMode.sourceOver

  private var scopes: [Scope] = []
  /// The first scope that was closed inside one that is open: what it holds is still to be cut to it.
  private var firstUncut: Int?
  /// The pixels the open clips leave.
  package private(set) var clipBounds: PixelBounds
  /// Outside it nothing that is added now can be seen.
  package var visibleArea: VisibleArea {
    let area = Rect(
      x: Double(clipBounds.left), y: Double(clipBounds.top), width: Double(clipBounds.width),
      height: Double(clipBounds.height))
    return VisibleArea(area.inset(by: -1))
  }

  /// A clip or group that is still open.
  private struct Scope: Hashable, Sendable {
    var isGroup: Bool
    /// Index of the item that opened it; nil for a clip that only narrows the bounds.
    var item: Int?
    /// `clipBounds` before it.
    var outerBounds: PixelBounds
    /// The pixels its content can change.
    var content = PixelBounds.empty
    /// True when a group inside multiplies this one or adds to it: what lies below is not meant.
    var isTarget = false
  }

  /// - Precondition: both sides are positive and at most 2²⁰.
  package init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    precondition(width <= 1 << 20 && height <= 1 << 20, "a picture has a sensible size")
    self.width = width
    self.height = height
    clipBounds = PixelBounds(left: 0, top: 0, right: width, bottom: height)
  }

  /// All pixels of the picture.
  package var area: PixelBounds { PixelBounds(left: 0, top: 0, right: width, bottom: height) }

  /// A list of what has been recorded, all scopes closed.
  init(width: Int, height: Int, items: [DisplayItem], edges: [Edge]) {
    self.init(width: width, height: height)
    self.items = items
    self.edges = edges
  }

  /// Fills `shape` (device pixels; open contours count as closed; points that are not finite are
  /// left out). With `isAliased` a pixel is covered whole or not at all: as its centre is.
  package mutating func fill(
    _ shape: FlatPath, rule: FillRule, paint: Paint, isAliased: Bool = false
  ) {
    guard let source = source(of: paint) else {
      if fillsWithNothing {
        fillWithNothing(outline(of: shape, rule: rule, isAliased: isAliased))
      }
      return
    }
    guard let outline = outline(of: shape, rule: rule, isAliased: isAliased) else {
      return takeBack(source)
    }
    fill(outline, source)
  }

  /// Fills a shape just placed here.
  package mutating func fill(_ placed: PlacedOutline, paint: Paint) {
    guard let outline = placed.outline else { return }
    guard let source = source(of: paint) else { return fillWithNothing(outline) }
    fill(outline, source)
  }

  /// The same with an image, which is handed over.
  package mutating func fill(_ placed: PlacedOutline, image paint: consuming ImagePaint) {
    guard let outline = placed.outline else { return }
    guard let source = add(ImageSource(paint)) else { return fillWithNothing(outline) }
    fill(outline, source)
  }

  private mutating func fill(_ outline: Outline, _ source: DisplayItem.Source) {
    guard mode == .sourceOver || isInGroup else { return mix(outline, source) }
    if case .offscreen(let index) = source { offscreens[index].note(outline.bounds) }
    items.append(DisplayItem(bounds: outline.bounds, action: .fill(outline, source)))
    include(outline.bounds)
  }

  /// Fills by the list's mode. The shape is a clip: even a mode that clears what lies around acts
  /// within it, and by halves where it covers halves.
  private mutating func mix(_ outline: Outline, _ source: DisplayItem.Source?) {
    pushClip(outline, mask: nil)
    pushGroup(opacity: 1, blend: .sourceOver)
    if let source {
      let around = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
      if let all = self.outline(
        of: FlatPath(polygon: around.corners), rule: .nonZero, isAliased: false)
      {
        fill(all, source)
      } else {
        takeBack(source)
      }
    }
    popGroup()
    popClip()
  }

  /// True where even a source that shows nothing changes what lies below.
  private var fillsWithNothing: Bool { mode.clearsAround && !isInGroup }

  private mutating func fillWithNothing(_ outline: Outline?) {
    if let outline, fillsWithNothing { mix(outline, nil) }
  }

  private var isInGroup: Bool { scopes.contains(where: \.isGroup) }

  /// Everything until the matching `popClip` is multiplied by the coverage of `shape`. Nests.
  /// A rectangle of whole pixels costs nothing. With `isAliased` a pixel is left whole or not at
  /// all: as its centre is. The alphas of `mask` are multiplied with the coverage.
  package mutating func pushClip(
    _ shape: FlatPath, rule: FillRule, isAliased: Bool = false, mask: ImagePaint? = nil
  ) {
    pushClip(outline(of: shape, rule: rule, isAliased: isAliased), mask: mask)
  }

  /// The same for a shape just placed here.
  package mutating func pushClip(_ placed: PlacedOutline) { pushClip(placed.outline, mask: nil) }

  private mutating func pushClip(_ outline: Outline?, mask: ImagePaint?) {
    var scope = Scope(isGroup: false, outerBounds: clipBounds)
    if let outline {
      clipBounds = outline.bounds
      if let mask { images.append(ImageSource(mask)) }
      if mask != nil || !outline.isWholePixels {
        scope.item = items.count
        items.append(
          DisplayItem(
            bounds: .empty,
            action: .pushClip(outline, mask: mask == nil ? nil : images.count - 1)))
      }
    } else {
      clipBounds = .empty
    }
    scopes.append(scope)
  }

  /// - Precondition: a clip is the innermost open scope.
  package mutating func popClip() {
    guard let scope = scopes.popLast(), !scope.isGroup else {
      preconditionFailure("popClip without the pushClip it ends")
    }
    clipBounds = scope.outerBounds
    if let item = scope.item { close(item, bounds: scope.content, with: .popClip) }
    include(scope.content)
    if scope.isTarget { markTarget() }
    if scopes.isEmpty { cutClosed() }
  }

  /// Everything until the matching `popGroup` is drawn into a picture of its own, which then
  /// meets what lies below with `opacity` and `blend`, cut by the clips open around it. Where a
  /// transparent source changes what lies below, as with `.destinationIn`, the whole enclosing
  /// group (or picture) is changed, as far as those clips reach.
  package mutating func pushGroup(opacity: Double, blend: BlendMode) {
    let blend = blend == .sourceOver && mode != .sourceOver && !isInGroup ? mode : blend
    scopes.append(Scope(isGroup: true, item: items.count, outerBounds: clipBounds))
    items.append(
      DisplayItem(
        bounds: .empty,
        action: .pushGroup(
          content: .empty, opacity: Int32(byte(unit(opacity))), blend: blend)))
  }

  /// - Precondition: a group is the innermost open scope.
  package mutating func popGroup() {
    guard let scope = scopes.popLast(), scope.isGroup, let item = scope.item,
      case .pushGroup(_, let opacity, let blend) = items[item].action
    else { preconditionFailure("popGroup without the pushGroup it ends") }
    clipBounds = scope.outerBounds
    defer { if scopes.isEmpty { cutClosed() } }
    items[item].action = .pushGroup(content: scope.content, opacity: opacity, blend: blend)
    switch blend {
    case .sourceOver:
      if opacity == 0 {
        items.removeSubrange(item...)
      } else if items.count == item + 2, fade(item + 1, by: opacity) {
        // One item alone fades by itself.
        items.remove(at: item)
        include(scope.content)
      } else if opacity < 255 || scope.isTarget || isCutByClip {
        close(item, bounds: scope.content, with: .popGroup)
        include(scope.content)
      } else {
        // Nothing sets it apart: its items may as well lie outside.
        include(scope.content)
      }
    case _ where blend.clearsAround:
      let reached =
        blend == .destinationIn ? maskedBounds : maskedBounds.union(scope.content)
      close(item, bounds: reached, with: .popGroup)
      include(reached)
      markTarget()
    default:
      if opacity == 0 {
        items.removeSubrange(item...)
      } else {
        close(item, bounds: scope.content, with: .popGroup)
        include(scope.content)
        markTarget()
      }
    }
  }

  /// What has been recorded, as a list of its own: scopes that are open are closed.
  package var finished: DisplayList {
    var list = self
    while let scope = list.scopes.last {
      if scope.isGroup { list.popGroup() } else { list.popClip() }
    }
    return list
  }

  /// The list with some of its items, in their order, and no other offscreen pictures than they show.
  /// - Precondition: no scope is open, and all of one or nothing is among them.
  func keeping(_ items: [DisplayItem]) -> DisplayList {
    var list = self
    list.items = items
    list.offscreens = []
    var indices: [Int: Int] = [:]
    for (number, item) in items.enumerated() {
      guard case .fill(let outline, .offscreen(let index)) = item.action else { continue }
      if indices[index] == nil {
        indices[index] = list.offscreens.count
        list.offscreens.append(offscreens[index])
      }
      list.items[number].action = .fill(outline, .offscreen(indices[index] ?? index))
    }
    return list
  }

  /// Multiplies what item `index` paints by `opacity`, 0…255; false when it does not paint.
  private mutating func fade(_ index: Int, by opacity: Int32) -> Bool {
    guard case .fill(let outline, let source) = items[index].action else { return false }
    switch source {
    case .solid(let pixel):
      items[index].action = .fill(outline, .solid(faded(pixel, by: opacity)))
    case .image(let image):
      images[image].factor = faded(images[image].factor, by: opacity)
    case .gradient(let gradient):
      gradients[gradient].fade(by: opacity)
    case .offscreen(let offscreen):
      offscreens[offscreen].factor = faded(offscreens[offscreen].factor, by: opacity)
    }
    return true
  }

  /// Ends the scope that item `item` opened, or takes its items back when it reaches no pixel.
  private mutating func close(
    _ item: Int, bounds: PixelBounds, with action: DisplayItem.Action
  ) {
    if bounds.isEmpty {
      items.removeSubrange(item...)
    } else {
      items[item].bounds = bounds
      items.append(DisplayItem(bounds: bounds, action: action))
      firstUncut = min(firstUncut ?? item, item)
    }
  }

  /// Cuts what lies in closed scopes to their bounds: bands that skip a scope must skip all of it, and what a mask
  /// draws may reach farther. All at once, as each item may lie in many.
  private mutating func cutClosed() {
    guard let first = firstUncut else { return }
    firstUncut = nil
    var around: [PixelBounds] = []
    for index in items.indices.dropFirst(first) {
      let own = items[index].bounds
      let cut = around.last.map(own.intersection) ?? own
      items[index].bounds = cut
      switch items[index].action {
      case .pushClip, .pushGroup:
        // Those that were left open have no bounds.
        if !own.isEmpty { around.append(cut) }
      case .popClip, .popGroup: _ = around.popLast()
      case .fill: break
      }
    }
  }

  /// Adds pixels that the innermost open scope can change.
  private mutating func include(_ bounds: PixelBounds) {
    guard let last = scopes.indices.last else { return }
    scopes[last].content = scopes[last].content.union(bounds)
  }

  /// True inside a clip with soft edges, which cuts a group's finished picture and not its parts.
  private var isCutByClip: Bool {
    for scope in scopes.reversed() {
      if scope.isGroup { return false }
      if scope.item != nil { return true }
    }
    return false
  }

  private mutating func markTarget() {
    guard let last = scopes.indices.last else { return }
    scopes[last].isTarget = true
  }

  /// The pixels that a mask in the innermost open scope can make transparent: what the enclosing
  /// group holds so far, the whole picture outside groups, and no more than the clips leave.
  private var maskedBounds: PixelBounds {
    var content = PixelBounds.empty
    for scope in scopes.reversed() {
      content = content.union(scope.content)
      if scope.isGroup { return content.intersection(clipBounds) }
    }
    return clipBounds
  }

  /// `paint` as items keep it, or nil when it shows nothing.
  private mutating func source(of paint: Paint) -> DisplayItem.Source? {
    switch paint {
    case .solid(let color):
      let pixel = color.premultiplied
      return pixel >> 24 == 0 ? nil : .solid(pixel)
    case .image(let paint): return add(ImageSource(paint))
    case .gradient(let paint):
      guard let source = GradientSource(paint) else { return nil }
      gradients.append(source)
      return .gradient(gradients.count - 1)
    case .offscreen(let paint):
      let use = OffscreenUse(paint)
      if use.factor >> 24 == 0 { return nil }
      offscreens.append(use)
      return .offscreen(offscreens.count - 1)
    }
  }

  /// Nil where it shows nothing.
  private mutating func add(_ image: consuming ImageSource) -> DisplayItem.Source? {
    if image.factor >> 24 == 0 { return nil }
    images.append(image)
    return .image(images.count - 1)
  }
}

extension DisplayList {
  /// Forgets the source last added, which no pixel shows: an offscreen picture is not drawn then.
  private mutating func takeBack(_ source: DisplayItem.Source) {
    switch source {
    case .solid: break
    case .image: images.removeLast()
    case .gradient: gradients.removeLast()
    case .offscreen: offscreens.removeLast()
    }
  }
}
