import CoreGraphics

/// An element that a compositional layout has placed.
struct PlacedElement {
  var key: ElementKey
  var frame: CGRect
  var zIndex = 0
  /// Which of width and height the element may choose itself.
  var isFlexible = (width: false, height: false)
}

/// Fills groups with the items of a section, one after another.
@MainActor
struct GroupFiller {
  let section: Int
  /// How many items the section has.
  let count: Int
  let traits: UITraitCollection
  /// The sizes that views asked for.
  let measured: [ElementKey: CGSize]
  /// The item that comes next.
  private(set) var next = 0
  /// What was placed.
  var elements: [PlacedElement] = []

  init(
    section: Int, count: Int, traits: UITraitCollection, measured: [ElementKey: CGSize]
  ) {
    (self.section, self.count) = (section, count)
    (self.traits, self.measured) = (traits, measured)
  }

  /// True when all items are placed.
  var isDone: Bool { next >= count }

  /// A length that an item gets from its group instead of its own.
  struct Share {
    var isWidth: Bool
    var length: CGFloat
  }

  /// Places an item or group with its upper left corner at the origin; returns its size.
  mutating func fill(
    _ item: NSCollectionLayoutItem, in container: CGSize, share: Share? = nil
  ) -> CGSize {
    var size = item.layoutSize.size(in: container)
    if let share {
      if share.isWidth { size.width = share.length } else { size.height = share.length }
    }
    let path = IndexPath(item: next, section: section)
    let first = elements.count
    if let group = item as? NSCollectionLayoutGroup {
      fill(group, &size, share)
    } else {
      place(item, at: path, &size, share)
    }
    let insets = item.contentInsets
    let frame = CGRect(origin: .zero, size: size).inset(by: insets)
    // A group without items has no views either.
    guard elements.count > first else { return size }
    for hanging in item.supplementaryItems {
      let key = ElementKey(.supplementaryView, hanging.elementKind, path)
      elements.append(
        PlacedElement(
          key: key,
          frame: hanging.frame(on: frame, size: hanging.layoutSize.size(in: frame.size)),
          zIndex: hanging.zIndex))
    }
    return size
  }

  private mutating func place(
    _ item: NSCollectionLayoutItem, at path: IndexPath, _ size: inout CGSize, _ share: Share?
  ) {
    let key = ElementKey(item: path)
    let insets = item.contentInsets
    let flexible = (
      width: item.layoutSize.widthDimension.isEstimated && share?.isWidth != true,
      height: item.layoutSize.heightDimension.isEstimated && share?.isWidth != false
    )
    if let asked = measured[key] {
      if flexible.width { size.width = asked.width + insets.leading + insets.trailing }
      if flexible.height { size.height = asked.height + insets.top + insets.bottom }
    }
    elements.append(
      PlacedElement(
        key: key, frame: CGRect(origin: .zero, size: size).inset(by: insets), isFlexible: flexible))
    next += 1
  }

  // MARK: Groups

  /// An item of a group: which elements it has, and how much room it takes with its distances.
  private struct Child {
    var elements: Range<Int>
    var size: CGSize
    var spacing: NSCollectionLayoutEdgeSpacing?
  }

  private mutating func fill(
    _ group: NSCollectionLayoutGroup, _ size: inout CGSize, _ share: Share?
  ) {
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let corner = CGPoint(x: insets.leading, y: insets.top)
    let isHorizontal: Bool
    switch group.arrangement {
    case .custom(let provider):
      return fill(provider(LayoutEnvironment(size: inner, traits: traits)), at: corner)
    case .horizontal: isHorizontal = true
    case .vertical: isHorizontal = false
    }
    let whole = group.layoutSize
    let dimension = isHorizontal ? whole.widthDimension : whole.heightDimension
    let isOpen = dimension.isEstimated && share?.isWidth != isHorizontal
    let children = children(of: group, in: inner, isHorizontal: isHorizontal, isOpen: isOpen)
    let used = arrange(
      children, of: group, in: inner, at: corner, isHorizontal: isHorizontal, isOpen: isOpen)
    // What was estimated is as large as what is in it.
    if group.layoutSize.widthDimension.isEstimated, share?.isWidth != true {
      size.width = used.width + insets.leading + insets.trailing
    }
    if group.layoutSize.heightDimension.isEstimated, share?.isWidth != false {
      size.height = used.height + insets.top + insets.bottom
    }
  }

  private mutating func fill(_ items: [NSCollectionLayoutGroupCustomItem], at corner: CGPoint) {
    for item in items where !isDone {
      elements.append(
        PlacedElement(
          key: ElementKey(item: IndexPath(item: next, section: section)),
          frame: item.frame.offsetBy(dx: corner.x, dy: corner.y), zIndex: item.zIndex))
      next += 1
    }
  }

  /// Fills as many items as fit, each at the origin.
  private mutating func children(
    of group: NSCollectionLayoutGroup, in inner: CGSize, isHorizontal: Bool, isOpen: Bool
  ) -> [Child] {
    func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
    let gap = group.interItemSpacing?.spacing ?? 0
    let most = group.count?.number ?? (isOpen ? group.subitems.count : Int.max)
    var share: Share?
    if let count = group.count, count.share {
      let length = (along(inner) - gap * CGFloat(count.number - 1)) / CGFloat(count.number)
      // Where the group is as long as what is in it, items keep their own length.
      if !isOpen { share = Share(isWidth: isHorizontal, length: max(0, length)) }
    }
    var children: [Child] = []
    var used: CGFloat = 0
    while !isDone, children.count < most, !group.subitems.isEmpty {
      let before = self
      let item = group.subitems[children.count % group.subitems.count]
      let first = elements.count
      let size = fill(item, in: inner, share: share)
      let edges = item.edgeSpacing
      let extra =
        (isHorizontal ? edges?.leading : edges?.top)?.spacing ?? 0
      let more = (isHorizontal ? edges?.trailing : edges?.bottom)?.spacing ?? 0
      let length = along(size) + extra + more + (children.isEmpty ? 0 : gap)
      // Sums of fractions are no more exact than this.
      let fits = children.isEmpty || share != nil || isOpen || used + length <= along(inner) + 1e-6
      guard fits, next > before.next else {
        self = before
        break
      }
      used += length
      children.append(Child(elements: first..<elements.count, size: size, spacing: edges))
    }
    return children
  }

  /// Puts the items of a group one after another; returns the room that they take.
  private mutating func arrange(
    _ children: [Child], of group: NSCollectionLayoutGroup, in inner: CGSize, at corner: CGPoint,
    isHorizontal: Bool, isOpen: Bool
  ) -> CGSize {
    func edges(_ child: Child) -> (
      before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?,
      above: NSCollectionLayoutSpacing?, below: NSCollectionLayoutSpacing?
    ) {
      let all = child.spacing
      return isHorizontal
        ? (all?.leading, all?.trailing, all?.top, all?.bottom)
        : (all?.top, all?.bottom, all?.leading, all?.trailing)
    }
    func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
    func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
    // Every distance along the group, and how long all is without what is left.
    let gap = group.interItemSpacing
    var distances: [NSCollectionLayoutSpacing] = []
    var used: CGFloat = 0
    for (number, child) in children.enumerated() {
      let (before, after, _, _) = edges(child)
      distances += [number > 0 ? gap : nil, before, after].compactMap { $0 }
      used += along(child.size)
    }
    used += distances.reduce(0) { $0 + $1.spacing }
    let flexible = distances.count(where: \.isFlexibleSpacing)
    let left = isOpen || flexible == 0 ? 0 : max(0, along(inner) - used) / CGFloat(flexible)
    func length(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
      guard let spacing else { return 0 }
      return spacing.spacing + (spacing.isFlexibleSpacing ? left : 0)
    }
    var cursor: CGFloat = 0
    var breadth: CGFloat = 0
    for (number, child) in children.enumerated() {
      let (before, after, above, below) = edges(child)
      cursor += (number > 0 ? length(gap) : 0) + length(before)
      let least = (above?.spacing ?? 0) + (below?.spacing ?? 0) + across(child.size)
      breadth = max(breadth, least)
      var offset = above?.spacing ?? 0
      let room = max(0, across(inner) - least)
      let flexes = [above, below].count { $0?.isFlexibleSpacing == true }
      if above?.isFlexibleSpacing == true { offset += room / CGFloat(flexes) }
      for index in child.elements {
        elements[index].frame = elements[index].frame.offsetBy(
          dx: corner.x + (isHorizontal ? cursor : offset),
          dy: corner.y + (isHorizontal ? offset : cursor))
      }
      cursor += along(child.size) + length(after)
    }
    return isHorizontal
      ? CGSize(width: cursor, height: breadth) : CGSize(width: breadth, height: cursor)
  }
}

extension CGRect {
  /// The rectangle with its edges moved inwards, never beyond one another.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
