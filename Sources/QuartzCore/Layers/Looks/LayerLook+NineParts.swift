import CoreGraphics
import Geometry
import Raster
import RenderTree

extension LayerLook {
  /// The part of `source` (image pixels) that `contentsCenter` lets stretch, and the part of
  /// `destination` that it fills; nil when the contents are stretched as a whole.
  ///
  /// The parts around it keep their size in points. Where they do not fit they are shrunk
  /// alike on both sides and nothing is left of the middle.
  func middle(of source: Rect, in destination: Rect) -> PlacedImage.Middle? {
    let center = contentsStyle.center
    guard center != ContentsValues().center, contentsGravity.resizes else { return nil }
    let scale = Double(contentsScale)
    let x = Self.middle(
      Double(center.minX), Double(center.maxX), of: source.width, scale: scale,
      in: destination.width)
    let y = Self.middle(
      Double(center.minY), Double(center.maxY), of: source.height, scale: scale,
      in: destination.height)
    guard let x, let y, source.minX.isFinite, source.minY.isFinite else { return nil }
    return PlacedImage.Middle(
      source: Rect(
        x: source.minX + x.source.lowerBound, y: source.minY + y.source.lowerBound,
        width: x.source.upperBound - x.source.lowerBound,
        height: y.source.upperBound - y.source.lowerBound),
      destination: Rect(
        x: destination.minX + x.destination.lowerBound,
        y: destination.minY + y.destination.lowerBound,
        width: x.destination.upperBound - x.destination.lowerBound,
        height: y.destination.upperBound - y.destination.lowerBound))
  }

  /// The middle of nine parts along one axis: `start` and `end` are fractions of `length` pixels, which go to
  /// `room` points. Nil where one of them is not finite.
  private static func middle(
    _ start: Double, _ end: Double, of length: Double, scale: Double, in room: Double
  ) -> (source: ClosedRange<Double>, destination: ClosedRange<Double>)? {
    func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    let first = unit(start) * length
    let last = max(first, unit(end) * length)
    let before = first / scale
    let after = (length - last) / scale
    let share = before + after > room ? room / (before + after) : 1
    let begin = before * share
    guard last.isFinite, begin.isFinite, room.isFinite else { return nil }
    return (first...last, begin...max(begin, room - after * share))
  }
}

extension CALayerContentsGravity {
  /// True for those that make contents as large as the bounds allow.
  var resizes: Bool { self == .resize || self == .resizeAspect || self == .resizeAspectFill }
}

extension CALayerContentsFilter {
  /// Reductions serve shrinking only.
  var enlargingFilter: ImagePaint.Filter { self == .nearest ? .nearest : .linear }

  var shrinkingFilter: ImagePaint.Filter {
    switch self {
    case .nearest: .nearest
    case .trilinear: .trilinear
    default: .linear
    }
  }
}
