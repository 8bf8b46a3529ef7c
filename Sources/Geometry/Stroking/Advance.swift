/// Tells whether a line of some width gets ahead along one of the axes from corner to corner, so far that
/// behind each line nothing reaches what lies before it.
///
/// Its outline then winds once where all inner edges meet: the strips of two neighbours are parted by the line
/// that halves their corner, and all others by the line between them. So is it with most graphs.
struct Advance: BitwiseCopyable {
  /// The ways along the axes that all lines since the last cut have gone far enough.
  private var ways: Ways = .all
  /// How far what lies round the last corner reaches from it, in the path's unit.
  private var reach: Double

  /// The reach where a line is cut across and nothing lies round its end.
  static var nothing: Double { -.greatestFiniteMagnitude }

  private struct Ways: OptionSet {
    let rawValue: UInt8
    static var right: Ways { Ways(rawValue: 1) }
    static var left: Ways { Ways(rawValue: 2) }
    static var down: Ways { Ways(rawValue: 4) }
    static var up: Ways { Ways(rawValue: 8) }
    static var all: Ways { [.right, .left, .down, .up] }
  }

  /// Starts at the end of a line, round which something reaches so far.
  init(reach: Double = Advance.nothing) { self.reach = reach }

  /// True while the outline up to the last corner winds once.
  var isKept: Bool { !ways.isEmpty }

  /// Goes on by a straight line to a corner, or to the line's end, round which something reaches so far; nil where
  /// that is not known.
  @inline(__always)
  mutating func go(by way: Point, toCornerReaching reach: Double?) {
    guard isKept else { return }
    guard let reach else { return stop() }
    // Written so that what is not a number is not far enough.
    let least = max(0, self.reach + reach)
    if !(way.x >= least) { ways.remove(.right) }
    if !(way.x <= -least) { ways.remove(.left) }
    if !(way.y >= least) { ways.remove(.down) }
    if !(way.y <= -least) { ways.remove(.up) }
    self.reach = reach
  }

  /// Nothing is known of what goes on from here: the inner edges of a corner do not meet, or a curve begins.
  @inline(__always)
  mutating func stop() { ways = [] }
}
