/// Frames kept in little memory, without loss: each as what differs from the one before, in runs.
struct FrameSpool {
  private var bytes: [UInt8] = []
  private var newest: [GIFPixel] = []
  private let width: Int

  var byteCount: Int { bytes.count }

  init(width: Int) { self.width = width }

  /// Keeps a frame; all have the same number of pixels.
  /// - Parameter rows: where it may differ from the one before, in order.
  mutating func add(_ frame: [GIFPixel], rows: [Range<Int>]) {
    if newest.isEmpty { newest = [GIFPixel](repeating: .clear, count: frame.count) }
    // Where what is written ends.
    var written = 0
    for rows in rows {
      let end = rows.upperBound * width
      var place = rows.lowerBound * width
      while true {
        while place < end && frame[place] == newest[place] { place += 1 }
        if place == end { break }
        addNumber(place - written)
        let (first, color) = (place, frame[place])
        while place < end && frame[place] == color && newest[place] != color {
          newest[place] = color
          place += 1
        }
        written = place
        addNumber(place - first)
        for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: color.bits >> shift)) }
      }
    }
    addNumber(frame.count - written)
  }

  private mutating func addNumber(_ number: Int) {
    var rest = number
    while rest >= 128 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  func reader(height: Int) -> Reader {
    Reader(
      bytes: bytes, pixels: [GIFPixel](repeating: .clear, count: width * height), width: width)
  }

  /// Gives the frames back in order.
  struct Reader {
    fileprivate let bytes: [UInt8]
    fileprivate var position = 0
    /// The newest frame read.
    private(set) var pixels: [GIFPixel]
    private let width: Int

    fileprivate init(bytes: [UInt8], pixels: [GIFPixel], width: Int) {
      self.bytes = bytes
      self.pixels = pixels
      self.width = width
    }

    /// Reads the next frame.
    /// - Returns: an area outside which it is the one before; nil when it is that one.
    /// - Precondition: there is one.
    mutating func next() -> PixelArea? {
      var changed: PixelArea?
      var place = 0
      while true {
        place += number()
        if place >= pixels.count { return changed }
        let count = number()
        var bits: UInt32 = 0
        for shift in [0, 8, 16, 24] {
          bits |= UInt32(bytes[position]) << UInt32(shift)
          position += 1
        }
        for place in place..<place + count { pixels[place] = GIFPixel(bits: bits) }
        let area = PixelArea(ofPixels: place..<place + count, width: width)
        changed = changed?.union(area) ?? area
        place += count
      }
    }

    private mutating func number() -> Int {
      var number = 0
      var shift = 0
      while true {
        let byte = bytes[position]
        position += 1
        number |= Int(byte & 127) << shift
        if byte < 128 { return number }
        shift += 7
      }
    }
  }
}
