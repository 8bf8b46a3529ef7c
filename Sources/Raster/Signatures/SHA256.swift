import RasterKernels

/// SHA-256 (FIPS 180-4) of bytes that are added block by block.
package struct SHA256 {
  /// The bytes of a block.
  package static let block = 64

  // The first 32 bits of the fractional parts of the square roots of the first eight primes.
  private var state = SIMD8<UInt32>(
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
    0x5BE0_CD19)
  /// The bytes added.
  private var count = 0

  /// Of nothing yet.
  package init() {}

  /// The 32 bytes of the digest.
  package static func digest(of bytes: [UInt8]) -> [UInt8] {
    SHA256().digest(addingLast: bytes.span)
  }

  /// - Precondition: `bytes` are whole blocks.
  package mutating func add(_ bytes: Span<UInt8>) {
    Fast.digest(bytes, into: &state)
    count += bytes.count
  }

  /// The 32 bytes of the digest of all that was added, and `bytes` after it.
  package consuming func digest(addingLast bytes: Span<UInt8>) -> [UInt8] {
    let whole = bytes.count / Self.block * Self.block
    var rest = (whole..<bytes.count).map { bytes[$0] } + [0x80]
    while rest.count % Self.block != Self.block - 8 { rest.append(0) }
    let bits = UInt64(count + bytes.count) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      rest.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    add(bytes.extracting(0..<whole))
    add(rest.span)
    return state.indices.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: state[word] >> UInt32($0)) }
    }
  }
}
