/// How a source meets what is already there; all on premultiplied colours.
package enum BlendMode: Hashable, Sendable {
  /// s + d·(1 − sa)
  case sourceOver
  /// d·sa: keeps what is there only where the source is; how masks work.
  case destinationIn
}
