package import Geometry

extension PixelBounds {
  /// The pixels that `area` touches, of those a picture of `width` × `height` has.
  package init(touchedBy area: Rect, width: Int, height: Int) {
    func pixel(_ coordinate: Double, _ rule: FloatingPointRoundingRule, _ limit: Int) -> Int {
      coordinate.isNaN ? 0 : Int(min(max(0, coordinate.rounded(rule)), Double(limit)))
    }
    self.init(
      left: pixel(area.x, .down, width), top: pixel(area.y, .down, height),
      right: pixel(area.x + area.width, .up, width),
      bottom: pixel(area.y + area.height, .up, height))
  }

  /// The smallest rectangle outside which `picture` equals `other`: all of it where that is nil or
  /// of another size.
  package init(where picture: Image, differsFrom other: Image?) {
    guard let other, other.width == picture.width, other.height == picture.height else {
      self.init(left: 0, top: 0, right: picture.width, bottom: picture.height)
      return
    }
    var different = PixelBounds.empty
    for y in 0..<picture.height {
      let row = 4 * y * picture.width..<4 * (y + 1) * picture.width
      let (new, old) = (picture.pixels[row], other.pixels[row])
      guard let first = new.indices.first(where: { new[$0] != old[$0] }),
        let last = new.indices.last(where: { new[$0] != old[$0] })
      else { continue }
      different = different.union(
        PixelBounds(
          left: (first - row.lowerBound) / 4, top: y, right: (last - row.lowerBound) / 4 + 1,
          bottom: y + 1))
    }
    self = different
  }
}
