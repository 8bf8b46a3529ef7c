import CWideKernels

extension Fast {
  /// Adds blocks of 64 bytes to the eight words of a SHA-256 (FIPS 180-4).
  /// - Precondition: whole blocks.
  package static func digest(_ blocks: Span<UInt8>, into state: inout SIMD8<UInt32>) {
    precondition(blocks.count % 64 == 0, "blocks have 64 bytes")
    let done = unsafe blocks.withUnsafeBytes { blocks in
      unsafe withUnsafeMutableBytes(of: &state) { state in
        unsafe wide_add_blocks(
          wideLevel, state.assumingMemoryBound(to: UInt32.self).baseAddress, blocks.baseAddress,
          blocks.count / 64)
      }
    }
    if done == 0 { Plain.digest(blocks, into: &state) }
  }
}
