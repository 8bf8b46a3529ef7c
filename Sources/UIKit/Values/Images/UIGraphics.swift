public import CoreGraphics
import VirtualTime

/// The contexts drawn into at the moment, innermost last.
@MainActor
final class GraphicsStack {
  struct Entry {
    /// Nil for a picture of no size.
    var context: CGContext?
    /// Pixels per point.
    var scale: CGFloat
  }

  var entries: [Entry] = []

  static var current: GraphicsStack { SceneContext.active.service { GraphicsStack() } }
}

/// The context UIKit's drawing goes to; nil outside drawing.
@MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.current.entries.last.flatMap(\.context)
}

/// Makes `context` the current one until the matching pop.
@MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.current.entries.append(GraphicsStack.Entry(context: context, scale: 1))
}

/// Goes back to the context before.
@MainActor
public func UIGraphicsPopContext() { _ = GraphicsStack.current.entries.popLast() }

/// Begins a transparent picture of `size` points, one pixel per point.
@MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of `size` points, y down, and makes it current. A scale of 0 is the screen's.
/// With a size of nothing there is no current context until the picture is ended.
@MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale == 0 ? UIScreen.main.scale : scale
  let context = CGContext(size: size, scale: scale, isOpaque: opaque)
  // Of nothing on purpose, or of more than there can be, or no number.
  if context == nil, !(size.width <= 0 || size.height <= 0) {
    SceneContext.active.unsupported(
      "a picture of \(size.width) by \(size.height) points",
      at: "UIGraphicsBeginImageContextWithOptions")
  }
  GraphicsStack.current.entries.append(GraphicsStack.Entry(context: context, scale: scale))
}

/// The current picture so far; nil outside drawing.
@MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.current.entries.last, let image = entry.context?.makeImage()
  else { return nil }
  return UIImage(cgImage: image, scale: entry.scale, orientation: .up)
}

/// Ends the current picture.
@MainActor
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Puts the current fill colour in place of what is in a rectangle: a clear one empties it.
@MainActor
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }
