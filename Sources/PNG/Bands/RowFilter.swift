/// How a row is filtered, by its number in the file.
package enum RowFilter: UInt8 {
  /// Pixels minus those to their left.
  case sub = 1
  /// Pixels minus those above.
  case up = 2
}
