import CoreGraphics
import QuartzCore

extension UISegmentedControl {
  /// What a segment shows in its state.
  final func show(_ segment: SegmentView, at index: Int) {
    let state = state(of: index)
    let isSelected = state.contains(.selected)
    segment.picture.image =
      segment.image.map {
        $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
      }
    var attributes: [NSAttributedString.Key: Any] = [
      .font: isSelected ? SegmentLook.selectedFont : SegmentLook.font,
      .foregroundColor: UIColor.label,
    ]
    attributes.merge(titleAttributes[.normal] ?? [:]) { $1 }
    if isSelected { attributes.merge(titleAttributes[.selected] ?? [:]) { $1 } }
    for part in [State.highlighted, .disabled] where state.contains(part) {
      attributes.merge(titleAttributes[part] ?? [:]) { $1 }
    }
    segment.label.attributedText = NSAttributedString(
      string: segment.title ?? "", attributes: attributes)
    if let color = attributes[.foregroundColor] as? UIColor { segment.picture.tintColor = color }
    segment.background.image = backgroundImage(for: state)
    segment.titleOffset = titleOffsets[segmentType(of: index)] ?? titleOffsets[.any] ?? .zero
    // A pressed segment is faint unless it is the one with the thumb.
    let isFaint = state.contains(.highlighted) && index != thumbIndex && backgroundImages.isEmpty
    let alpha: CGFloat = state.contains(.disabled) ? 0.3 : isFaint ? 0.2 : 1
    for view in [segment.label, segment.picture] { view.alpha = alpha }
    segment.setNeedsLayout()
  }

  private func segmentType(of index: Int) -> Segment {
    if segments.count == 1 { return .alone }
    return index == 0 ? .left : index == segments.count - 1 ? .right : .center
  }

  private func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state] ?? (state.contains(.selected) ? backgroundImages[.selected] : nil)
      ?? (state.contains(.highlighted) ? backgroundImages[.highlighted] : nil)
      ?? backgroundImages[.normal]
  }

  private func dividerImage(after index: Int) -> UIImage? {
    func plain(_ state: State) -> State { state.intersection([.selected, .highlighted]) }
    let sides = SegmentSides(
      left: plain(state(of: index)), right: plain(state(of: index + 1)))
    return dividerImages[sides]
      ?? dividerImages[SegmentSides(left: sides.left, right: .normal)]
      ?? dividerImages[SegmentSides(left: .normal, right: sides.right)]
      ?? dividerImages[SegmentSides(left: .normal, right: .normal)]
  }

  /// The widths that segments ask for.
  final var wantedWidths: [CGFloat] {
    let contents = segments.map { $0.contentSize.width + 2 * SegmentLook.air }
    let widest = contents.max() ?? 0
    return zip(segments, contents).map { segment, content in
      if segment.width > 0 { return segment.width }
      return apportionsSegmentWidthsByContent ? content : widest
    }
  }

  final var wantedHeight: CGFloat {
    guard let image = backgroundImages[.normal] else { return SegmentLook.height }
    return max(1, image.size.height)
  }

  /// Between two segments, points; segments with pictures of the author's touch.
  private var gap: CGFloat {
    backgroundImages.isEmpty && dividerImages.isEmpty ? SegmentLook.gap : 0
  }

  /// The width of all segments and what lies between them.
  final var wantedWidth: CGFloat {
    wantedWidths.reduce(0, +) + gap * CGFloat(max(0, segments.count - 1))
  }

  /// The widths in the control's own: what is left over is shared out.
  private var widths: [CGFloat] {
    let wanted = wantedWidths
    let flexible = segments.filter { $0.width <= 0 }.count
    guard flexible > 0 else { return wanted }
    let fixed = zip(segments, wanted).reduce(0) { $0 + ($1.0.width > 0 ? $1.1 : 0) }
    let free = max(0, bounds.width - fixed - gap * CGFloat(segments.count - 1))
    guard apportionsSegmentWidthsByContent else {
      return zip(segments, wanted).map { $0.width > 0 ? $1 : free / CGFloat(flexible) }
    }
    let asked = zip(segments, wanted).reduce(0) { $0 + ($1.0.width > 0 ? 0 : $1.1) }
    return zip(segments, wanted).map { $0.width > 0 || asked <= 0 ? $1 : $1 * free / asked }
  }

  /// Puts segments and track where they belong.
  final func placeSegments() {
    track.frame = bounds
    var x: CGFloat = 0
    for (segment, width) in zip(segments, widths) {
      let frame = directed(CGRect(x: x, y: 0, width: width, height: bounds.height))
      if segment.frame != frame { segment.frame = frame }
      x += width + gap
    }
  }

  /// Puts the thumb and the dividers where they belong.
  final func placeParts() {
    guard !segments.isEmpty else { return }
    if dividers.count != segments.count - 1 { makeDividers() }
    let index = thumbIndex
    if let index, segments.indices.contains(index), bounds.width > 0 {
      let frame = segments[index].frame.insetBy(dx: SegmentLook.inset, dy: SegmentLook.inset)
      thumb.bounds.size = frame.size
      thumb.center = CGPoint(x: frame.midX, y: frame.midY)
      // Under a finger the thumb is a little smaller.
      let isHeld = pressed == index && !isMomentary
      thumb.transform = isHeld ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
    }
    for (at, divider) in dividers.enumerated() {
      let x = isRightToLeft ? segments[at].frame.minX : segments[at].frame.maxX
      let middle = x + (isRightToLeft ? -gap : gap) / 2
      if backgroundImages.isEmpty, dividerImages.isEmpty {
        divider.image = nil
        divider.backgroundColor = SegmentLook.divider
        divider.frame = CGRect(x: middle - 0.5, y: 8, width: 1, height: max(0, bounds.height - 16))
        divider.alpha = index == at || index == at + 1 ? 0 : 1
      } else {
        divider.backgroundColor = nil
        divider.image = dividerImage(after: at)
        let width = divider.image?.size.width ?? 0
        divider.frame = CGRect(x: middle - width / 2, y: 0, width: width, height: bounds.height)
        divider.alpha = 1
      }
    }
  }

  private func makeDividers() {
    for divider in dividers { divider.removeFromSuperview() }
    dividers = segments.dropLast().map { _ in
      let divider = UIImageView(frame: .zero)
      insertSubview(divider, aboveSubview: track)
      return divider
    }
  }

  /// Takes a segment in; animated, the others make room and it appears.
  final func insert(_ segment: SegmentView, at index: Int, animated: Bool) {
    let index = min(max(0, index), segments.count)
    segments.insert(segment, at: index)
    choiceFollows(insertedAt: index)
    addSubview(segment)
    if animated {
      let x = index > 0 ? directed(segments[index - 1].frame).maxX : 0
      UIView.performWithoutAnimation {
        segment.frame = directed(CGRect(x: x, y: 0, width: 0, height: bounds.height))
        segment.alpha = 0
      }
    }
    segmentsDidChange(animated: animated) { segment.alpha = 1 }
  }

  final func segmentsDidChange(animated: Bool, _ also: @escaping () -> Void = {}) {
    contentDidChange()
    showState(animated: false)
    guard animated, window != nil else {
      also()
      return
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      also()
      self.placeSegments()
      self.placeParts()
    }
  }
}
