package import Geometry
import Limits
package import Raster
package import RenderTree

extension RenderNode {
  /// The colour that backgrounds as large as `screen` give it, or nil when they let something
  /// shine through: what a picture wider or higher than the screen goes on with.
  ///
  /// - Parameter screen: In the space this node's matrix leads to.
  package func opaqueBackground(of screen: Rect) -> Color? {
    guard screen.isInside(bounds, through: matrix) else { return nil }
    let color = DeepStack.run(forDepth: levels) { background(of: screen, through: matrix) }
    return color.flatMap { $0.alpha >= 1 ? $0 : nil }
  }

  /// The node's own colour with those of its children over it, faded by its opacity.
  ///
  /// - Parameter matrix: The node's bounds space → that of `screen`, which the bounds reach round.
  private func background(of screen: Rect, through matrix: Matrix4) -> Color? {
    guard mask == nil, effects.cornerRadius == 0 else { return nil }
    var color = effects.backgroundColor
    var colors: [(depth: Double, color: Color)] = []
    for index in children.indices {
      // Most children are smaller. Looked at in place: no reference is counted to what others draw.
      let through = children[index].matrix.followed(by: matrix)
      guard screen.isInside(children[index].bounds, through: through) else { continue }
      let child = children[index]
      if let color = child.background(of: screen, through: through) {
        colors.append((child.depth, color))
      }
    }
    let inPaintingOrder = colors.enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
    for (_, upper) in inPaintingOrder {
      color = color.map { upper.color.over($0) } ?? upper.color
    }
    return color?.faded(by: opacity)
  }
}

extension Rect {
  /// Whether `bounds`, mapped by `matrix` and unturned, reach round this rectangle.
  fileprivate func isInside(_ bounds: Rect, through matrix: Matrix4) -> Bool {
    guard let affine = matrix.onPlane.affine, affine.b == 0, affine.c == 0 else { return false }
    let own = Rect(
      from: affine.apply(Point(bounds.minX, bounds.minY)),
      to: affine.apply(Point(bounds.maxX, bounds.maxY))
    ).standardized
    let slack = 1e-6
    return own.minX <= minX + slack && own.minY <= minY + slack
      && own.maxX >= maxX - slack && own.maxY >= maxY - slack
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
