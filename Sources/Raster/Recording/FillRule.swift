/// Which regions of a path are inside.
package enum FillRule: Hashable, Sendable {
  case nonZero
  case evenOdd
}
