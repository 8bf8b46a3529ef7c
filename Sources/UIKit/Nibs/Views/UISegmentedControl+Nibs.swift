import CoreGraphics

extension UISegmentedControl {
  /// Takes from the element its segments and which of them is chosen.
  final func readNibSegments(_ coder: NibCoder) {
    for element in coder.items(of: "segments") {
      let part = NibPart(element: element, document: coder.document)
      let index = numberOfSegments
      if let image = part.image("image") {
        insertSegment(with: image, at: index, animated: false)
      } else {
        insertSegment(withTitle: part.string("title") ?? "", at: index, animated: false)
      }
      if let width = part.number("width"), width > 0 { setWidth(width, forSegmentAt: index) }
      if part.bool("enabled") == false { setEnabled(false, forSegmentAt: index) }
      if let offset = part.size("contentOffset") { setContentOffset(offset, forSegmentAt: index) }
    }
    if coder.bool("momentary") == true { isMomentary = true }
    if let color = coder.color("selectedSegmentTintColor") { selectedSegmentTintColor = color }
    set(
      \.apportionsSegmentWidthsByContent,
      to: coder.bool("apportionsSegmentWidthsByContent") ?? false)
    if let index = coder.integer("selectedSegmentIndex") { selectedSegmentIndex = index }
    coder.skip("segmentControlStyle", "tintColor")
  }
}

extension UIStepper {
  final func readNibStepper(_ coder: NibCoder) {
    if let greatest = coder.number("maximumValue") { maximumValue = Double(greatest) }
    if let least = coder.number("minimumValue") { minimumValue = Double(least) }
    if let step = coder.number("stepValue") { stepValue = Double(step) }
    if let value = coder.number("value") { self.value = Double(value) }
    set(\.isContinuous, to: coder.bool("continuous") ?? true)
    set(\.autorepeat, to: coder.bool("autorepeat") ?? true)
    set(\.wraps, to: coder.bool("wraps") ?? false)
  }
}
