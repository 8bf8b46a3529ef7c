public import Foundation
import Geometry
import Raster

extension CGContext {
  /// Draws `image` over `rect`, its first row along the rectangle's maximum y: upright where y
  /// grows upwards, upside down in UIKit's contexts.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let pixels = image.rasterImage
    let userFromImage = Affine(
      a: Double(rect.width) / Double(pixels.width), b: 0, c: 0,
      d: -Double(rect.height) / Double(pixels.height), tx: Double(rect.minX),
      ty: Double(rect.maxY))
    guard let imageFromPicture = userFromImage.followed(by: pixelsFromUser).inverse else { return }
    let matrix = pixelsFromUser
    let paint = ImagePaint(
      image: pixels, imageFromDevice: Homography(imageFromPicture),
      filter: state.interpolation == .none || !image.shouldInterpolate ? .nearest : .linear,
      opacity: state.alpha)
    let corners = Rect(rect.standardized).corners.map { matrix.apply($0) }
    let isAliased = isAliased
    record {
      $0.fill(
        FlatPath(polygon: corners), rule: .nonZero, paint: .image(paint), isAliased: isAliased)
    }
  }
}
