/// How much a line of some width turns along its way.
struct Bend {
  private let radius: Double
  /// The direction now, and the outermost ones on either side so far: angles, in radians, from the
  /// first one.
  private var heading = 0.0
  private var leftmost = 0.0
  private var rightmost = 0.0
  /// The outermost directions in the section since the last cut, and whether no turn since is too sharp.
  private var sectionLeftmost = 0.0
  private var sectionRightmost = 0.0
  private var sectionIsWide = true
  /// How the straight lines of that section get ahead.
  var advance: Advance
  /// Half the width over the least radius of curvature so far; infinite after a turn too sharp for
  /// what is said here.
  private(set) var tightness = 0.0
  /// True while the inner edges of the lines at every turn meet between their ends.
  private(set) var innerEdgesMeet = true

  /// `radius` is half the line's width; its first end reaches as far as `advance` says.
  init(radius: Double, advance: Advance = Advance()) {
    self.radius = radius
    self.advance = advance
  }

  /// Counts a turn between lines of this length: of a curve the mean, at a corner the shorter's, where the
  /// inner edges may meet.
  @inline(__always)
  mutating func include(
    sine: Double, cosine: Double, length: Double, innerEdgesMeet: Bool = false
  ) {
    // Up to 0.78 radians no less than the arc sine.
    heading += sine * (1 + sine * sine / 4)
    leftmost = heading < leftmost ? heading : leftmost
    rightmost = heading > rightmost ? heading : rightmost
    let shortening = radius * abs(sine)
    // Written so that what is not a number fails it.
    if !(cosine > 0.7 && shortening <= Bend.tightest * length) {
      tightness = .infinity
      sectionIsWide = false
      if !innerEdgesMeet { self.innerEdgesMeet = false }
    } else if shortening > tightness * length {
      // A division costs more than all else here.
      tightness = shortening / length
    }
  }

  /// The greatest tightness for which the outline of a line is told to wind once.
  private static var tightest: Double { 0.5 }

  /// The angle, in radians, that the line turns by in all, or slightly more.
  var turning: Double { abs(heading) }

  /// True for a line that has turned once round, like one that leads back to its start without a loop.
  var isOnceRound: Bool { turning > 6.2 && turning < 6.4 }

  /// The angle between the outermost directions.
  private var range: Double { rightmost - leftmost }

  /// True when no turn is sharper than that.
  var isWide: Bool { tightness <= Bend.tightest }

  /// True when the outline of an open line that turned so, with its caps, winds round no point more
  /// than once.
  ///
  /// Where it does, two points of the line are less than √8 half widths r apart, from one cap's corner to the
  /// other's; and they are far apart along the line. For let q be covered twice: from a point of the line
  /// next to q the distance from q grows as long as the line has turned by less than a right angle,
  /// at its radius of curvature R ≥ 2r or more; and for as long the line and its width stay ahead of
  /// an end's normal, behind which its cap lies. So the two are at least πR apart along the line, and then
  /// (as an arc of radius R bends more than the line between them, so its chord is shorter: Schur)
  /// even `separation`, where the arc's chord is √8 r again. But a line that stays within an angle
  /// `range` gets ahead by the cosine of its half at least.
  var isGentle: Bool {
    guard isWide else { return false }
    if range <= 2.5 { return true }
    return range < 3 && cosine(range / 2) * separation > Bend.reach * radius
  }

  // MARK: - Sections

  /// Counts the turn counted last to the section since the last cut.
  @inline(__always)
  mutating func extendSection(innerEdgesMeet: Bool = false) {
    if !innerEdgesMeet { advance.stop() }
    sectionLeftmost = heading < sectionLeftmost ? heading : sectionLeftmost
    sectionRightmost = heading > sectionRightmost ? heading : sectionRightmost
  }

  /// The line is cut across at the turn counted last.
  mutating func cut() {
    sectionLeftmost = heading
    sectionRightmost = heading
    sectionIsWide = true
    advance = Advance()
  }

  /// True when the outline of the section since the last cut is known to wind round no point more than once.
  var sectionWindsOnce: Bool { sectionIsGentle || advance.isKept }

  /// True when the section since the last cut is that of a line that `isGentle`, of whose turns it also has
  /// half of the one where it begins.
  var sectionIsGentle: Bool { sectionIsWide && sectionRange <= 2.1 }

  /// True when the next turn could be too much for `sectionIsGentle`.
  @inline(__always)
  var sectionIsFull: Bool { sectionRange > 1.3 }

  @inline(__always)
  private var sectionRange: Double { sectionRightmost - sectionLeftmost }

  /// The distance between two points of the line, in half widths, at which their caps could meet.
  static var reach: Double { 2 * 2.squareRoot() }

  /// The length of line between two points of it, at least, that lie within `reach` half widths and
  /// whose surroundings cover a point twice.
  ///
  /// - Precondition: `isWide`.
  var separation: Double {
    // Half of `reach` over R is the sine of half the angle over the arc's chord.
    let sine = min(2.squareRoot() * tightness, 1)
    let half = Double.pi - arcTangent2(sine, (1 - sine * sine).squareRoot())
    return tightness > 0 ? 2 * half * radius / tightness : .infinity
  }
}
