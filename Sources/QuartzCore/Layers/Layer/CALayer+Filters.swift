import CoreGraphics

extension CALayer {
  /// Applied in order to what the layer shows; nil for none. They are `CIFilter`s.
  public var filters: [Any]? {
    get { values.filters.own }
    set {
      change("filters", from: values.filters.own, to: newValue) { values.filters.own = newValue }
    }
  }

  /// Applied in order to what lies behind the layer; nil for none. They are `CIFilter`s.
  public var backgroundFilters: [Any]? {
    get { values.filters.background }
    set {
      change("backgroundFilters", from: values.filters.background, to: newValue) {
        values.filters.background = newValue
      }
    }
  }

  /// Mixes the layer with what lies behind it; nil for source-over. A `CIFilter` or
  /// the name of a blend mode, such as "multiplyBlendMode".
  public var compositingFilter: Any? {
    get { values.filters.compositing }
    set {
      change("compositingFilter", from: values.filters.compositing, to: newValue) {
        values.filters.compositing = newValue
      }
    }
  }
}
