/// What a GIF should be like.
package struct GIFOptions: Hashable, Sendable {
  package var loop = GIFLoop.forever
  package var transparency = GIFTransparency()
  package var dithering = GIFDithering.adaptive
  /// Colours that lie closer together than this, on average, share an entry of the palette even
  /// when there would be room: in levels of 255. Not to be seen below 1, and every tenth makes
  /// files smaller; 0 uses the whole palette.
  package var coarseness = 0.0

  package init() {}
}

/// How often a clip is played.
package enum GIFLoop: Hashable, Sendable {
  case forever
  /// So many times in all, 1 to 65 536.
  case times(Int)
}

/// What becomes of translucent pixels: in a GIF a pixel is there or not.
package struct GIFTransparency: Hashable, Sendable {
  /// Those with an alpha below it are left out.
  package var threshold: UInt8
  /// What the others are laid over; nil: they lose their alpha.
  package var matte: OpaqueColor?

  package init(threshold: UInt8 = 128, matte: OpaqueColor? = nil) {
    self.threshold = threshold
    self.matte = matte
  }
}

/// Whether colours that the palette lacks are mixed from two that it has.
package enum GIFDithering: Hashable, Sendable {
  case none
  /// In gradients that would show steps, by a pattern that stands still.
  case adaptive
}
