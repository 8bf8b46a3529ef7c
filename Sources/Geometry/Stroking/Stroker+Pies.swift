extension Stroker {
  /// Where the edges of either side of a line gather, if they do.
  struct Hubs {
    var left = Hub()
    var right = Hub()
    var tip = HubTip()
  }

  /// Makes the outline of an open line, of which the left edge has been appended from point `start`
  /// on and the right one is `back`, that of a pie, where one of them gathers next to one point.
  /// False, and nothing done, where none does.
  ///
  /// The sides and the tip are then the border of what the line's own normals pass, worked out once
  /// (`HubTip`), and the outline winds round no point more than once: seen from the hub the outer edge,
  /// a whole width away from it, goes round one way, by less than a full turn; the sides lead straight to
  /// the tip, which goes from one to the other in one direction across the gap.
  func addPie(
    from start: Int, to outline: inout FlatPath, _ back: [Point], _ hubs: inout Hubs, _ bend: Bend
  ) -> Bool {
    let isLeft = hubs.left.isTight
    // Of a line too short to tell neither is.
    guard cap == .butt, isLeft != hubs.right.isTight, !back.isEmpty else {
      return false
    }
    if bend.isOnceRound {
      // And closed.
      let gap =
        isLeft
        ? back[back.count - 1] - back[0]
        : outline.points[outline.points.count - 1] - outline.points[start]
      guard max(abs(gap.x), abs(gap.y)) <= 4 * grain,
        (isLeft ? hubs.tip.hole(in: hubs.left) : hubs.tip.hole(in: hubs.right)) <= mostMissed
      else { return false }
    } else {
      guard pieTurns.contains(bend.turning),
        isLeft
          ? hubs.tip.work(out: hubs.left, farthest: radius, grain: hubGrain)
          : hubs.tip.work(out: hubs.right, farthest: radius, grain: hubGrain),
        hubs.tip.missed <= mostMissed
      else { return false }
    }
    if isLeft {
      outline.points.removeSubrange(start...)
      outline.points.append(contentsOf: back)
    }
    outline.points.append(contentsOf: hubs.tip.points)
    // The left edge leads there, the right one back.
    if isLeft { outline.points[start...].reverse() }
    outline.closeRing(from: start, thinnedBy: grain, windsOnce: true)
    return true
  }

  /// How far a pie may turn, in radians: less, and its sides may be hidden below what bends out beyond
  /// them; more, and the gap is too narrow to tell.
  private var pieTurns: ClosedRange<Double> { 1.2...6.1 }
}
