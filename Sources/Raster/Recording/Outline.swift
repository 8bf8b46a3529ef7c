import RasterKernels

/// A shape as it is filled: clipped to the picture and the pixel-aligned clips around it, on the
/// `Subpixel` grid.
struct Outline: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    /// An axis-aligned rectangle.
    case box(SubpixelBox)
    /// Indices into the list's edges, and the bands in which it may wind round a point more than once: none where it is
    /// known not to. A list has an outline for every layer: more bits for a band would make it a third larger.
    case edges(Range<Int>, rule: FillRule, overlapBands: Range<UInt16>)
  }

  /// The pixels the shape touches, and none beyond the clips.
  var bounds: PixelBounds
  var form: Form
  /// True when pixels are covered whole or not at all, as their centres are. Boxes need no such
  /// mark: they are made of whole pixels from the beginning.
  var isAliased = false

  /// True when the shape goes on to the right of its bounds, where its edges are not.
  var isCutRight = false

  /// True when it may wind round a point of these rows of the picture, or of others of their bands, more than once.
  func mayOverlap(in rows: Range<Int>) -> Bool {
    guard case .edges(_, _, let bands) = form else { return false }
    return bands.overlaps(Outline.bands(of: rows))
  }

  /// The bands that rows of a picture are in; all that can be told where these are many.
  static func bands(of rows: Range<Int>) -> Range<UInt16> {
    if rows.isEmpty { return 0..<0 }
    let bands = Band.indices(top: rows.lowerBound, bottom: rows.upperBound)
    guard let first = UInt16(exactly: bands.lowerBound), let end = UInt16(exactly: bands.upperBound)
    else { return 0..<UInt16.max }
    return first..<end
  }

  /// True when the shape covers every pixel of its bounds.
  var isWholePixels: Bool {
    guard case .box(let box) = form else { return false }
    return box == SubpixelBox(bounds)
  }
}

/// An axis-aligned rectangle in `Subpixel` steps.
struct SubpixelBox: Hashable, Sendable {
  // Half as wide as they are handed out: a list has them for every layer.
  private var keptLeft: Int32
  private var keptTop: Int32
  private var keptRight: Int32
  private var keptBottom: Int32

  init(left: Int, top: Int, right: Int, bottom: Int) {
    keptLeft = Int32(clamping: left)
    keptTop = Int32(clamping: top)
    keptRight = Int32(clamping: right)
    keptBottom = Int32(clamping: bottom)
  }

  var left: Int {
    get { Int(keptLeft) }
    set { keptLeft = Int32(clamping: newValue) }
  }

  var top: Int {
    get { Int(keptTop) }
    set { keptTop = Int32(clamping: newValue) }
  }

  var right: Int {
    get { Int(keptRight) }
    set { keptRight = Int32(clamping: newValue) }
  }

  var bottom: Int {
    get { Int(keptBottom) }
    set { keptBottom = Int32(clamping: newValue) }
  }

  init(_ pixels: PixelBounds) {
    let one = Int(Subpixel.one)
    self.init(
      left: pixels.left * one, top: pixels.top * one, right: pixels.right * one,
      bottom: pixels.bottom * one)
  }

  /// The pixels whose centres lie inside; a centre on the left or top side does, one on the others
  /// does not.
  var pixelsByCentre: PixelBounds {
    let one = Int(Subpixel.one)
    func pixel(_ side: Int) -> Int { (side + one / 2 - 1) / one }
    return PixelBounds(
      left: pixel(left), top: pixel(top), right: pixel(right), bottom: pixel(bottom))
  }
}
