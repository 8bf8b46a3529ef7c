import CoreGraphics

extension UISegmentedControl {
  // MARK: Segments

  /// Numbers beyond the last segment mean the last.
  final func pinned(_ index: Int) -> Int { min(max(0, index), segments.count - 1) }

  final func change(_ index: Int, _ body: (SegmentView) -> Void) {
    guard !segments.isEmpty else { return }
    body(segments[pinned(index)])
    segmentsDidChange(animated: false)
  }

  final func segment(_ index: Int) -> SegmentView? {
    segments.isEmpty ? nil : segments[pinned(index)]
  }
}
