import CWideKernels

/// Huffman codes and the headers of blocks. The twins are the loops of `HuffmanCode` and `DeflateHeader`, which
/// work where tests ask for no vectors; tests hold bands packed by both to each other.
extension RowKernels {
  /// Whether the kernels here do anything: unless a test asks for their twins.
  static var haveCodes: Bool { wideLevel != WIDE_NONE }

  /// Makes the code that `HuffmanCode` makes of `counts`. False, and nothing done, where their twins
  /// are asked for.
  /// - Precondition: there are as many lengths and codes as counts, at most 286 and at least two;
  ///   `longest` is at most 15, and enough for all symbols.
  static func buildCode(
    from counts: Span<UInt32>, longest: Int, lengths: inout MutableSpan<UInt8>,
    codes: inout MutableSpan<UInt32>
  ) -> Bool {
    let symbols = counts.count
    precondition(symbols >= 2 && symbols <= 286, "an alphabet is one of deflate's")
    precondition(lengths.count == symbols && codes.count == symbols, "each symbol has a code")
    precondition(longest <= 15 && symbols <= 1 << longest, "there are codes for all")
    guard haveCodes else { return false }
    unsafe counts.withUnsafeBufferPointer { counts in
      unsafe lengths.withUnsafeMutableBufferPointer { lengths in
        unsafe codes.withUnsafeMutableBufferPointer { codes in
          unsafe wide_build_code(
            wideLevel, counts.baseAddress, symbols, longest, lengths.baseAddress,
            codes.baseAddress)
        }
      }
    }
    return true
  }

  /// Writes from the first bit of `bytes` on what `DeflateHeader` writes for codes of these lengths.
  /// Returns where the next bit goes; nil, and nothing done, where their twins are asked for.
  /// - Precondition: the lengths are those of all literals and lengths, and of all distances; bytes have
  ///   room for `DeflateHeader.greatestBitCount` bits and a word more.
  static func writeHeader(
    literals: Span<UInt8>, distances: Span<UInt8>, into bytes: inout MutableRawSpan
  ) -> Int? {
    let level = wideLevel
    if level == WIDE_NONE { return nil }
    precondition(
      literals.count == DeflateSymbols.literalsAndLengths
        && distances.count == DeflateSymbols.distances, "every symbol has a length")
    precondition(
      bytes.byteCount >= DeflateHeader.greatestBitCount / 8 + 16, "the header has room")
    return unsafe literals.withUnsafeBufferPointer { literals in
      unsafe distances.withUnsafeBufferPointer { distances in
        unsafe bytes.withUnsafeMutableBytes { bytes in
          unsafe wide_write_header(
            level, literals.baseAddress, distances.baseAddress, bytes.baseAddress, 0)
        }
      }
    }
  }

  /// Makes the first 256 of `counts` how often each byte is a literal, from `byChannel`: that of each channel, one
  /// after the other. Returns false, and does nothing, where their twins are asked for.
  /// - Precondition: there are 256 numbers for each of so many channels, and room for their sums.
  static func sumLiterals(
    _ byChannel: Span<UInt32>, channels: Int, into counts: inout MutableSpan<UInt32>
  ) -> Bool {
    precondition(
      byChannel.count >= 256 * channels && counts.count >= 256, "all bytes have a number")
    guard haveCodes else { return false }
    unsafe byChannel.withUnsafeBufferPointer { byChannel in
      unsafe counts.withUnsafeMutableBufferPointer { counts in
        unsafe wide_sum_literals(
          wideLevel, byChannel.baseAddress, channels, counts.baseAddress)
      }
    }
    return true
  }

  /// Makes `lengths` what `DeflateBlock` wants of each length, from the codes of all literals and lengths. Returns
  /// false, and does nothing, where their twins are asked for.
  /// - Precondition: there are as many codes as symbols, and one place more than the longest length.
  static func joinLengths(_ codes: Span<UInt32>, into lengths: inout MutableSpan<UInt32>) -> Bool {
    precondition(
      codes.count == DeflateSymbols.literalsAndLengths
        && lengths.count == DeflateSymbols.longestLength + 1, "all lengths have a place")
    guard haveCodes else { return false }
    unsafe codes.withUnsafeBufferPointer { codes in
      unsafe lengths.withUnsafeMutableBufferPointer { lengths in
        unsafe wide_join_lengths(wideLevel, codes.baseAddress, lengths.baseAddress)
      }
    }
    return true
  }
}
