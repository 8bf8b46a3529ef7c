import Geometry

/// A character with its style, as the layout works on it.
struct StyledCharacter {
  var character: Character
  /// Which span it came from.
  var span: Int
  /// Its index in the whole text; nil for an ellipsis that was added.
  var source: Int?
  /// Its embedding level, odd from right to left, and that of its paragraph.
  var level: UInt8 = 0
  var paragraphLevel: UInt8 = 0
}

/// Characters shaped on one line, the pen starting at zero.
struct ShapedLine {
  /// From left to right.
  var glyphs: [PlacedGlyph] = []
  /// Which character of the line each glyph begins with.
  var clusters: [Int] = []
  /// From where to where each character stands, in the order in which they are read.
  var extents: [(left: Double, right: Double)] = []
  /// The characters from left to right; nil where that is the order in which they are read.
  var order: [Int]?
  /// Which characters run from right to left; empty where none does.
  var turned: [Bool] = []
  var metrics = FontMetrics(ascent: 0, descent: 0, lineGap: 0, capHeight: 0, xHeight: 0)
  /// Where the last run ends.
  private(set) var width = 0.0

  /// The width of the characters before each one, as they are read, and of all.
  var edges: [Double] {
    guard order != nil else { return [0] + extents.map(\.right) }
    return extents.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.right - $1.left) }
  }
}

/// Shapes lines: splits characters into runs of one style, face, script and direction, and joins their glyphs.
struct LineSetter {
  let styles: [TextStyle]
  private let fallbacks: [FontFallback]

  init(styles: [TextStyle]) {
    self.styles = styles
    fallbacks = styles.map { FontFallback(for: $0) }
  }

  /// Characters that are shaped together.
  fileprivate struct Run {
    var characters: Range<Int>
    var face: Typeface
    var style: TextStyle
    var script: WritingSystem?
    var level: UInt8
  }

  /// Sets `characters` on one line. `base` is the span that gives an empty line its height.
  func shape(_ characters: ArraySlice<StyledCharacter>, base: Int) -> ShapedLine {
    var line = ShapedLine()
    line.cover(styles[base].metrics)
    line.extents = Array(repeating: (0, 0), count: characters.count)
    let runs = runs(of: characters)
    if runs.contains(where: { $0.level > 0 }) {
      let order = BidiLevels.order(of: runs.map(\.level))
      for index in order { line.append(runs[index], of: characters) }
      line.turned = runs.flatMap { run in run.characters.map { _ in run.level % 2 == 1 } }
      line.order = order.flatMap { index in
        let run = runs[index]
        return run.level % 2 == 1 ? Array(run.characters.reversed()) : Array(run.characters)
      }
    } else {
      for run in runs { line.append(run, of: characters) }
    }
    return line
  }

  /// In the order in which they are read.
  private func runs(of characters: ArraySlice<StyledCharacter>) -> [Run] {
    let scripts = WritingSystem.scripts(of: characters)
    let levels = Self.levels(of: characters)
    var runs: [Run] = []
    for (index, character) in characters.enumerated() {
      let face = fallbacks[character.span].face(for: character.character)
      let style = styles[character.span]
      let script = scripts?[index]
      let level = levels?[index] ?? 0
      if let last = runs.last, last.face == face, last.script == script, last.level == level,
        last.style == style
      {
        runs[runs.count - 1].characters = last.characters.lowerBound..<index + 1
      } else {
        runs.append(
          Run(characters: index..<index + 1, face: face, style: style, script: script, level: level)
        )
      }
    }
    return runs
  }

  /// The levels on a line, at whose end spaces stand where the paragraph ends (rule L1); nil where all are 0.
  private static func levels(of characters: ArraySlice<StyledCharacter>) -> [UInt8]? {
    guard characters.contains(where: { $0.level > 0 }) else { return nil }
    var levels = characters.map(\.level)
    for (index, character) in zip(levels.indices, characters).reversed() {
      guard character.character.isWhitespace else { break }
      levels[index] = character.paragraphLevel
    }
    return levels
  }
}

extension ShapedLine {
  /// Adds a run at the pen. Positions within the run are whole font units
  /// until the end, so that its width does not depend on where it stands.
  fileprivate mutating func append(
    _ run: LineSetter.Run, of characters: ArraySlice<StyledCharacter>
  ) {
    let style = run.style
    let isTurned = run.level % 2 == 1
    if let box = style.box { return append(box, run.characters, isTurned, style) }
    let face = run.face
    let first = run.characters.lowerBound
    let count = run.characters.count
    let text = characters.dropFirst(first).prefix(count)
    let scale = face.scale(size: style.size)
    let left = width
    let spacing = style.spacing(in: face)
    var features = style.features
    features.isRightToLeft = isTurned
    features.script = run.script
    features.language = style.language
    let shaped = face.shape(text.lazy.map(\.character), features: features)
    cover(style.metrics, raisedBy: style.baselineOffset)

    /// The pen after `units` of advance and `count` characters with their letter spacing.
    func pen(_ units: Double, _ count: Int) -> Double {
      left + units * scale * style.expansion + Double(count) * spacing
    }
    var edge = left
    /// How many characters have their extent.
    var placed = 0
    /// Gives the next character from the left what reaches to `right`.
    func place(upTo right: Double) {
      extents[first + (isTurned ? count - 1 - placed : placed)] = (edge, right)
      edge = right
      placed += 1
    }
    // The characters of a cluster reach up to the next one read, which is the one before it on the line where the
    // text runs from right to left.
    var clusterBefore = count
    /// How many characters stand to the left of a glyph's, the clusters before the last of which are known.
    func before(_ index: Int) -> Int {
      guard index > 0 else { return 0 }
      guard isTurned else { return shaped[index].cluster }
      let last = shaped[index - 1].cluster
      return count - (last != shaped[index].cluster ? last : clusterBefore)
    }
    var units = 0
    var clusterStart = 0
    for (index, glyph) in shaped.enumerated() {
      if index > 0, shaped[index - 1].cluster != glyph.cluster {
        clusterStart = units
        clusterBefore = shaped[index - 1].cluster
      }
      let source = text[text.startIndex + glyph.cluster]
      let done = before(index)
      let offset =
        Point(Double(glyph.offsetX), -Double(glyph.offsetY)) * scale
        - Point(0, style.baselineOffset)
      glyphs.append(
        PlacedGlyph(
          typeface: face, glyph: glyph.glyph, size: style.size, slant: style.slant,
          expansion: style.expansion,
          position: Point(pen(Double(units), done), 0) + offset, span: source.span,
          character: source.source, isRightToLeft: isTurned))
      clusters.append(first + glyph.cluster)
      units += glyph.advance
      // The last glyph of a cluster shares the cluster's advance among its characters in equal parts.
      let end = index + 1 < shaped.count ? before(index + 1) : count
      for step in stride(from: 1, through: end - done, by: 1) {
        let part = Double(units - clusterStart) * Double(step) / Double(end - done)
        place(upTo: pen(Double(clusterStart) + part, done + step))
      }
    }
    // A face may delete glyphs; every character still has an extent.
    while placed < count { place(upTo: edge) }
    width = edge
  }

  /// Adds a box for each of `characters` at the pen.
  private mutating func append(
    _ box: TextBox, _ characters: Range<Int>, _ isTurned: Bool, _ style: TextStyle
  ) {
    metrics.ascent = max(metrics.ascent, box.ascent + style.baselineOffset)
    metrics.descent = max(metrics.descent, box.descent - style.baselineOffset)
    for character in isTurned ? Array(characters.reversed()) : Array(characters) {
      let right = width + box.width + style.kerning
      extents[character] = (width, right)
      width = right
    }
  }

  fileprivate mutating func cover(_ other: FontMetrics, raisedBy offset: Double = 0) {
    metrics.ascent = max(metrics.ascent, other.ascent + offset)
    metrics.descent = max(metrics.descent, other.descent - offset)
    metrics.lineGap = max(metrics.lineGap, other.lineGap)
  }
}
