public import CoreGraphics

extension CALayer {
  /// Colour of the shadow; opaque black unless changed.
  public var shadowColor: CGColor? {
    get { values.shadow.color }
    set {
      change("shadowColor", from: values.shadow.color, to: newValue) { values.shadow.color = $0 }
    }
  }

  /// 0, no shadow, unless changed … 1.
  public var shadowOpacity: Float {
    get { Float(values.shadow.opacity) }
    set { shadowOpacityValue = Double(newValue) }
  }

  /// Shadow opacity without rounding; what animations go through.
  final var shadowOpacityValue: Double {
    get { values.shadow.opacity }
    set {
      change("shadowOpacity", from: values.shadow.opacity, to: newValue) {
        values.shadow.opacity = $0
      }
    }
  }

  /// Standard deviation of the blur, points; 3 unless changed.
  public var shadowRadius: CGFloat {
    get { values.shadow.radius }
    set {
      change("shadowRadius", from: values.shadow.radius, to: newValue) { values.shadow.radius = $0 }
    }
  }

  /// From the layer to its shadow, points; (0, −3) unless changed.
  public var shadowOffset: CGSize {
    get { values.shadow.offset }
    set {
      change("shadowOffset", from: values.shadow.offset, to: newValue) { values.shadow.offset = $0 }
    }
  }

  /// The outline that casts the shadow, in bounds space; nil for what the layer shows. Not animated
  /// implicitly.
  public var shadowPath: CGPath? {
    get { values.shadow.path }
    set {
      change("shadowPath", from: values.shadow.path, to: newValue?.copy()) {
        values.shadow.path = $0
      }
    }
  }
}
