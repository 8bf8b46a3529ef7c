package import PNG

extension StraightPicture {
  /// The picture as a PNG file to be looked at: colours of nearly transparent pixels are rounded.
  package func encoded() throws(PNGError) -> [UInt8] {
    var premultiplied = pixels
    premultiplyAlpha(of: &premultiplied)
    return try FastPNGEncoder.encode(premultiplied, width: width, height: height)
  }
}
