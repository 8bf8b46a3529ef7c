/// The CRC-32 of the PNG specification's appendix, without any library.
package func cyclicChecksum(of bytes: [UInt8]) -> UInt32 {
  ~bytes.reduce(~0) { sum, byte in
    sum >> 8 ^ remainders[Int(UInt8(truncatingIfNeeded: sum) ^ byte)]
  }
}

/// Of every byte, divided by the polynomial, the lowest bit first.
private let remainders: [UInt32] = (0..<256).map { byte in
  (0..<8).reduce(byte) { rest, _ in rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
}
