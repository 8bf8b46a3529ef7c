import CoreGraphics

/// Where the parts of one section of a compositional layout lie, in the content.
@MainActor
struct ComposedSection {
  let section: NSCollectionLayoutSection
  let environment: LayoutEnvironment
  /// The whole section.
  var frame: CGRect
  /// The part with the groups; in a section that scrolls by itself what shows them.
  var body: CGRect
  /// Items and what hangs on them; in a section that scrolls by itself where they lie unscrolled.
  var elements: [PlacedElement] = []
  /// Headers, footers and the like.
  var edges: [(element: PlacedElement, item: NSCollectionLayoutBoundarySupplementaryItem)] = []
  /// Views behind.
  var decorations: [PlacedElement] = []
  /// Where groups begin and end along the way the section scrolls by itself.
  var groups: [(start: CGFloat, end: CGFloat)] = []
  /// The length of all groups with the air around, along that way.
  var length: CGFloat = 0

  /// True where the section scrolls by itself.
  var scrolls: Bool { section.orthogonalScrollingBehavior != .none }
}

extension PlacedElement {
  /// The element in a space of that width seen from its right side.
  func mirrored(in width: CGFloat) -> PlacedElement {
    var copy = self
    copy.frame.origin.x = width - frame.maxX
    return copy
  }
}

extension ComposedSection {
  /// The section in a layout of that width seen from its right side.
  func mirrored(in width: CGFloat) -> ComposedSection {
    var copy = self
    let ownWidth = scrolls ? length : width
    copy.elements = elements.map { $0.mirrored(in: ownWidth) }
    copy.edges = edges.map { ($0.element.mirrored(in: width), $0.item) }
    copy.decorations = decorations.map { $0.mirrored(in: width) }
    if scrolls { copy.groups = groups.map { (ownWidth - $0.end, ownWidth - $0.start) } }
    return copy
  }
}

/// Builds sections, one after another.
@MainActor
struct SectionBuilder {
  /// The size of what shows the layout, without its insets.
  let container: CGSize
  /// Along which axis sections follow one another.
  let isVertical: Bool
  let traits: UITraitCollection
  let measured: [ElementKey: CGSize]

  /// The section of that number with so many items, from `start` on.
  func build(_ section: NSCollectionLayoutSection, _ number: Int, count: Int, from start: CGFloat)
    -> ComposedSection
  {
    let start = start + (section.list?.headerTopPadding ?? 0)
    let insets = section.contentInsets
    let inner = CGSize(
      width: max(0, container.width - insets.leading - insets.trailing),
      height: max(0, container.height - insets.top - insets.bottom))
    let around =
      section.supplementariesFollowContentInsets
      ? CGRect(x: insets.leading, y: 0, width: inner.width, height: container.height)
      : CGRect(origin: .zero, size: container)
    let sizes = section.boundarySupplementaryItems.map {
      size(of: $0, ElementKey(.supplementaryView, $0.elementKind, [number, 0]), in: around.size)
    }
    func extent(_ edge: NSDirectionalRectEdge) -> CGFloat {
      zip(section.boundarySupplementaryItems, sizes).reduce(0) { most, next in
        let (item, size) = next
        guard item.extendsBoundary, item.alignment.edges.contains(edge) else { return most }
        return max(most, isVertical ? size.height : size.width)
      }
    }
    let before = extent(isVertical ? .top : .leading)
    let after = extent(isVertical ? .bottom : .trailing)
    var filler = GroupFiller(section: number, count: count, traits: traits, measured: measured)
    let scrolls = section.orthogonalScrollingBehavior != .none
    let runsDown = isVertical != scrolls
    let corner =
      isVertical
      ? CGPoint(x: insets.leading, y: start + before + insets.top)
      : CGPoint(x: start + before + insets.leading, y: insets.top)
    let (groups, breadth) = fill(&filler, section, inner, at: corner, runsDown: runsDown)
    let first = runsDown ? corner.y : corner.x
    let last = groups.last?.end ?? first
    var composed = ComposedSection(
      section: section,
      environment: LayoutEnvironment(size: container, insets: insets, traits: traits),
      frame: .zero, body: .zero, elements: filler.elements)
    composed.groups = groups
    let depth = scrolls ? breadth : last - first
    if isVertical {
      composed.body = CGRect(
        x: 0, y: start + before, width: container.width, height: insets.top + depth + insets.bottom)
      composed.frame = CGRect(
        x: 0, y: start, width: container.width, height: before + composed.body.height + after)
      composed.length = last + insets.trailing
    } else {
      composed.body = CGRect(
        x: start + before, y: 0, width: insets.leading + depth + insets.trailing,
        height: container.height)
      composed.frame = CGRect(
        x: start, y: 0, width: before + composed.body.width + after, height: container.height)
      composed.length = last + insets.bottom
    }
    if section.orthogonalScrollingBehavior == .groupPagingCentered { center(&composed) }
    let outline = CGRect(
      x: isVertical ? around.minX : composed.frame.minX,
      y: isVertical ? composed.frame.minY : around.minY,
      width: isVertical ? around.width : composed.frame.width,
      height: isVertical ? composed.frame.height : around.height)
    for (item, size) in zip(section.boundarySupplementaryItems, sizes) {
      composed.edges.append((edge(item, size, [number, 0], in: outline, composed.body), item))
    }
    for item in section.decorationItems {
      composed.decorations.append(
        PlacedElement(
          key: ElementKey(.decorationView, item.elementKind, [number, 0]),
          frame: composed.frame.inset(by: item.contentInsets), zIndex: item.zIndex))
    }
    return composed
  }

  /// Fills groups one after another; returns where they begin and end, and the broadest's breadth.
  private func fill(
    _ filler: inout GroupFiller, _ section: NSCollectionLayoutSection, _ inner: CGSize,
    at corner: CGPoint, runsDown: Bool
  ) -> (groups: [(start: CGFloat, end: CGFloat)], breadth: CGFloat) {
    var groups: [(start: CGFloat, end: CGFloat)] = []
    var breadth: CGFloat = 0
    var origin = corner
    let edges = section.group.edgeSpacing
    while !filler.isDone {
      let (first, item) = (filler.elements.count, filler.next)
      let gap = groups.isEmpty ? 0 : section.interGroupSpacing
      if runsDown {
        origin.y += gap + (edges?.top?.spacing ?? 0)
      } else {
        origin.x += gap + (edges?.leading?.spacing ?? 0)
      }
      let size = filler.fill(section.group, in: inner)
      guard filler.next > item else { break }
      for index in first..<filler.elements.count {
        filler.elements[index].frame = filler.elements[index].frame
          .offsetBy(dx: origin.x, dy: origin.y)
      }
      let start = runsDown ? origin.y : origin.x
      let length = runsDown ? size.height : size.width
      groups.append((start, start + length))
      breadth = max(breadth, runsDown ? size.width : size.height)
      if runsDown {
        origin.y += length + (edges?.bottom?.spacing ?? 0)
      } else {
        origin.x += length + (edges?.trailing?.spacing ?? 0)
      }
    }
    return (groups, breadth)
  }

  /// The first and the last group can stand in the middle.
  private func center(_ composed: inout ComposedSection) {
    guard let first = composed.groups.first, let last = composed.groups.last else { return }
    let room = isVertical ? composed.body.width : composed.body.height
    let shift = (room - (first.end - first.start)) / 2 - first.start
    for index in composed.elements.indices {
      composed.elements[index].frame = composed.elements[index].frame.offsetBy(
        dx: isVertical ? shift : 0, dy: isVertical ? 0 : shift)
    }
    composed.groups = composed.groups.map { ($0.start + shift, $0.end + shift) }
    composed.length = last.end + shift + (room - (last.end - last.start)) / 2
  }

  /// The size of a view at an edge: what it asked for, where that is not fixed.
  func size(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ key: ElementKey, in around: CGSize
  ) -> CGSize {
    var size = item.layoutSize.size(in: around)
    if let asked = measured[key] {
      if item.layoutSize.widthDimension.isEstimated { size.width = asked.width }
      if item.layoutSize.heightDimension.isEstimated { size.height = asked.height }
    }
    return size
  }

  /// A view at an edge of `outline`; one that the section makes no room for lies on `body`.
  func edge(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize, _ path: IndexPath,
    in outline: CGRect, _ body: CGRect
  ) -> PlacedElement {
    var area = outline
    if !item.extendsBoundary {
      if isVertical {
        (area.origin.y, area.size.height) = (body.minY, body.height)
      } else {
        (area.origin.x, area.size.width) = (body.minX, body.width)
      }
    }
    let frame = item.frame(on: area, size: size)
      .offsetBy(dx: item.offset.x, dy: item.offset.y)
      .inset(by: item.contentInsets)
    return PlacedElement(
      key: ElementKey(.supplementaryView, item.elementKind, path), frame: frame,
      zIndex: item.zIndex,
      isFlexible: (
        item.layoutSize.widthDimension.isEstimated, item.layoutSize.heightDimension.isEstimated
      ))
  }
}
