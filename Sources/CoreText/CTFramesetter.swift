import AttributedText
public import CoreGraphics
import Geometry
import Glyphs

/// Text to be set in frames.
public final class CTFramesetter: NSObject {
  let source: NSAttributedString

  init(_ source: NSAttributedString) {
    self.source = source
    super.init()
  }

  /// The lines of a part of the text in a box: those wholly in it, or nil for any height. Where there is a width
  /// and a height, or only the first line is asked for, no more of a long text is read than fits.
  func lines(
    of range: CFRange, width: Double, height: Double?, onlyFirst: Bool = false
  ) -> SetFrame {
    let first = min(max(0, range.location), source.length)
    let rest = source.length - first
    let length = range.length > 0 ? min(range.length, rest) : rest
    let endsEarly = width.isFinite && (height != nil || onlyFirst)
    var units = endsEarly ? min(length, Self.firstPart) : length
    while true {
      let part = NSRange(location: first, length: units)
      let frame = lines(of: part, width, height, onlyFirst)
      // What stands near the end of a part may have to be set in another way.
      if units == length || (frame.leftOut ?? 0) > Self.margin { return frame.set }
      units = min(length, units * 2)
    }
  }

  /// How many UTF-16 units of a text are set first, and how many characters of them have to be left over.
  private static let (firstPart, margin) = (16_384, 256)

  /// The lines of just a part, and how many of its characters were left out; nil where all were set.
  private func lines(
    of range: NSRange, _ width: Double, _ height: Double?, _ onlyFirst: Bool
  ) -> (set: SetFrame, leftOut: Int?) {
    let part = source.attributedSubstring(from: range)
    let text = StyledText(part)
    let layout = TextLayout(
      text.spans, width: width.isFinite ? width : nil, seenHeight: onlyFirst ? 0 : height)
    let lowest = (height ?? .infinity) + 1e-6
    let lines = layout.lines.prefix { $0.bounds.maxY <= lowest }
    let set = SetFrame(
      text: text, source: part, starts: text.utf16Starts.map { $0 + range.location },
      lines: Array(lines))
    let isWhole = lines.count == layout.lines.count && !onlyFirst
    let end = layout.lines.last?.characters.upperBound ?? 0
    return (set, isWhole ? nil : set.starts.count - 1 - end)
  }
}

/// Lines of a part of a text, in a box whose top left is at zero, y down.
struct SetFrame {
  let text: StyledText
  let source: NSAttributedString
  /// Where each character begins in the whole text, in UTF-16 units, and where the last ends.
  let starts: [Int]
  let lines: [LaidOutLine]
  /// All characters of the text.
  let characters: [Character]

  init(text: StyledText, source: NSAttributedString, starts: [Int], lines: [LaidOutLine]) {
    self.text = text
    self.source = source
    self.starts = starts
    self.lines = lines
    characters = text.characters
  }

  /// The part of the whole text that the lines show, newlines at the lines' ends included.
  var range: CFRange {
    let last = lines.last?.characters.upperBound ?? 0
    let end = last < characters.count && characters[last].isNewline ? last + 1 : last
    return CFRange(location: starts[0], length: starts[end] - starts[0])
  }

  /// The lines as objects of their own.
  var coreTextLines: [CTLine] {
    lines.map { line in
      let range = line.characters
      return CTLine(
        text: text, characters: characters, line: line.onItsBaseline, source: source,
        starts: starts,
        stringRange: CFRange(
          location: starts[range.lowerBound],
          length: starts[range.upperBound] - starts[range.lowerBound]))
    }
  }
}

/// What sets `string` in frames.
public func CTFramesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTFramesetter {
  CTFramesetter(string.copy() as? NSAttributedString ?? string)
}

/// The size that a part of the text needs within `constraints`, whose sides may be infinite, and how
/// much of it fits. A length of 0 means all from the location on; the attributes are not heeded.
@discardableResult
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: inout CFRange
) -> CGSize {
  func limit(_ length: CGFloat) -> Double? {
    length.isFinite && length < 1e9 ? Double(length) : nil
  }
  let frame = framesetter.lines(
    of: stringRange, width: limit(constraints.width) ?? .infinity,
    height: limit(constraints.height))
  fitRange = frame.range
  let width = frame.lines.map { $0.origin.x + $0.width }.max() ?? 0
  return CGSize(width: width, height: frame.lines.map(\.bounds.maxY).max() ?? 0)
}

/// The size that a part of the text needs within `constraints`.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: Never?
) -> CGSize {
  var unused = CFRange()
  return CTFramesetterSuggestFrameSizeWithConstraints(
    framesetter, stringRange, frameAttributes, constraints, &unused)
}

/// A part of the text, set in the bounding box of `path` as far as it fits. A length of 0 means all
/// from the location on; the attributes are not heeded.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  CTFrame(framesetter, stringRange, path)
}

/// What breaks `string` into lines.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(string.copy() as? NSAttributedString ?? string)
}

/// Text to be broken into lines by its user.
public final class CTTypesetter: NSObject {
  let framesetter: CTFramesetter

  init(_ source: NSAttributedString) {
    framesetter = CTFramesetter(source)
    super.init()
  }
}

/// How many UTF-16 units from `startIndex` on fit `width` points, the newline or spaces after them
/// included.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  let range = CFRange(location: startIndex, length: 0)
  let frame = typesetter.framesetter.lines(of: range, width: width, height: nil, onlyFirst: true)
  guard let line = frame.lines.first else { return 0 }
  let characters = frame.characters
  let last = line.characters.upperBound
  let end = last < characters.count && characters[last].isNewline ? last + 1 : last
  return frame.starts[end] - frame.starts[0]
}

/// A part of the text on one line; a length of 0 means all from the location on.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let frame = typesetter.framesetter.lines(of: stringRange, width: .infinity, height: nil)
  return CTLine(
    text: frame.text, characters: frame.characters, line: frame.text.onOneLine,
    source: frame.source, starts: frame.starts,
    stringRange: CFRange(
      location: frame.starts[0],
      length: frame.starts[frame.starts.count - 1] - frame.starts[0]))
}
