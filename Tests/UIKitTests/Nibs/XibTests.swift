import CoreGraphics
import Testing

@testable import UIKit

@MainActor
private class CardController: UIViewController {
  var name: UILabel!
  var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
  }
}

@MainActor
private final class PanelController: CardController {}

@MainActor
private final class CardView: UIView {
  var content: UIView!

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor
private final class Brain: NSObject {
  var label: UILabel?
  var pressed = 0
  func press() { pressed += 1 }
}

@MainActor
private let records: [ClassRecord] = [
  ClassRecord(
    CardController.self, name: "CardController", decode: { CardController(coder: $0) },
    properties: [.property("name", \CardController.name)]),
  ClassRecord(
    CardView.self, name: "CardView", decode: { CardView(coder: $0) },
    properties: [.property("content", \CardView.content)]),
  ClassRecord(
    Brain.self, name: "Brain", make: { Brain() }, methods: [.method("press", Brain.press)],
    properties: [.property("label", \Brain.label)]),
]

@MainActor
struct XibTests {
  init() { ClassRecord.register(records) }

  private static let card = NibFolder.xib(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController">
    <connections><outlet property="view" destination="v" id="o1"/><outlet property="name" destination="l" id="o2"/></connections>
    </placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
    <subviews><label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Card" id="l"><rect key="frame" x="1" y="2" width="3" height="4"/></label></subviews>
    </view>
    """)

  @Test func controllersFindTheirXibByNameAndByClass() throws {
    let folder = try NibFolder(["CardController.xib": Self.card, "Panel.xib": Self.card])
    ViewStage.run { stage in
      let named = CardController(nibName: "Panel", bundle: folder.bundle)
      #expect(named.view.bounds.width == 200 && named.name.text == "Card")
      let called = CardController(nibName: nil, bundle: folder.bundle)
      #expect(called.view.bounds.width == 200 && called.name.text == "Card")
      // "Panel" is the class's name without "Controller".
      let panel = PanelController(nibName: nil, bundle: folder.bundle)
      #expect(panel.name == nil && panel.view.bounds.width == 200)
      #expect(panel.name.text == "Card")
      let gone = CardController(nibName: "Gone", bundle: folder.bundle)
      #expect(gone.view.bounds == UIScreen.main.bounds)
      #expect(stage.notes.map { $0.contains("Gone") } == [true], "\(stage.notes)")
      #expect(UIViewController().view.bounds == UIScreen.main.bounds)
    }
  }

  @Test func viewsLoadTheirContentWithThemselvesAsOwner() throws {
    let folder = try NibFolder([
      "Card.xib": NibFolder.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardView">
        <connections><outlet property="content" destination="v" id="o1"/></connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <placeholder placeholderIdentifier="Helper" id="ext"/>
        <view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="20" height="10"/></view>
        <customObject id="brain" customClass="Brain"><connections><outlet property="label" destination="l" id="o2"/></connections></customObject>
        <label contentMode="left" text="Two" id="l"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/></label>
        <button contentMode="scaleToFill" id="b"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
        <connections><action selector="press" destination="ext" eventType="touchUpInside" id="a"/></connections></button>
        """)
    ])
    ViewStage.run { stage in
      let (card, helper) = (CardView(frame: .zero), Brain())
      let objects = folder.bundle.loadNibNamed(
        "Card", owner: card, options: [.externalObjects: ["Helper": helper]])
      #expect(objects?.count == 4)
      #expect(card.content === objects?[0] as? UIView)
      #expect((objects?[1] as? Brain)?.label?.text == "Two")
      (objects?[3] as? UIButton)?.sendActions(for: .touchUpInside)
      #expect(helper.pressed == 1)
      #expect(stage.notes == [])
      #expect(folder.bundle.loadNibNamed("Gone", owner: nil) == nil)
      #expect(stage.notes.count == 1)
    }
  }

  @Test func aControllerInAXibBringsItsView() throws {
    let folder = try NibFolder([
      "Two.xib": NibFolder.xib(
        """
        <viewController id="c" customClass="CardController">
        <view key="view" contentMode="scaleToFill" tag="4" id="v"><rect key="frame" x="0.0" y="0.0" width="20" height="10"/></view>
        </viewController>
        """)
    ])
    ViewStage.run { stage in
      let nib = UINib(nibName: "Two", bundle: folder.bundle)
      let controller = nib.instantiate(withOwner: nil).first as? CardController
      #expect(controller?.isViewLoaded == false && controller?.view.tag == 4)
      #expect(controller?.loads == 1)
      #expect(stage.notes == [])
    }
  }

  @Test func aXibGivesNewObjectsEachTime() throws {
    let folder = try NibFolder(["Card.xib": NibFolder.xib("<view id=\"v\" tag=\"9\"/>")])
    ViewStage.run { _ in
      let nib = UINib(nibName: "Card", bundle: folder.bundle)
      let first = nib.instantiate(withOwner: nil).first as? UIView
      let second = nib.instantiate(withOwner: nil).first as? UIView
      #expect(first?.tag == 9 && second?.tag == 9 && first !== second)
    }
  }
}
