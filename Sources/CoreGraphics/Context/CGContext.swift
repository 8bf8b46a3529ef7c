import Foundation
package import Geometry
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
  /// How the picture's bytes are laid out for those who read them.
  let format: PixelFormat
  /// The picture's bytes, once somebody can see them.
  var memory: ContextMemory?
  /// The picture, and above it the transparency layers that are open.
  var surfaces: [ContextSurface]
  var state = ContextState()
  var savedStates: [ContextState] = []
  /// Base space → device space: the user space that whoever made the context began with. Patterns
  /// and shadows lie in it, whatever the matrix.
  var base = Affine.identity
  /// The path under construction, in user space.
  let pending = CGMutablePath()
  /// Text space → user space; not part of the state that is saved.
  var textSpace = Affine.identity
  private var clipCount = 0
  /// False when everything is drawn without antialiasing, whatever the state says.
  var allowsAntialiasing = true

  /// A picture of `width` × `height` pixels, transparent or black.
  /// - Precondition: both are positive.
  package convenience init(width: Int, height: Int, isOpaque: Bool) {
    self.init(
      width: width, height: height, format: .standard(width: width, isOpaque: isOpaque))
  }

  /// A context in any format that can be drawn into.
  init(width: Int, height: Int, format: PixelFormat) {
    self.width = width
    self.height = height
    self.format = format
    isOpaque = format.alphaOffset == nil
    surfaces = [
      ContextSurface(width: width, height: height, background: isOpaque ? .black : .clear)
    ]
  }

  /// The picture so far.
  public func makeImage() -> CGImage? {
    CGImage(rasterImage: format.seen(picture()), format: format)
  }

  /// The pixels so far, whatever the format.
  func picture() -> Image {
    readMemory()
    return surfaces[0].picture()
  }

  /// User space → the pixels of the picture, y down.
  package var pixelsFromUser: Affine { state.ctm.followed(by: pixelsFromDevice) }

  /// Device space, y up → the pixels of the picture, y down.
  var pixelsFromDevice: Affine { Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(height)) }

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
    readMemory()
    let top = surfaces.count - 1
    surfaces[top].open(state.clips)
    draw(&surfaces[top].list)
    writeMemory()
  }
}
