/// Chunks of a PNG file, as bytes.
struct PNGChunkList {
  private(set) var bytes: [UInt8] = []

  /// Adds a chunk of a type of four letters.
  mutating func add(_ type: String, _ content: [UInt8]) {
    bytes += Self.bigEndian(content.count)
    let start = bytes.count
    bytes += type.utf8
    bytes += content
    bytes += Self.bigEndian(Int(CyclicSum.of(bytes[start...])))
  }

  static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// What the chunks of one type in a file of our own hold, joined.
  static func content(of type: String, in file: [UInt8]) -> [UInt8] {
    var content: [UInt8] = []
    var place = 8
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 8 + length
      guard end + 4 <= file.count else { break }
      if file[place + 4..<place + 8].elementsEqual(type.utf8) { content += file[place + 8..<end] }
      place = end + 4
    }
    return content
  }

  /// How many bytes of a file of our own stand before its picture.
  static func headerCount(of file: [UInt8]) -> Int {
    var place = 8
    while place + 12 <= file.count, !file[place + 4..<place + 8].elementsEqual("IDAT".utf8) {
      place += 12 + file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return min(place, file.count)
  }
}

/// The CRC-32 that ends every chunk.
enum CyclicSum {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in
      sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1
    }
  }

  static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    let table = table
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes { sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
    return ~sum
  }
}
