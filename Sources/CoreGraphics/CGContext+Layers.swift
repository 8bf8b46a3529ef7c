public import Foundation
import Geometry
import Raster

extension CGContext {
  /// What is drawn until the matching end becomes one picture, which then meets what lies below
  /// with the present alpha and clips. Inside, alpha starts at 1.
  public func beginTransparencyLayer() {
    saveGState()
    state.alpha = 1
    state.clips = []
    surfaces.append(ContextSurface(width: width, height: height, background: .clear))
  }

  /// As `beginTransparencyLayer()`, with nothing drawn outside `rect`.
  public func beginTransparencyLayer(in rect: CGRect) {
    beginTransparencyLayer()
    clip(to: rect)
  }

  /// Draws the layer's picture; without an open layer it does nothing.
  public func endTransparencyLayer() {
    guard surfaces.count > 1 else { return }
    let layer = surfaces.removeLast().picture()
    restoreGState()
    fillClip(
      with: .image(
        ImagePaint(
          image: layer, imageFromDevice: .identity, filter: .nearest, opacity: state.alpha)))
  }
}
