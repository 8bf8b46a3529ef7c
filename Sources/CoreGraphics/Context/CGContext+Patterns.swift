public import Foundation
import Geometry
import Raster

extension CGContext {
  /// Fills with `pattern`: with its own colours and the alpha that `components` consist of, or in
  /// the colour they are in the space under the fill colour's pattern space.
  public func setFillPattern(_ pattern: CGPattern, colorComponents components: [CGFloat]) {
    if let color = color(pattern, components, over: state.fill.space) { setFillColor(color) }
  }

  /// Strokes with `pattern`; see `setFillPattern`.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents components: [CGFloat]) {
    if let color = color(pattern, components, over: state.stroke.space) { setStrokeColor(color) }
  }

  /// Fills with a pattern of its own colours, as Core Graphics' function is called with the address
  /// of the alpha.
  public func setFillPattern(_ pattern: CGPattern, colorComponents alpha: inout CGFloat) {
    setFillPattern(pattern, colorComponents: [alpha])
  }

  /// Strokes with a pattern of its own colours; see `setFillPattern`.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents alpha: inout CGFloat) {
    setStrokePattern(pattern, colorComponents: [alpha])
  }

  private func color(
    _ pattern: CGPattern, _ components: [CGFloat], over space: CGColorSpace
  ) -> CGColor? {
    if pattern.isColored {
      return CGColorSpace(patternBaseSpace: nil).flatMap {
        CGColor(
          patternSpace: $0, pattern: pattern, components: components.isEmpty ? [1] : components)
      }
    }
    guard space.model == .pattern, space.baseColorSpace != nil else { return nil }
    return CGColor(patternSpace: space, pattern: pattern, components: components)
  }

  /// Moves the patterns set from now on, in base space: that which the context began with.
  public func setPatternPhase(_ phase: CGSize) {
    state.patternPhase = Point(Double(phase.width), Double(phase.height))
  }

  /// What a shape is painted with in this colour; nil when that is nothing.
  func paint(_ color: ContextColor) -> Paint? {
    guard let use = color.pattern else {
      return .solid(color.raster.faded(by: state.alpha))
    }
    let pattern = use.pattern
    let pixelsFromPattern = pattern.matrix
      .followed(by: .translation(state.patternPhase.x, state.patternPhase.y))
      .followed(by: base).followed(by: pixelsFromDevice)
    guard let back = pixelsFromPattern.inverse else { return nil }
    let tile = PatternTile(
      pattern, color: use.color,
      scaleX: Point(pixelsFromPattern.a, pixelsFromPattern.b).length,
      scaleY: Point(pixelsFromPattern.c, pixelsFromPattern.d).length)
    var paint = ImagePaint(
      image: tile.image, imageFromDevice: Homography(back.followed(by: tile.imageFromPattern)),
      filter: .linear, opacity: state.alpha * use.alpha)
    paint.isRepeated = true
    return .image(paint)
  }
}
