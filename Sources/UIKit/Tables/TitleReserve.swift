import CoreGraphics

/// The headers and footers that wait to be used again, and the classes of those there are none of.
@MainActor
struct TitleReserve {
  private var waiting: [String: [UITableViewHeaderFooterView]] = [:]
  private var classes: [String: UITableViewHeaderFooterView.Type] = [:]
  private var nibs: [String: UINib] = [:]

  /// What `identifier` names from now on; nil: nothing.
  mutating func register(_ type: UITableViewHeaderFooterView.Type?, for identifier: String) {
    classes[identifier] = type
    nibs[identifier] = nil
  }

  /// The xib whose view `identifier` names from now on; nil: nothing.
  mutating func register(_ nib: UINib?, for identifier: String) {
    nibs[identifier] = nib
    classes[identifier] = nil
  }

  /// Keeps a view that has a name.
  mutating func put(_ view: UITableViewHeaderFooterView) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[identifier, default: []].append(view)
  }

  /// A view that waits, or a new one of the class or xib registered; nil without any.
  mutating func take(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = waiting[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    if let nib = nibs[identifier] {
      let view = nib.instantiate(withOwner: nil).lazy
        .compactMap { $0 as? UITableViewHeaderFooterView }.first
      if view?.reuseIdentifier == nil { view?.reuseIdentifier = identifier }
      return view
    }
    return classes[identifier]?.init(registeredFor: identifier)
  }
}

extension UITableView {
  /// Takes a header or footer away, to be used again.
  final func retireTitle(_ key: SectionTitleKey) {
    guard let view = titles.removeValue(forKey: key) else { return }
    retire(title: view, key)
  }

  final func retire(title view: UIView, _ key: SectionTitleKey) {
    view.removeFromSuperview()
    tellOfTitle(key, view, isShown: false)
    if let view = view as? UITableViewHeaderFooterView { titleReserve.put(view) }
  }

  /// Tells the delegate that a header or footer comes or has gone.
  final func tellOfTitle(_ key: SectionTitleKey, _ view: UIView, isShown: Bool) {
    guard let delegate else { return }
    switch (key.isHeader, isShown) {
    case (true, true):
      delegate.tableView(self, willDisplayHeaderView: view, forSection: key.section)
    case (false, true):
      delegate.tableView(self, willDisplayFooterView: view, forSection: key.section)
    case (true, false):
      delegate.tableView(self, didEndDisplayingHeaderView: view, forSection: key.section)
    case (false, false):
      delegate.tableView(self, didEndDisplayingFooterView: view, forSection: key.section)
    }
  }
}
