import CoreGraphics

/// Asked what may happen in a search bar, and told what does. All methods are optional.
@MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Whether the bar may be edited now.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// The bar is edited from now on.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether the editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// The bar is edited no more.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The text changed, by typing or by being cleared.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether what the user types may take the place of a range, in UTF-16 units.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Never called: there is no such button.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// The cancel button was pressed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Never called: there is no such button.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Another scope was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// Tells a search bar what happens in its field.
final class SearchFieldListener: UITextFieldDelegate {
  private unowned let bar: UISearchBar
  /// Asked before the bar's delegate: a search controller.
  weak var controller: UISearchController?

  init(_ bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    controller?.searchBarDidBegin()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textDidChange() {
    controller?.searchTextDidChange()
    bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarSearchButtonClicked(bar)
    if controller != nil { textField.resignFirstResponder() }
    return false
  }

  func cancel() {
    bar.delegate?.searchBarCancelButtonClicked(bar)
    controller?.searchWasCancelled()
  }

  func chose(_ scope: Int) {
    bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: scope)
    controller?.searchTextDidChange()
  }
}
