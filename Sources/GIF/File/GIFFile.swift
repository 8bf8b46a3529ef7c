import Limits

/// The blocks of a GIF file, as GIF89a has them.
enum GIFFile {
  /// The most pixels of a picture.
  static let pixelLimit = Limit.filePixels

  static func check(width: Int, height: Int) throws(GIFError) {
    guard 1...65_535 ~= width, 1...65_535 ~= height, width * height <= pixelLimit else {
      throw .size(width: width, height: height)
    }
  }

  /// What stands before the frames. A palette of no colours is left out.
  /// - Throws: `plays`.
  static func header(
    width: Int, height: Int, palette: [OpaqueColor], loop: GIFLoop
  ) throws(GIFError) -> [UInt8] {
    if case .times(let count) = loop, !(1...65_536 ~= count) { throw .plays(count) }
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
  static func bytes(of frame: PlannedFrame, packed: LZWEncoder.Result) -> [UInt8] {
    let flags: UInt8 = (frame.clearsAfter ? 2 << 2 : 1 << 2) | 1
    var bytes: [UInt8] = [0x21, 0xF9, 4, flags] + word(frame.delay) + [ColorMatcher.clearIndex, 0]
    bytes += [0x2C] + word(frame.area.left) + word(frame.area.top)
    bytes += word(frame.area.width) + word(frame.area.height)
    if let palette = frame.palette {
      bytes += [0x80 | UInt8(tableDepth(palette) - 1)] + table(palette)
    } else {
      bytes.append(0)
    }
    bytes.append(UInt8(packed.depth))
    bytes.reserveCapacity(bytes.count + packed.codes.count + packed.codes.count / 255 + 2)
    var offset = 0
    while offset < packed.codes.count {
      let end = min(offset + 255, packed.codes.count)
      bytes.append(UInt8(end - offset))
      bytes += packed.codes[offset..<end]
      offset = end
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
