import CoreGraphics

extension UINavigationBar {
  /// The search of the top item.
  final var search: UISearchController? { topItem?.searchController }

  /// True while the search bar stands in place of the title.
  final var isTitleHidden: Bool {
    guard let search else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// Points that the search bar of the top item takes below the title; 0 without one.
  final var searchHeight: CGFloat {
    guard let search else { return 0 }
    return 52 + search.searchBar.wantedHeight - UISearchBar.height
  }

  /// How high the bar is without a large title: row, prompt and search bar.
  final var fixedHeight: CGFloat {
    let title = Self.height + (topItem?.prompt == nil ? 0 : Self.promptHeight)
    return (isTitleHidden ? 0 : title) + searchHeight
  }

  /// Puts the search bar of the top item at the bottom.
  final func placeSearch() {
    let bar = search?.searchBar
    if shownSearchBar !== bar {
      if shownSearchBar?.superview === self { shownSearchBar?.removeFromSuperview() }
      shownSearchBar = bar
    }
    guard let bar else { return }
    if bar.superview !== self {
      bar.isInBar = true
      addSubview(bar)
    }
    // The field has more room below than above.
    bar.frame = CGRect(
      x: 8, y: bounds.height - searchHeight - 7, width: bounds.width - 16, height: searchHeight + 4)
  }
}

extension UINavigationController {
  /// A search began or ended: the bar is as high as that asks.
  final func searchDidChange(animated: Bool) {
    let change = {
      self.layOutBar()
      self.navigationBar.setNeedsLayout()
      self.view.layoutIfNeeded()
    }
    guard animated, navigationBar.window != nil else { return change() }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: change)
  }
}
