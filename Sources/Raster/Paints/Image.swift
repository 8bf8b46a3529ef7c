import RasterKernels

/// Immutable pixels, shared by reference: premultiplied RGBA, 8 bits each, rows from the top
/// without padding.
package final class Image: Sendable {
  package let width: Int
  package let height: Int
  /// `width · height · 4` bytes.
  package let pixels: [UInt8]
  /// True when every alpha is 255.
  package let isOpaque: Bool
  let reduction = Lazy<Image>()
  let knownBlocks = Lazy<TexelBlocks>()
  let knownStripes = Lazy<[Signature]>()
  let knownSignature = Lazy<Signature>()

  /// - Precondition: both sides are positive and `pixels` has `width · height · 4` bytes.
  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width > 0 && height > 0, "an image has at least one pixel")
    precondition(pixels.count == width * height * 4, "an image has four bytes a pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
    isOpaque = Fast.areOpaque(pixels.span)
  }
}
