import Geometry
import RasterKernels

/// An image paint as it is drawn.
struct ImageSource: Sendable {
  /// The image as it was given.
  let image: Image
  private(set) var texels: [UInt8]
  private(set) var width: Int
  private(set) var height: Int
  /// To positions on the grid where there is one.
  private(set) var imageFromDevice: Homography
  /// The same map when it has no perspective and shows anything.
  private var affine: Affine?
  let isLinear: Bool
  let isStepped: Bool
  /// True for tiles.
  let isRepeated: Bool
  /// The image, when it is drawn by its reductions where it is drawn smaller.
  let reducible: Image?
  let levelBias: Double
  let grid: ImageGrid?
  /// Tint and opacity as one premultiplied pixel that multiplies the texels.
  var factor: UInt32
  /// Of a picture that stands for a larger one, whose pixels the map then leads to.
  var fold: FoldPlacement?
  private let hasOpaqueTexels: Bool

  init(_ paint: consuming ImagePaint) {
    image = paint.image
    texels = paint.image.pixels
    width = paint.image.width
    height = paint.image.height
    imageFromDevice = paint.imageFromDevice
    affine = imageFromDevice.visibleAffine
    isLinear = paint.filter != .nearest
    isStepped = paint.filter == .stepped && !paint.isRepeated
    isRepeated = paint.isRepeated
    reducible = paint.filter == .trilinear ? paint.image : nil
    levelBias = paint.levelBias.isFinite ? paint.levelBias : 0
    grid = paint.grid
    factor = paint.tint.premultiplied(opacity: paint.opacity)
    hasOpaqueTexels = paint.image.isOpaque
  }

  /// True when every sample has alpha 255.
  var isOpaque: Bool { factor >> 24 == 255 && hasOpaqueTexels && affine != nil }

  /// True when the factor only fades: all its channels are equal.
  var onlyFades: Bool { factor == (factor & 255) &* 0x0101_0101 }

  /// Where pixel 0 of the first of `rows` is or would be in the image, when the image lies pixel on pixel and
  /// holds the pixels from `start` to `end` of all of them without more than fading; else nil.
  func wholePixels(rows: Range<Int>, from start: Int, to end: Int) -> Int? {
    guard !isRepeated, grid == nil, fold == nil, levelBias <= 0, onlyFades, let t = affine,
      t.a == 1, t.b == 0, t.c == 0, t.d == 1, abs(t.tx) < 0x1p30, abs(t.ty) < 0x1p30
    else { return nil }
    let x = Int(t.tx)
    let y = Int(t.ty)
    guard Double(x) == t.tx, Double(y) == t.ty, rows.lowerBound + y >= 0,
      rows.upperBound + y <= height, start + x >= 0, end + x <= width
    else { return nil }
    return (rows.lowerBound + y) * width + x
  }

  /// True when each row of the picture shows one height of the image, at the same columns, and
  /// linearly; not when it lies pixel on pixel.
  var staysOnRows: Bool {
    guard let t = affine, t.b == 0, t.c == 0, isLinear, !isRepeated, !isStepped,
      grid == nil, reducible == nil
    else { return false }
    return t.a != 1 || t.d != 1 || t.tx.rounded(.down) != t.tx || t.ty.rounded(.down) != t.ty
  }

  /// The `v` of `straightWalk` for row `y` of an image that stays on rows.
  func height(row y: Int) -> Int64? {
    guard let t = affine else { return nil }
    let v = t.d * (Double(y) + 0.5) + t.ty
    return abs(v) <= 0x1p30 ? Int64(v * 0x1p32) : nil
  }

  /// Where the centres of a row's pixels go in fixed point, from pixel (x, y) on; nil in
  /// perspective and far from the image.
  func straightWalk(x: Int, y: Int) -> SampleWalk? {
    guard let t = affine else { return nil }
    func fixed(_ value: Double) -> Int64? {
      abs(value) <= 0x1p30 ? Int64(value * 0x1p32) : nil
    }
    let px = Double(x) + 0.5
    let py = Double(y) + 0.5
    guard let u = fixed(t.a * px + t.c * py + t.tx), let v = fixed(t.b * px + t.d * py + t.ty),
      let du = fixed(t.a), let dv = fixed(t.b)
    else { return nil }
    return SampleWalk(u: u, v: v, du: du, dv: dv)
  }

  /// The same image, `map` after what leads to it.
  func moved(by map: Homography) -> ImageSource {
    var source = self
    source.imageFromDevice = imageFromDevice.followed(by: map)
    source.affine = source.imageFromDevice.visibleAffine
    return source
  }

  /// `image`, the `level`th reduction, instead of the whole.
  func reduced(to image: Image, level: Int) -> ImageSource {
    guard level > 0 else { return self }
    let scale = 1 / Double(1 << level)
    var source = moved(by: Homography(Affine(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)))
    source.texels = image.pixels
    source.width = image.width
    source.height = image.height
    return source
  }

  /// How often the image is to be halved for its pixels to be no smaller than the picture's, at
  /// pixel (x, y); 0 where they are larger.
  func level(x: Int, y: Int) -> Double {
    let h = imageFromDevice
    let p = Point(Double(x) + 0.5, Double(y) + 0.5)
    let w = h.weight(at: p)
    guard w > 0 else { return 0 }
    let q = h.apply(p)
    let du = Point((h.h11 - q.x * h.h13) / w, (h.h12 - q.y * h.h13) / w).length
    let dv = Point((h.h21 - q.x * h.h23) / w, (h.h22 - q.y * h.h23) / w).length
    let scale = max(du, dv)
    guard scale > 0, scale.isFinite else { return 0 }
    return min(max(0, naturalLogarithm(scale) / naturalLogarithm(2) + levelBias), 24)
  }
}
