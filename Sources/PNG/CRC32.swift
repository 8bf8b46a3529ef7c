import CZlib

/// The checksum of PNG chunks: ISO 3309's, bits in reflected order, as zlib has it.
struct CRC32 {
  private(set) var value: UInt32 = 0

  mutating func add(_ bytes: ArraySlice<UInt8>) {
    // Without an address zlib gives the checksum of nothing.
    if bytes.isEmpty { return }
    let sum = unsafe bytes.withUnsafeBufferPointer {
      unsafe crc32_z(UInt(value), $0.baseAddress, $0.count)
    }
    value = UInt32(truncatingIfNeeded: sum)
  }
}
