import CoreGraphics

/// A section that scrolls by itself, across the layout.
struct ScrollingSection {
  /// What shows it, in the content.
  var frame: CGRect
  /// The length of what is in it.
  var length: CGFloat
  /// True: to the sides; false: up and down.
  var isSideways: Bool
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// Where groups begin and end.
  var groups: [(start: CGFloat, end: CGFloat)]
  /// The air before the first group.
  var leading: CGFloat
  /// True: the first group is at the right end.
  var isMirrored = false
}

/// Holds the cells of a section that scrolls by itself.
final class SectionScroller: UIScrollView {
  private weak var owner: UICollectionView?
  /// Which section.
  private(set) var number = 0
  private var section: ScrollingSection?

  /// The scroller of a section of `owner`.
  init(of owner: UICollectionView) {
    self.owner = owner
    super.init(frame: .zero)
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Takes the section's frame.
  func take(_ section: ScrollingSection, _ number: Int) {
    let isNew = self.section == nil
    self.section = section
    self.number = number
    if frame != section.frame { frame = section.frame }
    defer { if isNew, section.isMirrored { contentOffset.x = rangeX.clamped(section.length) } }
    let size =
      section.isSideways
      ? CGSize(width: section.length, height: section.frame.height)
      : CGSize(width: section.frame.width, height: section.length)
    if contentSize != size { contentSize = size }
    isPagingEnabled = section.behavior == .paging
    alwaysBounceHorizontal = section.isSideways && section.behavior != .none
    switch section.behavior {
    case .groupPaging, .groupPagingCentered, .paging: decelerationRate = .fast
    case .none, .continuous, .continuousGroupLeadingBoundary: decelerationRate = .normal
    }
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      guard newValue.origin != old else { return }
      owner?.section(number, didScrollTo: newValue.origin)
    }
  }

  override func touchesShouldCancel(in view: UIView) -> Bool { true }

  /// At the beginning of a group, or with one in the middle, where the section stops there.
  override func restingOffset(planned: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let section else { return planned }
    let range = section.isSideways ? rangeX : rangeY
    let room = section.isSideways ? section.frame.width : section.frame.height
    let stops = section.groups.map { group in
      range.clamped(
        section.behavior == .groupPagingCentered
          ? (group.start + group.end - room) / 2
          : section.isMirrored
            ? group.end + section.leading - room : group.start - section.leading)
    }
    let now = section.isSideways ? contentOffset.x : contentOffset.y
    let speed = section.isSideways ? velocity.x : velocity.y
    let wanted = section.isSideways ? planned.x : planned.y
    let target: CGFloat?
    switch section.behavior {
    case .continuousGroupLeadingBoundary: target = Self.nearest(to: wanted, in: stops)
    case .groupPaging, .groupPagingCentered:
      // To the next one in the way of the finger, or to the nearest.
      let ahead = stops.filter { speed > 0 ? $0 > now : $0 < now }
      let next = speed > 0 ? ahead.min() : ahead.max()
      target = (abs(speed) > 0.1 ? next : nil) ?? Self.nearest(to: now, in: stops)
    case .none, .continuous, .paging: return planned
    }
    guard let target else { return planned }
    return section.isSideways
      ? CGPoint(x: target, y: planned.y) : CGPoint(x: planned.x, y: target)
  }

  private static func nearest(to offset: CGFloat, in stops: [CGFloat]) -> CGFloat? {
    stops.min { abs($0 - offset) < abs($1 - offset) }
  }
}

extension UICollectionView {
  /// Gives sections that scroll by themselves what they scroll in.
  final func placeScrollers() {
    let sections = layout.scrollingSections
    for (number, scroller) in scrollers where sections[number] == nil {
      // Its cells are where they were until they are placed anew.
      UIView.performWithoutAnimation {
        for view in scroller.subviews where view is UICollectionReusableView {
          let middle = self.convert(view.center, from: scroller)
          self.insertSubview(view, at: self.scrollerIndex)
          view.center = middle
        }
        scroller.removeFromSuperview()
      }
      scrollers[number] = nil
    }
    for (number, section) in sections.sorted(by: { $0.key < $1.key }) {
      guard section.frame.intersects(bounds) || scrollers[number] != nil else { continue }
      let scroller = scrollers[number] ?? SectionScroller(of: self)
      UIView.performWithoutAnimation {
        if scroller.superview !== self { self.insertSubview(scroller, at: self.scrollerIndex) }
      }
      scrollers[number] = scroller
      scroller.take(section, number)
    }
  }

  /// In front of decorations, behind all else.
  private var scrollerIndex: Int {
    let first = subviews.firstIndex { view in
      guard let view = view as? UICollectionReusableView else { return false }
      return view.appliedAttributes?.representedElementCategory != .decorationView
    }
    let last = subviews.lastIndex { $0 is UICollectionReusableView }
    return first ?? last.map { $0 + 1 } ?? (backgroundView?.superview === self ? 1 : 0)
  }

  /// A section was scrolled by itself.
  final func section(_ number: Int, didScrollTo offset: CGPoint) {
    layout.section(number, didScrollTo: offset)
    setNeedsLayout()
  }

  /// What an element's view lies in.
  final func host(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    attributes.scrollingSection.flatMap { scrollers[$0] } ?? self
  }

  /// Gives a view its attributes, in the space of what it lies in.
  final func put(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    guard let number = attributes.scrollingSection, let scroller = scrollers[number] else {
      return view.take(attributes)
    }
    let own = attributes.copied
    let (corner, offset) = (scroller.frame.origin, scroller.bounds.origin)
    own.center = CGPoint(
      x: attributes.center.x - corner.x + offset.x, y: attributes.center.y - corner.y + offset.y)
    view.take(own)
  }

  /// True for a view that the collection, or one of its sections, holds.
  final func holds(_ view: UIView) -> Bool {
    let parent = view.superview
    return parent === self || parent is SectionScroller && parent?.superview === self
  }
}
