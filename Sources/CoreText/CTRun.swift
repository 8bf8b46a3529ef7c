import AttributedText
public import CoreGraphics
import Geometry
import Glyphs

/// Glyphs of a line that have one font and the same attributes, from left to right.
public final class CTRun: NSObject {
  let line: CTLine
  /// Places in the line's glyphs.
  let glyphs: Range<Int>

  init(line: CTLine, glyphs: Range<Int>) {
    self.line = line
    self.glyphs = glyphs
    super.init()
  }

  /// The glyphs that a range of the run names: all from its location on where its length is 0.
  func placed(_ range: CFRange) -> ArraySlice<PlacedGlyph> {
    let first = min(max(0, range.location), glyphs.count)
    let length = range.length > 0 ? min(range.length, glyphs.count - first) : glyphs.count - first
    let start = glyphs.lowerBound + first
    return line.line.glyphs[start..<start + length]
  }

  func position(of glyph: PlacedGlyph) -> CGPoint {
    CGPoint(x: glyph.position.x, y: -glyph.position.y)
  }

  /// Whether it is read from right to left.
  var isRightToLeft: Bool { glyphs.first.map { line.line.glyphs[$0].isRightToLeft } ?? false }

  /// How far it is from the glyph at `index` of the line to the next, or to the line's end.
  func advance(_ index: Int) -> Double {
    let all = line.line.glyphs
    let next = index + 1 < all.count ? all[index + 1].position.x : line.line.width
    return next - all[index].position.x
  }

  /// The UTF-16 index that the glyph at `index` of the line begins with.
  func stringIndex(_ index: Int) -> Int { line.start(of: line.line.glyphs[index].character) }
}

extension CTLine {
  /// Runs of one span and one face.
  var runs: [CTRun] {
    var runs: [CTRun] = []
    var start = 0
    for index in line.glyphs.indices {
      let (glyph, first) = (line.glyphs[index], line.glyphs[start])
      if glyph.span != first.span || glyph.typeface != first.typeface
        || glyph.isRightToLeft != first.isRightToLeft
      {
        runs.append(CTRun(line: self, glyphs: start..<index))
        start = index
      }
    }
    if start < line.glyphs.count {
      runs.append(CTRun(line: self, glyphs: start..<line.glyphs.count))
    }
    return runs
  }
}

/// What is known of a run.
public struct CTRunStatus: OptionSet, Sendable {
  public var rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// Whether the run is read from right to left.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
  run.isRightToLeft ? [.rightToLeft] : []
}

/// How many glyphs the run has.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// What the run's text says, and under `kCTFontAttributeName` always the font its glyphs are of: a
/// dictionary, typed so that casts to Foundation's and to Swift's compile.
public func CTRunGetAttributes(_ run: CTRun) -> Any { run.attributes }

/// The run's attributes as Core Foundation's dictionary.
@_disfavoredOverload
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  let pairs = run.attributes.map { ($0.key.rawValue, $0.value) }
  return NSDictionary(dictionary: Dictionary(uniqueKeysWithValues: pairs))
}

/// The part of the string the run stands for, in UTF-16 units.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  let characters = run.glyphs.compactMap { run.line.line.glyphs[$0].character }
  guard let first = characters.min(), let last = characters.max() else {
    return CFRange(location: run.line.stringRange.location, length: 0)
  }
  // The glyphs read after the run's, of which the first says where the run ends.
  let next = run.line.line.glyphs.compactMap(\.character).filter { $0 > last }.min()
  let start = run.line.start(of: first)
  // A ligature stands for all characters up to the next glyph's.
  let end = next.map { max($0, last + 1) } ?? max(last + 1, run.line.line.characters.upperBound)
  return CFRange(location: start, length: max(0, run.line.start(of: end) - start))
}

/// What the glyphs are transformed by: nothing.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Draws glyphs of the run where they stand in its line, whose beginning is the text position.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  let placed = run.placed(range)
  var line = run.line.line
  line.glyphs = Array(placed)
  let characters = Set(placed.compactMap(\.character))
  line.cells = line.cells.filter { $0.character.map(characters.contains) ?? false }
  context.drawText(run.line.text, line)
}

extension CTRun {
  /// What the run's text says, with the font its glyphs are of.
  fileprivate var attributes: [NSAttributedString.Key: Any] {
    guard let first = glyphs.first else { return [:] }
    let glyph = line.line.glyphs[first]
    var attributes = line.attributeRuns[glyph.span].attributes
    let key = NSAttributedString.Key(rawValue: "NSFont")
    if (attributes[key] as? CTFont)?.face != glyph.typeface {
      let face = NamedFace(typeface: glyph.typeface, slant: glyph.slant)
      attributes[key] = CTFont(CGFont(face), size: CGFloat(glyph.size))
    }
    return attributes
  }
}
