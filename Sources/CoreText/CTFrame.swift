public import CoreGraphics
import Geometry
import Glyphs

/// Text set in lines, from the top of a path's bounding box.
public final class CTFrame: NSObject {
  let path: CGPath
  let box: CGRect
  let set: SetFrame
  let lines: [CTLine]
  let stringRange: CFRange

  init(_ framesetter: CTFramesetter, _ range: CFRange, _ path: CGPath) {
    self.path = path
    let box = path.boundingBox
    self.box = box.isNull ? .zero : box
    set = framesetter.lines(
      of: range, width: Double(self.box.width), height: Double(self.box.height))
    lines = set.coreTextLines
    stringRange = range.length > 0 ? range : set.range
    super.init()
  }

  /// Where the line begins on its baseline, from the box's bottom left, y up.
  func origin(of index: Int) -> CGPoint {
    CGPoint(
      x: CGFloat(set.lines[index].origin.x), y: box.height - CGFloat(set.lines[index].origin.y))
  }
}

/// The lines from top to bottom: `CTLine`s.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Puts where lines begin on their baselines into `origins`, from the bottom left of the path's
/// bounding box, y up. A length of 0 means all from the location on.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: inout [CGPoint]
) {
  let first = min(max(0, range.location), frame.lines.count)
  let rest = frame.lines.count - first
  let count = range.length > 0 ? min(range.length, rest) : rest
  origins.replaceFirst((first..<first + count).map(frame.origin))
}

/// The path the text was set in.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// The part of the string that was to be set, in UTF-16 units.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.stringRange }

/// The part of the string that fits, in UTF-16 units.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.set.range }

/// Draws the lines in their path, y up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  for (index, line) in frame.lines.enumerated() {
    let origin = frame.origin(of: index)
    context.textPosition = CGPoint(x: frame.box.minX + origin.x, y: frame.box.minY + origin.y)
    CTLineDraw(line, context)
  }
}

/// The number of things in an array.
public func CFArrayGetCount(_ array: CFArray) -> CFIndex { array.count }

/// The thing at `index` of an array of objects.
public func CFArrayGetValueAtIndex(_ array: CFArray, _ index: CFIndex) -> AnyObject {
  array[index] as AnyObject
}
