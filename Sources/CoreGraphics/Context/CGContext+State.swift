public import Foundation
import Geometry
import VirtualTime

/// How an image is sampled when it is drawn: `none` takes the nearest pixel, `low` mixes four, all
/// others mix the means of as many as an image made smaller has for a pixel.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}

extension CGContext {
  /// Remembers matrix, clips, colours, alpha, blend mode, shadow, and the settings of lines, images
  /// and text; neither the path nor the text matrix.
  public func saveGState() { savedStates.append(state) }

  /// Goes back to what the matching `saveGState` remembered; without one it does nothing.
  public func restoreGState() {
    guard let saved = savedStates.popLast() else { return }
    setMatrix(saved.ctm)
    state = saved
  }

  /// User space → device space, whose y grows upwards.
  public var ctm: CGAffineTransform { CGAffineTransform(state.ctm) }

  /// Applies `transform` first, then the matrix so far.
  public func concatenate(_ transform: CGAffineTransform) {
    setMatrix(Affine(transform).followed(by: state.ctm))
  }

  /// Moves the origin.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales about the origin.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Turns about the origin by `angle` radians.
  public func rotate(by angle: CGFloat) {
    check("an angle", angle.isPlain)
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Points already in the path stay where they are on the device.
  private func setMatrix(_ matrix: Affine) {
    if !pending.isEmpty, let back = matrix.inverse {
      pending.geometry = pending.geometry.transformed(by: state.ctm.followed(by: back))
    }
    state.ctm = matrix
    let m = matrix
    check(
      "the matrix",
      m.a.isPlain && m.b.isPlain && m.c.isPlain && m.d.isPlain && m.tx.isPlain && m.ty.isPlain)
  }

  /// Multiplies the alpha of everything drawn, 0…1.
  public func setAlpha(_ alpha: CGFloat) {
    check("the alpha", alpha.isPlain)
    state.alpha = min(1, max(0, Double(alpha)))
  }

  /// How images are sampled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
}
