import CoreGraphics
import Testing
import UIKit

@MainActor
private final class Shell: UINavigationController {
  var panel: UIView?
  var hadPanel = false
  override func viewDidLoad() {
    super.viewDidLoad()
    hadPanel = panel != nil
  }
}

@MainActor
struct NeighbourNibTests {
  @Test func viewsBesideAControllerWithoutAViewAreThereBeforeItsViewIs() throws {
    ClassRecord.register([
      ClassRecord(
        Shell.self, name: "Shell", decode: { Shell(coder: $0) },
        properties: [.property("panel", \Shell.panel)])
    ])
    let files = [
      "Main.storyboard": NibFolder.storyboard(
        initial: "shell",
        [
          """
          <navigationController id="shell" customClass="Shell" sceneMemberID="viewController"><navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"><rect key="frame" x="0" y="0" width="375" height="44"/></navigationBar><connections><outlet property="panel" destination="panel" id="o"/><segue destination="one" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
          <view contentMode="scaleToFill" id="panel"><rect key="frame" x="0" y="0" width="100" height="50"/></view>
          """,
          """
          <viewController id="one" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="onev"><rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController>
          """,
        ])
    ]
    try ViewStage.run(nibs: files) { stage, root in
      let shell = try #require(root as? Shell)
      #expect(shell.hadPanel && shell.panel?.bounds.width == 100)
      #expect(stage.notes == [])
    }
  }
}
