public import CoreGraphics

/// Puts items one after another into lines, section by section, as text does with words.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// From where the insets of sections count.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  /// The estimated size that has all cells asked for theirs.
  public class var automaticSize: CGSize {
    let length = CGFloat.greatestFiniteMagnitude
    return CGSize(width: length, height: length)
  }

  /// The least distance between lines, points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { measuresDidChange() } }
  /// The least distance between the items of a line, points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { measuresDidChange() } }
  /// The size of items for which the delegate says nothing, points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { measuresDidChange() } }
  /// Other than zero: cells are asked for the size they would like to have, and lie in a guess at it
  /// until then.
  open var estimatedItemSize = CGSize.zero { didSet { measuresDidChange() } }
  /// Along which axis the content scrolls; lines lie across.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { measuresDidChange() }
  }
  /// The size of headers for which the delegate says nothing; none: no headers.
  open var headerReferenceSize = CGSize.zero { didSet { measuresDidChange() } }
  /// The size of footers for which the delegate says nothing; none: no footers.
  open var footerReferenceSize = CGSize.zero { didSet { measuresDidChange() } }
  /// Air around the items of sections for which the delegate says nothing, points.
  open var sectionInset = UIEdgeInsets.zero { didSet { measuresDidChange() } }
  /// From where the insets of sections count.
  open var sectionInsetReference: SectionInsetReference = .fromContentInset {
    didSet { measuresDidChange() }
  }
  /// True: headers stay in sight as long as their section is.
  open var sectionHeadersPinToVisibleBounds = false { didSet { measuresDidChange() } }
  /// True: footers stay in sight as long as their section is.
  open var sectionFootersPinToVisibleBounds = false { didSet { measuresDidChange() } }

  /// Where everything lies; nil: to be found out.
  private var arrangement: FlowArrangement?
  /// The sizes that cells asked for.
  private var preferredSizes: [IndexPath: CGSize] = [:]

  public override init() { super.init() }

  /// The layout that a storyboard or xib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let coder = coder as? NibCoder { readNibLayout(coder) }
  }

  private func measuresDidChange() { invalidateLayout() }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || flow?.invalidateFlowLayoutDelegateMetrics != false
      || flow?.invalidateFlowLayoutAttributes != false
    {
      arrangement = nil
    }
    super.invalidateLayout(with: context)
  }

  /// True when the length of lines changes, and while headers or footers stay in sight.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView = arranged else { return false }
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    return scrollDirection == .vertical
      ? newBounds.width != collectionView.bounds.width
      : newBounds.height != collectionView.bounds.height
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      let isResized = newBounds.size != arranged?.bounds.size
      flow.invalidateFlowLayoutDelegateMetrics = isResized
      flow.invalidateFlowLayoutAttributes = isResized
    }
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard asksForSizes, originalAttributes.representedElementCategory == .cell else { return false }
    let (new, old) = (preferredAttributes.size, originalAttributes.size)
    return abs(new.width - old.width) > 0.01 || abs(new.height - old.height) > 0.01
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    preferredSizes[originalAttributes.indexPath] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }

  override var asksForSizes: Bool { estimatedItemSize != .zero }

  override func dataDidChange(_ change: CollectionChange) {
    var kept: [IndexPath: CGSize] = [:]
    for (path, size) in preferredSizes where !change.changes.reloaded.contains(path) {
      if let target = change.newPath(of: path) { kept[target] = size }
    }
    preferredSizes = kept
    arrangement = nil
  }

  override func dataWasReloaded() {
    preferredSizes = [:]
    arrangement = nil
  }

  // MARK: Arranging

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  private var isVertical: Bool { scrollDirection == .vertical }

  open override func prepare() {
    super.prepare()
    if let arrangement, arrangement.across != room { self.arrangement = nil }
    _ = parts
  }

  /// The length of a line with the insets of its section, points.
  private var room: CGFloat {
    guard let view = arranged else { return 0 }
    let inset = view.adjustedContentInset
    return max(
      0,
      isVertical
        ? view.bounds.width - inset.left - inset.right
        : view.bounds.height - inset.top - inset.bottom)
  }

  private var parts: FlowArrangement {
    if let arrangement { return arrangement }
    let new = makeArrangement()
    arrangement = new
    return new
  }

  private func makeArrangement() -> FlowArrangement {
    var arrangement = FlowArrangement(across: room, pixel: 1 / max(1, UIScreen.main.scale))
    guard let view = arranged else { return arrangement }
    let delegate = flowDelegate
    let extra = extraInset(view)
    for section in 0..<view.numberOfSections {
      var inset =
        delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
      inset.left += extra.left
      inset.right += extra.right
      inset.top += extra.top
      inset.bottom += extra.bottom
      let header =
        delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize
      let footer =
        delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize
      let lineSpacing =
        delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing
      let itemSpacing =
        delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing
      let sizes = (0..<view.numberOfItems(inSection: section)).map { item in
        flowed(size(of: IndexPath(item: item, section: section), delegate, view))
      }
      arrangement.add(
        FlowMeasures(
          header: isVertical ? header.height : header.width,
          footer: isVertical ? footer.height : footer.width,
          before: isVertical ? inset.top : inset.left,
          after: isVertical ? inset.bottom : inset.right,
          start: isVertical ? inset.left : inset.top,
          end: isVertical ? inset.right : inset.bottom,
          lineSpacing: lineSpacing, itemSpacing: itemSpacing, sizes: sizes))
    }
    return arrangement
  }

  /// What the insets of sections grow by across the scrolling.
  private func extraInset(_ view: UICollectionView) -> UIEdgeInsets {
    let whole: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: whole = view.safeAreaInsets
    case .fromLayoutMargins: whole = view.layoutMargins
    }
    return isVertical
      ? UIEdgeInsets(top: 0, left: whole.left, bottom: 0, right: whole.right)
      : UIEdgeInsets(top: whole.top, left: 0, bottom: whole.bottom, right: 0)
  }

  private func size(
    of path: IndexPath, _ delegate: (any UICollectionViewDelegateFlowLayout)?,
    _ view: UICollectionView
  ) -> CGSize {
    if asksForSizes, let size = preferredSizes[path] { return size }
    let isAutomatic = estimatedItemSize == Self.automaticSize
    let size =
      delegate?.collectionView(view, layout: self, sizeForItemAt: path)
      ?? (asksForSizes && !isAutomatic ? estimatedItemSize : itemSize)
    SceneContext.check("an item's size", size.isPlain, at: view.layer.readableName)
    return size
  }

  /// Width along the line, height across it.
  private func flowed(_ size: CGSize) -> CGSize {
    func usable(_ length: CGFloat) -> CGFloat { length > 0 && length < 1e6 ? length : 0 }
    return isVertical
      ? CGSize(width: usable(size.width), height: usable(size.height))
      : CGSize(width: usable(size.height), height: usable(size.width))
  }

  /// A rectangle of the arrangement in the content.
  private func placed(_ rect: CGRect) -> CGRect {
    isVertical
      ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  /// A rectangle of the content, mirrored where positions are.
  private func flipped(_ rect: CGRect) -> CGRect {
    guard flips else { return rect }
    let width = collectionViewContentSize.width
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  open override var collectionViewContentSize: CGSize {
    let parts = parts
    return placed(CGRect(x: 0, y: 0, width: parts.across, height: parts.end)).size
  }

  // MARK: Attributes

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let parts = parts
    let rect = flipped(rect)
    let area = placed(rect)
    var result: [UICollectionViewLayoutAttributes] = []
    for (number, section) in parts.sections.enumerated()
    where section.end >= area.minY && section.start <= area.maxY {
      if let header = edge(number, isHeader: true), flipped(header.frame).intersects(rect) {
        result.append(header)
      }
      for item in section.items(from: area.minY, to: area.maxY)
      where section.frames[item].intersects(area) {
        result.append(
          attributes(
            ElementKey(item: IndexPath(item: item, section: number)), section.frames[item]))
      }
      if let footer = edge(number, isHeader: false), flipped(footer.frame).intersects(rect) {
        result.append(footer)
      }
    }
    return result
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let parts = parts
    guard indexPath.count == 2, parts.sections.indices.contains(indexPath.section),
      parts.sections[indexPath.section].frames.indices.contains(indexPath.item)
    else { return nil }
    return attributes(
      ElementKey(item: indexPath), parts.sections[indexPath.section].frames[indexPath.item])
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: edge(indexPath.section, isHeader: true)
    case UICollectionView.elementKindSectionFooter: edge(indexPath.section, isHeader: false)
    default: nil
    }
  }

  private func attributes(_ key: ElementKey, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = type?.init() ?? UICollectionViewLayoutAttributes()
    attributes.become(key)
    attributes.frame = flipped(placed(frame))
    return attributes
  }

  /// The header or footer of a section, in sight where it is to stay there; nil without one.
  private func edge(_ number: Int, isHeader: Bool) -> UICollectionViewLayoutAttributes? {
    let parts = parts
    guard parts.sections.indices.contains(number) else { return nil }
    let section = parts.sections[number]
    let length = isHeader ? section.header : section.footer
    guard length > 0 else { return nil }
    var start = isHeader ? section.start : section.contentEnd
    let pins = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    if pins, let view = arranged {
      let inset = view.adjustedContentInset
      let seen = view.bounds
      if isHeader {
        let top = isVertical ? seen.minY + inset.top : seen.minX + inset.left
        start = max(start, min(top, section.contentEnd - length))
      } else {
        let bottom = isVertical ? seen.maxY - inset.bottom : seen.maxX - inset.right
        start = min(start, max(bottom - length, section.start + section.header))
      }
    }
    let kind =
      isHeader
      ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    let attributes = attributes(
      ElementKey(.supplementaryView, kind, IndexPath(item: 0, section: number)),
      CGRect(x: 0, y: start, width: parts.across, height: length))
    attributes.zIndex = Self.edgeDepth
    return attributes
  }

  /// How far in front of the items headers and footers lie.
  private static let edgeDepth = 10
}
