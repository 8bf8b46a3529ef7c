public import CoreGraphics
public import ImageIO

extension CIImage {
  /// The same after another step.
  func with(_ node: any ImageNode) -> CIImage { CIImage(node) }

  /// The image moved by `matrix`; between its pixels it is mixed of neighbours.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    matrix.isIdentity
      ? self : with(WarpNode.transformed(node, by: matrix, isNearest: isSampledNearest))
  }

  /// The image mapped by `matrix`. Where it is made smaller with high quality, each pixel is the mean of those it stands for.
  public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    let (across, up) = (
      (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot(),
      (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot()
    )
    guard highQualityDownsample, across > 0, up > 0, min(across, up) < 0.5 else {
      return transformed(by: matrix)
    }
    let factor = min(across, up)
    let blurred = BlurNode(input: node, shape: .box(Double(1 / factor - 1) / 2))
    return with(CropNode(input: blurred, rect: extent)).transformed(by: matrix)
  }

  /// The part of the image in `rect`.
  public func cropped(to rect: CGRect) -> CIImage { with(CropNode(input: node, rect: rect)) }

  /// The image with its outermost pixels going on for ever.
  public func clampedToExtent() -> CIImage {
    extent.isInfinite ? self : with(ClampNode(input: node, rect: extent))
  }

  /// The part of the image in `rect`, with its outermost pixels going on for ever.
  public func clamped(to rect: CGRect) -> CIImage {
    with(ClampNode(input: node, rect: extent.shared(with: rect)))
  }

  /// The image over `background`.
  public func composited(over background: CIImage) -> CIImage {
    with(Compositing.over(node, background.node))
  }

  /// The image blurred by a Gaussian of this standard deviation, pixels; what lies outside is clear.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    sigma > 0 && sigma < 1e5 ? with(BlurNode(input: node, shape: .gaussian(sigma))) : self
  }

  /// The image with components multiplied by alpha once more.
  public func premultiplyingAlpha() -> CIImage {
    with(
      ColorNode(input: node) { _ in
        { color, _, _ in SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w) }
      })
  }

  /// The image with components divided by alpha, which is kept beside them.
  public func unpremultiplyingAlpha() -> CIImage {
    with(ColorNode(input: node) { _ in { color, _, _ in straight(color) } })
  }

  /// The part of the image in `extent`, all of it opaque.
  public func settingAlphaOne(in extent: CGRect) -> CIImage {
    with(
      ColorNode(input: CropNode(input: node, rect: extent)) { _ in
        { color, _, _ in SIMD4(color.x, color.y, color.z, 1) }
      })
  }

  /// The image read without mixing neighbours where it is moved next.
  public func samplingNearest() -> CIImage { CIImage(node, isSampledNearest: true) }

  /// The image mixed of neighbours where it is moved next.
  public func samplingLinear() -> CIImage { CIImage(node) }

  /// The same image: nothing is kept between two drawings.
  public func insertingIntermediate() -> CIImage { self }

  /// The same image: nothing is kept between two drawings.
  public func insertingIntermediate(cache: Bool) -> CIImage { self }

  /// What turns the image as EXIF's number asks for and puts it where it was.
  public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    let box = extent
    guard !box.isInfinite, !box.isNull else { return .identity }
    let (w, h) = (box.width, box.height)
    let turn: CGAffineTransform =
      switch orientation {
      case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
      case 3: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
      case 4: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
      case 5: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
      case 6: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
      case 7: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case 8: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
      default: .identity
      }
    return CGAffineTransform(translationX: -box.minX, y: -box.minY).concatenating(turn)
      .concatenating(CGAffineTransform(translationX: box.minX, y: box.minY))
  }

  /// What turns the image as `orientation` asks for and puts it where it was.
  public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform
  {
    orientationTransform(forExifOrientation: Int32(orientation.rawValue))
  }

  /// The image turned and mirrored as EXIF's number asks for.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    transformed(by: orientationTransform(forExifOrientation: orientation))
  }

  /// The image turned and mirrored as `orientation` asks for.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    oriented(forExifOrientation: Int32(orientation.rawValue))
  }

  /// What the filter of that name makes of the image, with its inputs at their defaults.
  public func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  /// What the filter of that name makes of the image; the image where there is no such filter, which is noted.
  public func applyingFilter(_ filterName: String, parameters: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: parameters) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }
}
