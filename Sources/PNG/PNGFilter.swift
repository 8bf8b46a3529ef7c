/// How libpng filters rows before they are packed.
package enum PNGFilter: CaseIterable, Hashable, Sendable {
  /// Not at all: best where pixels repeat.
  case none
  /// Each row minus the one above it.
  case up
  /// As libpng sees fit, row by row: best for photographs.
  case adaptive
}
