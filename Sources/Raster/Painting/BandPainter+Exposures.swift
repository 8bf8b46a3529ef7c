import RasterKernels

// A picture of what is shown while a shutter is open: the mean of several lists' light, each counted
// by its weight. A band is drawn as often as it changes on the way.
extension BandPainter {
  /// Sorts `exposures` into bands and forgets offscreen pictures.
  package mutating func sort(_ exposures: [Exposure]) -> PreparedExposures {
    drawnOffscreens.removeAll()
    var prepared = PreparedExposures()
    for exposure in exposures {
      index = BandIndex()
      index.build(exposure.list)
      prepared.bands.append(self.prepared)
    }
    return prepared
  }

  /// Sorts `exposures` into bands, and makes `cache` say what their mean shows in them and which of
  /// them are new to it.
  package mutating func compare(
    _ exposures: [Exposure], with cache: inout BandCache
  ) -> PreparedExposures {
    var prepared = PreparedExposures()
    for exposure in exposures {
      index = BandIndex()
      prepared.signatures.append(signatures(of: exposure.list, over: exposure.background))
      prepared.bands.append(self.prepared)
    }
    cache.update(to: Self.signatures(ofMeanOf: exposures, prepared.signatures))
    return prepared
  }

  /// Where nothing changes, the signature of what is shown all the time; else one of all exposures.
  private static func signatures(
    ofMeanOf exposures: [Exposure], _ signatures: [[Signature]]
  ) -> [Signature] {
    guard let first = signatures.first else { return [] }
    return first.indices.map { band in
      if signatures.allSatisfy({ $0[band] == first[band] }) { return first[band] }
      var hash = ContentHash()
      hash.add(exposures.count)
      for (exposure, signatures) in zip(exposures, signatures) {
        hash.add(exposure.weight)
        hash.add(signatures[band])
      }
      return hash.signature
    }
  }

  /// Makes everything ready to draw `bands`, and no others.
  /// - Precondition: `prepared` comes from sorting or comparing `exposures`.
  package mutating func prepare(
    _ bands: [Int], of exposures: [Exposure], _ prepared: inout PreparedExposures
  ) {
    for (index, exposure) in exposures.enumerated() {
      let changed = bands.filter { prepared.changes($0, at: index) }
      adopt(prepared.bands[index], of: exposure.list)
      prepare(changed, of: exposure.list)
      prepared.bands[index] = self.prepared
    }
  }

  /// Draws one band of the mean of `exposures` into the pixels from pixel `start` on: its rows in
  /// order, without padding.
  /// - Precondition: the band is ready in `prepared`; the rows have room; the weights are at most
  ///   256 together.
  package mutating func paint(
    band: Int, of exposures: [Exposure], _ prepared: PreparedExposures,
    in scratch: inout ExposureScratch, into pixels: inout MutableSpan<UInt8>, start: Int = 0
  ) {
    guard let first = exposures.first else { return }
    let count = first.list.rows(ofBand: band).count * first.list.width
    scratch.reserve(pixels: Band.height * first.list.width)
    adopt(prepared.bands[0], of: first.list)
    paint(band: band, of: first.list, over: first.background, into: &pixels, start: start)

    let total = exposures.reduce(0) { $0 + $1.weight }
    var rest = total - first.weight
    var wasDrawn = false
    for (index, exposure) in exposures.enumerated().dropFirst() {
      defer { rest -= exposure.weight }
      guard prepared.changes(band, at: index) else { continue }
      adopt(prepared.bands[index], of: exposure.list)
      var next = scratch.next.mutableSpan
      paint(band: band, of: exposure.list, over: exposure.background, into: &next)
      var own = exchange(&scratch.sums, with: [])
      var sums = own.mutableSpan
      if wasDrawn {
        Fast.accumulateLight(
          &sums, from: scratch.before.span, beforeStart: 0, to: scratch.next.span, count: count,
          weight: Int32(rest))
      } else {
        // The first lies in the picture.
        Fast.accumulateLight(
          &sums, from: pixels.span, beforeStart: start, to: scratch.next.span, count: count,
          weight: Int32(rest))
      }
      scratch.sums = own
      swap(&scratch.before, &scratch.next)
      wasDrawn = true
    }
    guard wasDrawn else { return }
    var sums = scratch.sums.mutableSpan
    Fast.resolveLight(&pixels, start: start, count: count, sums: &sums, total: Int32(total))
  }
}
