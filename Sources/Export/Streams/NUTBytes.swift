/// Bytes as the NUT format writes its numbers.
struct NUTBytes {
  private(set) var bytes: [UInt8] = []

  /// The highest seven bits first; all bytes but the last have their highest bit set.
  mutating func variable(_ value: Int) {
    precondition(value >= 0, "an unsigned number is not below zero")
    var groups = [UInt8(value & 0x7F)]
    var rest = value >> 7
    while rest > 0 {
      groups.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes += groups.reversed()
  }

  /// A number with a sign: 0, 1, −1, 2, −2 … are 0, 1, 2, 3, 4 ….
  mutating func signed(_ value: Int) {
    variable(value > 0 ? 2 * value - 1 : -2 * value)
  }

  /// The length, then the text.
  mutating func text(_ text: String) {
    variable(text.utf8.count)
    bytes += Array(text.utf8)
  }

  mutating func append(_ more: [UInt8]) { bytes += more }

  /// The highest byte first.
  static func fixed(_ value: some FixedWidthInteger) -> [UInt8] {
    (0..<value.bitWidth / 8).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  /// The CRC of the format: the polynomial 0x104C11DB7, highest bit first, from zero, not inverted.
  static func checksum(of bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = 0
    for byte in bytes {
      value ^= UInt32(byte) << 24
      for _ in 0..<8 {
        value = value & 0x8000_0000 == 0 ? value << 1 : value << 1 ^ 0x04C1_1DB7
      }
    }
    return value
  }

  /// A packet with its start code, length and checksums around `content`.
  static func packet(_ code: UInt64, _ content: NUTBytes) -> [UInt8] {
    var head = NUTBytes()
    head.append(fixed(code))
    head.variable(content.bytes.count + 4)
    if content.bytes.count + 4 > 4096 { head.append(fixed(checksum(of: head.bytes))) }
    return head.bytes + content.bytes + fixed(checksum(of: content.bytes))
  }
}
