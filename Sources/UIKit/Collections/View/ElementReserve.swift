import CoreGraphics

/// What kind of view a name is for.
struct ReuseKey: Hashable {
  /// The kind of a supplementary view; empty: an item's cell.
  var kind: String
  var identifier: String
}

/// The views that wait to be used again, and the classes of those there are none of.
@MainActor
struct ElementReserve {
  private var waiting: [ReuseKey: [UICollectionReusableView]] = [:]
  private var classes: [ReuseKey: UICollectionReusableView.Type] = [:]
  private var nibs: [ReuseKey: UINib] = [:]
  /// A cell that whoever asks for one of its name gets as it is.
  private var offered: UICollectionReusableView?

  /// What `key` names from now on; nil: nothing.
  mutating func register(_ type: UICollectionReusableView.Type?, for key: ReuseKey) {
    classes[key] = type
    nibs[key] = nil
  }

  /// The xib whose first view `key` names from now on; nil: nothing.
  mutating func register(_ nib: UINib?, for key: ReuseKey) {
    nibs[key] = nib
    classes[key] = nil
  }

  /// The xib that `key` names from now on; without one, the class.
  mutating func register(
    _ nib: UINib?, or type: UICollectionReusableView.Type, for key: ReuseKey
  ) {
    nibs[key] = nib
    classes[key] = nib == nil ? type : nil
  }

  /// Keeps a view that has a name.
  mutating func put(_ view: UICollectionReusableView, kind: String) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[ReuseKey(kind: kind, identifier: identifier), default: []].append(view)
  }

  /// A view that waits; nil without any.
  mutating func used(_ key: ReuseKey) -> UICollectionReusableView? {
    if let offered, key.kind.isEmpty, offered.reuseIdentifier == key.identifier {
      self.offered = nil
      return offered
    }
    guard let view = waiting[key]?.popLast() else { return nil }
    view.prepareForReuse()
    return view
  }

  /// Whoever asks next for a cell of that name gets this one, which is shown.
  mutating func offer(_ cell: UICollectionReusableView) { offered = cell }

  /// Takes back what was offered and not taken.
  mutating func withdraw(_ cell: UICollectionReusableView) {
    if offered === cell { offered = nil }
  }

  /// A new view of the class or xib registered, at `frame`; nil without either.
  func new(_ key: ReuseKey, frame: CGRect) -> UICollectionReusableView? {
    if let nib = nibs[key] {
      let view = nib.instantiate(withOwner: nil).lazy
        .compactMap { $0 as? UICollectionReusableView }.first
      view?.reuseIdentifier = key.identifier
      return view
    }
    return classes[key]?.init(registeredFor: key.identifier, frame: frame)
  }
}
