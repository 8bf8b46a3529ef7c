public import Foundation
import Geometry
import Raster
import VirtualTime

extension CGContext {
  /// Everything drawn from now on throws a shadow in `color`, moved by `offset` and blurred as far
  /// as `blur`, both in base space, whatever the matrix: upwards for positive heights in bitmap
  /// contexts, downwards in those UIKit makes. Nil for no shadow.
  ///
  /// The shadow lies under each single shape; under a transparency layer as a whole.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    check("a shadow", offset.isPlain && blur.isPlain)
    state.shadow = color.flatMap { color in
      guard color.pattern == nil, color.rasterColor.alpha > 0 else { return nil }
      return ContextShadow(
        offset: Point(Double(offset.width), Double(offset.height)),
        blur: blur > 0 ? Double(blur) : 0, color: color.rasterColor)
    }
  }

  /// A shadow in black with an alpha of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// True where offsets of shadows grow downwards, as in the contexts that UIKit makes.
  package var isBaseUpsideDown: Bool { base.d < 0 }

  /// Draws the shadow that the state asks for, if any, of `paint` over `shape`, in pixels.
  func drawShadow(of shape: FlatPath, rule: FillRule, paint: Paint) {
    guard
      let shadow = state.shadow?.drawn(
        shape, rule: rule, paint: paint, isAliased: isAliased,
        pixelsFromBase: base.followed(by: pixelsFromDevice), width: width, height: height)
    else { return }
    let mode = state.blend.rasterMode
    record { list in
      // Modes that clear what lies around act on the shape alone.
      let isBlended = mode != .sourceOver && !mode.clearsAround
      if isBlended { list.pushGroup(opacity: 1, blend: mode) }
      list.fill(
        FlatPath(polygon: shadow.area.corners), rule: .nonZero, paint: .offscreen(shadow.picture))
      if isBlended { list.popGroup() }
    }
  }
}
