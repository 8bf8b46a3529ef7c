public import CoreGraphics
import Glyphs

/// Where the caret before the character at `charIndex` (UTF-16) stands, points from the line's
/// beginning. `secondaryOffset` becomes the same: where text of two directions meets, the place beside the character
/// at the index counts.
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
  // As they are read.
  let cells = line.line.cells.filter { $0.character != nil }.sorted {
    ($0.character ?? 0) < ($1.character ?? 0)
  }
  // Inside a character of several units the caret stands before it.
  let next = cells.first { line.start(of: $0.character.map { $0 + 1 }) > charIndex }
  if let next { return CGFloat(next.isRightToLeft ? next.right : next.left) }
  return CGFloat(cells.last.map { $0.isRightToLeft ? $0.left : $0.right } ?? 0)
}

/// The index (UTF-16) of the caret place nearest to `position` in the line; `kCFNotFound` for a line
/// without characters.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  let x = Double(position.x)
  var nearest: Int?
  for cell in line.line.cells {
    guard let character = cell.character else { continue }
    nearest = line.start(of: cell.isRightToLeft ? character : character + 1)
    if x < (cell.left + cell.right) / 2 {
      return line.start(of: cell.isRightToLeft ? character + 1 : character)
    }
  }
  return nearest ?? kCFNotFound
}

/// No index.
public let kCFNotFound: CFIndex = -1
