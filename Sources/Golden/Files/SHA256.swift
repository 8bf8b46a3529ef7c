import RasterKernels

/// SHA-256 (FIPS 180-4) of bytes.
enum SHA256 {
  /// The 32 bytes of the digest.
  static func digest(of bytes: [UInt8]) -> [UInt8] {
    // The first 32 bits of the fractional parts of the square roots of the first eight primes.
    var state = SIMD8<UInt32>(
      0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
      0x5BE0_CD19)
    let whole = bytes.count / 64 * 64
    Fast.digest(bytes.span.extracting(0..<whole), into: &state)
    var rest = Array(bytes[whole...]) + [0x80]
    while rest.count % 64 != 56 { rest.append(0) }
    let bits = UInt64(bytes.count) * 8
    for place in stride(from: 56, through: 0, by: -8) {
      rest.append(UInt8(truncatingIfNeeded: bits >> UInt64(place)))
    }
    Fast.digest(rest.span, into: &state)
    return state.indices.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: state[word] >> UInt32($0)) }
    }
  }
}
