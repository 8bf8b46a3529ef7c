public import CoreGraphics
import QuartzCore
import VirtualTime

extension UIImage {
  /// True where UIKit shows the picture as a stencil: symbols unless they are to keep their colours.
  var isStencil: Bool {
    renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage)
  }

  /// The picture filled with `color` where it is not clear. UIKit shows a stencil in the tint colour all the
  /// same, unless its rendering mode is `alwaysOriginal`.
  @MainActor
  public func withTintColor(_ color: UIColor) -> UIImage {
    guard pixels != nil else { return self }
    let filled = stenciled(with: color)
    return UIImage(pixels: filled.pixels, upright)
  }

  /// The same, shown in `renderingMode`.
  @MainActor
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  private var upright: Manner {
    var manner = manner
    manner.orientation = .up
    return manner
  }

  /// The edges that layout leaves out of account, points.
  public var alignmentRectInsets: UIEdgeInsets { manner.alignmentRectInsets }

  /// The same picture, of which layout leaves edges out of account.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// True where the picture is mirrored in an interface from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { manner.flipsForRightToLeft }

  /// The same picture, mirrored in an interface from right to left; this one runs from left to right.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// The same picture, mirrored from side to side.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    let mirrored: Orientation =
      switch manner.orientation {
      case .up: .upMirrored
      case .upMirrored: .up
      case .down: .downMirrored
      case .downMirrored: .down
      case .left: .rightMirrored
      case .rightMirrored: .left
      case .right: .leftMirrored
      case .leftMirrored: .right
      }
    return changed { $0.orientation = mirrored }
  }

  // MARK: Animated pictures

  /// The pictures of an animated one, one after the other; nil for one that stands still.
  public var images: [UIImage]? { manner.frames?.images }

  /// Seconds that the pictures of an animated one take together; 0 for one that stands still.
  public var duration: TimeInterval { manner.frames?.duration ?? 0 }

  /// A picture that image views show as `images` one after the other, for ever; a `duration` of 0 means a
  /// thirtieth of a second for each.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let all = duration > 0 ? duration : Double(images.count) / 30
    return first.changed { $0.frames = (images, all) }
  }

  /// An animated picture of those called `name0`, `name1` and so on, up to 1024.
  @MainActor
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    // Their numbers may begin with 0 or 1.
    for number in 0...1024 {
      guard let image = UIImage(named: "\(name)\(number)") else {
        if number == 0 { continue } else { break }
      }
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }

  // MARK: Preparing

  /// The same picture: pixels are decoded when a picture is made.
  public func preparingForDisplay() -> UIImage? { pixels == nil ? nil : self }

  /// Hands the same picture to `completionHandler`, after what is being done now.
  @MainActor
  public func prepareForDisplay(completionHandler: @escaping @MainActor (UIImage?) -> Void) {
    let prepared = preparingForDisplay()
    DispatchQueue.main.async { completionHandler(prepared) }
  }

  /// The same picture.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// A smaller picture that fits in `size`, in pixels of this one's scale.
  @MainActor
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let own = self.size
    guard own.width > 0, own.height > 0, size.width > 0, size.height > 0 else { return nil }
    let factor = min(size.width / own.width, size.height / own.height)
    let small = CGSize(width: own.width * factor, height: own.height * factor)
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: small, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: small))
    }
  }

  /// The same.
  @MainActor
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Hands a smaller picture to `completionHandler`, after what is being done now.
  @MainActor
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @MainActor (UIImage?) -> Void
  ) {
    let small = preparingThumbnail(of: size)
    DispatchQueue.main.async { completionHandler(small) }
  }
}
