public import Foundation
import Geometry

/// A picture to be drawn into a context again and again, made for it.
public final class CGLayer {
  /// In user space of its own context.
  public let size: CGSize
  /// What the layer's picture is drawn into; its user space begins at the layer's origin.
  public let context: CGContext?

  /// A transparent layer with as many pixels a unit as the base space of `context`.
  /// - Returns: nil for a size of nothing, and for more than 2²⁸ pixels.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    let scale = CGFloat(context.base.largestScale)
    let columns = (size.width * scale).rounded(.up)
    let rows = (size.height * scale).rounded(.up)
    // Written so that NaN fails it.
    guard columns >= 1, rows >= 1, columns <= 0x1p20, rows <= 0x1p20, columns * rows <= 0x1p28
    else { return nil }
    let own = CGContext(width: Int(columns), height: Int(rows), isOpaque: false)
    own.scaleBy(x: columns / size.width, y: rows / size.height)
    own.base = own.state.ctm
    self.size = size
    self.context = own
  }
}

extension CGContext {
  /// Draws the layer's present picture over `rect`, its origin at the rectangle's.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    if let image = layer.context?.makeImage() { draw(image, in: rect) }
  }

  /// Draws the layer's present picture with its origin at `point`.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
