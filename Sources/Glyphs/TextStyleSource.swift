/// A font of Apple's names: something that says how text in it is set.
package protocol TextStyleSource {
  /// The style at `size` points; nil: at its own size, or 12 points where it has none.
  func textStyle(size: Double?) -> TextStyle
}
