extension FrameSnapshot {
  /// True when both give the same picture, whatever their numbers and times.
  package func showsSame(as other: FrameSnapshot) -> Bool {
    width == other.width && height == other.height && pixelsFromRoot == other.pixelsFromRoot
      && background == other.background && root == other.root && moments == other.moments
  }
}
