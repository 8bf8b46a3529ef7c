public import CoreGraphics
import Glyphs

/// Where the caret before the character at `charIndex` (UTF-16) stands, points from the line's
/// beginning. `secondaryOffset` becomes the same, as all text runs one way.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: inout CGFloat
) -> CGFloat {
  let offset = CTLineGetOffsetForStringIndex(line, charIndex, nil)
  secondaryOffset = offset
  return offset
}

/// Where the caret before the character at `charIndex` (UTF-16) stands, points from the line's
/// beginning: at its end for indices beyond.
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: Never?
) -> CGFloat {
  for cell in line.line.cells {
    guard let character = cell.character else { continue }
    // Inside a character of several units the caret stands before it.
    if line.start(of: character + 1) > charIndex { return CGFloat(cell.left) }
  }
  return CGFloat(line.line.cells.last?.right ?? 0)
}

/// The index (UTF-16) of the caret place nearest to `position` in the line; `kCFNotFound` for a line
/// without characters.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  let x = Double(position.x)
  var nearest: Int?
  for cell in line.line.cells {
    guard let character = cell.character else { continue }
    nearest = line.start(of: character + 1)
    if x < (cell.left + cell.right) / 2 { return line.start(of: character) }
  }
  return nearest ?? kCFNotFound
}

/// No index.
public let kCFNotFound: CFIndex = -1
