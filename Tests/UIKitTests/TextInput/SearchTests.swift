import CoreGraphics
import Testing

@testable import UIKit

@MainActor
private final class SearchWitness: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
  var log: [String] = []

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("began") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log.append("text \(searchText)")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    log.append("scope \(selectedScope)")
  }
  func updateSearchResults(for searchController: UISearchController) {
    log.append(
      "\(searchController.isActive ? "active" : "over") \(searchController.searchBar.text ?? "")")
  }
}

@Suite("Searching")
@MainActor
struct SearchTests {
  @Test("A search bar tells its delegate of typing, the search key and the cancel button")
  func bar() {
    ViewStage.run { stage in
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
      let witness = SearchWitness()
      bar.delegate = witness
      bar.showsCancelButton = true
      stage.root.addSubview(bar)
      stage.advance(to: 0)
      stage.tap(100, 28)
      #expect(bar.isFirstResponder)
      bar.searchTextField.insertText("a")
      bar.searchTextField.insertText("\n")
      let cancel = bar.cancelButton.center
      stage.tap(cancel.x, cancel.y)
      #expect(witness.log == ["began", "text a", "search", "cancel"])
      bar.resignFirstResponder()
      #expect(!bar.isFirstResponder)
    }
  }

  @Test("A tapped title is chosen, and the delegate told")
  func scopes() {
    ViewStage.run { stage in
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 101))
      let witness = SearchWitness()
      bar.delegate = witness
      bar.scopeButtonTitles = ["All", "Some", "None"]
      bar.showsScopeBar = true
      #expect(bar.intrinsicContentSize.height == 101)
      stage.root.addSubview(bar)
      stage.advance(to: 0)
      stage.tap(180, bar.scopes.frame.midY)
      #expect(bar.selectedScopeButtonIndex == 1)
      #expect(witness.log == ["scope 1"])
    }
  }

  @Test("The bar of a search stands in the navigation bar, which makes room for it")
  func navigation() {
    let controller = UIViewController()
    let witness = SearchWitness()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = witness
    controller.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: controller)
    ViewStage.run({ navigation }) { stage in
      #expect(navigation.navigationBar.frame.height == 96)
      #expect(controller.view.safeAreaInsets.top == 116)
      #expect(search.searchBar.isDescendant(of: navigation.navigationBar))
      search.searchBar.becomeFirstResponder()
      #expect(search.isActive)
      stage.advance(to: 1)
      #expect(navigation.navigationBar.frame.height == 52)
      search.searchBar.searchTextField.insertText("pear")
      search.isActive = false
      stage.advance(to: 2)
      #expect(navigation.navigationBar.frame.height == 96)
      #expect(witness.log == ["active ", "active pear", "over "])
      #expect(!search.searchBar.isFirstResponder)
    }
  }

  @Test("A controller of results is shown while there is text")
  func results() {
    let controller = UIViewController()
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    controller.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: controller)
    ViewStage.run({ navigation }) { stage in
      search.isActive = true
      #expect(results.viewIfLoaded?.window == nil)
      search.searchBar.searchTextField.insertText("x")
      #expect(results.viewIfLoaded?.window != nil)
      #expect(results.parent === controller)
      search.isActive = false
      #expect(results.viewIfLoaded?.window == nil)
      #expect(results.parent == nil)
    }
  }
}
