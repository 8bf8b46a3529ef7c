/// What the bands of a picture show, so that the next picture of the same size need not draw those
/// that stay. It belongs to one `Pixmap`, which nobody else draws into.
package struct BandCache: Sendable {
  /// Of each band as the picture holds it; empty while nothing is known of it.
  package private(set) var signatures: [Signature] = []
  /// The bands that the last drawing changed, in order: those an encoder has to read again.
  package private(set) var changedBands: [Int] = []

  package init() {}

  /// Takes over what the bands are to show, and finds those that do not show it yet.
  mutating func update(to wanted: [Signature]) {
    let isKnown = wanted.count == signatures.count
    changedBands.removeAll(keepingCapacity: true)
    for band in wanted.indices where !isKnown || wanted[band] != signatures[band] {
      changedBands.append(band)
    }
    signatures = wanted
  }
}
