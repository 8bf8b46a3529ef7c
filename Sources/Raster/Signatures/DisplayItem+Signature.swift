import RasterKernels

extension DisplayItem {
  /// Adds what the item does to the pixels of `rows`, all but its outline's edges.
  func add(to hash: inout ContentHash, within rows: Range<Int>, _ sources: SourceSignatures) {
    switch action {
    case .fill(let outline, let source):
      hash.add(1)
      outline.add(to: &hash, within: rows)
      sources.add(source, to: &hash, within: rows)
    case .pushClip(let outline, let mask):
      hash.add(2, mask == nil ? 0 : 1)
      outline.add(to: &hash, within: rows)
      if let mask { sources.add(image: mask, to: &hash, within: rows) }
    case .popClip:
      hash.add(3)
    case .pushGroup(let content, let opacity, let blend):
      hash.add(4, blend.number)
      content.add(to: &hash, within: rows)
      bounds.add(to: &hash, within: rows)
      hash.add(Int(opacity))
    case .popGroup:
      hash.add(5)
    }
  }
}

extension Outline {
  fileprivate func add(to hash: inout ContentHash, within rows: Range<Int>) {
    bounds.add(to: &hash, within: rows)
    switch form {
    case .box(let box):
      let one = Int(Subpixel.one)
      hash.add(0, isAliased ? 1 : 0)
      hash.add(box.left, box.right)
      hash.add(max(box.top, rows.lowerBound * one), min(box.bottom, rows.upperBound * one))
    case .edges(_, let rule, _):
      hash.add(rule == .nonZero ? 1 : 2, (isAliased ? 1 : 0) + (mayOverlap(in: rows) ? 2 : 0))
    }
  }
}

extension PixelBounds {
  fileprivate func add(to hash: inout ContentHash, within rows: Range<Int>) {
    hash.add(left, right)
    hash.add(max(top, rows.lowerBound), min(bottom, rows.upperBound))
  }
}

extension BlendMode {
  /// A number of its own for each mode.
  var number: Int {
    switch self {
    case .sourceOver: 0
    case .plus: 1
    case .destinationIn: 2
    case .clear: 3
    case .copy: 4
    case .sourceIn: 5
    case .sourceOut: 6
    case .sourceAtop: 7
    case .destinationOver: 8
    case .destinationOut: 9
    case .destinationAtop: 10
    case .xor: 11
    case .plusDarker: 12
    case .multiply: 13
    case .screen: 14
    case .overlay: 15
    case .darken: 16
    case .lighten: 17
    case .colorDodge: 18
    case .colorBurn: 19
    case .softLight: 20
    case .hardLight: 21
    case .difference: 22
    case .exclusion: 23
    case .hue: 24
    case .saturation: 25
    case .color: 26
    case .luminosity: 27
    case .burnToBlack: 28
    case .linearDodge: 29
    case .linearBurn: 30
    case .linearLight: 31
    case .vividLight: 32
    case .pinLight: 33
    case .subtract: 34
    case .divide: 35
    }
  }
}
