import CoreGraphics

/// Finds the frames of a layer's sublayers from their constraints.
@MainActor
struct ConstraintSolver {
  private let layers: [CALayer]
  private let superlayer: (x: Extent, y: Extent)
  /// What was found; nil inside for an axis that nothing places, or that waits for itself.
  private var found: [LayerAxis: Extent?] = [:]

  private struct LayerAxis: Hashable {
    let layer: Int
    let isHorizontal: Bool
  }

  /// A layer's extent along one axis.
  struct Extent {
    var start: CGFloat
    var length: CGFloat

    func value(of part: CAConstraintAttribute.Part) -> CGFloat {
      switch part {
      case .min: start
      case .mid: start + length / 2
      case .max: start + length
      case .length: length
      }
    }
  }

  init(_ layer: CALayer) {
    layers = layer.children
    let rect = layer.bounds
    superlayer = (
      Extent(start: rect.origin.x, length: rect.size.width),
      Extent(start: rect.origin.y, length: rect.size.height)
    )
  }

  /// Sets the frames of the layers that constraints place.
  func layOut() {
    var solver = self
    let frames = layers.indices.map { solver.frame(of: $0) }
    for (layer, frame) in zip(layers, frames) {
      if let frame { layer.frame = frame }
    }
  }

  private mutating func frame(of index: Int) -> CGRect? {
    let x = extent(of: LayerAxis(layer: index, isHorizontal: true))
    let y = extent(of: LayerAxis(layer: index, isHorizontal: false))
    guard x != nil || y != nil else { return nil }
    var frame = layers[index].frame
    if let x { (frame.origin.x, frame.size.width) = (x.start, x.length) }
    if let y { (frame.origin.y, frame.size.height) = (y.start, y.length) }
    return frame
  }

  private mutating func extent(of axis: LayerAxis) -> Extent? {
    if let known = found[axis] { return known }
    found[axis] = .some(nil)
    let parts = relations(of: axis)
    let frame = layers[axis.layer].frame
    let old =
      axis.isHorizontal
      ? Extent(start: frame.origin.x, length: frame.size.width)
      : Extent(start: frame.origin.y, length: frame.size.height)
    let result = Self.extent(from: parts, old: old)
    found[axis] = .some(result)
    return result
  }

  /// The values that the constraints of one axis ask for, in their order. A source that is not
  /// there, or not laid out itself on the axis that is read, asks for nothing.
  private mutating func relations(of axis: LayerAxis) -> [(CAConstraintAttribute.Part, CGFloat)] {
    var relations: [(CAConstraintAttribute.Part, CGFloat)] = []
    for constraint in layers[axis.layer].constraints ?? []
    where constraint.attribute.isHorizontal == axis.isHorizontal {
      let source = constraint.sourceAttribute
      let read: Extent?
      if constraint.sourceName == "superlayer" {
        read = source.isHorizontal ? superlayer.x : superlayer.y
      } else if let sibling = layers.firstIndex(where: { $0.name == constraint.sourceName }),
        sibling != axis.layer
      {
        read = extent(of: LayerAxis(layer: sibling, isHorizontal: source.isHorizontal))
      } else {
        read = nil
      }
      guard let read else { continue }
      relations.append(
        (
          constraint.attribute.part,
          read.value(of: source.part) * constraint.scale + constraint.offset
        ))
    }
    return relations
  }

  /// The relation given last decides, together with the lowest of the others; nil when they
  /// describe nothing.
  static func extent(
    from relations: [(part: CAConstraintAttribute.Part, value: CGFloat)], old: Extent
  ) -> Extent? {
    guard let last = relations.last else { return nil }
    guard let other = relations.dropLast().min(by: { $0.part < $1.part }) else {
      switch last.part {
      case .min: return Extent(start: last.value, length: old.length)
      case .mid: return Extent(start: last.value - old.length / 2, length: old.length)
      case .max: return Extent(start: last.value - old.length, length: old.length)
      case .length: return nil
      }
    }
    let (low, high) = last.part < other.part ? (last, other) : (other, last)
    switch (low.part, high.part) {
    case (.min, .mid): return Extent(start: low.value, length: 2 * (high.value - low.value))
    case (.min, .max): return Extent(start: low.value, length: high.value - low.value)
    case (.min, .length): return Extent(start: low.value, length: high.value)
    case (.mid, .max):
      let half = high.value - low.value
      return Extent(start: low.value - half, length: 2 * half)
    case (.mid, .length): return Extent(start: low.value - high.value / 2, length: high.value)
    case (.max, .length): return Extent(start: low.value - high.value, length: high.value)
    default: return nil
    }
  }
}

extension CAConstraintAttribute {
  /// What an attribute is of its axis.
  enum Part: Int, Comparable {
    case min, mid, max, length

    static func < (a: Part, b: Part) -> Bool { a.rawValue < b.rawValue }
  }

  var isHorizontal: Bool { rawValue < CAConstraintAttribute.minY.rawValue }

  var part: Part { Part(rawValue: Int(rawValue) % 4) ?? .length }
}
