public import CoreGraphics

/// How a section of a compositional layout looks like a table.
@MainActor
public struct UICollectionLayoutListConfiguration {
  /// The look.
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }

  /// Where the header is from.
  public enum HeaderMode: Int, Sendable {
    case none = 0
    /// A supplementary view.
    case supplementary = 1
    /// The first item.
    case firstItemInSection = 2
  }

  /// Where the footer is from.
  public enum FooterMode: Int, Sendable {
    case none = 0
    case supplementary = 1
  }

  /// What can be done with an item that is pulled to the side; nil: nothing.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// The lines at an item, of those that the list has.
  public typealias ItemSeparatorHandler =
    @MainActor (
      _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

  /// The look.
  public let appearance: Appearance
  /// False: no lines between rows.
  public var showsSeparators = true
  /// The lines between rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The lines at single items.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Behind the rows, over the collection's own colour; nil: as the look has it.
  public var backgroundColor: UIColor?
  /// Pulled to the trailing side, what lies at the leading one.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Pulled to the leading side, what lies at the trailing one.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Where the header is from.
  public var headerMode = HeaderMode.none
  /// Where the footer is from.
  public var footerMode = FooterMode.none
  /// Air above the section, points; nil: as the look has it, which is none.
  public var headerTopPadding: CGFloat?

  /// A list of that look.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    if appearance == .sidebar || appearance == .sidebarPlain { showsSeparators = false }
  }

  /// What lies behind the rows.
  var shownBackground: UIColor {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar: return .secondarySystemBackground
    }
  }

  /// What an element of the list is in a section of so many items.
  func part(of key: ElementKey, count: Int) -> ListPart {
    let (item, isCell) = (key.path.item, key.category == .cell)
    let first = headerMode == .firstItemInSection ? 1 : 0
    let role: ListPart.Role =
      !isCell
      ? key.kind == UICollectionView.elementKindSectionFooter ? .footer : .header
      : item < first ? .header : .row
    var separator = separatorConfiguration
    if !showsSeparators || !isCell {
      (separator.topSeparatorVisibility, separator.bottomSeparatorVisibility) = (.hidden, .hidden)
    } else if let itemSeparatorHandler {
      separator = itemSeparatorHandler(key.path, separator)
    }
    return ListPart(
      appearance: appearance, role: role, isFirst: isCell && item == first,
      isLast: isCell && item == count - 1, separator: separator)
  }

  /// The distances around the rows of a section, points.
  func insets(isWide: Bool) -> NSDirectionalEdgeInsets {
    guard appearance == .grouped || appearance == .insetGrouped else {
      return appearance == .sidebar
        ? NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16) : .zero
    }
    let side: CGFloat = appearance == .grouped ? 0 : isWide ? 20 : 16
    return NSDirectionalEdgeInsets(
      top: headerMode == .supplementary ? 0 : Self.gap, leading: side,
      bottom: footerMode == .supplementary ? 0 : Self.gap, trailing: side)
  }

  private static let gap: CGFloat = 17.5
}

/// What a view of a list is there.
@MainActor
struct ListPart: Equatable {
  enum Role { case row, header, footer }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var role: Role
  /// True for the first and last row of a section.
  var isFirst: Bool
  var isLast: Bool
  var separator: UIListSeparatorConfiguration

  /// True where rows stand in groups apart from the sides.
  var isInset: Bool { appearance == .insetGrouped && role == .row }

  nonisolated static func == (a: Self, b: Self) -> Bool {
    MainActor.assumeIsolated {
      a.appearance == b.appearance && a.role == b.role && a.isFirst == b.isFirst
        && a.isLast == b.isLast && a.separator == b.separator
    }
  }

  /// How the text of a view looks here, without text.
  var content: UIListContentConfiguration {
    switch (role, appearance) {
    case (.row, .sidebar), (.row, .sidebarPlain): .sidebarCell()
    case (.row, _): .cell()
    case (.header, .plain): .plainHeader()
    case (.header, .grouped), (.header, .insetGrouped): .groupedHeader()
    case (.header, _): .sidebarHeader()
    case (.footer, .plain): .plainFooter()
    case (.footer, _): .groupedFooter()
    }
  }

  /// What lies behind a view here.
  var background: UIBackgroundConfiguration {
    switch (role, appearance) {
    case (.row, .plain): .listPlainCell()
    case (.row, .grouped), (.row, .insetGrouped): .listGroupedCell()
    case (.row, _): .listSidebarCell()
    case (_, .plain):
      // It stays in sight over the rows.
      {
        var configuration = UIBackgroundConfiguration.listPlainHeaderFooter()
        configuration.backgroundColor = .systemBackground
        return configuration
      }()
    default: .listGroupedHeaderFooter()
    }
  }
}

extension NSCollectionLayoutSection {
  /// A section that looks like one of a table: rows as high as their cells want to be.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(UITableView.defaultRowHeight))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [item]))
    section.list = configuration
    section.contentInsets = configuration.insets(
      isWide: layoutEnvironment.container.contentSize.width >= 414)
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout of which every section looks like one of a table.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
