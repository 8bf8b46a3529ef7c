extension Stroker {
  /// A point at which an outline can be cut across the line: at a gentle turn, whose points on either side are
  /// corners of what lies before and behind, or at a corner, from the end of its outer edge to where the inner
  /// edges meet, or to the line's own point. What lies outside the corner then belongs to the section before,
  /// which has nothing that it would not have if it went straight on.
  struct Cut {
    /// How many points the edges have up to there.
    var there: Int
    var back: Int
    /// Whether the section that ends there is known to wind round no point more than once.
    fileprivate(set) var windsOnce = false

    init(there: Int, back: Int) {
      self.there = there
      self.back = back
    }

    /// At a corner whose joins are the last of so many points. An inner edge by way of the line's own point is
    /// cut there.
    init(behind joins: (left: JoinEdge, right: JoinEdge), there: Int, back: Int, windsOnce: Bool) {
      self.there = there - (joins.left.passesLine ? 1 : 0)
      self.back = back - (joins.right.passesLine ? 1 : 0)
      self.windsOnce = windsOnce
    }

    /// The same cut, where the section ends that `bend` tells of, and the next one begins.
    @inline(__always)
    func ending(_ bend: inout Bend) -> Cut {
      defer { bend.cut() }
      var cut = self
      cut.windsOnce = bend.sectionWindsOnce
      return cut
    }

    /// The next turn was gentle too.
    @inline(__always)
    mutating func goOn() {
      there += 1
      back += 1
    }
  }

  /// What cutting an outline into sections takes.
  struct Sections {
    /// Where sections end.
    var cuts: [Cut] = []
    /// The last corner, where a section that goes on beyond it could have ended.
    fileprivate var corner: Cut?
    /// The edges in the order of travel, the second one of closed lines alone.
    fileprivate var there: [Point] = []
    fileprivate var back: [Point] = []
  }

  /// Goes on by a line to a corner, or to its end, round which something reaches so far; nil where that is not
  /// known. A section that may wind twice from here on ends at the corner before.
  @inline(__always)
  func goAhead(
    by way: Point, toCornerReaching reach: Double?, _ bend: inout Bend, _ sections: inout Sections
  ) {
    bend.advance.go(by: way, toCornerReaching: reach)
    if bend.advance.isKept { return }
    guard let corner = exchange(&sections.corner, with: nil), !bend.sectionIsGentle else { return }
    sections.cuts.append(corner)
    bend.cut()
    bend.advance.go(by: way, toCornerReaching: reach)
  }

  /// Makes the outline of a line, of which the left edge has been appended from point `start` on and the
  /// right one is `back`, in sections: a contour for each, the edge between two of them once this way and once
  /// that. They cover what the whole would. Of one that crosses itself, or has a corner, most are known to
  /// wind once, and where lines are thinner than a pixel it does not have to be found out for all pixels.
  ///
  /// An open line's last section ends with the edges. A closed line's `ends` are nil; the section behind its
  /// last cut goes on up to the first one.
  func addSections(
    from start: Int, _ sections: inout Sections, _ back: [Point],
    _ ends: (first: CenterLine.End, last: CenterLine.End)?, to outline: inout FlatPath
  ) {
    sections.take(outline.points[start...], back, isClosed: ends == nil)
    let back = ends == nil ? sections.back : back
    outline.points.removeSubrange(start...)
    var begin = (there: 0, back: 0)
    for index in sections.cuts.indices {
      let cut = sections.cuts[index]
      let first = outline.points.count
      outline.points.append(contentsOf: sections.there[begin.there..<cut.there])
      if let ends, index == sections.cuts.count - 1 { addLastCap(ends.last, to: &outline.points) }
      outline.points.append(reversed: back, begin.back..<cut.back)
      if let ends, index == 0 { addFirstCap(ends.first, to: &outline.points) }
      outline.closeRing(from: first, thinnedBy: grain, windsOnce: cut.windsOnce)
      begin = (cut.there - 1, cut.back - 1)
    }
  }

  func addFirstCap(_ end: CenterLine.End, to edge: inout [Point]) {
    addCap(at: line.vertices[0].point, direction: -end.tangent, to: &edge)
  }

  func addLastCap(_ end: CenterLine.End, to edge: inout [Point]) {
    addCap(at: line.vertices[line.lineCount].point, direction: end.tangent, to: &edge)
  }
}

extension Stroker.Sections {
  /// Forgets the line before.
  mutating func begin() {
    cuts.removeAll(keepingCapacity: true)
    corner = nil
  }

  /// Goes past a corner where the outline can be cut. Cuts it if the section could wind twice from there on, and
  /// where a closed line `ends`.
  mutating func pass(_ cut: Stroker.Cut, ends: Bool, _ bend: inout Bend) {
    corner = nil
    if ends || !bend.sectionWindsOnce {
      cuts.append(cut)
      bend.cut()
    } else if bend.advance.isKept {
      corner = cut
    }
  }

  /// Takes the edges, of a closed line both from its last cut on once round to that again. Counts from where
  /// they begin then.
  fileprivate mutating func take(_ there: ArraySlice<Point>, _ back: [Point], isClosed: Bool) {
    self.there.removeAll(keepingCapacity: true)
    self.back.removeAll(keepingCapacity: true)
    guard isClosed, let last = cuts.last else {
      self.there.append(contentsOf: there)
      for index in cuts.indices { cuts[index].there -= there.startIndex }
      return
    }
    self.there.append(contentsOf: there[(last.there - 1)...])
    self.back.append(contentsOf: back[(last.back - 1)...])
    // What lies between that cut and the line's start was not counted to the first section.
    if self.there.count > 2 || self.back.count > 2 { cuts[0].windsOnce = false }
    for index in cuts.indices {
      cuts[index].there += self.there.count - there.startIndex
      cuts[index].back += self.back.count
    }
    self.there.append(contentsOf: there[..<last.there])
    self.back.append(contentsOf: back[..<last.back])
  }
}
