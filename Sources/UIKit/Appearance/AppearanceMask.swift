/// Properties that somebody set on an object, rather than its class or an appearance. Those of unrelated
/// classes may share a bit.
struct AppearanceMask: OptionSet, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  // Every view.
  static let tintColor = AppearanceMask(bit: 0)
  static let backgroundColor = AppearanceMask(bit: 1)
  static let semanticContent = AppearanceMask(bit: 2)

  // Bars.
  static let barStyle = AppearanceMask(bit: 8)
  static let barTintColor = AppearanceMask(bit: 9)
  static let isTranslucent = AppearanceMask(bit: 10)
  static let shadowImage = AppearanceMask(bit: 11)
  static let titleTextAttributes = AppearanceMask(bit: 12)
  static let largeTitleTextAttributes = AppearanceMask(bit: 13)
  static let backIndicatorImage = AppearanceMask(bit: 14)
  static let backIndicatorMask = AppearanceMask(bit: 15)
  static let standardAppearance = AppearanceMask(bit: 16)
  static let scrollEdgeAppearance = AppearanceMask(bit: 17)
  static let compactAppearance = AppearanceMask(bit: 18)
  static let prefersLargeTitles = AppearanceMask(bit: 19)
  static let backgroundImage = AppearanceMask(bit: 20)
  static let unselectedTintColor = AppearanceMask(bit: 21)
  static let selectionImage = AppearanceMask(bit: 22)

  // Items of bars.
  static let titleOffset = AppearanceMask(bit: 8)
  static let badgeColor = AppearanceMask(bit: 9)
  static let backTitleOffset = AppearanceMask(bit: 10)

  // Labels.
  static let font = AppearanceMask(bit: 8)
  static let textColor = AppearanceMask(bit: 9)
  static let shadowColor = AppearanceMask(bit: 10)
  static let shadowOffset = AppearanceMask(bit: 11)
  static let textAlignment = AppearanceMask(bit: 12)
  static let numberOfLines = AppearanceMask(bit: 13)

  // Controls and progress.
  static let onTintColor = AppearanceMask(bit: 8)
  static let thumbTintColor = AppearanceMask(bit: 9)
  static let minimumTrackTintColor = AppearanceMask(bit: 10)
  static let maximumTrackTintColor = AppearanceMask(bit: 11)
  static let pageTintColor = AppearanceMask(bit: 8)
  static let currentPageTintColor = AppearanceMask(bit: 9)
  static let progressTintColor = AppearanceMask(bit: 8)
  static let trackTintColor = AppearanceMask(bit: 9)
  static let wheelColor = AppearanceMask(bit: 8)
  static let segmentTintColor = AppearanceMask(bit: 8)
  static let contentEdgeInsets = AppearanceMask(bit: 8)

  // Tables.
  static let separatorColor = AppearanceMask(bit: 8)
  static let separatorInset = AppearanceMask(bit: 9)
  static let separatorStyle = AppearanceMask(bit: 10)
  static let rowHeight = AppearanceMask(bit: 11)
}
