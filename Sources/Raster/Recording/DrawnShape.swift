package import Geometry

/// What an outline on the picture is made of, all but the clips around it.
package struct DrawnShape: Equatable, Sendable {
  package let path: Path
  /// How its line is drawn; nil for its inside.
  package let stroke: StrokeStyle?
  package let rule: FillRule
  /// The path's plane → device pixels.
  package let deviceFromPath: Homography

  package init(
    _ path: Path, stroke: StrokeStyle? = nil, rule: FillRule, deviceFromPath: Homography
  ) {
    self.path = path
    self.stroke = stroke
    self.rule = rule
    self.deviceFromPath = deviceFromPath
  }

  /// A number that is the same for equal shapes under equal clips, and mostly another one for others.
  /// It takes little of long paths: what they are is compared afterwards.
  func hash(under clip: PixelBounds) -> UInt64 {
    var hash = LookupHash()
    hash.add(deviceFromPath)
    hash.add(clip.left << 32 ^ clip.right, clip.top << 32 ^ clip.bottom)
    let points = path.points.span
    hash.add(points.count, path.verbs.count)
    if points.count > 0 {
      for index in [0, points.count / 2, points.count - 1] {
        hash.add(points[index].x, points[index].y)
      }
    }
    if let stroke {
      hash.add(stroke.width, stroke.dashPhase)
      hash.add(stroke.trimStart, stroke.trimEnd)
    }
    return hash.value
  }
}

extension OutlineCache {
  /// False for the insides of few straight lines, which are made again as quickly as they are found.
  package static func keepsInside(of path: Path) -> Bool {
    path.points.count > path.verbs.count || path.points.count > 16
  }
}
