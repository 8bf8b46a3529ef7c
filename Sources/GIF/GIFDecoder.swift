import Limits

/// Why a file of GIF cannot be read.
package enum GIFReadingError: Error {
  /// It does not begin as one.
  case noGIF
  /// It ends too early, or says what cannot be.
  case broken
  /// It has more pixels than are read.
  case tooLarge
}

/// The pictures of a GIF file, one after the other, each as it is seen.
package struct DecodedGIF: Sendable {
  package struct Frame: Sendable {
    /// Straight RGBA, `width · height · 4` bytes.
    package var pixels: [UInt8]
    /// Hundredths of a second until the next one.
    package var delay: Int
  }

  package var width: Int
  package var height: Int
  package var frames: [Frame]
  /// How often all is shown; 0: for ever; nil: once.
  package var loops: Int?
}

/// Reads GIF files of both versions: all frames, laid over one another as they say.
package enum GIFDecoder {
  /// The most pixels of all frames together, in a file of so many bytes: `Limit.filePixels`, where it is large
  /// enough to say so much. A few bytes cannot ask for a gigabyte.
  private static func mostPixels(in bytes: [UInt8]) -> Int {
    min(Limit.filePixels, max(1 << 25, bytes.count * greatestCompression))
  }

  /// More pixels than a byte can stand for.
  private static let greatestCompression = 4096

  /// Reads `bytes`; with `firstOnly` just the first picture. What is broken after a whole picture is left out.
  package static func decode(
    _ bytes: [UInt8], firstOnly: Bool = false
  ) throws(GIFReadingError) -> DecodedGIF {
    var reader = Reader(bytes: bytes)
    guard bytes.count >= 13, bytes.starts(with: Array("GIF8".utf8)) else { throw .noGIF }
    reader.offset = 6
    let (width, height) = (try reader.word(), try reader.word())
    guard width > 0, height > 0 else { throw .broken }
    let most = mostPixels(in: bytes)
    guard width * height <= most else { throw .tooLarge }
    let flags = try reader.byte()
    reader.offset += 2
    let table = flags & 0x80 != 0 ? try reader.colors(2 << (flags & 7)) : []
    // Made for the first picture: there may be none.
    var canvas: Canvas?
    var result = DecodedGIF(width: width, height: height, frames: [], loops: nil)
    var control = Control()
    do throws(GIFReadingError) {
      while true {
        switch try reader.byte() {
        case 0x21:
          try reader.extend(&control, &result.loops)
        case 0x2C:
          guard (result.frames.count + 1) * width * height <= most else { throw .tooLarge }
          let picture = try reader.picture(table)
          let before = canvas ?? Canvas(width: width, height: height)
          var shown = before
          shown.lay(picture, without: control.clear)
          result.frames.append(DecodedGIF.Frame(pixels: shown.pixels, delay: control.delay))
          if firstOnly { return result }
          switch control.disposal {
          case 2: shown.clear(picture)
          case 3: shown = before
          default: break
          }
          canvas = shown
          control = Control()
        default: return result.frames.isEmpty ? try fail() : result
        }
      }
    } catch {
      guard !result.frames.isEmpty else { throw error }
      return result
    }
  }

  private static func fail() throws(GIFReadingError) -> DecodedGIF { throw .broken }

  /// What is said of the picture that follows.
  private struct Control {
    var disposal = 0
    var delay = 0
    /// The number of the colour that is none.
    var clear: Int?
  }

  private struct Picture {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    /// Numbers of colours, row by row from the top.
    var indices: [UInt8]
    /// Red, green and blue.
    var colors: [UInt8]
  }

  private struct Canvas {
    let width: Int
    let height: Int
    var pixels: [UInt8]

    init(width: Int, height: Int) {
      (self.width, self.height) = (width, height)
      pixels = [UInt8](repeating: 0, count: width * height * 4)
    }

    mutating func lay(_ picture: Picture, without clear: Int?) {
      for row in 0..<picture.height where picture.y + row < height {
        for column in 0..<picture.width where picture.x + column < width {
          let index = Int(picture.indices[row * picture.width + column])
          guard index != clear, 3 * index + 2 < picture.colors.count else { continue }
          let offset = ((picture.y + row) * width + picture.x + column) * 4
          for channel in 0..<3 { pixels[offset + channel] = picture.colors[3 * index + channel] }
          pixels[offset + 3] = 255
        }
      }
    }

    mutating func clear(_ picture: Picture) {
      for row in 0..<picture.height where picture.y + row < height {
        for column in 0..<picture.width where picture.x + column < width {
          let offset = ((picture.y + row) * width + picture.x + column) * 4
          for channel in 0..<4 { pixels[offset + channel] = 0 }
        }
      }
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    var offset = 0

    mutating func byte() throws(GIFReadingError) -> Int {
      guard offset < bytes.count else { throw .broken }
      offset += 1
      return Int(bytes[offset - 1])
    }

    mutating func word() throws(GIFReadingError) -> Int {
      let low = try byte()
      return try low | byte() << 8
    }

    mutating func colors(_ count: Int) throws(GIFReadingError) -> [UInt8] {
      guard offset + 3 * count <= bytes.count else { throw .broken }
      defer { offset += 3 * count }
      return Array(bytes[offset..<offset + 3 * count])
    }

    /// All blocks up to the empty one.
    mutating func blocks() throws(GIFReadingError) -> [UInt8] {
      var result: [UInt8] = []
      while true {
        let count = try byte()
        if count == 0 { return result }
        guard offset + count <= bytes.count else { throw .broken }
        result += bytes[offset..<offset + count]
        offset += count
      }
    }

    mutating func extend(
      _ control: inout Control, _ loops: inout Int?
    ) throws(GIFReadingError) {
      let kind = try byte()
      let data = try blocks()
      if kind == 0xF9, data.count >= 4 {
        control.disposal = Int(data[0] >> 2 & 7)
        control.delay = Int(data[1]) | Int(data[2]) << 8
        control.clear = data[0] & 1 == 1 ? Int(data[3]) : nil
      } else if kind == 0xFF, data.count >= 14, data.starts(with: Array("NETSCAPE2.0".utf8)) {
        loops = Int(data[12]) | Int(data[13]) << 8
      }
    }

    mutating func picture(_ table: [UInt8]) throws(GIFReadingError) -> Picture {
      let (x, y) = (try word(), try word())
      let (width, height) = (try word(), try word())
      let flags = try byte()
      let colors = flags & 0x80 != 0 ? try self.colors(2 << (flags & 7)) : table
      let bits = try byte()
      guard (2...8).contains(bits), width * height <= mostPixels(in: bytes) else {
        throw .broken
      }
      var indices = LZWReading.indices(of: try blocks(), bits: bits, count: width * height)
      if flags & 0x40 != 0 { indices = inOrder(indices, width, height) }
      return Picture(
        x: x, y: y, width: width, height: height, indices: indices, colors: colors)
    }

    /// Rows in four passes, put in their order.
    private func inOrder(_ rows: [UInt8], _ width: Int, _ height: Int) -> [UInt8] {
      var result = rows
      var source = 0
      for (start, step) in [(0, 8), (4, 8), (2, 4), (1, 2)] {
        for row in stride(from: start, to: height, by: step) {
          for column in 0..<width { result[row * width + column] = rows[source + column] }
          source += width
        }
      }
      return result
    }
  }
}

/// Undoes the compression of GIF's pictures.
private enum LZWReading {
  /// The first `count` numbers; what is missing is 0.
  static func indices(of data: [UInt8], bits: Int, count: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    let (clear, end) = (1 << bits, 1 << bits + 1)
    // Of each code the one before its last number, that number, and its length.
    var before = [Int16](repeating: -1, count: 4096)
    var last = [UInt8](repeating: 0, count: 4096)
    for code in 0..<clear { last[code] = UInt8(code) }
    var (next, size, previous) = (end + 1, bits + 1, -1)
    var (buffer, filled) = (0, 0)
    var word: [UInt8] = []
    for byte in data {
      buffer |= Int(byte) << filled
      filled += 8
      while filled >= size {
        let code = buffer & (1 << size - 1)
        buffer >>= size
        filled -= size
        if code == clear {
          (next, size, previous) = (end + 1, bits + 1, -1)
          continue
        }
        guard code != end, result.count < count, code <= next, previous >= 0 || code < clear else {
          return padded(result, to: count)
        }
        word.removeAll(keepingCapacity: true)
        // A code that is about to be made is the last word with its first number again.
        var walk = code == next ? previous : code
        while walk >= 0 {
          word.append(last[walk])
          walk = Int(before[walk])
        }
        let first = word[word.count - 1]
        result += word.reversed()
        if code == next { result.append(first) }
        if previous >= 0, next < 4096 {
          before[next] = Int16(previous)
          last[next] = first
          next += 1
          if next == 1 << size, size < 12 { size += 1 }
        }
        previous = code
      }
    }
    return padded(result, to: count)
  }

  private static func padded(_ numbers: [UInt8], to count: Int) -> [UInt8] {
    numbers.count >= count
      ? Array(numbers.prefix(count))
      : numbers + [UInt8](repeating: 0, count: count - numbers.count)
  }
}
