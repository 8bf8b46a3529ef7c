/// Where packed frames go that memory is not to hold: bytes that are appended, and read again from anywhere.
package protocol FrameStore {
  func append(_ bytes: [UInt8]) throws
  /// `count` bytes from `position` on.
  /// - Precondition: they were appended.
  func bytes(at position: Int, count: Int) throws -> [UInt8]
}

/// Frames kept in little memory, without loss: each as what differs from the one before, in runs.
struct FrameSpool {
  /// What is not in the store yet.
  private var bytes: [UInt8] = []
  private var storedCount = 0
  private var newest: [GIFPixel] = []
  private let width: Int
  private let store: (any FrameStore)?
  private let blockSize: Int

  var byteCount: Int { storedCount + bytes.count }

  /// - Parameters:
  ///   - store: takes what is more than a block; without one all is kept in memory.
  ///   - blockSize: bytes that are read, and at least are written, at once.
  init(width: Int, store: (any FrameStore)? = nil, blockSize: Int = 1 << 20) {
    self.width = width
    self.store = store
    self.blockSize = blockSize
  }

  /// Keeps a frame; all have the same number of pixels.
  /// - Parameter rows: where it may differ from the one before, in order.
  mutating func add(_ frame: [GIFPixel], rows: [Range<Int>]) throws {
    if newest.isEmpty { newest = [GIFPixel](repeating: .clear, count: frame.count) }
    // Where what is written ends.
    var written = 0
    for rows in rows {
      let end = rows.upperBound * width
      var index = rows.lowerBound * width
      while true {
        while index < end && frame[index] == newest[index] { index += 1 }
        if index == end { break }
        addNumber(index - written)
        let (first, color) = (index, frame[index])
        while index < end && frame[index] == color && newest[index] != color {
          newest[index] = color
          index += 1
        }
        written = index
        addNumber(index - first)
        for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: color.bits >> shift)) }
        if bytes.count >= blockSize { try putAway() }
      }
    }
    addNumber(frame.count - written)
  }

  /// Forgets the newest frame: no other comes.
  mutating func endWriting() { newest = [] }

  private mutating func putAway() throws {
    guard let store else { return }
    try store.append(bytes)
    storedCount += bytes.count
    bytes.removeAll(keepingCapacity: true)
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
      self, storedCount: storedCount, rest: bytes,
      pixels: [GIFPixel](repeating: .clear, count: width * height))
  }

  /// Gives the frames back in order.
  struct Reader {
    /// What is read from next, and where.
    private var block: [UInt8] = []
    private var position = 0
    private var readCount = 0
    private let store: (any FrameStore)?
    private let storedCount: Int
    private let rest: [UInt8]
    private let blockSize: Int
    /// The newest frame read.
    private(set) var pixels: [GIFPixel]
    private let width: Int

    fileprivate init(
      _ spool: FrameSpool, storedCount: Int, rest: [UInt8], pixels: [GIFPixel]
    ) {
      store = spool.store
      blockSize = spool.blockSize
      width = spool.width
      self.storedCount = storedCount
      self.rest = rest
      self.pixels = pixels
    }

    /// Reads the next frame.
    /// - Returns: an area outside which it is the one before; nil when it is that one.
    /// - Precondition: there is one.
    mutating func next() throws -> PixelArea? {
      var changed: PixelArea?
      var index = 0
      while true {
        index += try number()
        if index >= pixels.count { return changed }
        let count = try number()
        var bits: UInt32 = 0
        for shift in [0, 8, 16, 24] { bits |= UInt32(try byte()) << UInt32(shift) }
        for index in index..<index + count { pixels[index] = GIFPixel(bits: bits) }
        let area = PixelArea(ofPixels: index..<index + count, width: width)
        changed = changed?.union(area) ?? area
        index += count
      }
    }

    private mutating func number() throws -> Int {
      var number = 0
      var shift = 0
      while true {
        let byte = try byte()
        number |= Int(byte & 127) << shift
        if byte < 128 { return number }
        shift += 7
      }
    }

    private mutating func byte() throws -> UInt8 {
      if position == block.count { try readBlock() }
      defer { position += 1 }
      return block[position]
    }

    private mutating func readBlock() throws {
      position = 0
      if let store, readCount < storedCount {
        block = try store.bytes(at: readCount, count: min(blockSize, storedCount - readCount))
        readCount += block.count
      } else {
        block = rest
      }
    }
  }
}
