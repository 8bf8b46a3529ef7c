import CoreGraphics
import Geometry

/// The part of an image in a rectangle.
struct CropNode: ImageNode {
  let input: any ImageNode
  let rect: CGRect

  var extent: CGRect { input.extent.shared(with: rect.standardized) }

  func field(_ area: PixelArea, _ space: WorkingSpace) -> PixelField { input.whole(area, space) }
}

/// An image whose outermost pixels go on for ever.
struct ClampNode: ImageNode {
  let input: any ImageNode
  /// What is kept.
  let rect: CGRect

  var extent: CGRect { PixelArea(centersIn: rect).isEmpty ? .null : .infinite }

  func field(_ area: PixelArea, _ space: WorkingSpace) -> PixelField {
    let kept = PixelArea(centersIn: rect)
    // The pixels that are asked for, or repeated.
    let (left, bottom) = (nearest(area.x, kept.x, kept.width), nearest(area.y, kept.y, kept.height))
    let right = nearest(area.x + area.width - 1, kept.x, kept.width)
    let top = nearest(area.y + area.height - 1, kept.y, kept.height)
    let source = input.part(
      of: PixelArea(x: left, y: bottom, width: right - left + 1, height: top - bottom + 1), space)
    var field = PixelField(area)
    for row in 0..<area.height {
      let y = nearest(area.y + row, kept.y, kept.height)
      for column in 0..<area.width {
        field.pixels[row * area.width + column] = source.color(
          nearest(area.x + column, kept.x, kept.width), y)
      }
    }
    return field
  }

  private func nearest(_ position: Int, _ start: Int, _ length: Int) -> Int {
    min(max(position, start), start + length - 1)
  }
}

/// An image repeated in both directions for ever.
struct TileNode: ImageNode {
  let input: any ImageNode

  var extent: CGRect { PixelArea(centersIn: input.extent).isEmpty ? .null : .infinite }

  func field(_ area: PixelArea, _ space: WorkingSpace) -> PixelField {
    let tile = PixelArea(centersIn: input.extent)
    let source = input.part(of: tile, space)
    var field = PixelField(area)
    for row in 0..<area.height {
      let y = tile.y + remainder(area.y + row - tile.y, tile.height)
      for column in 0..<area.width {
        field.pixels[row * area.width + column] = source.color(
          tile.x + remainder(area.x + column - tile.x, tile.width), y)
      }
    }
    return field
  }

  private func remainder(_ value: Int, _ length: Int) -> Int {
    let rest = value % length
    return rest < 0 ? rest + length : rest
  }
}

/// An image seen through a map: each pixel shows what lies at another place.
struct WarpNode: ImageNode {
  let input: any ImageNode
  let extent: CGRect
  /// True: pixels as they are; false: mixed of neighbours.
  var isNearest = false
  /// Where the colour at a place comes from; nil: from nowhere.
  let source: @Sendable (_ x: Double, _ y: Double) -> Point?

  func field(_ area: PixelArea, _ space: WorkingSpace) -> PixelField {
    var field = PixelField(area)
    var points: [Point?] = []
    points.reserveCapacity(area.count)
    var (left, bottom, right, top) = (1e9, 1e9, -1e9, -1e9)
    for row in 0..<area.height {
      for column in 0..<area.width {
        let point = source(Double(area.x + column) + 0.5, Double(area.y + row) + 0.5)
        points.append(point)
        guard let point, abs(point.x) < 1e9, abs(point.y) < 1e9 else { continue }
        (left, right) = (min(left, point.x), max(right, point.x))
        (bottom, top) = (min(bottom, point.y), max(top, point.y))
      }
    }
    guard left <= right, bottom <= top else { return field }
    let needed = PixelArea(
      covering: CGRect(
        x: left - 1, y: bottom - 1, width: right - left + 2, height: top - bottom + 2))
    let pixels = input.part(of: needed, space)
    for position in points.indices {
      guard let point = points[position] else { continue }
      field.pixels[position] =
        isNearest ? pixels.nearestColor(point.x, point.y) : pixels.linearColor(point.x, point.y)
    }
    return field
  }

  /// `input` moved by an affine map; nothing where it makes a line of everything.
  static func transformed(
    _ input: any ImageNode, by transform: CGAffineTransform, isNearest: Bool
  ) -> any ImageNode {
    let map = Affine(transform)
    guard let inverse = map.inverse else { return EmptyNode() }
    let extent =
      input.extent.isInfinite || input.extent.isNull
      ? input.extent : input.extent.applying(transform)
    return WarpNode(input: input, extent: extent, isNearest: isNearest) { x, y in
      inverse.apply(Point(x, y))
    }
  }
}
