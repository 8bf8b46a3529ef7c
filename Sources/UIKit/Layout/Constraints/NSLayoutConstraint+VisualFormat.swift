import CoreGraphics
import VirtualTime

extension NSLayoutConstraint {
  /// How views in a visual format stand across it, and which way it runs.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)

    fileprivate var aligned: Attribute? {
      let attributes: [Attribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
        .firstBaseline,
      ]
      return attributes.first { contains(FormatOptions(rawValue: 1 << UInt($0.rawValue))) }
    }
  }

  /// The constraints that a row (`H:`) or column (`V:`) of views stands for, not active yet. What
  /// cannot be read is noted and gives none.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    guard let read = VisualFormat(format),
      let made = VisualFormatConstraints(read, metrics: metrics ?? [:], views: views)
    else {
      SceneContext.active.unsupported("the visual format \(format)", at: "a constraint")
      return []
    }
    guard let aligned = opts.aligned, let first = made.views.first else { return made.constraints }
    let alignments = made.views.dropFirst().map {
      NSLayoutConstraint(
        item: $0, attribute: aligned, relatedBy: .equal, toItem: first, attribute: aligned,
        multiplier: 1, constant: 0)
    }
    return made.constraints + alignments
  }
}

/// The constraints of a visual format whose names are known.
@MainActor
private struct VisualFormatConstraints {
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The views in it, in order.
  private(set) var views: [UIView] = []
  private let isVertical: Bool
  private let metrics: [String: Any]
  private let names: [String: Any]

  /// Nil when a name is unknown, or a view at an edge is in no superview.
  init?(_ format: VisualFormat, metrics: [String: Any], views names: [String: Any]) {
    isVertical = format.isVertical
    self.metrics = metrics
    self.names = names
    var parts: [UIView?] = []
    for part in format.parts {
      guard case .view(let name, let demands) = part else {
        parts.append(nil)
        continue
      }
      guard let view = names[name] as? UIView else { return nil }
      parts.append(view)
      views.append(view)
      for demand in demands where !addLength(of: view, demand) { return nil }
    }
    for (index, gap) in format.gaps.enumerated() {
      guard add(gap, between: parts[index], and: parts[index + 1]) else { return nil }
    }
  }

  private func number(_ value: VisualFormat.Value) -> CGFloat? {
    switch value {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      if let number = metrics[name] as? CGFloat { return number }
      if let number = metrics[name] as? Double { return CGFloat(number) }
      if let number = metrics[name] as? Int { return CGFloat(number) }
      if let number = metrics[name] as? Float { return CGFloat(number) }
      return (metrics[name] as? NSNumber).map { CGFloat($0.doubleValue) }
    }
  }

  private mutating func append(
    _ item: UIView, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: UIView?,
    _ otherAttribute: NSLayoutConstraint.Attribute, constant: CGFloat,
    priority: VisualFormat.Value?
  ) -> Bool {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: 1, constant: constant)
    if let priority {
      guard let number = self.number(priority) else { return false }
      constraint.priority = UILayoutPriority(Float(number))
    }
    constraints.append(constraint)
    return true
  }

  /// A demand on a view's length: a number, or another view of the same length.
  private mutating func addLength(of view: UIView, _ demand: VisualFormat.Demand) -> Bool {
    let length: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    if let number = self.number(demand.value) {
      return append(
        view, length, demand.relation, nil, .notAnAttribute, constant: number,
        priority: demand.priority)
    }
    guard case .name(let name) = demand.value, let other = names[name] as? UIView else {
      return false
    }
    return append(
      view, length, demand.relation, other, length, constant: 0, priority: demand.priority)
  }

  /// The space between two neighbours; without a view it is the edge of the other's superview.
  private mutating func add(
    _ gap: VisualFormat.Gap, between first: UIView?, and second: UIView?
  ) -> Bool {
    let start: NSLayoutConstraint.Attribute = isVertical ? .top : .leading
    let end: NSLayoutConstraint.Attribute = isVertical ? .bottom : .trailing
    guard let later = second ?? first?.superview, let earlier = first ?? second?.superview else {
      return false
    }
    var (laterSide, earlierSide) = (second == nil ? end : start, first == nil ? start : end)
    let demands: [VisualFormat.Demand]
    switch gap {
    case .flush: demands = [VisualFormat.Demand(value: .number(0))]
    case .standard where first != nil && second != nil:
      demands = [VisualFormat.Demand(value: .number(Double(systemSpacing)))]
    case .standard:
      // At an edge the superview's margin is the space.
      if second == nil { laterSide = isVertical ? .bottomMargin : .trailingMargin }
      if first == nil { earlierSide = isVertical ? .topMargin : .leadingMargin }
      demands = [VisualFormat.Demand(value: .number(0))]
    case .demands(let said): demands = said
    }
    for demand in demands {
      guard let number = self.number(demand.value),
        append(
          later, laterSide, demand.relation, earlier, earlierSide, constant: number,
          priority: demand.priority)
      else { return false }
    }
    return true
  }
}
