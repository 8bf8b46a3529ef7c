public import CoreGraphics

/// Makes a section of a compositional layout; nil: none, an empty one.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Puts sections one after another, each made of groups of its own.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// What there is around the sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider

  private var sections: [ComposedSection]?
  private var edges: [(element: PlacedElement, item: NSCollectionLayoutBoundarySupplementaryItem)] =
    []
  private var end: CGFloat = 0
  private var size = CGSize.zero
  private var measured: [ElementKey: CGSize] = [:]
  /// How far sections are scrolled that do so by themselves.
  private var offsets: [Int: CGFloat] = [:]

  /// All sections like this one.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// All sections like this one.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.configuration = configuration
    provider = { _, _ in section }
    super.init()
  }

  /// Sections as `sectionProvider` makes them.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Sections as `sectionProvider` makes them.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.configuration = configuration
    provider = sectionProvider
    super.init()
  }

  /// A layout without sections: those of storyboards are made in code.
  public required init?(coder: NSCoder) {
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    provider = { _, _ in nil }
    super.init(coder: coder)
  }

  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { sections = nil }
    super.invalidateLayout(with: context)
  }

  /// True when the size changes, and while views at edges stay in sight.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let pins = (edges + (sections ?? []).flatMap(\.edges)).contains { $0.item.pinToVisibleBounds }
    return pins || newBounds.size != arranged?.bounds.size
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let flexible = originalAttributes.isFlexible
    let (new, old) = (preferredAttributes.size, originalAttributes.size)
    return flexible.width && abs(new.width - old.width) > 0.01
      || flexible.height && abs(new.height - old.height) > 0.01
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    measured[ElementKey(originalAttributes)] = preferredAttributes.size
    sections = nil
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }

  override func dataDidChange(_ change: CollectionChange) {
    var kept: [ElementKey: CGSize] = [:]
    for (key, size) in measured {
      if let target = change.target(of: key) { kept[target] = size }
    }
    measured = kept
    var scrolled: [Int: CGFloat] = [:]
    for (section, offset) in offsets {
      if let target = change.newSection(of: section) { scrolled[target] = offset }
    }
    offsets = scrolled
    sections = nil
  }

  override func dataWasReloaded() {
    measured = [:]
    sections = nil
  }

  // MARK: Arranging

  /// What shows the layout, without its insets.
  private var room: CGSize {
    guard let view = arranged else { return .zero }
    let inset = view.adjustedContentInset
    return CGSize(
      width: max(0, view.bounds.width - inset.left - inset.right),
      height: max(0, view.bounds.height - inset.top - inset.bottom))
  }

  open override func prepare() {
    super.prepare()
    if size != room { sections = nil }
    _ = parts
  }

  private var parts: [ComposedSection] {
    if let sections { return sections }
    // Whoever is asked for sections may ask back.
    sections = []
    let new = compose()
    sections = new
    return new
  }

  private func compose() -> [ComposedSection] {
    guard let view = arranged else { return [] }
    size = room
    let traits = view.traitCollection
    let builder = SectionBuilder(
      container: size, isVertical: isVertical, traits: traits, measured: measured)
    let environment = LayoutEnvironment(size: size, traits: traits)
    let items = configuration.boundarySupplementaryItems
    func lengths(_ edge: NSDirectionalRectEdge) -> CGFloat {
      items.filter { $0.extendsBoundary && $0.alignment.edges.contains(edge) }.map {
        let own = builder.size(
          of: $0, ElementKey(.supplementaryView, $0.elementKind, Self.wholePath), in: size)
        return isVertical ? own.height : own.width
      }.max() ?? 0
    }
    var cursor = lengths(isVertical ? .top : .leading)
    var result: [ComposedSection] = []
    for number in 0..<view.numberOfSections {
      if number > 0 { cursor += configuration.interSectionSpacing }
      let section =
        provider(number, environment)
        ?? NSCollectionLayoutSection(
          group: .custom(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .absolute(0), heightDimension: .absolute(0))
          ) { _ in [] })
      let composed = builder.build(
        section, number, count: view.numberOfItems(inSection: number), from: cursor)
      cursor = isVertical ? composed.frame.maxY : composed.frame.maxX
      result.append(composed)
    }
    let body = CGRect(
      x: 0, y: 0, width: isVertical ? size.width : cursor,
      height: isVertical ? cursor : size.height)
    end = cursor + lengths(isVertical ? .bottom : .trailing)
    let outline = CGRect(
      x: 0, y: 0, width: isVertical ? size.width : end, height: isVertical ? end : size.height)
    edges = items.map { item in
      let own = builder.size(
        of: item, ElementKey(.supplementaryView, item.elementKind, Self.wholePath), in: size)
      return (builder.edge(item, own, Self.wholePath, in: outline, body), item)
    }
    guard flips, isVertical else { return result }
    edges = edges.map { ($0.element.mirrored(in: size.width), $0.item) }
    return result.map { $0.mirrored(in: size.width) }
  }

  /// Mirrored from right to left, in layouts that scroll up and down.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// The path of what belongs to the whole layout.
  private static let wholePath = IndexPath(index: 0)

  open override var collectionViewContentSize: CGSize {
    _ = parts
    return isVertical
      ? CGSize(width: size.width, height: end) : CGSize(width: end, height: size.height)
  }

  override var asksForSizes: Bool { true }

  // MARK: Attributes

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    var result: [UICollectionViewLayoutAttributes] = []
    for (number, part) in parts.enumerated() {
      let pins = part.edges.contains { $0.item.pinToVisibleBounds }
      guard part.frame.insetBy(dx: -1, dy: -1).intersects(rect) || pins else { continue }
      result += part.decorations.map { attributes($0) }
      result += items(of: part, number, in: rect)
      result += part.edges.map { edge($0.element, $0.item, in: part.frame) }
    }
    let whole = CGRect(origin: .zero, size: collectionViewContentSize)
    result += edges.map { edge($0.element, $0.item, in: whole) }
    return result.filter { $0.frame.intersects(rect) }
  }

  /// The items of a section that are seen in `rect`, as its handler wants them.
  private func items(of part: ComposedSection, _ number: Int, in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]
  {
    let offset = scrolled(number)
    let seen = part.scrolls ? rect.offsetBy(dx: offset.x, dy: offset.y) : rect
    let found = part.elements.filter { $0.frame.intersects(seen) }.map { attributes($0) }
    if let handler = part.section.visibleItemsInvalidationHandler, !found.isEmpty {
      handler(
        found, part.scrolls ? offset : arranged?.contentOffset ?? .zero, part.environment)
    }
    if part.scrolls { for one in found { scroll(one, number, offset) } }
    return found
  }

  private func scroll(
    _ attributes: UICollectionViewLayoutAttributes, _ section: Int, _ offset: CGPoint
  ) {
    attributes.scrollingSection = section
    attributes.center = CGPoint(
      x: attributes.center.x - offset.x, y: attributes.center.y - offset.y)
  }

  /// How far a section is scrolled.
  private func scrolled(_ section: Int) -> CGPoint {
    let offset = offsets[section] ?? 0
    return isVertical ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
  }

  private func attributes(_ element: PlacedElement) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = type?.init() ?? UICollectionViewLayoutAttributes()
    attributes.become(element.key)
    attributes.frame = element.frame
    attributes.zIndex = element.zIndex
    attributes.isFlexible = element.isFlexible
    if let list = list(of: element.key.path), element.key.category != .decorationView {
      let count = collectionView?.numberOfItems(inSection: element.key.path.section) ?? 0
      attributes.list = list.part(of: element.key, count: count)
    }
    return attributes
  }

  /// A view at an edge of `area`, in sight where it is to stay there.
  private func edge(
    _ element: PlacedElement, _ item: NSCollectionLayoutBoundarySupplementaryItem, in area: CGRect
  ) -> UICollectionViewLayoutAttributes {
    var element = element
    if item.pinToVisibleBounds, let view = arranged {
      let seen = view.bounds.inset(by: view.adjustedContentInset)
      let edges = item.alignment.edges
      if isVertical, edges.contains(.top) {
        element.frame.origin.y = max(
          element.frame.minY, min(seen.minY, area.maxY - element.frame.height))
      } else if isVertical, edges.contains(.bottom) {
        element.frame.origin.y = min(
          element.frame.minY, max(seen.maxY - element.frame.height, area.minY))
      } else if !isVertical, edges.contains(.leading) {
        element.frame.origin.x = max(
          element.frame.minX, min(seen.minX, area.maxX - element.frame.width))
      } else if !isVertical, edges.contains(.trailing) {
        element.frame.origin.x = min(
          element.frame.minX, max(seen.maxX - element.frame.width, area.minX))
      }
      // In front of what it lies on.
      element.zIndex = max(element.zIndex, 2)
    }
    return attributes(element)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { found(ElementKey(item: indexPath)) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let key = ElementKey(.supplementaryView, elementKind, indexPath)
    if let entry = edges.first(where: { $0.element.key == key }) {
      return edge(
        entry.element, entry.item, in: CGRect(origin: .zero, size: collectionViewContentSize))
    }
    let parts = parts
    guard parts.indices.contains(indexPath.section) else { return nil }
    let part = parts[indexPath.section]
    if let entry = part.edges.first(where: { $0.element.key == key }) {
      return edge(entry.element, entry.item, in: part.frame)
    }
    return found(key)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let key = ElementKey(.decorationView, elementKind, indexPath)
    let parts = parts
    guard parts.indices.contains(indexPath.section) else { return nil }
    return parts[indexPath.section].decorations.first { $0.key == key }.map { attributes($0) }
  }

  private func found(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (parts, section) = (parts, key.path.section)
    guard parts.indices.contains(section) else { return nil }
    let elements = parts[section].elements
    // Without views that hang on items, items are in their order.
    let element =
      elements.indices.contains(key.path.item) && elements[key.path.item].key == key
      ? elements[key.path.item] : elements.first { $0.key == key }
    guard let found = element.map({ attributes($0) }) else { return nil }
    if parts[section].scrolls { scroll(found, section, scrolled(section)) }
    return found
  }

  // MARK: Sections that look like tables

  private func list(of path: IndexPath) -> UICollectionLayoutListConfiguration? {
    guard path.count > 1, let sections, sections.indices.contains(path.section) else { return nil }
    return sections[path.section].section.list
  }

  /// Behind the content where all of it is lists; the first one's.
  override var listBackground: UIColor? {
    let parts = parts
    guard parts.allSatisfy({ $0.section.list != nil }) else { return nil }
    return parts.first?.section.list?.shownBackground
  }

  override var hasSwipeActions: Bool {
    parts.contains {
      $0.section.list?.leadingSwipeActionsConfigurationProvider != nil
        || $0.section.list?.trailingSwipeActionsConfigurationProvider != nil
    }
  }

  override func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    let list = list(of: path)
    return isLeading
      ? list?.leadingSwipeActionsConfigurationProvider?(path)
      : list?.trailingSwipeActionsConfigurationProvider?(path)
  }

  // MARK: Sections that scroll by themselves

  override var scrollingSections: [Int: ScrollingSection] {
    var result: [Int: ScrollingSection] = [:]
    for (number, part) in parts.enumerated() where part.scrolls {
      result[number] = ScrollingSection(
        frame: part.body, length: part.length, isSideways: isVertical,
        behavior: part.section.orthogonalScrollingBehavior, groups: part.groups,
        leading: isVertical
          ? part.section.contentInsets.leading : part.section.contentInsets.top,
        isMirrored: flips && isVertical)
    }
    return result
  }

  override func section(_ number: Int, didScrollTo offset: CGPoint) {
    offsets[number] = isVertical ? offset.x : offset.y
  }
}
