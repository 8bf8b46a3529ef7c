import CoreGraphics
import QuartzCore
import VirtualTime

/// What the frames of a block of keyframes change, and when.
@MainActor
final class KeyframeRecording {
  /// The span of the frame that is running, as shares of the whole block.
  private var window = (start: 0.0, end: 1.0)
  private var tracks: [Track] = []

  /// One property and the frames that change it.
  private struct Track {
    let first: PropertyChange
    var frames: [(start: Double, end: Double, value: Any?)] = []
  }

  /// Runs `changes` as the frame from `start` on for `length`; both are cut to the block.
  func run(start: Double, length: Double, _ changes: () -> Void) {
    SceneContext.check("a time", start.isFinite && length.isFinite, at: "a block of keyframes")
    let outer = window
    let start = start > 0 ? min(start, 1) : 0
    let end = length > 0 ? min(start + length, 1) : start
    window = (start, end)
    changes()
    window = outer
  }

  /// `change` belongs to the frame that is running.
  func note(_ change: PropertyChange) {
    let frame = (start: window.start, end: window.end, value: change.new)
    let found = tracks.firstIndex {
      $0.first.layer === change.layer && $0.first.keyPath == change.keyPath
    }
    guard let found else { return tracks.append(Track(first: change, frames: [frame])) }
    if let last = tracks[found].frames.last, last.start == frame.start, last.end == frame.end {
      tracks[found].frames.removeLast()
    }
    tracks[found].frames.append(frame)
  }

  /// Moves everything that was noted, one animation for each property, as `scope` says.
  func start(in scope: AnimationScope, mode: CAAnimationCalculationMode) {
    for track in tracks { start(track, in: scope, mode: mode) }
  }

  private func start(_ track: Track, in scope: AnimationScope, mode: CAAnimationCalculationMode) {
    let change = track.first
    let knots = Self.knots(of: track, mode: mode)
    let final = change.layer.value(forKeyPath: change.keyPath)
    let animation = CAKeyframeAnimation(keyPath: change.keyPath)
    // Differences of transforms do not mix as the transforms do: those replace.
    let differences =
      final is CATransform3D
      ? [] : knots.compactMap { change.difference(of: $0.value, from: final)?.value }
    animation.isAdditive = differences.count == knots.count
    animation.values =
      animation.isAdditive ? differences : knots.map { $0.value ?? NSNull() as Any }
    animation.keyTimes = knots.map { $0.time } + (mode == .discrete ? [1] : [])
    animation.calculationMode = mode
    if scope.driver == nil { animation.timingFunction = scope.pacing.function }
    scope.start(animation, on: change.layer, key: change.key(isAdditive: animation.isAdditive))
  }

  /// Values and when they are reached: each frame goes from what is there at its start to its own
  /// value, which holds until the next. A frame that starts before another ends waits for it. Values
  /// that only hold are left out of those that jump.
  private static func knots(
    of track: Track, mode: CAAnimationCalculationMode
  ) -> [(time: Double, value: Any?)] {
    var knots: [(time: Double, value: Any?)] = [(0, track.first.old)]
    var last = knots[0]
    func reach(_ time: Double, _ value: Any?) {
      last = (time, value)
      knots.append(last)
    }
    // In order of their starts, equal ones in that of the code.
    let order = track.frames.indices.sorted {
      (track.frames[$0].start, $0) < (track.frames[$1].start, $1)
    }
    for index in order {
      let frame = track.frames[index]
      let start = max(frame.start, last.time)
      if start > last.time, mode != .discrete { reach(start, last.value) }
      reach(max(frame.end, start), frame.value)
    }
    if last.time < 1, mode != .discrete { reach(1, last.value) }
    return knots
  }
}
