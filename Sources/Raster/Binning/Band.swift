/// A band of a picture: what is painted, cached, and encoded at a time.
package enum Band {
  /// Its rows, in pixels; the last one of a picture may have fewer.
  package static let height = 32

  /// The indices of those that the rows of a picture from `top` to above `bottom` are in, one row at least.
  @inline(__always)
  static func indices(top: Int, bottom: Int) -> Range<Int> {
    top / height..<(bottom - 1) / height + 1
  }
}
