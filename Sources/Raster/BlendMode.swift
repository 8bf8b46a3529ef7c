/// How a source meets what is already there; all on premultiplied colours.
package enum BlendMode: Hashable, Sendable {
  /// s + d·(1 − sa)
  case sourceOver
  /// s + d, no more than 1: two pictures whose weights add up to 1 make a dissolve.
  case plus
  /// d·sa: keeps what is there only where the source is; how masks work.
  case destinationIn
}
