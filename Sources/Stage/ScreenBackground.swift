package import Geometry
package import Raster
package import RenderTree

extension RenderNode {
  /// The colour that backgrounds as large as `screen` give it, or nil when they let something
  /// shine through: what a picture wider or higher than the screen goes on with.
  ///
  /// - Parameter screen: In the space this node's matrix leads to.
  package func opaqueBackground(of screen: Rect) -> Color? {
    guard let color = background(of: screen, through: .identity), color.alpha >= 1 else {
      return nil
    }
    return color
  }

  /// The node's own colour with those of its children over it, faded by its opacity.
  private func background(of screen: Rect, through outer: Matrix4) -> Color? {
    let matrix = self.matrix.followed(by: outer)
    guard mask == nil, effects.cornerRadius == 0, covers(screen, through: matrix) else {
      return nil
    }
    var color = effects.backgroundColor
    let colors = children.compactMap { child in
      child.background(of: screen, through: matrix).map { (depth: child.depth, color: $0) }
    }
    let inPaintingOrder = colors.enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
    for (_, upper) in inPaintingOrder {
      color = color.map { upper.color.over($0) } ?? upper.color
    }
    return color?.faded(by: opacity)
  }

  /// Whether the bounds, unturned, reach round `screen`.
  private func covers(_ screen: Rect, through matrix: Matrix4) -> Bool {
    guard let affine = matrix.onPlane.affine, affine.b == 0, affine.c == 0 else { return false }
    let own = Rect(
      from: affine.apply(Point(bounds.minX, bounds.minY)),
      to: affine.apply(Point(bounds.maxX, bounds.maxY))
    ).standardized
    let slack = 1e-6
    return own.minX <= screen.minX + slack && own.minY <= screen.minY + slack
      && own.maxX >= screen.maxX - slack && own.maxY >= screen.maxY - slack
  }
}

extension Color {
  /// This colour laid over `lower`, both with straight alpha.
  fileprivate func over(_ lower: Color) -> Color {
    let alpha = self.alpha + lower.alpha * (1 - self.alpha)
    guard alpha > 0 else { return .clear }
    let mixed = { (upper: Double, under: Double) in
      (upper * self.alpha + under * lower.alpha * (1 - self.alpha)) / alpha
    }
    return Color(
      red: mixed(red, lower.red), green: mixed(green, lower.green), blue: mixed(blue, lower.blue),
      alpha: alpha)
  }
}
