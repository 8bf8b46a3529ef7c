import CoreGraphics
import Geometry

/// The way from the plane of one layer to that of another: up to the layer that holds both (or
/// around the root), then down. What lies above or below a plane is seen along its z.
@MainActor
struct PlaneConversion {
  private var maps: [Homography] = []
  /// False when a layer on the way down is squeezed to nothing, so that no point of its plane lies
  /// under a point around it. The way then skips that layer.
  private(set) var isOneToOne = true

  /// From the bounds space of `source` to that of `destination`; nil: the space around the root of
  /// the other.
  init(from source: CALayer?, to destination: CALayer?) {
    var (up, down, meeting) = Self.ways(from: source, and: destination)
    // What meets in a space without a plane of its own is seen from the next plane out.
    while !up.isEmpty, !down.isEmpty, let layer = meeting, layer.keepsDepth {
      up.append(layer)
      down.append(layer)
      meeting = layer.superlayer
    }
    maps = Self.maps(through: up[...])
    for map in Self.maps(through: down[...]).reversed() {
      if let inverse = map.inverse { maps.append(inverse) } else { isOneToOne = false }
    }
  }

  /// Where `p` lies at the other end; nil when that is behind the eye or cannot be told.
  func point(_ p: CGPoint) -> CGPoint? {
    let end = end(of: Point(p))
    guard isOneToOne, end.weight > 0, end.point.isFinite else { return nil }
    return CGPoint(end.point)
  }

  /// Where `p` lies at the other end, as the numbers come out.
  func apply(_ p: CGPoint) -> CGPoint { CGPoint(end(of: Point(p)).point) }

  /// The bounding box of `r` at the other end. `CGRect.null` when all of it is behind the eye.
  func boundingBox(of r: CGRect) -> CGRect {
    guard !maps.isEmpty, !r.isNull, !r.isInfinite else { return r }
    let corners = Rect(r).corners.map { end(of: $0) }
    return WeightedPoint.boundingBox(of: corners).map { CGRect($0) } ?? .null
  }

  private func end(of p: Point) -> WeightedPoint {
    maps.reduce(WeightedPoint(p)) { $1.apply($0) }
  }

  /// The layers of each lineage that lie below the first that both hold, and that one. Both are gone up side by side,
  /// no farther than that.
  private static func ways(
    from source: CALayer?, and destination: CALayer?
  ) -> (up: [CALayer], down: [CALayer], meeting: CALayer?) {
    var (up, down) = (Way(from: source), Way(from: destination))
    while up.next != nil || down.next != nil {
      if let layer = up.next {
        if let count = down.indices[layer.sameness] {
          return (up.layers, Array(down.layers[..<count]), layer)
        }
        up.advance(past: layer)
      }
      if let layer = down.next {
        if let count = up.indices[layer.sameness] {
          return (Array(up.layers[..<count]), down.layers, up.layers[count])
        }
        down.advance(past: layer)
      }
    }
    return (up.layers, down.layers, nil)
  }

  /// Layers from one up.
  private struct Way {
    var layers: [CALayer] = []
    var indices: [LayerSameness: Int] = [:]
    var next: CALayer?

    init(from layer: CALayer?) { next = layer }

    @MainActor
    mutating func advance(past layer: CALayer) {
      indices[layer.sameness] = layers.count
      layers.append(layer)
      next = layer.superlayer
    }
  }

  /// The maps from plane to plane through `layers`, each the superlayer of the one before. Layers
  /// that keep depth have no plane in between.
  private static func maps(through layers: ArraySlice<CALayer>) -> [Homography] {
    var maps: [Homography] = []
    var matrix: Matrix4?
    for (index, layer) in zip(layers.indices, layers) {
      let superlayer = layer.superlayer
      let step = layer.values.conversionMatrix(in: superlayer?.values)
      let whole = matrix?.followed(by: step) ?? step
      if superlayer?.keepsDepth == true, index + 1 < layers.endIndex {
        matrix = whole
      } else {
        matrix = nil
        maps.append(whole.onPlane)
      }
    }
    return maps
  }
}

/// Equal for one object, and for two presentations of one model.
private struct LayerSameness: Hashable {
  let object: ObjectIdentifier
  let isPresentation: Bool
}

extension CALayer {
  fileprivate var sameness: LayerSameness {
    LayerSameness(
      object: ObjectIdentifier(modelledLayer ?? self), isPresentation: modelledLayer != nil)
  }
}
