import PNG
import Raster

/// Fingerprints of pictures that follow each other. How far a picture begins like the one before is only
/// compared, which takes a tenth of the time.
struct PixelHashes {
  /// Bytes between offsets from which a digest can go on.
  static let chunk = 256 * SHA256.block

  private var last: [UInt8] = []
  /// Of the last picture: the digest of nothing, of its first chunk, of its first two and so on.
  private var digests = [SHA256()]

  /// `PixelHash(ofBytes:)` of the next picture.
  mutating func hash(of bytes: [UInt8]) -> PixelHash {
    let whole = bytes.count / Self.chunk
    let compared = min(whole, digests.count - 1)
    let alike =
      (0..<compared).first { number in
        !RowKernels.areEqual(Self.part(number, of: last.span), Self.part(number, of: bytes.span))
      } ?? compared
    digests.removeSubrange((alike + 1)...)
    for number in alike..<whole {
      var digest = digests[number]
      digest.add(Self.part(number, of: bytes.span))
      digests.append(digest)
    }
    last = bytes
    let rest = bytes.span.extracting((whole * Self.chunk)...)
    return PixelHash(digest: digests[whole].digest(addingLast: rest))
  }

  /// A whole chunk.
  @_lifetime(copy bytes)
  private static func part(_ number: Int, of bytes: Span<UInt8>) -> Span<UInt8> {
    bytes.extracting((number * chunk)..<((number + 1) * chunk))
  }
}
