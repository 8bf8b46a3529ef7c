/// The blocks of a GIF file, as GIF89a has them.
enum GIFFile {
  /// The most pixels of a picture.
  static let pixelLimit = 1 << 28

  static func check(width: Int, height: Int) throws(GIFError) {
    guard 1...65_535 ~= width, 1...65_535 ~= height, width * height <= pixelLimit else {
      throw .size(width: width, height: height)
    }
  }

  /// What stands before the frames. A palette of no colours is left out.
  static func header(width: Int, height: Int, palette: [OpaqueColor], loop: GIFLoop) -> [UInt8] {
    var bytes = Array("GIF89a".utf8) + word(width) + word(height)
    if palette.isEmpty {
      bytes += [0x70, 0, 0]
    } else {
      bytes += [0xF0 | UInt8(tableDepth(palette) - 1), 0, 0]
      bytes += table(palette)
    }
    let repeats: Int? =
      switch loop {
      case .forever: 0
      case .times(1): nil
      case .times(let count): count - 1
      }
    if let repeats {
      bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + word(repeats) + [0]
    }
    return bytes
  }

  /// What stands after the frames.
  static let trailer: [UInt8] = [0x3B]

  /// One frame: its control block, its place, its own palette if there is one, its packed pixels.
  static func frame(_ frame: PackedFrame, delay: Int) -> [UInt8] {
    let flags: UInt8 = (frame.clearsAfter ? 2 << 2 : 1 << 2) | 1
    var bytes: [UInt8] = [0x21, 0xF9, 4, flags] + word(delay) + [ColorMatcher.clearIndex, 0]
    bytes += [0x2C] + word(frame.area.left) + word(frame.area.top)
    bytes += word(frame.area.width) + word(frame.area.height)
    if let palette = frame.palette {
      bytes += [0x80 | UInt8(tableDepth(palette) - 1)] + table(palette)
    } else {
      bytes.append(0)
    }
    bytes.append(UInt8(frame.depth))
    bytes.reserveCapacity(bytes.count + frame.codes.count + frame.codes.count / 255 + 2)
    var place = 0
    while place < frame.codes.count {
      let end = min(place + 255, frame.codes.count)
      bytes.append(UInt8(end - place))
      bytes += frame.codes[place..<end]
      place = end
    }
    bytes.append(0)
    return bytes
  }

  /// The bits of an index into the table of `palette`, the clear entry included.
  static func tableDepth(_ palette: [OpaqueColor]) -> Int {
    var depth = 1
    while 1 << depth < palette.count + 1 { depth += 1 }
    return depth
  }

  private static func table(_ palette: [OpaqueColor]) -> [UInt8] {
    var bytes: [UInt8] = [0, 0, 0]
    for color in palette { bytes += [color.red, color.green, color.blue] }
    bytes += [UInt8](repeating: 0, count: 3 << tableDepth(palette) - bytes.count)
    return bytes
  }

  private static func word(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }
}

/// Pixels from `left` and `top` on.
struct PixelArea: Hashable, Sendable {
  var left: Int
  var top: Int
  var width: Int
  var height: Int

  /// The smallest area that holds both.
  func union(_ other: PixelArea) -> PixelArea {
    let left = min(self.left, other.left)
    let top = min(self.top, other.top)
    return PixelArea(
      left: left, top: top, width: max(self.left + width, other.left + other.width) - left,
      height: max(self.top + height, other.top + other.height) - top)
  }
}

/// A frame as it will stand in the file.
struct PackedFrame {
  var area: PixelArea
  /// Nil for that of the whole clip.
  var palette: [OpaqueColor]?
  /// Bits of an index as packed.
  var depth: Int
  var codes: [UInt8]
  /// Whether the area is clear again when the next frame comes.
  var clearsAfter: Bool
  /// The index written for each pixel of the area.
  var indices: [UInt8]

  /// Bytes in the file, but for what is the same for every frame.
  var byteCount: Int {
    codes.count + codes.count / 255 + (palette.map { 3 << GIFFile.tableDepth($0) } ?? 0)
  }
}
