/// The checksum of PNG chunks: ISO 3309's, bits in reflected order.
struct CRC32 {
  private var state: UInt32 = .max

  /// The checksum of what was added so far.
  var value: UInt32 { ~state }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      state = Self.table[Int(UInt8(truncatingIfNeeded: state) ^ byte)] ^ state >> 8
    }
  }

  /// What eight steps make of each byte.
  private static let table: [UInt32] = (0..<256).map { (byte: UInt32) in
    (0..<8).reduce(byte) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1 }
  }
}
