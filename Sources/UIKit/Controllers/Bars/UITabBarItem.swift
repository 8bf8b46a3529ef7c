public import CoreGraphics

/// What a tab bar shows for one controller.
open class UITabBarItem: UIBarItem {
  /// Shown while the item is selected; nil: `image`.
  open var selectedImage: UIImage? { didSet { didChange?() } }
  /// A short text in a red oval at the picture.
  open var badgeValue: String? { didSet { didChange?() } }
  /// The oval; nil: red.
  open var badgeColor: UIColor? {
    didSet {
      ownAppearance.insert(.badgeColor)
      didChange?()
    }
  }
  /// Moves the title, points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      ownAppearance.insert(.titleOffset)
      didChange?()
    }
  }
  /// The bar's look while this item is selected; nil: the bar's own.
  open var standardAppearance: UITabBarAppearance? {
    didSet {
      ownAppearance.insert(.standardAppearance)
      didChange?()
    }
  }
  /// The bar's look where content ends at it.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { didChange?() } }

  final var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:] {
    didSet { didChange?() }
  }

  public override init() { super.init() }

  /// The item that a storyboard or xib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let coder = coder as? NibCoder { coder.readTabBarItem(self) }
  }

  /// An item with a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// An item with a title and a picture, another while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// One of the system's items, with its English word and its picture.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.word, image: systemItem.symbol.image, tag: tag)
  }

  /// Sets how the badge's text looks in a state.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { badgeAttributes[state] = textAttributes }

  /// What was set for the badge's text in a state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  /// The system's items.
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11

    /// In English.
    var word: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    var symbol: SystemSymbol {
      switch self {
      case .more: .ellipsis
      case .favorites, .featured, .topRated: .star
      case .recents, .history, .mostRecent: .clock
      case .contacts: .person
      case .bookmarks: .bookmarks
      case .search: .search
      case .downloads: .download
      case .mostViewed: .list
      }
    }
  }
}
