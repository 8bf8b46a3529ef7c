public import Foundation
import Geometry
import Raster
import VirtualTime

extension CGContext {
  /// Draws `image` over `rect`, its first row along the rectangle's maximum y: upright where y
  /// grows upwards, upside down in UIKit's contexts. Through a stencil the fill colour is painted.
  public func draw(_ image: CGImage, in rect: CGRect) {
    if image.isMask, state.fill.pattern != nil { return drawPattern(through: image, in: rect) }
    guard let paint = paint(of: image, in: rect) else { return }
    fill(pixels(of: rect), rule: .nonZero, paint: .image(paint))
  }

  /// Draws `image` over `rect` or, `byTiling`, over the whole clip: there over `rect` too and beside
  /// it in all directions.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    guard byTiling else { return draw(image, in: rect) }
    guard var paint = paint(of: image, in: rect) else { return }
    paint.isRepeated = true
    fillClip(with: .image(paint))
  }

  /// Lets less through of what is drawn from now on: outside `rect` nothing, inside as much as
  /// `mask`, stretched over it as `draw` does, says: where a stencil paints, where an image with
  /// alpha is opaque, where any other image is light.
  public func clip(to rect: CGRect, mask: CGImage) {
    let stencil = mask.stencil
    check("the place of a mask", rect.isPlain)
    guard let map = imageFromPixels(width: stencil.width, height: stencil.height, in: rect) else {
      return clip(to: [])
    }
    beginPath()
    state.clips.append(
      ContextClip(
        number: nextClipNumber(), shape: pixels(of: rect), rule: .nonZero, isAliased: isAliased,
        mask: ImagePaint(
          image: stencil, imageFromDevice: Homography(map), filter: filter(of: mask))))
  }

  /// A stencil is a clip for what is not one colour.
  private func drawPattern(through stencil: CGImage, in rect: CGRect) {
    guard let paint = paint(state.fill) else { return }
    let clips = state.clips
    clip(to: rect, mask: stencil)
    fillClip(with: paint)
    state.clips = clips
  }

  /// The image over `rect` as paint; nil when it is not seen.
  private func paint(of image: CGImage, in rect: CGRect) -> ImagePaint? {
    let pixels = image.rasterImage
    check("the place of a picture", rect.isPlain)
    guard let map = imageFromPixels(width: pixels.width, height: pixels.height, in: rect) else {
      return nil
    }
    return ImagePaint(
      image: pixels, imageFromDevice: Homography(map), filter: filter(of: image),
      opacity: state.alpha, tint: image.isMask ? state.fill.raster : .white)
  }

  private func filter(of image: CGImage) -> ImagePaint.Filter {
    guard image.shouldInterpolate else { return .nearest }
    return switch state.interpolation {
    case .none: .nearest
    case .low: .linear
    case .default, .medium, .high: .trilinear
    }
  }

  /// The picture's pixels → those of an image that lies over `rect`, the first row along its
  /// maximum y.
  private func imageFromPixels(width: Int, height: Int, in rect: CGRect) -> Affine? {
    let userFromImage = Affine(
      a: Double(rect.width) / Double(width), b: 0, c: 0, d: -Double(rect.height) / Double(height),
      tx: Double(rect.minX), ty: Double(rect.maxY))
    return userFromImage.followed(by: pixelsFromUser).inverse
  }

  /// The rectangle in pixels.
  private func pixels(of rect: CGRect) -> FlatPath {
    let matrix = pixelsFromUser
    return FlatPath(polygon: Rect(rect.standardized).corners.map { matrix.apply($0) })
  }
}
