/// Of which frames the pixels are wanted, and not only the fingerprint.
package enum PictureWish: Sendable {
  case frames(Set<Int>)
  case all
  /// The first frame that is not as expected; those in `kept` that are not; those in `always`.
  case changes(from: [Int: PixelHash], kept: Set<Int>, always: Set<Int>)
}
