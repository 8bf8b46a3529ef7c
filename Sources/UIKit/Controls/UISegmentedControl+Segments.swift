public import CoreGraphics

extension UISegmentedControl {
  // MARK: Adding and removing

  /// Puts a segment with a title before the one at `segment`, or at the end.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView(title: title), at: segment, animated: animated)
  }

  /// Puts a segment with a picture before the one at `segment`, or at the end.
  public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentView(image: image), at: segment, animated: animated)
  }

  /// Puts a segment before the one at `segment` that shows `action` and runs it when it is chosen.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentView(action: action), at: segment, animated: animated)
  }

  /// Takes a segment out, with the choice if it was the chosen one.
  public func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = pinned(segment)
    let gone = segments.remove(at: index)
    choiceFollows(removedAt: index)
    guard animated, window != nil else {
      gone.removeFromSuperview()
      segmentsDidChange(animated: false)
      return
    }
    segmentsDidChange(animated: true)
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: { gone.alpha = 0 },
      completion: { _ in gone.removeFromSuperview() })
  }

  /// Takes all segments out.
  public func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    selectedSegmentIndex = Self.noSegment
    for divider in dividers { divider.removeFromSuperview() }
    dividers = []
    segmentsDidChange(animated: false)
  }

  // MARK: Segments

  /// Numbers beyond the last segment mean the last.
  private func pinned(_ index: Int) -> Int { min(max(0, index), segments.count - 1) }

  private func change(_ index: Int, _ body: (SegmentView) -> Void) {
    guard !segments.isEmpty else { return }
    body(segments[pinned(index)])
    segmentsDidChange(animated: false)
  }

  private func segment(_ index: Int) -> SegmentView? {
    segments.isEmpty ? nil : segments[pinned(index)]
  }

  /// Gives a segment a title instead of what it shows.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// The title of a segment; nil where it has none.
  public func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

  /// Gives a segment a picture instead of what it shows.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.image, $0.title) = (image, nil) }
  }

  /// The picture of a segment; nil where it has none.
  public func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

  /// Gives a segment a width, points; 0: as wide as the control shares out.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
  }

  /// The width that was given to a segment; 0: none.
  public func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

  /// Moves a segment's content, points.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }

  /// How a segment's content was moved, points.
  public func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(segment)?.contentOffset ?? .zero
  }

  /// False: the segment cannot be chosen by hand, and is pale.
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be chosen by hand.
  public func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment)?.isEnabled ?? false
  }

  /// Gives a segment an action to show and to run when it is chosen.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0.take(action) }
  }

  /// The action of a segment; nil where it has none.
  public func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

  /// The segment with that action; `NSNotFound` where there is none.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  // MARK: Looks

  /// How titles are set in a state; what is not said is as it is without.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
  }

  /// What was set for titles in a state.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// Draws segments of a state with a picture, instead of track and thumb. Bars' heights do not differ
  /// here: only the default ones count.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    backgroundImages[state] = backgroundImage
  }

  /// The picture of segments in a state.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[state]
  }

  /// Draws the line between segments of two states with a picture.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    dividerImages[SegmentSides(left: leftState, right: rightState)] = dividerImage
  }

  /// The picture of the line between segments of two states.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { dividerImages[SegmentSides(left: leftState, right: rightState)] }

  /// Moves titles of segments at a place in the row, points.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    titleOffsets[leftCenterRightOrAlone] = adjustment
  }

  /// How titles of segments at a place in the row were moved, points.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { titleOffsets[leftCenterRightOrAlone] ?? .zero }
}
