package import RenderTree

extension FrameSnapshot {
  /// The picture that `layOut` makes of `frames`. Where they are exposed for a while, it is the mean of
  /// what it makes of each part of that time.
  /// - Parameter layOut: Takes as many frames as there are, none of them exposed.
  package init(of frames: [FrameSnapshot], laidOutBy layOut: ([FrameSnapshot]) -> FrameSnapshot) {
    self = layOut(frames)
    let parts = frames.map(\.parts)
    moments = (0..<(parts.map(\.count).max() ?? 0)).map { index in
      let shown = zip(frames, parts).map { frame, parts in
        parts.isEmpty ? frame : frame.showing(parts[min(index, parts.count - 1)])
      }
      let whole = layOut(shown)
      return ExposedMoment(root: whole.root, background: whole.background)
    }
  }

  /// What is shown at each equal part of the time in which the shutter is open; none where it is the
  /// same all the time.
  private var parts: [ExposedMoment] {
    moments.flatMap { Array(repeating: $0, count: $0.weight) }
  }

  private func showing(_ moment: ExposedMoment) -> FrameSnapshot {
    var frame = self
    (frame.root, frame.background, frame.moments) = (moment.root, moment.background, [])
    return frame
  }
}
