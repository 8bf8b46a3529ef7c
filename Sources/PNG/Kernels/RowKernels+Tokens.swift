import CWideKernels

/// Which row of a band is to become tokens, and how.
struct TokenRow {
  /// Rows of the band above it.
  var row: Int
  /// In pixels.
  var width: Int
  /// Those that are stored.
  var bytesPerPixel: Int
  /// Whether it looks for what was seen before at every pixel, not only behind runs and copies.
  var looksEverywhere: Bool
}

/// What a band's symbols are written with.
struct TokenCodes: ~Escapable {
  /// The code of each literal and length times 16, plus its length.
  let literals: Span<UInt32>
  /// Of each length the code with the bits that follow it, times 32, plus how many bits these are.
  let lengths: Span<UInt32>
  /// The code of each symbol of a distance times 16, plus its length.
  let distances: Span<UInt32>

  @_lifetime(copy literals, copy lengths, copy distances)
  init(literals: Span<UInt32>, lengths: Span<UInt32>, distances: Span<UInt32>) {
    self.literals = literals
    self.lengths = lengths
    self.distances = distances
  }
}

/// Tokens and their bits on the processor's widest vectors. The twins are the loops of `BandTokens` and
/// `DeflateBlock`, which work where tests ask for no vectors; tests hold bands packed by both to each other.
extension RowKernels {
  /// Pixels beyond the last that a loop may read, and makes nothing of.
  package static let margin = 16

  /// Adds a row to the words of `BandTokens` from `place` on, and to its counts. Returns the words then
  /// in use; nil, and nothing done, where their twins are asked for.
  /// - Precondition: pixels are those of the band as far as this row and `margin` more, changes those of
  ///   the row and a word more, positions those of a `TripleTable`; what is written has room.
  static func addTokens(
    of row: TokenRow, _ pixels: Span<UInt32>, changes: Span<UInt64>, looks: inout RowLooks,
    positions: inout MutableSpan<UInt32>, to words: inout MutableSpan<UInt32>, at offset: Int,
    _ literals: inout MutableSpan<UInt32>, _ lengths: inout MutableSpan<UInt32>,
    _ distances: inout MutableSpan<UInt32>
  ) -> Int? {
    let level = wideLevel
    if level == WIDE_NONE { return nil }
    precondition(row.row >= 0 && row.row < EncodedBand.height, "a band has few rows")
    precondition(row.width > 0 && row.width <= 32_768, "a row has pixels, and not too many")
    precondition(row.bytesPerPixel == 3 || row.bytesPerPixel == 4, "pixels are RGB or RGBA")
    precondition(
      (row.row + 1) * row.width + margin <= pixels.count, "pixels are those of the band, and more")
    precondition(changeWords(width: row.width) < changes.count, "changes are those of the row")
    precondition(positions.count == 1 << TripleTable.bits, "positions are those of a table")
    precondition(
      offset >= 0 && offset + 2 * row.width + 3 <= words.count, "words have room")
    precondition(literals.count == 4 * 256, "literals are counted by channel")
    precondition(
      lengths.count == 29 && distances.count == DeflateSymbols.distances, "symbols are counted")
    var wide = unsafe WideTokenRow()
    unsafe wide.row = row.row
    unsafe wide.width = row.width
    unsafe wide.stored = row.bytesPerPixel
    unsafe wide.everywhere = row.looksEverywhere ? 1 : 0
    let count = unsafe pixels.withUnsafeBufferPointer { pixels in
      unsafe wide.pixels = pixels.baseAddress
      return unsafe changes.withUnsafeBufferPointer { changes in
        unsafe wide.changes = changes.baseAddress
        return unsafe positions.withUnsafeMutableBufferPointer { positions in
          unsafe wide.positions = positions.baseAddress
          return unsafe words.withUnsafeMutableBufferPointer { words in
            unsafe wide.words = words.baseAddress.map { unsafe $0 + offset }
            return unsafe literals.withUnsafeMutableBufferPointer { literals in
              unsafe wide.literals = literals.baseAddress
              return unsafe lengths.withUnsafeMutableBufferPointer { lengths in
                unsafe wide.lengths = lengths.baseAddress
                return unsafe distances.withUnsafeMutableBufferPointer { distances in
                  unsafe wide.distances = distances.baseAddress
                  return unsafe wide_add_row(level, &wide)
                }
              }
            }
          }
        }
      }
    }
    looks.looks += unsafe wide.looks
    looks.gain += unsafe wide.gain
    return offset + count
  }

  /// Writes a band's tokens and the end of their block from bit `start` of `bytes` on, and zeros behind.
  /// Returns where the next bit goes; nil, and nothing done, where their twins are asked for.
  /// - Precondition: words are those of `BandTokens`, for rows filtered like `filters`; codes are those
  ///   that `DeflateBlock` makes for them; bytes have room for all, and sixteen more; the bits after
  ///   `start` in its byte are 0.
  static func writeTokens(
    _ words: Span<UInt32>, filters: Span<UInt8>, width: Int, pixels: PNGPixels,
    codes: TokenCodes, at start: Int, into bytes: inout MutableRawSpan
  ) -> Int? {
    let level = wideLevel
    if level == WIDE_NONE { return nil }
    let (literals, lengths, distances) = (codes.literals, codes.lengths, codes.distances)
    precondition(literals.count > DeflateSymbols.endOfBlock, "literals have codes")
    precondition(lengths.count > DeflateSymbols.longestLength, "lengths have codes")
    precondition(distances.count == DeflateSymbols.distances, "distances have codes")
    precondition(start >= 0 && start / 8 + 16 <= bytes.byteCount, "bits have room")
    var band = unsafe WideTokenBand()
    unsafe band.rows = filters.count
    unsafe band.width = width
    unsafe band.stored = pixels.bytesPerPixel
    unsafe band.bits = start
    return unsafe words.withUnsafeBufferPointer { words in
      unsafe band.words = words.baseAddress
      return unsafe filters.withUnsafeBufferPointer { filters in
        unsafe band.filters = filters.baseAddress
        return unsafe literals.withUnsafeBufferPointer { literals in
          unsafe band.literals = literals.baseAddress
          return unsafe lengths.withUnsafeBufferPointer { lengths in
            unsafe band.lengths = lengths.baseAddress
            return unsafe distances.withUnsafeBufferPointer { distances in
              unsafe band.distances = distances.baseAddress
              return unsafe bytes.withUnsafeMutableBytes { bytes in
                unsafe band.bytes = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
                return unsafe wide_write_tokens(level, &band)
              }
            }
          }
        }
      }
    }
  }
}
