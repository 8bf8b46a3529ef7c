public import CoreGraphics
import Geometry

extension CALayer {
  /// The transform as an affine matrix; the identity when it is none.
  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Replaces the whole transform by an affine one.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Where `p` of `layer`'s bounds space lies in this layer's; nil: the space around the root.
  public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    Self.convert([Point(p)], from: layer, to: self).first.map { CGPoint($0) } ?? p
  }

  /// Where `p` of this layer's bounds space lies in `layer`'s; nil: the space around the root.
  public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    Self.convert([Point(p)], from: self, to: layer).first.map { CGPoint($0) } ?? p
  }

  /// The bounding box in this layer's bounds space of `r` of `layer`'s.
  public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
    Self.boundingBox(of: Self.convert(Rect(r).corners, from: layer, to: self))
  }

  /// The bounding box in `layer`'s bounds space of `r` of this layer's.
  public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
    Self.boundingBox(of: Self.convert(Rect(r).corners, from: self, to: layer))
  }

  /// Up from `source` to the common ancestor or around the root, then down to `destination`.
  private static func convert(
    _ points: [Point], from source: CALayer?, to destination: CALayer?
  ) -> [Point] {
    let up = source?.lineage ?? []
    var down = destination?.lineage ?? []
    var converted = points
    for layer in up {
      if let meeting = down.firstIndex(where: { $0.isSame(as: layer) }) {
        down.removeSubrange(meeting...)
        break
      }
      let map = layer.mapToSuperlayer
      converted = converted.map(map.apply)
    }
    for layer in down.reversed() {
      // A layer squeezed to nothing has no point for what lies around it.
      guard let map = layer.mapToSuperlayer.inverse else { continue }
      converted = converted.map(map.apply)
    }
    return converted
  }

  /// Bounds space → superlayer's bounds space, both seen along z.
  private var mapToSuperlayer: Homography {
    values.conversionMatrix(in: superlayer?.values).onPlane
  }

  /// True for one object, and for two presentations of one model.
  private func isSame(as other: CALayer) -> Bool {
    self === other || (modelledLayer != nil && modelledLayer === other.modelledLayer)
  }

  private static func boundingBox(of points: [Point]) -> CGRect {
    guard var box = points.first.map({ Rect(from: $0, to: $0) }) else { return .zero }
    for point in points { box = box.union(Rect(from: point, to: point)) }
    return CGRect(box)
  }
}
