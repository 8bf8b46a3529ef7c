/// Frames kept in little memory, without loss: each as what differs from the one before, in runs.
struct FrameSpool {
  private var bytes: [UInt8] = []
  private var newest: [GIFPixel] = []

  var byteCount: Int { bytes.count }

  /// Keeps a frame; all have the same number of pixels.
  mutating func add(_ frame: [GIFPixel]) {
    if newest.isEmpty { newest = [GIFPixel](repeating: .clear, count: frame.count) }
    var place = 0
    while place < frame.count {
      let start = place
      while place < frame.count && frame[place] == newest[place] { place += 1 }
      addNumber(place - start)
      if place == frame.count { break }
      let color = frame[place]
      let first = place
      while place < frame.count && frame[place] == color && newest[place] != color { place += 1 }
      addNumber(place - first)
      for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: color.bits >> shift)) }
    }
    newest = frame
  }

  private mutating func addNumber(_ number: Int) {
    var rest = number
    while rest >= 128 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  func reader(pixelCount: Int) -> Reader {
    Reader(bytes: bytes, pixels: [GIFPixel](repeating: .clear, count: pixelCount))
  }

  /// Gives the frames back in order.
  struct Reader {
    fileprivate let bytes: [UInt8]
    fileprivate var position = 0
    /// The newest frame read.
    private(set) var pixels: [GIFPixel]

    fileprivate init(bytes: [UInt8], pixels: [GIFPixel]) {
      self.bytes = bytes
      self.pixels = pixels
    }

    /// Reads the next frame.
    /// - Precondition: there is one.
    mutating func next() {
      var place = 0
      while place < pixels.count {
        place += number()
        if place >= pixels.count { break }
        let count = number()
        var bits: UInt32 = 0
        for shift in [0, 8, 16, 24] {
          bits |= UInt32(bytes[position]) << UInt32(shift)
          position += 1
        }
        for offset in 0..<count { pixels[place + offset] = GIFPixel(bits: bits) }
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
