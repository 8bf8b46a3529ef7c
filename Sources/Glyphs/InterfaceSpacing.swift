/// The space that iOS adds between letters of its system face, by size.
///
/// Up to 20 points these are the values that Apple publishes for San Francisco (Human Interface Guidelines, tracking
/// values), which give Inter the same widths. Larger sizes of San Francisco are a narrower cut, and heavy weights
/// differ: there the values are those that make lines in Inter as wide as the labels in public storyboards, whose
/// frames Interface Builder has measured (900 labels; regular from 10 to 27 points, bold from 13 to 55). Thin and
/// light faces, for which there were too few, are spaced as the regular one.
enum InterfaceSpacing {
  /// Sizes in points, ascending, with thousandths of an em for the regular weight.
  private static let regular: [(size: Double, space: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -25), (20, -26), (27, -44),
  ]

  /// Points to add after each letter; `size` in points.
  static func points(weight: FontWeight, size: Double) -> Double {
    let heavier: Double =
      switch weight {
      case ..<FontWeight.medium: 0
      case ..<FontWeight.semibold: 7
      case ..<FontWeight.bold: 11
      default: 14
      }
    return (ofRegular(size) + heavier) * size / 1000
  }

  private static func ofRegular(_ size: Double) -> Double {
    guard let next = regular.firstIndex(where: { $0.size >= size }) else {
      return regular[regular.count - 1].space
    }
    guard next > 0 else { return regular[0].space }
    let (low, high) = (regular[next - 1], regular[next])
    let part = (size - low.size) / (high.size - low.size)
    return low.space + (high.space - low.space) * part
  }
}
