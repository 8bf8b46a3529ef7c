/// How a keyframe animation gets from one value to the next.
package enum CalculationMode: Hashable, Sendable {
  /// Straight from value to value.
  case linear
  /// Jumps; every value holds for its segment.
  case discrete
  /// Straight, at constant speed; key times and segment curves are ignored.
  case paced
  /// Along a Kochanek–Bartels spline.
  case cubic
  /// Along the spline at roughly constant speed; key times and segment curves are ignored.
  case cubicPaced

  package var isPaced: Bool { self == .paced || self == .cubicPaced }
  /// The same way from value to value, at the times of the keys.
  package var unpaced: CalculationMode {
    switch self {
    case .paced: .linear
    case .cubicPaced: .cubic
    default: self
    }
  }

  package var isCubic: Bool { self == .cubic || self == .cubicPaced }
}
