public import Foundation
import Geometry
import Raster

extension CGContext {
  /// Nothing is drawn outside the path any more; forgets the path. An empty path changes nothing.
  public func clip(using rule: CGPathFillRule = .winding) {
    if !pending.isEmpty { addClip(rule) }
  }

  private func addClip(_ rule: CGPathFillRule) {
    noteStrangeNumbers(of: pending.geometry)
    let shape = pending.geometry.flattened(in: pixelsFromUser, tolerance: Flattening.tolerance)
    state.clips.append(
      ContextClip(
        number: nextClipNumber(), shape: shape, rule: rule.rasterRule, isAliased: isAliased))
    beginPath()
  }

  /// Nothing is drawn outside the rectangle any more; forgets the path.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Nothing is drawn outside the rectangles any more; forgets the path.
  public func clip(to rects: [CGRect]) {
    // All of the plane leaves everything.
    if rects.contains(.infinite) { return beginPath() }
    for rect in rects { noteLost(rect) }
    beginPath()
    addRects(rects)
    addClip(.winding)
  }

  /// The smallest rectangle of user space that holds all that clips leave.
  public var boundingBoxOfClipPath: CGRect {
    var area = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    for clip in state.clips {
      let xs = clip.shape.points.map(\.x)
      let ys = clip.shape.points.map(\.y)
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
        let rest = area.intersection(Rect(from: Point(left, top), to: Point(right, bottom)))
      else { return .null }
      area = rest
    }
    guard let back = pixelsFromUser.inverse else { return .null }
    return CGRect(area).applying(CGAffineTransform(back))
  }

  /// Makes the rectangle transparent (black where the picture has no alpha), as far as the clips
  /// let it.
  public func clear(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    var shape = pending.geometry.flattened(in: pixelsFromUser, tolerance: Flattening.tolerance)
    beginPath()
    if surfaces[surfaces.count - 1].background.alpha == 1 {
      return record { $0.fill(shape, rule: .nonZero, paint: .solid(.black)) }
    }
    // What is kept: the picture with a hole.
    let picture = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    shape.append(FlatPath(polygon: picture.corners))
    record {
      $0.pushGroup(opacity: 1, blend: .destinationIn)
      $0.fill(shape, rule: .evenOdd, paint: .solid(.black))
      $0.popGroup()
    }
  }
}

extension FlatPath {
  /// All contours of `other` after the contours here.
  fileprivate mutating func append(_ other: FlatPath) {
    let offset = points.count
    points += other.points
    contours += other.contours.map {
      Contour(start: $0.start + offset, end: $0.end + offset, isClosed: $0.isClosed)
    }
  }
}
