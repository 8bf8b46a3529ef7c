/// What a PNG file is to be: made quickly, or small.
package enum PNGCompression: String, CaseIterable, Hashable, Sendable {
  /// `FastPNGEncoder`: at about the speed of memory, and the same bytes on every machine.
  case fast
  /// `PNGEncoder`: as small as libpng and zlib can, at many times the time.
  case small
}
