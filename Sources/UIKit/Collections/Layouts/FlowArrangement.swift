import CoreGraphics

/// What a section of a flow layout is made of. "Along" is a line's direction, "down" that in which lines
/// follow one another; widths are along, heights down.
struct FlowMeasures {
  /// Heights of what stands before and after the items; 0: nothing.
  var header: CGFloat
  var footer: CGFloat
  /// Air before the first and after the last line.
  var before: CGFloat
  var after: CGFloat
  /// Air at the beginning and end of each line.
  var start: CGFloat
  var end: CGFloat
  /// The least distance between lines.
  var lineSpacing: CGFloat
  /// The least distance between the items of a line.
  var itemSpacing: CGFloat
  /// The items.
  var sizes: [CGSize]
}

/// Where the parts of a flow layout lie.
struct FlowArrangement {
  /// One section.
  struct Section {
    /// Where its header, or what is after it, begins.
    var start: CGFloat
    /// Height of the header; 0: none.
    var header: CGFloat
    /// The items.
    var frames: [CGRect] = []
    /// The first item of each line, and where the line begins and ends.
    var lines: [(first: Int, start: CGFloat, end: CGFloat)] = []
    /// Where the items and the air after them end, and the footer begins.
    var contentEnd: CGFloat = 0
    /// Height of the footer; 0: none.
    var footer: CGFloat

    /// Where its footer, or what is before it, ends.
    var end: CGFloat { contentEnd + footer }

    /// The items of lines that have a part between `low` and `high`.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
      var (first, limit) = (0, lines.count)
      while first < limit {
        let middle = (first + limit) / 2
        if lines[middle].end < low { first = middle + 1 } else { limit = middle }
      }
      guard first < lines.count else { return 0..<0 }
      var last = first
      while last + 1 < lines.count, lines[last + 1].start <= high { last += 1 }
      let end = last + 1 < lines.count ? lines[last + 1].first : frames.count
      return lines[first].first..<end
    }
  }

  /// The length of a line with the air at both ends.
  let across: CGFloat
  /// Distances are rounded to multiples of this.
  let pixel: CGFloat
  private(set) var sections: [Section] = []

  init(across: CGFloat, pixel: CGFloat) { (self.across, self.pixel) = (across, pixel) }

  /// Where the last section ends.
  var end: CGFloat { sections.last?.end ?? 0 }

  /// Adds a section below the others.
  mutating func add(_ measures: FlowMeasures) {
    var section = Section(
      start: end, header: max(0, measures.header), footer: max(0, measures.footer))
    var y = section.start + section.header + measures.before
    let room = across - measures.start - measures.end
    let sizes = measures.sizes
    let isUniform = sizes.allSatisfy { $0 == sizes[0] }
    section.frames.reserveCapacity(sizes.count)
    var first = 0
    while first < sizes.count {
      let line = line(from: first, measures, room)
      let isLast = line.upperBound == sizes.count
      let height = sizes[line].reduce(0) { max($0, $1.height) }
      let (start, gap) = spread(line, isLast: isLast, isUniform: isUniform, measures, room)
      if first > 0 { y += measures.lineSpacing }
      var x = measures.start + start
      for size in sizes[line] {
        section.frames.append(
          CGRect(
            x: rounded(x), y: rounded(y + (height - size.height) / 2), width: size.width,
            height: size.height))
        x += size.width + gap
      }
      section.lines.append((first, y, y + height))
      y += height
      first = line.upperBound
    }
    section.contentEnd = y + measures.after
    sections.append(section)
  }

  /// The items that fit into a line, at least one.
  private func line(from first: Int, _ measures: FlowMeasures, _ room: CGFloat) -> Range<Int> {
    var width = measures.sizes[first].width
    var end = first + 1
    while end < measures.sizes.count {
      width += measures.itemSpacing + measures.sizes[end].width
      // Sums of fractions of the line's length are no more exact than this.
      guard width <= room + 1e-6 else { break }
      end += 1
    }
    return first..<end
  }

  /// Where the first item of a line begins and how far items lie apart.
  ///
  /// Lines are justified. A line with one item has it in the middle. In the last line items of one size
  /// lie as if the line were full, others at the beginning, at the least distance.
  private func spread(
    _ line: Range<Int>, isLast: Bool, isUniform: Bool, _ measures: FlowMeasures, _ room: CGFloat
  ) -> (start: CGFloat, gap: CGFloat) {
    var count = line.count
    var width = measures.sizes[line].reduce(0) { $0 + $1.width }
    if isLast {
      guard isUniform else { return (0, measures.itemSpacing) }
      let one = measures.sizes[line.lowerBound].width
      let step = one + measures.itemSpacing
      if step > 0 {
        let fitting = ((room + 1e-6 - one) / step).rounded(.down) + 1
        count = max(count, Int(max(1, min(fitting, 1e6))))
      }
      width = one * CGFloat(count)
    }
    let left = room - width
    return count > 1 ? (0, left / CGFloat(count - 1)) : (left / 2, 0)
  }

  private func rounded(_ length: CGFloat) -> CGFloat { (length / pixel).rounded() * pixel }
}
