extension Stroker {
  /// A place where an outline can be cut across the line: at a gentle turn, whose points on either side are
  /// corners of what lies before and behind.
  struct Cut {
    /// How many points the edges have up to there.
    var there: Int
    var back: Int
    /// Whether the section that ends there is known to wind round no point more than once.
    private(set) var windsOnce = false

    /// The same place, where the section ends that `bend` tells of, and the next one begins.
    @inline(__always)
    func ending(_ bend: inout Bend) -> Cut {
      defer { bend.cut() }
      return Cut(there: there, back: back, windsOnce: bend.sectionIsGentle)
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
    /// The edge that is left in the order of travel.
    fileprivate var there: [Point] = []
  }

  /// Makes the outline of an open line, of which the left edge has been appended from point `start` on and the
  /// right one is `back`, in sections: a contour for each, the edge between two of them once this way and once
  /// that. They cover what the whole would. Of one that crosses itself, or has a corner, most are known to
  /// wind once, and where lines are thinner than a pixel it does not have to be found out for all pixels.
  func addSections(
    from start: Int, _ sections: inout Sections, _ back: [Point],
    _ ends: (first: CenterLine.End, last: CenterLine.End), to outline: inout FlatPath
  ) {
    sections.there.removeAll(keepingCapacity: true)
    sections.there.append(contentsOf: outline.points[start...])
    outline.points.removeSubrange(start...)
    var begin = (there: 0, back: 0)
    for place in sections.cuts.indices {
      let cut = sections.cuts[place]
      let first = outline.points.count
      let end = (there: cut.there - start, back: cut.back)
      outline.points.append(contentsOf: sections.there[begin.there..<end.there])
      if place == sections.cuts.count - 1 { addLastCap(ends.last, to: &outline.points) }
      outline.points.append(reversed: back, begin.back..<end.back)
      if place == 0 { addFirstCap(ends.first, to: &outline.points) }
      outline.closeRing(from: first, thinnedBy: grain, windsOnce: cut.windsOnce)
      begin = (end.there - 1, end.back - 1)
    }
  }

  func addFirstCap(_ end: CenterLine.End, to edge: inout [Point]) {
    addCap(at: line.vertices[0].point, direction: -end.tangent, to: &edge)
  }

  func addLastCap(_ end: CenterLine.End, to edge: inout [Point]) {
    addCap(at: line.vertices[line.lineCount].point, direction: end.tangent, to: &edge)
  }
}
