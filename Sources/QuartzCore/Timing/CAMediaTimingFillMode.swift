import Timing

/// What an animation shows outside its active duration.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing: the model value.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The end value after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The start value before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// `forwards` and `backwards`.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

extension CAMediaTimingFillMode {
  init(_ mode: MediaTiming.FillMode) {
    self =
      switch mode {
      case .removed: .removed
      case .forwards: .forwards
      case .backwards: .backwards
      case .both: .both
      case .unknown(let name): CAMediaTimingFillMode(rawValue: name)
      }
  }

  /// What the name means.
  var mode: MediaTiming.FillMode {
    switch self {
    case .removed: .removed
    case .forwards: .forwards
    case .backwards: .backwards
    case .both: .both
    default: .unknown(rawValue)
    }
  }
}
