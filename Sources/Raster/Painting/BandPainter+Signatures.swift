import RasterKernels

extension BandPainter {
  /// Fingerprints of all bands of `list` over `background`: a band whose signature is the same in
  /// two lists has the same pixels in both.
  package mutating func signatures(of list: DisplayList, over background: Color) -> [Signature] {
    index.build(list)
    sources.read(list)
    var signatures: [Signature] = []
    signatures.reserveCapacity(list.bandCount)
    for band in 0..<list.bandCount {
      signatures.append(signature(ofBand: band, of: list, over: background))
    }
    return signatures
  }

  /// What determines a band's pixels: its rows, the background where it shows, and from the last
  /// item on that hides all others each item that touches the band, its edges cut to it.
  /// - Precondition: `index` and `sources` are those of `list`.
  func signature(ofBand band: Int, of list: DisplayList, over background: Color) -> Signature {
    var hash = ContentHash()
    let rows = list.rows(ofBand: band)
    hash.add(rows.lowerBound, rows.upperBound)
    hash.add(list.width)
    var entries = index.entries(of: band)
    let bounds = PixelBounds(
      left: 0, top: rows.lowerBound, right: list.width, bottom: rows.upperBound)
    if let opaque = lastOpaqueEntry(in: entries, of: list, covering: bounds) {
      hash.add(0)
      entries = opaque..<entries.upperBound
    } else {
      hash.add(1, Int(background.premultiplied))
    }
    let edges = index.edges.span
    for entryIndex in entries {
      let entry = index.entries[entryIndex]
      list.items[entry.item].add(to: &hash, within: rows, sources)
      guard !entry.edges.isEmpty else { continue }
      hash.add(entry.edges.count, entry.columns.lowerBound)
      let own = edges.extracting(entry.edges)
      for number in own.indices {
        let edge = own[number]
        hash.add(Int(edge.x0), Int(edge.x1))
        hash.add(Int(edge.y0), Int(edge.y1))
      }
    }
    return hash.signature
  }
}
