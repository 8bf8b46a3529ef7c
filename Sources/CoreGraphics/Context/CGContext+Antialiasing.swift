extension CGContext {
  /// Whether pixels on the border of what is drawn are covered in part; true at the beginning.
  /// Belongs to the graphics state. Without it a pixel is drawn when its centre is inside.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  /// Whether the context antialiases at all, which it does only while both this and the state say
  /// so. Does not belong to the graphics state.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }

  /// True when the next shape is drawn without antialiasing.
  var isAliased: Bool { !(allowsAntialiasing && state.shouldAntialias) }
}
