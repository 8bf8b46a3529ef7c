package import Geometry
import Limits
import Synchronization

/// A picture drawn apart, into pixels of its own, changed as a whole and then composited into another:
/// for what depends on more than the pixel below it, as shadows do.
///
/// It is drawn once for a picture, however often it is shown.
package final class Offscreen: Sendable {
  private let kept: KeptList
  /// How many pictures lie in one another, this one counted.
  private let levels: Int
  /// The pixels of the list that the picture has.
  let area: PixelBounds
  /// Applied in order to the finished pixels.
  let filters: [PixelFilter]
  let knownSignature = Lazy<Signature>()
  let knownFold = Lazy<FoldedPicture?>()

  /// - Parameter list: as large as the picture. What lies beyond is not there: filters that reach
  ///   out need room around what they change.
  package convenience init(_ list: DisplayList, filters: [PixelFilter] = []) {
    // A shadow's colours are its own.
    let isShadow = filters.first?.isShadow == true
    self.init(isShadow ? list.silhouette : list, area: list.area, filters: filters)
  }

  /// A part of what `list` shows: no more is drawn than that takes.
  /// - Precondition: `area` lies within the list's picture and is not empty.
  package convenience init(_ area: PixelBounds, of list: DisplayList) {
    precondition(!area.isEmpty && list.area.contains(area), "the picture has these pixels")
    self.init(list.cut(to: area), area: area, filters: [])
  }

  private init(_ list: DisplayList, area: PixelBounds, filters: [PixelFilter]) {
    levels = 1 + list.offscreens.reduce(0) { max($0, $1.paint.offscreen.levels) }
    kept = levels.isMultiple(of: Self.levelsFreed) ? .deep(DeepList(list)) : .plain(list)
    self.area = area
    self.filters = filters
  }

  /// What the picture shows.
  var list: DisplayList {
    switch kept {
    case .plain(let list): list
    case .deep(let deep): deep.list
    }
  }

  /// As many levels as are freed from within one another on any stack.
  private static let levelsFreed = 32

  private enum KeptList: Sendable {
    case plain(DisplayList)
    case deep(DeepList)
  }

  /// The list of a picture with many others in one another: whoever lets go of it last frees it on a stack that bears
  /// it.
  private final class DeepList: Sendable {
    private let kept: Mutex<DisplayList>

    init(_ list: DisplayList) { kept = Mutex(list) }

    var list: DisplayList { kept.withLock { $0 } }

    deinit { kept.withLock { DeepStack.free(&$0, leaving: DisplayList(width: 1, height: 1)) } }
  }
}

/// An offscreen picture drawn over the plane.
package struct OffscreenPaint: Sendable {
  package var offscreen: Offscreen
  /// Device pixels → pixels of the offscreen picture.
  package var imageFromDevice: Homography
  /// Multiplied into the pixels, 0…1.
  package var opacity: Double
  /// Multiplied into the pixels' straight colours; opaque white changes nothing.
  package var tint: Color

  package init(
    _ offscreen: Offscreen, imageFromDevice: Homography, opacity: Double = 1,
    tint: Color = .white
  ) {
    self.offscreen = offscreen
    self.imageFromDevice = imageFromDevice
    self.opacity = opacity
    self.tint = tint
  }
}
