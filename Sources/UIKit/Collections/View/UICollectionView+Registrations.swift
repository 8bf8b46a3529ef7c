public import CoreGraphics
import VirtualTime

/// Names registrations apart from one another, in the order they are made.
@MainActor
private final class RegistrationNames {
  private var last = 0

  static var active: RegistrationNames { SceneContext.active.service { RegistrationNames() } }

  func next() -> String {
    last += 1
    return "registration \(last)"
  }
}

extension UICollectionView {
  /// Makes cells of one class and gives them the content of items. To be made once, outside what makes
  /// cells.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Gives a cell an item's content.
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    fileprivate let name: String
    fileprivate let handler: Handler
    fileprivate let nib: UINib?

    /// Makes cells by their class.
    public init(handler: @escaping Handler) {
      (name, self.handler, nib) = (RegistrationNames.active.next(), handler, nil)
    }

    /// Makes cells of a xib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      (name, self.handler, nib) = (RegistrationNames.active.next(), handler, cellNib)
    }
  }

  /// Makes supplementary views of one class and gives them their content. To be made once.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Gives a view its content.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let name: String
    fileprivate let kind: String
    fileprivate let handler: Handler
    fileprivate let nib: UINib?

    /// Makes views by their class.
    public init(elementKind: String, handler: @escaping Handler) {
      (name, kind, self.handler, nib) = (
        RegistrationNames.active.next(), elementKind, handler, nil
      )
    }

    /// Makes views of a xib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (name, kind, self.handler, nib) = (
        RegistrationNames.active.next(), elementKind, handler, supplementaryNib
      )
    }
  }

  /// A cell with an item's content; nil: a cell without.
  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let key = ReuseKey(kind: "", identifier: registration.name)
    reserve.register(registration.nib, or: Cell.self, for: key)
    let made = dequeueReusableCell(withReuseIdentifier: registration.name, for: indexPath)
    // A xib may hold a cell of another class.
    let cell = made as? Cell ?? Cell(registeredFor: registration.name, frame: made.frame)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view with its content.
  public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let key = ReuseKey(kind: registration.kind, identifier: registration.name)
    reserve.register(registration.nib, or: Supplementary.self, for: key)
    let made = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.name, for: indexPath)
    let view =
      made as? Supplementary ?? Supplementary(registeredFor: registration.name, frame: made.frame)
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
