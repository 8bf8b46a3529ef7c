/// Which margins and sides of a layer give way when its superlayer changes size.
public struct CAAutoresizingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The margin before the least x.
  public static let layerMinXMargin = CAAutoresizingMask(rawValue: 1)
  /// The width.
  public static let layerWidthSizable = CAAutoresizingMask(rawValue: 2)
  /// The margin after the greatest x.
  public static let layerMaxXMargin = CAAutoresizingMask(rawValue: 4)
  /// The margin before the least y.
  public static let layerMinYMargin = CAAutoresizingMask(rawValue: 8)
  /// The height.
  public static let layerHeightSizable = CAAutoresizingMask(rawValue: 16)
  /// The margin after the greatest y.
  public static let layerMaxYMargin = CAAutoresizingMask(rawValue: 32)

  /// The extent along one axis after the superlayer's size changed by `difference`.
  ///
  /// What gives way shares the difference whatever its own size. Beside a length that gives way, one
  /// margin takes two thirds and two take one third each, down to the whole point; the length takes
  /// the rest. Margins alone take equal parts.
  static func extent(
    from start: Double, length: Double, by difference: Double,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: Double, length: Double) {
    let margins = (flexible.before ? 1 : 0) + (flexible.after ? 1 : 0)
    let share: Double
    switch (flexible.length, margins) {
    case (_, 0): share = 0
    case (true, 1): share = (2 * difference / 3).rounded(.down)
    case (true, _): share = (difference / 3).rounded(.down)
    case (false, _): share = difference / Double(margins)
    }
    let rest = flexible.length ? difference - share * Double(margins) : 0
    return (start + (flexible.before ? share : 0), length + rest)
  }
}
