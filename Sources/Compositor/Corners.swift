import Geometry
import RenderTree

/// The outlines that a layer's corner radius gives to its background, border and clip.
enum Corners {
  /// The bounds with their corners rounded, unless they are cut anyway; the radius is clamped to
  /// half the shorter side.
  static func outline(of bounds: Rect, _ effects: NodeEffects, isCut: Bool) -> Path {
    outline(of: bounds, radius: isCut ? 0 : effects.cornerRadius, effects)
  }

  /// The ring of the border, to be filled even-odd: outer radius r, inner max(0, r − width). Its
  /// outer outline is that of `outer`.
  static func ring(
    of bounds: Rect, within outer: Rect, _ effects: NodeEffects, isCut: Bool
  ) -> Path {
    let width = effects.borderWidth
    var ring = outline(of: outer, effects, isCut: isCut)
    guard 2 * width < min(bounds.width, bounds.height) else { return ring }
    let radius = min(effects.cornerRadius, min(bounds.width, bounds.height) / 2)
    ring.append(outline(of: bounds.inset(by: width), radius: max(0, radius - width), effects))
    return ring
  }

  private static func outline(of rect: Rect, radius: Double, _ effects: NodeEffects) -> Path {
    var path = Path()
    if radius <= 0 || effects.roundedCorners.isEmpty {
      path.addRect(rect)
    } else if effects.hasContinuousCorners {
      path.addContinuousRoundedRect(rect, cornerRadius: radius, corners: effects.roundedCorners)
    } else {
      path.addRoundedRect(rect, radius: radius, corners: effects.roundedCorners)
    }
    return path
  }
}
