import CoreGraphics
import Testing
import UIKit

/// Pages, columns and margins as storyboards describe them.
@MainActor
struct ContainerNibTests {
  private static func screen(_ id: String, _ inside: String = "") -> String {
    """
    <viewController id="\(id)" storyboardIdentifier="\(id)" title="\(id)" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="\(id)v"><rect key="frame" x="0" y="0" width="375" height="667"/></view>\(inside)</viewController>
    """
  }

  @Test func aPageViewControllerIsMadeAsItIsDescribed() throws {
    let files = [
      "Main.storyboard": NibFolder.storyboard(
        initial: "pages",
        [
          """
          <pageViewController id="pages" autoresizesArchivedViewToFullSize="NO" transitionStyle="scroll" navigationOrientation="vertical" spineLocation="none" sceneMemberID="viewController"/>
          """
        ])
    ]
    try ViewStage.run(nibs: files) { stage, root in
      let pages = try #require(root as? UIPageViewController)
      #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
      #expect(stage.notes == [])
    }
  }

  @Test func columnsAreRelationsOfASplitViewController() throws {
    let files = [
      "Main.storyboard": NibFolder.storyboard(
        initial: "split",
        [
          """
          <splitViewController id="split" sceneMemberID="viewController"><connections>
          <segue destination="first" kind="relationship" relationship="masterViewController" id="r1"/>
          <segue destination="second" kind="relationship" relationship="detailViewController" id="r2"/>
          </connections></splitViewController>
          """,
          """
          <navigationController id="first" sceneMemberID="viewController"><navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"><rect key="frame" x="0" y="0" width="375" height="44"/></navigationBar><connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r3"/></connections></navigationController>
          """,
          Self.screen("list"), Self.screen("second"),
        ])
    ]
    try ViewStage.run(nibs: files) { stage, root in
      let split = try #require(root as? UISplitViewController)
      let first = try #require(split.viewControllers.first as? UINavigationController)
      #expect(first.viewControllers.map(\.title) == ["list", "second"])
      #expect(stage.notes == [])
    }
  }

  @Test func marginsThatKeepTheSuperviewsAreRead() throws {
    let files = NibFolder.screen(
      """
      <subviews><view contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" id="inner"><rect key="frame" x="0" y="0" width="375" height="100"/><gestureRecognizers/></view></subviews>
      """)
    try ViewStage.run(nibs: files) { stage, root in
      let inner = try #require(root.view.subviews.first)
      #expect(inner.preservesSuperviewLayoutMargins && !inner.insetsLayoutMarginsFromSafeArea)
      // A controller's view keeps 16 points at the sides.
      #expect(inner.layoutMargins.left == 16)
      #expect(stage.notes == [])
    }
  }
}
