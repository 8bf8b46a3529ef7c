import Geometry

extension FlatPath {
  /// The path without the points that are not finite.
  var withoutInfinity: FlatPath {
    var path = FlatPath()
    for contour in contours {
      let start = path.points.count
      path.points.append(contentsOf: points[contour.range].lazy.filter(\.isFinite))
      let isWhole = path.points.count - start == contour.range.count
      path.contours.append(
        Contour(
          start: start, end: path.points.count, isClosed: contour.isClosed,
          windsOnce: contour.windsOnce && isWhole, isThinned: contour.isThinned))
    }
    return path
  }
}
