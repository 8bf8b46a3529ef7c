import CoreGraphics

/// The lines between the rows of a list.
@MainActor
public struct UIListSeparatorConfiguration: Equatable {
  /// Whether a line is there.
  public enum Visibility: Int, Sendable {
    /// As the list does it: below every row but the last of a group.
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  /// Insets that leave a line where the list has it: from the text on.
  nonisolated public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// The line above a row.
  public var topSeparatorVisibility = Visibility.automatic
  /// The line below a row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// From the sides of the row to the line above it, points.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// From the sides of the row to the line below it, points.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The colour.
  public var color: UIColor = .separator
  /// The colour at selected rows of a list of which several can be selected.
  public var multipleSelectionColor: UIColor = .separator
  /// Stored: lines are not blurred.
  public var visualEffect: UIVisualEffect?

  /// The lines of a list of that look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    guard listAppearance == .sidebar || listAppearance == .sidebarPlain else { return }
    (topSeparatorVisibility, bottomSeparatorVisibility) = (.hidden, .hidden)
  }

  nonisolated public static func == (a: Self, b: Self) -> Bool {
    MainActor.assumeIsolated {
      a.topSeparatorVisibility == b.topSeparatorVisibility
        && a.bottomSeparatorVisibility == b.bottomSeparatorVisibility
        && a.topSeparatorInsets == b.topSeparatorInsets
        && a.bottomSeparatorInsets == b.bottomSeparatorInsets && a.color == b.color
    }
  }
}
