import CoreGraphics

extension NSLayoutConstraint {
  /// The constraint in words for messages: `UILabel.width ≥ 0.5 · UIView.width + 8`.
  final var formula: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "≤"
      case .equal: "="
      case .greaterThanOrEqual: "≥"
      }
    var right = "\(constant)"
    if let secondItem {
      let factor = multiplier == 1 ? "" : "\(multiplier) · "
      let rest = constant == 0 ? "" : constant < 0 ? " - \(-constant)" : " + \(constant)"
      right = "\(factor)\(type(of: secondItem)).\(secondAttribute)\(rest)"
    }
    let left = firstItem.map { "\(type(of: $0))." } ?? ""
    return "\(left)\(firstAttribute) \(sign) \(right)"
  }
}
