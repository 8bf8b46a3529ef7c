import CoreGraphics
import Testing

@testable import UIKit

@MainActor
private final class LoadedController: UIViewController {
  static var log: [String] = []
  var label: UILabel?
  var bar: NSLayoutConstraint!
  var buttons: [UIButton] = []
  var taps: [String] = []
  var limit = 0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.log.append("controller init, \(label == nil ? "not connected" : "connected")")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    Self.log.append("controller awake, view \(isViewLoaded ? "loaded" : "not loaded")")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.log.append("did load, \(label?.text ?? "no label")")
  }

  func tapped(_ sender: UIButton) { taps.append("tapped \(sender.tag)") }

  func plain() { taps.append("plain") }
}

@MainActor
private final class LoadedBadge: UIView {
  var radius: CGFloat = 0
  var name = ""
  var isWide = false
  var tint: UIColor?
  var origin = CGPoint.zero
  let seen: String

  required init?(coder: NSCoder) {
    seen = ""
    super.init(coder: coder)
    LoadedController.log.append("badge init \(frame.width) with \(subviews.count)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    LoadedController.log.append("badge awake, radius \(radius)")
  }
}

@MainActor
private let records: [ClassRecord] = [
  ClassRecord(
    LoadedController.self, name: "LoadedController", decode: { LoadedController(coder: $0) },
    methods: [
      .method("tapped:", LoadedController.tapped), .method("plain", LoadedController.plain),
    ],
    properties: [
      .property("label", \LoadedController.label), .property("bar", \LoadedController.bar),
      .property("buttons", \LoadedController.buttons), .property("limit", \LoadedController.limit),
    ]),
  ClassRecord(
    LoadedBadge.self, name: "LoadedBadge", decode: { LoadedBadge(coder: $0) },
    properties: [
      .property("radius", \LoadedBadge.radius), .property("name", \LoadedBadge.name),
      .property("isWide", \LoadedBadge.isWide), .property("tint", \LoadedBadge.tint),
      .property("origin", \LoadedBadge.origin),
    ]),
]

@MainActor
@Suite(.serialized)
struct StoryboardTests {
  init() { ClassRecord.register(records) }

  private static let files: [String: String] = [
    "Main.storyboard": NibFolder.storyboard(
      initial: "vc",
      [
        """
        <viewController id="vc" customClass="LoadedController" sceneMemberID="viewController" title="Home">
        <view key="view" contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Hello" textAlignment="center" numberOfLines="2" id="lab">
        <rect key="frame" x="10" y="20" width="300" height="21"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
        <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
        <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </label>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="badge" customClass="LoadedBadge">
        <rect key="frame" x="0.0" y="0.0" width="50" height="40"/>
        <subviews><view contentMode="scaleToFill" id="in"><rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews>
        <constraints><constraint firstAttribute="width" secondItem="badge" secondAttribute="height" multiplier="2:1" id="ratio"/></constraints>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="4.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="name" value="Ada"/>
        <userDefinedRuntimeAttribute type="boolean" keyPath="isWide" value="YES"/>
        <userDefinedRuntimeAttribute type="point" keyPath="origin"><point key="value" x="3" y="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="color" keyPath="tint"><color key="value" white="0.5" alpha="1" colorSpace="calibratedWhite"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        </view>
        <button opaque="NO" contentMode="scaleToFill" buttonType="system" tag="1" id="b1">
        <rect key="frame" x="0.0" y="300" width="100" height="50"/>
        <state key="normal" title="One"/>
        <connections>
        <action selector="tapped:" destination="vc" eventType="touchUpInside" id="a1"/>
        <action selector="plain" destination="-2" eventType="touchDown" id="a2"/>
        </connections>
        </button>
        <button opaque="NO" contentMode="scaleToFill" buttonType="system" tag="2" id="b2">
        <rect key="frame" x="100" y="300" width="100" height="50"/>
        </button>
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        <constraints>
        <constraint firstItem="badge" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="30" id="lead"/>
        <constraint firstItem="safe" firstAttribute="bottom" secondItem="badge" secondAttribute="bottom" constant="17" id="bot"/>
        <constraint firstItem="badge" firstAttribute="height" constant="40" id="hei" identifier="tall"/>
        <constraint firstItem="badge" firstAttribute="height" constant="400" placeholder="YES" id="off"/>
        </constraints>
        <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="oc"/></connections>
        </view>
        <connections>
        <outlet property="label" destination="lab" id="o1"/>
        <outlet property="bar" destination="hei" id="o2"/>
        <outletCollection property="buttons" destination="b1" id="o3"/>
        <outletCollection property="buttons" destination="b2" id="o4"/>
        </connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" sceneMemberID="firstResponder"/>
        <tapGestureRecognizer numberOfTapsRequired="2" id="tap">
        <connections><action selector="plain" destination="vc" id="a3"/></connections>
        </tapGestureRecognizer>
        """
      ])
  ]

  @Test func objectsAreMadeConnectedAndToldInOrder() throws {
    LoadedController.log = []
    try ViewStage.run(nibs: Self.files) { stage, controller in
      #expect(
        LoadedController.log == [
          "controller init, not connected", "controller awake, view not loaded",
          "badge init 50.0 with 1", "badge awake, radius 4.5", "did load, Hello",
        ])
      #expect(controller.title == "Home")
      #expect(controller.storyboard?.name == "Main")
      #expect(stage.notes == [])
    }
  }

  @Test func outletsLeadToViewsConstraintsAndCollections() throws {
    try ViewStage.run(nibs: Self.files) { stage, controller in
      let controller = try #require(controller as? LoadedController)
      #expect(controller.buttons.map(\.tag) == [1, 2])
      #expect(controller.bar.identifier == "tall")
      let badge = try #require(controller.view.subviews[1] as? LoadedBadge)
      // As wide as twice its height of 40, 30 from the left and 17 above the bottom of 667.
      #expect(badge.frame == CGRect(x: 30, y: 610, width: 80, height: 40))
      controller.bar.constant = 60
      stage.advance(to: 0.1)
      #expect(badge.frame == CGRect(x: 30, y: 590, width: 120, height: 60))
    }
  }

  @Test func theViewIsLaidOutForTheScreen() throws {
    try ViewStage.run(nibs: Self.files) { _, controller in
      #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
      let label = try #require((controller as? LoadedController)?.label)
      // Its width follows that of the view, 320 in the file.
      #expect(label.frame == CGRect(x: 10, y: 20, width: 355, height: 21))
      #expect(label.font.pointSize == 20 && label.numberOfLines == 2)
      #expect(label.textAlignment == .center && label.textColor == .red)
    }
  }

  @Test func actionsAreSentToTheirTargetOrTheFirstResponder() throws {
    try ViewStage.run(nibs: Self.files) { _, controller in
      let controller = try #require(controller as? LoadedController)
      controller.buttons[0].sendActions(for: .touchDown)
      controller.buttons[0].sendActions(for: .touchUpInside)
      #expect(controller.taps == ["plain", "tapped 1"])
      let tap = controller.view.gestureRecognizers?.first as? UITapGestureRecognizer
      #expect(tap?.numberOfTapsRequired == 2)
      tap?.targets.first?.send(from: controller.view as Any)
      #expect(controller.taps == ["plain", "tapped 1", "plain"])
    }
  }

  @Test func runTimeAttributesAreSetByKeyPaths() throws {
    try ViewStage.run(nibs: Self.files) { _, controller in
      let badge = try #require(controller.view.subviews[1] as? LoadedBadge)
      #expect(badge.radius == 4.5 && badge.name == "Ada" && badge.isWide)
      #expect(badge.layer.cornerRadius == 7)
      #expect(badge.origin == CGPoint(x: 3, y: 4))
      #expect(badge.tint == UIColor(white: 0.5, alpha: 1))
    }
  }

  @Test func creatorsMakeTheControllerWithTheCoder() throws {
    let folder = try NibFolder(Self.files)
    ViewStage.run { _ in
      let made: LoadedController? = UIStoryboard(name: "Main", bundle: folder.bundle)
        .instantiateInitialViewController { coder in
          let controller = LoadedController(coder: coder)
          controller?.limit = 12
          return controller
        }
      #expect(made?.limit == 12)
      #expect(made?.view.subviews.count == 4)
    }
  }

  @Test func whatIsNotThereIsNamedWithFileAndLine() throws {
    let files = NibFolder.screen(
      """
      <subviews>
      <glkView contentMode="scaleToFill" id="t1"><rect key="frame" x="1" y="2" width="3" height="4"/></glkView>
      <view contentMode="scaleToFill" id="v1" customClass="Nobody"><rect key="frame" x="5" y="6" width="7" height="8"/></view>
      <imageView contentMode="scaleToFill" image="gone" id="v2"><rect key="frame" x="0.0" y="0.0" width="7" height="8"/></imageView>
      <view contentMode="scaleToFill" id="v3" wobble="3"><rect key="frame" x="0.0" y="0.0" width="7" height="8"/><sparkle/>
      <connections><outlet property="nothing" destination="v2" id="o9"/></connections></view>
      </subviews>
      """)
    try ViewStage.run(nibs: files) { stage, controller in
      #expect(controller.view.subviews.count == 4)
      #expect(controller.view.subviews[0].frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(controller.view.subviews[1].frame == CGRect(x: 5, y: 6, width: 7, height: 8))
      for expected in [
        "Main.storyboard:9: GLKView, which is not here: a plain view",
        "Main.storyboard:12: the attribute wobble of <view>",
        "Main.storyboard:10: the class Nobody, which the program does not have",
        "Main.storyboard:11: the picture “gone”, which is not there",
        "Main.storyboard:12: the element <sparkle> of <view>",
        "Main.storyboard:13: UIView has no outlet “nothing”",
      ] {
        #expect(stage.notes.contains(expected), "\(expected) in \(stage.notes)")
      }
      #expect(stage.notes.count == 6)
    }
  }

  @Test func missingStoryboardsAndControllersAreNoted() throws {
    let folder = try NibFolder(Self.files)
    ViewStage.run { stage in
      #expect(
        UIStoryboard(name: "Gone", bundle: folder.bundle).instantiateInitialViewController() == nil)
      #expect(stage.notes.contains { $0.contains("the storyboard “Gone”") })
      let board = UIStoryboard(name: "Main", bundle: folder.bundle)
      _ = board.instantiateViewController(withIdentifier: "nobody")
      #expect(stage.notes.contains { $0.contains("the controller “nobody”") })
    }
  }
}
