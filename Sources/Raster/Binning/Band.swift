/// A band of a picture: what is painted, cached, and encoded at a time.
package enum Band {
  /// Its rows, in pixels; the last one of a picture may have fewer.
  package static let height = 32
}
