/// What a painter made ready to draw bands of a list, for other painters that draw some of them.
package struct PreparedBands: Sendable {
  fileprivate let index: BandIndex
  fileprivate let offscreens: [ImageSource?]
}

extension BandPainter {
  /// What is ready to be drawn.
  package var prepared: PreparedBands { PreparedBands(index: index, offscreens: offscreens) }

  /// Makes ready what another painter made ready of `list`.
  package mutating func adopt(_ prepared: PreparedBands, of list: DisplayList) {
    index = prepared.index
    offscreens = prepared.offscreens
    reserveRows(of: list)
  }
}

/// Offscreen pictures that a painter has cached, for others that go on from there. From then on all of them
/// share what they draw.
package struct PictureCache: Sendable {
  fileprivate let images: [Signature: Image]
  fileprivate let shared: SharedPictures?

  fileprivate init(_ images: [Signature: Image], shared: SharedPictures?) {
    self.images = images
    self.shared = shared
  }

  /// None yet.
  package init() { self.init([:], shared: SharedPictures()) }
}

extension BandPainter {
  /// The cached offscreen pictures.
  package var pictureCache: PictureCache { PictureCache(drawnOffscreens, shared: sharedOffscreens) }

  /// Begins with what another painter has cached.
  package init(keeping pictures: PictureCache) {
    self.init()
    keep(pictures)
  }

  /// Goes on from what another painter has cached.
  package mutating func keep(_ pictures: PictureCache) {
    drawnOffscreens = pictures.images
    sharedOffscreens = pictures.shared
  }
}
