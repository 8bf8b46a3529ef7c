import Foundation
import Geometry
import Raster

/// A bitmap to draw into.
///
/// As in Core Graphics, user space starts with its origin at the bottom left, y up, one unit a
/// pixel; the contexts UIKit makes are turned to y down and scaled to points. Drawing is recorded
/// and painted when the picture is asked for.
public final class CGContext {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// True when the picture has no alpha: black lies under everything.
  let isOpaque: Bool
  /// The picture, and above it the transparency layers that are open.
  var surfaces: [ContextSurface]
  var state = ContextState()
  var savedStates: [ContextState] = []
  /// The path under construction, in user space.
  let pending = CGMutablePath()
  private var clipCount = 0
  /// False when everything is drawn without antialiasing, whatever the state says.
  var allowsAntialiasing = true

  /// A transparent picture, or a black one when `bitmapInfo` says that there is no alpha.
  ///
  /// Memory is always the context's own: `data` must be nil and `bytesPerRow` is not heeded.
  /// - Returns: nil when a side is not positive, when a component has not 8 bits, when the space
  ///   is not RGB or the place of alpha is not one that can be drawn into.
  public convenience init?(
    data: Never?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, bitsPerComponent == 8, space.model == .rgb,
      let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & 0x1F),
      [.premultipliedFirst, .premultipliedLast, .noneSkipFirst, .noneSkipLast].contains(alpha)
    else { return nil }
    let isOpaque = alpha == .noneSkipFirst || alpha == .noneSkipLast
    self.init(width: width, height: height, isOpaque: isOpaque)
  }

  /// A picture of `width` × `height` pixels, transparent or black.
  /// - Precondition: both are positive.
  package init(width: Int, height: Int, isOpaque: Bool) {
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    surfaces = [
      ContextSurface(width: width, height: height, background: isOpaque ? .black : .clear)
    ]
  }

  /// The picture so far.
  public func makeImage() -> CGImage? { CGImage(rasterImage: surfaces[0].picture()) }

  /// User space → the pixels of the picture, y down.
  var pixelsFromUser: Affine {
    state.ctm.followed(by: Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(height)))
  }

  /// A number no clip of this context has had.
  func nextClipNumber() -> Int {
    clipCount += 1
    return clipCount
  }

  /// True while nothing has been drawn.
  package internal(set) var isBlank = true

  /// Gives `draw` the list to record on, with exactly the present clips open.
  func record(_ draw: (inout DisplayList) -> Void) {
    isBlank = false
    let top = surfaces.count - 1
    surfaces[top].open(state.clips)
    draw(&surfaces[top].list)
  }
}
