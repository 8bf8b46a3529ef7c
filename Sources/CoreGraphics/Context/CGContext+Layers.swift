public import Foundation
import Geometry
import Raster

extension CGContext {
  /// What is drawn until the matching end becomes one picture, which then meets what lies below
  /// with the present alpha, shadow, blend mode and clips. Inside, alpha starts at 1, with the normal
  /// mode and no shadow.
  public func beginTransparencyLayer() {
    saveGState()
    state.alpha = 1
    state.blend = .normal
    state.shadow = nil
    state.clips = []
    surfaces.append(ContextSurface(width: width, height: height, background: .clear))
  }

  /// As `beginTransparencyLayer()`, with nothing drawn outside `rect`.
  public func beginTransparencyLayer(in rect: CGRect) {
    beginTransparencyLayer()
    clip(to: rect)
  }

  /// As `beginTransparencyLayer()`; no auxiliary information is known.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { beginTransparencyLayer() }

  /// As `beginTransparencyLayer(in:)`; no auxiliary information is known.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(in: rect)
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
