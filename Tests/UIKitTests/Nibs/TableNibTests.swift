import CoreGraphics
import Testing

@testable import UIKit

@MainActor
private final class NameCell: UITableViewCell {
  var name: UILabel!
}

@MainActor
private final class NamesController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: ["name", "subtitle", "gone"][indexPath.row], for: indexPath)
    (cell as? NameCell)?.name.text = "Ada"
    cell.detailTextLabel?.text = "detail"
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0) }
    segue.destination.title = "row \(row?.row ?? -1)"
  }
}

@MainActor
private let records: [ClassRecord] = [
  ClassRecord(
    NameCell.self, name: "NameCell", decode: { NameCell(coder: $0) },
    properties: [.property("name", \NameCell.name)]),
  ClassRecord(
    NamesController.self, name: "NamesController", decode: { NamesController(coder: $0) }),
]

@MainActor
struct TableNibTests {
  init() { ClassRecord.register(records) }

  private static let frame = """
    <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
    """

  private static let names = """
    <tableViewController id="vc" customClass="NamesController" sceneMemberID="viewController">
    <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="60" sectionHeaderHeight="28" sectionFooterHeight="28" id="table">
    <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
    <prototypes>
    <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" reuseIdentifier="name" id="c1" customClass="NameCell">\(frame)
    <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" tableViewCell="c1" id="cc">\(frame)
    <subviews><label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="?" translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="0.0" y="0.0" width="3" height="4"/></label></subviews>
    <constraints>
    <constraint firstItem="l" firstAttribute="leading" secondItem="cc" secondAttribute="leading" constant="12" id="k1"/>
    <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="20" id="k2"/>
    <constraint firstItem="l" firstAttribute="top" secondItem="cc" secondAttribute="top" constant="5" id="k3"/>
    <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="7" id="k4"/>
    </constraints>
    </tableViewCellContentView>
    <connections><outlet property="name" destination="l" id="o"/><segue destination="next" kind="presentation" animates="NO" id="s"/></connections>
    </tableViewCell>
    <tableViewCell contentMode="scaleToFill" accessoryType="disclosureIndicator" reuseIdentifier="subtitle" textLabel="t" detailTextLabel="d" style="IBUITableViewCellStyleSubtitle" id="c2">\(frame)
    <tableViewCellContentView key="contentView" contentMode="center" id="cc2">\(frame)
    <subviews>
    <label contentMode="left" text="Title" id="t">\(frame)<fontDescription key="fontDescription" type="system" pointSize="21"/></label>
    <label contentMode="left" text="Detail" id="d">\(frame)</label>
    </subviews></tableViewCellContentView></tableViewCell>
    </prototypes>
    <connections><outlet property="dataSource" destination="vc" id="d1"/><outlet property="delegate" destination="vc" id="d2"/></connections>
    </tableView>
    </tableViewController>
    """

  private static let next = """
    <viewController id="next" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="nv"><rect key="frame" x="0" y="0" width="3" height="3"/></view></viewController>
    """

  @Test func prototypesAreMadeForRowsAndGoTheirSegues() throws {
    let files = ["Main.storyboard": NibFolder.storyboard(initial: "vc", [Self.names, Self.next])]
    try ViewStage.run(nibs: files) { stage, root in
      let controller = try #require(root as? NamesController)
      let cells = controller.tableView.visibleCells
      #expect(cells.map(\.frame.minY) == [0, 60, 120])
      let cell = try #require(cells.first as? NameCell)
      #expect(cell.name.text == "Ada" && cell.reuseIdentifier == "name")
      // 12 from the left, 20 from the right, 5 and 7 from above and below, in 375 × 60.
      #expect(cell.name.frame == CGRect(x: 12, y: 5, width: 343, height: 48))
      #expect(cells[1].textLabel?.text == "Title" && cells[1].textLabel?.font.pointSize == 21)
      #expect(cells[1].detailTextLabel?.text == "detail")
      #expect(cells[1].accessoryType == .disclosureIndicator)
      #expect(
        stage.notes == [
          "Main.storyboard:5: the cell “gone”, which the table has no prototype of"
        ])
      controller.tableView.tapRow(IndexPath(row: 0, section: 0))
      #expect(controller.presentedViewController?.title == "row 0")
    }
  }

  @Test(arguments: [true, false])
  func rowsThatDoNotChangeAreThoseOfTheFile(saysWhoseTheyAre: Bool) throws {
    let connections = """
      <connections><outlet property="dataSource" destination="vc" id="d1"/><outlet property="delegate" destination="vc" id="d2"/></connections>
      """
    func cell(_ id: String, _ text: String, _ height: String = "") -> String {
      """
      <tableViewCell contentMode="scaleToFill" \(height) textLabel="\(id)l" style="IBUITableViewCellStyleDefault" id="\(id)">\(Self.frame)
      <tableViewCellContentView key="contentView" contentMode="center" id="\(id)c">\(Self.frame)<subviews>
      <label contentMode="left" text="\(text)" id="\(id)l">\(Self.frame)</label></subviews></tableViewCellContentView></tableViewCell>
      """
    }
    let table = """
      <tableViewController id="vc" sceneMemberID="viewController">
      <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="static" style="grouped" rowHeight="50" sectionHeaderHeight="18" sectionFooterHeight="18" id="table">
      <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
      <view key="tableHeaderView" contentMode="scaleToFill" id="h"><rect key="frame" x="0" y="0" width="320" height="30"/></view>
      <sections>
      <tableViewSection headerTitle="First" id="s1"><cells>\(cell("a", "A"))\(cell("b", "B", "rowHeight=\"80\""))</cells></tableViewSection>
      <tableViewSection footerTitle="End" id="s2"><cells>\(cell("c", "C"))</cells></tableViewSection>
      </sections>
      \(saysWhoseTheyAre ? connections : "")
      </tableView></tableViewController>
      """
    try ViewStage.run(
      nibs: ["Main.storyboard": NibFolder.storyboard(initial: "vc", [table])]
    ) { stage, root in
      let table = try #require((root as? UITableViewController)?.tableView)
      #expect(table.style == .grouped && table.numberOfSections == 2)
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["A", "B", "C"])
      #expect(table.visibleCells.map(\.frame.height) == [50, 80, 50])
      #expect(table.tableHeaderView?.frame.height == 30)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 68)
      #expect(stage.notes == [])
    }
  }

  @Test func cellsComeFromXibs() throws {
    let folder = try NibFolder([
      "NameCell.xib": NibFolder.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <tableViewCell contentMode="scaleToFill" id="c" customClass="NameCell">\(Self.frame)
        <tableViewCellContentView key="contentView" contentMode="center" id="cc">\(Self.frame)<subviews>
        <label contentMode="left" text="From a file" id="l">\(Self.frame)</label></subviews></tableViewCellContentView>
        <connections><outlet property="name" destination="l" id="o"/></connections></tableViewCell>
        """)
    ])
    ViewStage.run { stage in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
      table.register(
        UINib(nibName: "NameCell", bundle: folder.bundle), forCellReuseIdentifier: "row")
      let cell = table.dequeueReusableCell(withIdentifier: "row") as? NameCell
      #expect(cell?.name.text == "From a file" && cell?.reuseIdentifier == "row")
      #expect(stage.notes == [])
    }
  }
}
