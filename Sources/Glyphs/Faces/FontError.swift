/// Why bytes could not become a typeface.
package enum FontError: Error, Hashable, Sendable {
  /// Not an OpenType file, cut off, or without characters, metrics or outlines.
  case notAFont
}
