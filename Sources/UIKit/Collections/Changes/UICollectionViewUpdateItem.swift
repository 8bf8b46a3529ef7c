import CoreGraphics

/// One change of the data that a collection shows.
@MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  /// Where the item was; nil where it was not there. Without an item (`NSNotFound`) the whole section.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// Where the item is; nil where it is not there.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// What happens.
  open private(set) var updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
