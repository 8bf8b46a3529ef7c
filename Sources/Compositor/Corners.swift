import Geometry
import RenderTree

/// The outlines that a layer's corner radius gives to its background, border and clip.
///
/// It holds numbers alone: a copy of all of a node's effects is counted, in the memory of what nodes of the same
/// look share, by all who draw them.
struct Corners {
  private let radius: Double
  private let rounded: RectCorners
  private let areContinuous: Bool

  init(of node: RenderNode) {
    radius = node.effects.cornerRadius
    rounded = node.effects.roundedCorners
    areContinuous = node.effects.hasContinuousCorners
  }

  /// The bounds with their corners rounded, unless they are cut anyway; the radius is clamped to
  /// half the shorter side.
  func outline(of bounds: Rect, isCut: Bool) -> Path {
    outline(of: bounds, radius: isCut ? 0 : radius)
  }

  /// The ring of a border, to be filled even-odd: outer radius r, inner max(0, r − width). Its
  /// outer outline is that of `outer`.
  func ring(of bounds: Rect, within outer: Rect, width: Double, isCut: Bool) -> Path {
    var ring = outline(of: outer, isCut: isCut)
    guard 2 * width < min(bounds.width, bounds.height) else { return ring }
    let radius = min(radius, min(bounds.width, bounds.height) / 2)
    ring.append(outline(of: bounds.inset(by: width), radius: max(0, radius - width)))
    return ring
  }

  private func outline(of rect: Rect, radius: Double) -> Path {
    var path = Path()
    if radius <= 0 || rounded.isEmpty {
      path.addRect(rect)
    } else if areContinuous {
      path.addContinuousRoundedRect(
        rect, cornerRadius: radius, corners: rounded, fit: .gradual)
    } else {
      path.addRoundedRect(rect, radius: radius, corners: rounded)
    }
    return path
  }
}
