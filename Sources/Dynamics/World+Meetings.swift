import Geometry

extension World {
  /// When pair `index`, which is apart, first touches, world seconds, or until when it surely does
  /// not; nil when it does not before `end`.
  ///
  /// Conservative advancement: along a direction in which two bodies are apart, they cannot meet
  /// before that gap has been closed at the greatest speed possible.
  func meetingTime(ofPair index: Int, until end: Double) -> Double? {
    let pair = pairs[index]
    guard let a = bodies[pair.first], let b = bodies[pair.second], !(a.isFixed && b.isFixed)
    else { return nil }
    let least = Self.exactDistance / 10
    var now = max(time, clearances[index].end)
    var before = now
    var wasApart = false
    for _ in 0..<400 {
      let gap = Gap(a.outline(at: now), b.outline(at: now))
      if gap.separation <= 0 {
        if wasApart { return touchTime(a, b, after: before, before: now) }
        // In touch from the start: two bodies on their way apart, or at rest.
      } else {
        wasApart = true
      }
      // Of a way there and back again half the time, so that they are seen apart in between.
      let wait =
        gap.separation > least
        ? closingTime(of: gap.separation, a, b, along: gap.normal, from: now)
        : closingTime(of: least, a, b, along: gap.normal, from: now) / 2
      before = now
      now += wait
      if !(now > before) { now = before.nextUp }
      if now > end { return nil }
    }
    // Crawling along a surface: to be looked at again from there.
    return now
  }

  /// The last moment between two, one apart and one not, at which the bodies are still apart.
  /// Looked for from the later one backwards, which is very near.
  private func touchTime(
    _ a: Body, _ b: Body, after start: Double, before end: Double
  ) -> Double {
    func isApart(_ time: Double) -> Bool {
      Gap(a.outline(at: time), b.outline(at: time)).separation > 0
    }
    var (low, high) = (end, end)
    var back = end.ulp
    while low > start {
      low = max(start, end - back)
      if isApart(low) { break }
      high = low
      back *= 2
    }
    return bisected(low, high, while: isApart)
  }

  /// The last moment from `start` on at which `holds`, which it does at the start and not at the
  /// end.
  private func bisected(
    _ start: Double, _ end: Double, while holds: (Double) -> Bool
  ) -> Double {
    var (low, high) = (start, end)
    for _ in 0..<60 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// When another corner of a pair in resting contact comes down on the surface.
  func cornerMeeting(of pair: Pair, until end: Double) -> Double? {
    guard let a = bodies[pair.first], let b = bodies[pair.second] else { return nil }
    let (outlineA, outlineB) = (a.outline(at: time), b.outline(at: time))
    guard !outlineA.isDisc, !outlineB.isDisc else { return nil }
    let gap = Gap(outlineA, outlineB)
    let (face, other) = gap.edgeIsFirst ? (a, b) : (b, a)
    let corners = gap.edgeIsFirst ? outlineB.corners : outlineA.corners
    /// How far corner `index` is above the face, and beyond its ends, at `time`.
    func height(_ index: Int, _ time: Double) -> (above: Double, beyond: Double) {
      let reference = face.outline(at: time)
      let start = reference.corners[gap.edge]
      let normal = reference.normals[gap.edge]
      let way = other.outline(at: time).corners[index] - start
      let length = (reference.corner(after: gap.edge) - start).length
      let along = Point.dot(way, normal.turned)
      return (Point.dot(way, normal), max(along - length, -along))
    }
    var first: Double?
    for index in corners.indices {
      guard height(index, time).above > Self.touchDistance else { continue }
      let last = height(index, end)
      guard last.above < 0, last.beyond <= 0 else { continue }
      let meeting = bisected(time, end) { height(index, $0).above > 0 }
      if meeting < first ?? .infinity { first = meeting }
    }
    return first
  }

  /// The positions where a pair is nearer than `reach` at `time`.
  func contacts(of pair: Pair, at time: Double, reach: Double) -> [Contact] {
    let (a, b) = (outline(pair.first, at: time), outline(pair.second, at: time))
    let gap = Gap(a, b)
    return contactPlaces(a, b, gap: gap, reach: reach).map {
      Contact(
        first: pair.first, second: pair.second, normal: gap.normal, position: $0.position,
        separation: $0.separation)
    }
  }
}
