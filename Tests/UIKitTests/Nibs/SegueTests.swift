import CoreGraphics
import Testing

@testable import UIKit

@MainActor
private final class SourceController: UIViewController {
  static var log: [String] = []
  static var refuses = false

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    Self.log.append("may \(identifier)?")
    return !Self.refuses
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let loaded = segue.destination.isViewLoaded ? "loaded" : "not loaded"
    Self.log.append("prepare \(segue.identifier ?? "none"), \(loaded)")
    segue.destination.title = "prepared"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.log.append("source loaded")
  }

  func back(_ segue: UIStoryboardSegue) {
    Self.log.append("back from \(segue.source.title ?? "")")
  }
}

@MainActor
private final class InnerController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    SourceController.log.append("inner loaded")
  }
}

@MainActor
private final class OwnSegue: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }

  override func perform() {
    SourceController.log.append("own segue")
    source.present(destination, animated: false)
  }
}

@MainActor
private let records: [ClassRecord] = [
  ClassRecord(
    SourceController.self, name: "SourceController", decode: { SourceController(coder: $0) },
    methods: [.method("back:", SourceController.back)]),
  ClassRecord(
    InnerController.self, name: "InnerController", decode: { InnerController(coder: $0) }),
  ClassRecord(OwnSegue.self, name: "OwnSegue"),
]

@MainActor
@Suite(.serialized)
struct SegueTests {
  init() {
    ClassRecord.register(records)
    SourceController.log = []
    SourceController.refuses = false
  }

  private static func controller(
    _ id: String, class name: String? = nil, inside: String = "", connections: String = "",
    beside: String = ""
  ) -> String {
    """
    <viewController id="\(id)" storyboardIdentifier="\(id)" \(name.map { "customClass=\"\($0)\"" } ?? "") sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="\(id)-view">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>\(inside)</subviews>
    </view>
    <connections>\(connections)</connections>
    </viewController>
    <exit id="\(id)-exit" userLabel="Exit" sceneMemberID="exit"/>
    \(beside)
    """
  }

  private static func button(_ segue: String) -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" id="b"><rect key="frame" x="0" y="0" width="9" height="9"/>
    <connections>\(segue)</connections></button>
    """
  }

  private static let navigation = """
    <navigationController id="nav" sceneMemberID="viewController">
    <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/></navigationBar>
    <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController>
    """

  private func press(_ controller: UIViewController?) {
    (controller?.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
  }

  @Test func aShownControllerIsPushedAndComesBack() throws {
    let files = [
      "Main.storyboard": NibFolder.storyboard(
        initial: "nav",
        [
          Self.navigation,
          Self.controller(
            "one", class: "SourceController",
            inside: Self.button(
              "<segue destination=\"two\" kind=\"show\" identifier=\"go\" id=\"s\"/>")),
          Self.controller(
            "two",
            inside: Self.button(
              "<segue destination=\"two-exit\" kind=\"unwind\" unwindAction=\"back:\" id=\"u\"/>")),
        ])
    ]
    try ViewStage.run(nibs: files) { stage, root in
      let navigation = try #require(root as? UINavigationController)
      let source = try #require(navigation.topViewController)
      press(source)
      #expect(SourceController.log == ["source loaded", "may go?", "prepare go, not loaded"])
      stage.advance(to: 1)
      #expect(navigation.viewControllers.count == 2)
      #expect(navigation.topViewController?.title == "prepared")
      press(navigation.topViewController)
      stage.advance(to: 2)
      #expect(SourceController.log.last == "back from prepared")
      #expect(navigation.topViewController === source)
      SourceController.refuses = true
      press(source)
      stage.advance(to: 3)
      #expect(navigation.viewControllers.count == 1)
      #expect(stage.notes == [])
    }
  }

  @Test func aPresentedControllerHasTheSeguesStyles() throws {
    let segue = """
      <segue destination="two" kind="presentation" identifier="go" animates="NO" \
      modalPresentationStyle="overFullScreen" modalTransitionStyle="crossDissolve" id="s"/>
      """
    let files = [
      "Main.storyboard": NibFolder.storyboard(
        initial: "one",
        [
          Self.controller("one", class: "SourceController", connections: segue),
          Self.controller(
            "two",
            inside: Self.button(
              "<segue destination=\"two-exit\" kind=\"unwind\" unwindAction=\"back:\" animates=\"NO\" id=\"u\"/>"
            )),
        ])
    ]
    try ViewStage.run(nibs: files) { stage, source in
      source.performSegue(withIdentifier: "go", sender: nil)
      // Nobody is asked by a call.
      #expect(SourceController.log == ["source loaded", "prepare go, not loaded"])
      let shown = try #require(source.presentedViewController)
      #expect(shown.modalPresentationStyle == .overFullScreen)
      #expect(shown.modalTransitionStyle == .crossDissolve)
      press(shown)
      stage.advance(to: 1)
      #expect(source.presentedViewController == nil)
      source.performSegue(withIdentifier: "nowhere", sender: nil)
      #expect(stage.notes == ["SourceController: the segue “nowhere”, which is not there"])
    }
  }

  @Test func ownSeguesGoTheirWay() throws {
    let files = [
      "Main.storyboard": NibFolder.storyboard(
        initial: "one",
        [
          Self.controller(
            "one", class: "SourceController",
            connections:
              "<segue destination=\"two\" kind=\"custom\" identifier=\"go\" customClass=\"OwnSegue\" id=\"s\"/>"
          ), Self.controller("two"),
        ])
    ]
    try ViewStage.run(nibs: files) { stage, source in
      source.performSegue(withIdentifier: "go", sender: nil)
      #expect(SourceController.log.suffix(2) == ["prepare go, not loaded", "own segue"])
      #expect(source.presentedViewController?.title == "prepared")
      #expect(stage.notes == [])
    }
  }

  private static func container(_ destination: String) -> String {
    """
    <containerView opaque="NO" contentMode="scaleToFill" id="box"><rect key="frame" x="10" y="20" width="30" height="40"/>
    <connections><segue destination="\(destination)" kind="embed" identifier="in" id="e"/></connections></containerView>
    """
  }

  @Test func embeddedControllersComeBeforeTheirParentHasLoaded() throws {
    let files = [
      "Main.storyboard": NibFolder.storyboard(
        initial: "one",
        [
          Self.controller("one", class: "SourceController", inside: Self.container("two")),
          Self.controller("two", class: "InnerController"),
        ])
    ]
    try ViewStage.run(nibs: files) { stage, source in
      #expect(
        SourceController.log == [
          "may in?", "prepare in, not loaded", "inner loaded", "source loaded",
        ])
      let inner = try #require(source.children.first as? InnerController)
      #expect(inner.view.superview === source.view.subviews.first)
      #expect(inner.view.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
      #expect(stage.notes == [])
    }
  }

  @Test func controllersThatHoldThemselvesAreNoted() throws {
    let files = [
      "Main.storyboard": NibFolder.storyboard(
        initial: "one",
        [
          Self.controller("one", inside: Self.container("two")),
          Self.controller("two", inside: Self.container("one")),
        ])
    ]
    try ViewStage.run(nibs: files) { stage, source in
      #expect(source.children.first?.children.isEmpty == true)
      #expect(stage.notes.count == 1)
      #expect(stage.notes.first?.hasSuffix("a controller that would hold itself") == true)
    }
    let ring = [
      "Main.storyboard": NibFolder.storyboard(
        initial: "nav",
        [Self.navigation.replacing("destination=\"one\"", with: "destination=\"nav\"")])
    ]
    try ViewStage.run(nibs: ring) { stage, root in
      #expect((root as? UINavigationController)?.viewControllers.isEmpty == true)
      #expect(stage.notes.contains { $0.hasSuffix("a controller that would hold itself") })
    }
  }

  @Test func referencesLeadToOtherStoryboards() throws {
    let reference = """
      <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="two" id="ref" sceneMemberID="viewController"/>
      """
    let files = [
      "Main.storyboard": NibFolder.storyboard(
        initial: "nav",
        [Self.navigation.replacing("destination=\"one\"", with: "destination=\"ref\""), reference]),
      "Other.storyboard": NibFolder.storyboard([Self.controller("two", class: "InnerController")]),
    ]
    try ViewStage.run(nibs: files) { stage, root in
      let navigation = try #require(root as? UINavigationController)
      #expect(navigation.topViewController is InnerController)
      #expect(navigation.topViewController?.storyboard?.name == "Other")
      #expect(stage.notes == [])
    }
  }

  @Test func containersThatAreNotHereShowTheFirstOfWhatTheyHold() throws {
    let drawer = """
      <drawerViewController id="drawer" sceneMemberID="viewController">
      <connections><segue destination="two" kind="relationship" relationship="contentViewController" id="r1"/></connections></drawerViewController>
      """
    let files = [
      "Main.storyboard": NibFolder.storyboard(
        initial: "drawer", [drawer, Self.controller("two", class: "InnerController")])
    ]
    try ViewStage.run(nibs: files) { stage, root in
      #expect(root.children.first is InnerController)
      #expect(root.children.first?.view.superview === root.view)
      #expect(
        stage.notes.contains(
          "Main.storyboard:4: <drawerViewController>, which is not here: a plain controller"))
    }
  }

  @Test func tabsShowOneOfTheirControllers() throws {
    func tab(_ id: String, _ title: String) -> String {
      """
      <viewController id="\(id)" sceneMemberID="viewController"><tabBarItem key="tabBarItem" title="\(title)" id="\(id)-item"/>
      <view key="view" contentMode="scaleToFill" id="\(id)-view"><rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController>
      """
    }
    let tabs = """
      <tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar" contentMode="scaleToFill" id="bar"><rect key="frame" x="0.0" y="0.0" width="1000" height="1000"/></tabBar>
      <connections><segue destination="one" kind="relationship" relationship="viewControllers" id="r1"/>
      <segue destination="two" kind="relationship" relationship="viewControllers" id="r2"/></connections></tabBarController>
      """
    let files = [
      "Main.storyboard": NibFolder.storyboard(
        initial: "tabs", [tabs, tab("one", "First"), tab("two", "Second")])
    ]
    try ViewStage.run(nibs: files) { stage, root in
      let tabs = try #require(root as? UITabBarController)
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
      #expect(tabs.tabBar.items?.map(\.title) == ["First", "Second"])
      #expect(tabs.viewControllers?[0].view.safeAreaInsets.bottom == 49)
      let (first, second) = (tabs.viewControllers?[0], tabs.viewControllers?[1])
      #expect(first?.view.window != nil && second?.isViewLoaded == false)
      (tabs.tabBar.subviews.last as? UIControl)?.sendActions(for: .touchUpInside)
      stage.advance(to: 1)
      #expect(tabs.selectedIndex == 1 && second?.view.window != nil && first?.view.window == nil)
      #expect(stage.notes == [])
    }
  }
}
