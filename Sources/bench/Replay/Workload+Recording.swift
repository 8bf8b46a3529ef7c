import Geometry
import Raster

extension Workload {
  /// The operations as a display list.
  func recorded() -> DisplayList {
    var list = DisplayList(width: width, height: height)
    var lines = MeasuredLines()
    var scratch = OutlineScratch()
    for operation in operations { record(operation, in: &list, &lines, &scratch) }
    return list
  }

  private func record(
    _ operation: Operation, in list: inout DisplayList, _ lines: inout MeasuredLines,
    _ scratch: inout OutlineScratch
  ) {
    switch operation {
    case .fill(let path, let rule, let paint, let matrix):
      scratch.makeInside(of: path, in: matrix, visible: list.visibleArea)
      list.fill(scratch.shape, rule: rule, paint: paint)
    case .stroke(let path, let style, let paint, let matrix):
      scratch.makeLine(
        of: path, style, tolerance: Flattening.tolerance / max(matrix.largestScale, 1e-3),
        visible: list.visibleArea.before(matrix), recalling: &lines)
      scratch.transform(by: matrix)
      list.fill(scratch.shape, rule: .nonZero, paint: paint)
    case .save(let opacity, let clip):
      if let clip { list.pushClip(flattened(clip.path, in: clip.matrix), rule: .nonZero) }
      list.pushGroup(opacity: opacity, blend: .sourceOver)
    case .restore(let wasClipped):
      list.popGroup()
      if wasClipped { list.popClip() }
    case .image(let paint, let rect, let matrix):
      scratch.makeImage(of: rect, in: matrix)
      list.fill(scratch.shape, rule: .nonZero, paint: .image(paint))
    case .shadow(let path, let shadow, let matrix):
      record(shadow, of: path, in: matrix, in: &list)
    }
  }

  private func flattened(_ path: Path, in matrix: Affine) -> FlatPath {
    path.fillPolygons(in: matrix)
  }

  /// The path in black on a picture of its own, as large as its shadow and as much of it as is
  /// seen, through the filter that makes it one.
  private func record(
    _ shadow: Shadow, of path: Path, in matrix: Affine, in list: inout DisplayList
  ) {
    let moved = matrix.followed(by: .translation(shadow.offset.x, shadow.offset.y))
    let reach = shadow.sigma * PixelFilter.blurReach + 2
    let seen = Rect(x: 0, y: 0, width: Double(width), height: Double(height)).inset(by: -reach)
    guard let bounds = path.controlBounds,
      let kept = Homography(moved).boundingBox(of: bounds)?.inset(by: -reach).intersection(seen)
    else { return }
    let (left, top) = (kept.minX.rounded(.down), kept.minY.rounded(.down))
    let columns = Int((kept.maxX - left).rounded(.up))
    let rows = Int((kept.maxY - top).rounded(.up))
    guard columns > 0, rows > 0 else { return }
    var silhouette = DisplayList(width: columns, height: rows)
    silhouette.fill(
      flattened(path, in: moved.followed(by: .translation(-left, -top))), rule: .nonZero,
      paint: .solid(.black))
    let offscreen = Offscreen(
      silhouette, filters: [.shadow(shadow.color, x: shadow.sigma, y: shadow.sigma)])
    let area = Rect(x: left, y: top, width: Double(columns), height: Double(rows))
    list.fill(
      FlatPath(polygon: area.corners), rule: .nonZero,
      paint: .offscreen(
        OffscreenPaint(offscreen, imageFromDevice: Homography(.translation(-left, -top)))))
  }
}
