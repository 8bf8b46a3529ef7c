/// A kind of film that ffmpeg makes.
package enum FilmFormat: String, CaseIterable, Hashable, Sendable {
  /// Animated WebP, lossless, with alpha.
  case webp
  /// H.264 in MP4, without alpha; for browsers and players.
  case mp4
  /// ProRes 4444 in QuickTime, with alpha; for editing.
  case mov

  package var keepsAlpha: Bool { self != .mp4 }

  /// How a clip repeats is part of the file.
  package var loops: Bool { self == .webp }

  /// What frames are to be handed over as.
  package var encoding: FrameEncoding { keepsAlpha ? .rawRGBA : .rawPremultipliedRGBA }

  /// H.264 films keep colours for every second column and row, so that both sides are even.
  package var hasEvenSides: Bool { self == .mp4 }
}
