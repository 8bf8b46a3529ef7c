import Synchronization

/// Offscreen pictures of several painters, so that what one of them has cached is not drawn by another.
///
/// It keeps none itself: a picture is there as long as a painter has it. What it shows decides its
/// signature, so whose it is makes no difference to any pixel.
final class SharedPictures: Sendable {
  private let pictures = Mutex<[Signature: SharedPicture]>([:])

  /// The picture of that signature: a painter's, or the one that `draw` makes. Whoever else asks for it
  /// meanwhile waits until it is drawn, which it cannot wait for itself: a picture shows only others.
  func image(_ signature: Signature, draw: () -> Image) -> Image {
    picture(signature).image(draw)
  }

  /// The same, or nil where somebody is drawing it.
  func imageAtOnce(_ signature: Signature, draw: () -> Image) -> Image? {
    picture(signature).imageAtOnce(draw)
  }

  private func picture(_ signature: Signature) -> SharedPicture {
    pictures.withLock { pictures in
      if let known = pictures[signature] { return known }
      pictures = pictures.filter { !$0.value.isGone }
      let new = SharedPicture()
      pictures[signature] = new
      return new
    }
  }

  /// How many are known.
  var count: Int { pictures.withLock { $0.count } }
}

/// A picture as long as somebody has it.
private final class SharedPicture: Sendable {
  private struct State: Sendable {
    weak var image: Image?
    /// True once it was drawn.
    var isMade = false

    mutating func image(_ draw: () -> Image) -> Image {
      if let image { return image }
      let drawn = draw()
      (image, isMade) = (drawn, true)
      return drawn
    }
  }

  private let state = Mutex(State())

  func image(_ draw: () -> Image) -> Image { state.withLock { $0.image(draw) } }

  func imageAtOnce(_ draw: () -> Image) -> Image? {
    state.withLockIfAvailable { $0.image(draw) }
  }

  /// True when nobody has it any more; not while somebody draws it.
  var isGone: Bool { state.withLockIfAvailable { $0.isMade && $0.image == nil } ?? false }
}
