import Synchronization

/// A font file somewhere, opened when something is asked of it first. What is not used of it is not read.
package final class FontFile: Sendable {
  package let path: String
  private let opened = Mutex<[Typeface]?>(nil)

  package init(path: String) { self.path = path }

  /// The file's faces: one, or those of a collection. None where it is no font.
  package var faces: [Typeface] {
    opened.withLock { opened in
      if let opened { return opened }
      let faces = HarfBuzzFont.fonts(ofFile: path).map { Typeface($0) }
      opened = faces
      return faces
    }
  }

  /// The face of a region, where the file has one for each; else the first.
  func face(of region: HanRegion) -> Typeface? {
    let faces = faces
    return faces.count > 1 ? faces.first { $0.isOf(region) } ?? faces.first : faces.first
  }

  /// What files of one family have in common: the name up to its last hyphen.
  var family: Substring {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return name[..<(name.lastIndex(of: "-") ?? name.lastIndex(of: ".") ?? name.endIndex)]
  }
}
