/// How contents are sampled when they are drawn larger or smaller than they are.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Four pixels mixed.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Four pixels each of two reduced pictures mixed.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// How the pixels that a layer draws are stored.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Eight bits a component.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// A half-precision number a component.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// Eight bits of grey.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
  /// As the contents need it.
  public static let automatic = CALayerContentsFormat(rawValue: "Automatic")

  /// The format itself, or `RGBA8Uint` for a name nobody knows.
  var known: CALayerContentsFormat {
    [.RGBA8Uint, .RGBA16Float, .gray8Uint, .automatic].contains(self) ? self : .RGBA8Uint
  }
}

/// How bright contents may become.
public struct CADynamicRange: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// As the contents need it.
  public static let automatic = CADynamicRange(rawValue: "automatic")
  /// No brighter than white.
  public static let standard = CADynamicRange(rawValue: "standard")
  /// A little brighter than white.
  public static let constrainedHigh = CADynamicRange(rawValue: "constrainedHigh")
  /// As bright as the display can be.
  public static let high = CADynamicRange(rawValue: "high")

  /// The range itself, or `standard` for a name nobody knows.
  var known: CADynamicRange {
    [.automatic, .standard, .constrainedHigh, .high].contains(self) ? self : .standard
  }
}

/// Whether bright contents are fitted to the display.
public struct CAToneMapMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// As the system decides.
  public static let automatic = CAToneMapMode(rawValue: "automatic")
  /// Not at all.
  public static let never = CAToneMapMode(rawValue: "never")
  /// Wherever it can be done.
  public static let ifSupported = CAToneMapMode(rawValue: "ifSupported")

  /// The mode itself, or `automatic` for a name nobody knows.
  var known: CAToneMapMode {
    [.automatic, .never, .ifSupported].contains(self) ? self : .automatic
  }
}
