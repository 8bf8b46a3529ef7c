/// The curves that round one corner of a rectangle with continuous curvature: an arc in the middle and,
/// along each side, a curve that eases from the arc into the side. All lengths are distances from the
/// tip of the corner.
///
/// UIKit's own numbers: its recorded paths are an arc of 0.93124985 radii about a point 0.95 radii
/// from both sides, from 20° to 70°. Along a side without room for easing the arc goes on to the side itself,
/// which it then touches; where neither side has room it is a quarter of a circle of one radius.
struct ContinuousCorner {
  /// Radii of a side that a corner wants.
  static let reach = 1.528665

  /// How the corner meets one of its sides.
  struct Side {
    /// Where the arc ends: so far along this side, and so far from it.
    let far: Double
    let near: Double
    /// The direction of the arc there: its parts along this side, and away from it.
    let along: Double
    let away: Double
    /// On the side, where the easing curve has its controls and ends; all the same without easing.
    let flank: Double
    let handle: Double
    let end: Double
    /// True where the arc goes on to the side itself.
    let isRound: Bool

    /// - Parameters:
    ///   - ease: from 0, an arc down to the side, to 1, all of the easing.
    ///   - along: the distance of the arc's centre from the other side.
    ///   - away: its distance from this one.
    fileprivate init(ease: Double, size: Double, radius: Double, along: Double, away: Double) {
      let angle = easedAngle * ease
      self.along = cosine(angle)
      self.away = sine(angle)
      far = along - radius * self.away
      near = away - radius * self.along
      isRound = ease <= 0
      let easing = 0.6602580406665798 * size * ease
      // A hair flatter than the arc, as UIKit's is.
      flank = isRound ? size : far + 1.151084469703823 * near * self.along / self.away
      handle = isRound ? size : flank + easing / 3
      end = isRound ? size : flank + easing
    }
  }

  /// The side along which the corner is entered, and the one along which it is left.
  let entry: Side
  let exit: Side
  /// The length of the arc's handles.
  let handle: Double

  /// - Parameters:
  ///   - size: the nominal radius.
  ///   - entryEase: from 0, an arc down to the side, to 1, all of the easing.
  init(size: Double, entryEase: Double, exitEase: Double) {
    let radius = size * (1 - 0.06875015 * max(entryEase, exitEase))
    let gap = 0.01875015 * size
    let fromExit = radius + gap * exitEase * exitEase
    let fromEntry = radius + gap * entryEase * entryEase
    entry = Side(
      ease: entryEase, size: size, radius: radius, along: fromExit, away: fromEntry)
    exit = Side(
      ease: exitEase, size: size, radius: radius, along: fromEntry, away: fromExit)
    let sweep = Double.pi / 2 - easedAngle * (entryEase + exitEase)
    // UIKit's quarter circle has ten digits.
    handle = radius * (entry.isRound && exit.isRound ? 0.5522847498 : 4.0 / 3 * tangent(sweep / 4))
  }
}

/// The part of the quarter turn that easing takes at each of its ends: 20°.
private let easedAngle = Double.pi / 9
