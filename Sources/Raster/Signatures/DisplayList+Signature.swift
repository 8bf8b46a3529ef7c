import RasterKernels

extension DisplayList {
  /// A fingerprint of size and items: equal lists over equal backgrounds give equal pixels.
  package var signature: Signature {
    var sources = SourceSignatures()
    sources.read(self)
    var hash = ContentHash()
    hash.add(width, height)
    hash.add(items.count)
    for item in items {
      item.add(to: &hash, within: 0..<height, sources)
      guard let range = item.edges else { continue }
      hash.add(range.count)
      for index in range {
        let edge = edges[index]
        hash.add(Int(edge.x0), Int(edge.y0))
        hash.add(Int(edge.x1), Int(edge.y1))
      }
    }
    return hash.signature
  }
}
