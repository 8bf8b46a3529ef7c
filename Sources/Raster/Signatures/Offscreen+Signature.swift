extension Offscreen {
  /// A fingerprint of the list it draws and its filters, made once.
  var signature: Signature {
    knownSignature.value {
      var hash = ContentHash()
      hash.add(list.signature)
      hash.add(area.left, area.top)
      hash.add(area.right, area.bottom)
      hash.add(filters.count)
      for filter in filters { filter.add(to: &hash) }
      return hash.signature
    }
  }
}

extension PixelFilter {
  fileprivate func add(to hash: inout ContentHash) {
    switch self {
    case .blur(let x, let y):
      hash.add(1)
      hash.add(x)
      hash.add(y)
    case .shadow(let color, let x, let y, let reach):
      hash.add(2)
      hash.add(color)
      hash.add(x)
      hash.add(y)
      hash.add(reach)
    case .colorMatrix(let matrix):
      hash.add(3)
      for row in [matrix.red, matrix.green, matrix.blue, matrix.alpha] {
        hash.add(row.red)
        hash.add(row.green)
        hash.add(row.blue)
        hash.add(row.alpha)
        hash.add(row.constant)
      }
    case .curve(let table):
      hash.add(4)
      hash.add(table)
    }
  }
}

extension ContentHash {
  fileprivate mutating func add(_ color: Color) {
    add(color.red)
    add(color.green)
    add(color.blue)
    add(color.alpha)
  }
}
