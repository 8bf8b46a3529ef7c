/// What a GIF should be like.
package struct GIFOptions: Hashable, Sendable {
  package var loop = GIFLoop.forever
  package var transparency = GIFTransparency.oneBit(threshold: 128, matte: nil)
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
package enum GIFTransparency: Hashable, Sendable {
  /// All are laid over the colour; nothing is transparent.
  case opaque(matte: GIFColor)
  /// Those with an alpha below `threshold` are left out; the others are laid over the matte, or,
  /// without one, lose their alpha.
  case oneBit(threshold: UInt8, matte: GIFColor?)
}

/// Whether colours that the palette lacks are mixed from two that it has.
package enum GIFDithering: Hashable, Sendable {
  case none
  /// In gradients that would show steps, by a pattern that stands still.
  case adaptive
}
