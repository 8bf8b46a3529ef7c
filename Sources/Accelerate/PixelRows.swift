import Limits

/// The pixels of a buffer, four bytes each, taken out of the caller's memory and put back.
struct PixelRows {
  let width: Int
  let height: Int
  /// `width · height · 4` bytes, rows without padding.
  var bytes: [UInt8]

  /// The most pixels in a buffer.
  private static let most = Limit.filePixels

  /// A copy of what a buffer holds; nil for one that says what cannot be.
  init?(_ buffer: vImage_Buffer) {
    guard let (width, height) = unsafe Self.size(of: buffer), let data = unsafe buffer.data else {
      return nil
    }
    (self.width, self.height) = (width, height)
    bytes = []
    bytes.reserveCapacity(width * height * 4)
    for row in 0..<height {
      unsafe bytes += UnsafeRawBufferPointer(
        start: data + row * buffer.rowBytes, count: width * 4)
    }
  }

  /// Puts the part that begins at a column and a row into a buffer, as much as that holds.
  func write(to buffer: vImage_Buffer, fromColumn column: Int, row first: Int) {
    guard let (width, height) = unsafe Self.size(of: buffer), let data = unsafe buffer.data else {
      return
    }
    for row in 0..<min(height, self.height - first) {
      let count = min(width, self.width - column) * 4
      let offset = ((first + row) * self.width + column) * 4
      unsafe bytes.withUnsafeBytes { source in
        guard let start = source.baseAddress else { return }
        unsafe (data + row * buffer.rowBytes).copyMemory(from: start + offset, byteCount: count)
      }
    }
  }

  /// Columns and rows; nil for too many, none, or rows that are too short for them.
  static func size(of buffer: vImage_Buffer) -> (width: Int, height: Int)? {
    unsafe size(width: buffer.width, height: buffer.height, rowBytes: buffer.rowBytes)
  }

  /// The size by what a buffer says of itself.
  static func size(
    width: vImagePixelCount, height: vImagePixelCount, rowBytes: Int
  ) -> (width: Int, height: Int)? {
    guard width > 0, height > 0, width <= most, height <= most / Int(width),
      rowBytes >= Int(width) * 4
    else { return nil }
    return (Int(width), Int(height))
  }
}
