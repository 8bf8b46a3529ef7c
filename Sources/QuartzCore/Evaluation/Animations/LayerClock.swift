import CoreGraphics
import Timing

/// The clocks from a layer up to the root, put into one: its local time as a function of scene
/// time. Where no clock on the way begins late it is one straight line.
struct LayerClock {
  /// Local time = (scene time − origin) · rate + value, from one scene time to that of the next
  /// piece.
  private struct Piece {
    var start: Double
    var origin: Double
    var value: Double
    var rate: Double

    func localTime(atSceneTime sceneTime: Double) -> Double {
      rate == 0 ? value : (sceneTime - origin) * rate + value
    }

    /// The piece must move.
    func sceneTime(ofLocalTime localTime: Double) -> Double { (localTime - value) / rate + origin }
  }

  private var pieces = [Piece(start: -.infinity, origin: 0, value: 0, rate: 1)]

  /// The clock of a layer with `timing` in a layer with this one.
  func inside(_ timing: MediaTiming) -> LayerClock {
    if timing.followsParent { return self }
    guard timing.beginTime.isFinite, timing.speed.isFinite, timing.timeOffset.isFinite else {
      return LayerClock(pieces: [])
    }
    var inner: [Piece] = []
    for (index, piece) in pieces.enumerated() {
      inner += pieces(of: piece, until: end(ofPiece: index), inside: timing)
    }
    return LayerClock(pieces: inner)
  }

  private init(pieces: [Piece]) { self.pieces = pieces }

  init() {}

  private func end(ofPiece index: Int) -> Double {
    index + 1 < pieces.count ? pieces[index + 1].start : .infinity
  }

  /// What `piece`, a span of the parent's clock, is in a layer with `timing`: time stands at 0
  /// where the parent's is before the beginning.
  private func pieces(
    of piece: Piece, until end: Double, inside timing: MediaTiming
  ) -> [Piece] {
    let waiting = Piece(start: piece.start, origin: 0, value: 0, rate: 0)
    guard piece.rate != 0 else {
      guard piece.value >= timing.beginTime else { return [waiting] }
      let value = timing.localTime(atParentTime: piece.value)
      return [Piece(start: piece.start, origin: 0, value: value, rate: 0)]
    }
    let crossing = piece.sceneTime(ofLocalTime: timing.beginTime)
    let rate = piece.rate * timing.speed
    let running = Piece(
      start: piece.start, origin: rate == 0 ? 0 : crossing, value: timing.timeOffset, rate: rate)
    let (first, second) = piece.rate > 0 ? (waiting, running) : (running, waiting)
    if crossing <= piece.start { return [second] }
    if crossing >= end { return [first] }
    var later = second
    later.start = crossing
    return [first, later]
  }
}

extension LayerClock {
  /// The first scene time from `sceneTime` on at which local time moves; infinity when it does not.
  func movement(from sceneTime: Double) -> Double {
    let moving = pieces.indices.first { end(ofPiece: $0) > sceneTime && pieces[$0].rate != 0 }
    return moving.map { max(sceneTime, pieces[$0].start) } ?? .infinity
  }

  /// The scene times at which an animation of the layer comes in and is over. Nil: not in sight.
  struct Life: Equatable {
    var start: Double?
    var end: Double?
  }

  /// The life of an animation that begins and ends at these local times, as seen at `now`. What is
  /// past already may be given as `now`.
  ///
  /// Forwards it is over at its end. Backwards it comes in at its end and is over at its beginning,
  /// if it was inside before. Where time stands still nothing is over: a layer whose time is set by
  /// hand keeps its animations.
  func life(begin: Double, end: Double, now: Double) -> Life {
    var life = Life()
    guard begin.isFinite else { return life }
    for (index, piece) in pieces.enumerated() {
      let until = self.end(ofPiece: index)
      guard until > now else { continue }
      let from = max(piece.start, now)
      let first = piece.localTime(atSceneTime: from)
      var start: Double?
      var over: Double?
      if piece.rate > 0 {
        start = piece.sceneTime(ofLocalTime: begin)
        over = piece.sceneTime(ofLocalTime: end)
      } else if piece.rate < 0 {
        guard first >= begin - MediaTiming.tolerance else { continue }
        start = first <= end ? from : piece.sceneTime(ofLocalTime: end)
        over = piece.sceneTime(ofLocalTime: begin)
      } else if first >= begin, first < end {
        start = from
      }
      life.start = life.start ?? start.flatMap { $0 < until ? max($0, piece.start) : nil }
      if let over, over < until {
        life.end = max(over, piece.start)
        return life
      }
    }
    return life
  }
}
