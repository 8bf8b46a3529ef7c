import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct NibViewTests {
  private func onStage(
    _ views: String, notes: [String] = [],
    _ body: @MainActor (ViewStage, [UIView]) throws -> Void
  ) throws {
    try ViewStage.run(nibs: NibFolder.screen("<subviews>\(views)</subviews>")) {
      stage, controller in
      try body(stage, controller.view.subviews)
      #expect(stage.notes == notes)
    }
  }

  private let frame = "<rect key=\"frame\" x=\"10\" y=\"20\" width=\"100\" height=\"40\"/>"

  @Test func viewsHaveTheirProperties() throws {
    try onStage(
      """
      <view hidden="YES" alpha="0.5" opaque="NO" clipsSubviews="YES" userInteractionEnabled="NO" multipleTouchEnabled="YES" tag="7" contentMode="scaleAspectFill" horizontalHuggingPriority="251" verticalCompressionResistancePriority="749" id="v">\(frame)
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/>
      <color key="backgroundColor" systemColor="systemTealColor"/>
      <color key="tintColor" red="0.25" green="0.5" blue="0.75" alpha="0.5" colorSpace="custom" customColorSpace="displayP3"/>
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      <accessibility key="accessibilityConfiguration" identifier="box" label="A box"/></view>
      """
    ) { _, views in
      let view = views[0]
      #expect(view.isHidden && view.alpha == 0.5 && !view.isOpaque && view.clipsToBounds)
      #expect(!view.isUserInteractionEnabled && view.isMultipleTouchEnabled && view.tag == 7)
      #expect(view.contentMode == .scaleAspectFill)
      #expect(view.autoresizingMask == [.flexibleLeftMargin, .flexibleBottomMargin])
      #expect(view.backgroundColor == .systemTeal)
      #expect(view.tintColor == UIColor(displayP3Red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
      #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      #expect(view.accessibilityIdentifier == "box" && view.accessibilityLabel == "A box")
      #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 251)
      #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 749)
      #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
    }
  }

  @Test func buttonsHaveStates() throws {
    try onStage(
      """
      <button opaque="NO" contentMode="scaleToFill" enabled="NO" contentHorizontalAlignment="left" contentVerticalAlignment="top" buttonType="system" lineBreakMode="middleTruncation" id="b">\(frame)
      <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <state key="normal" title="Go"><color key="titleColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/></state>
      <state key="selected"><string key="title">Two
      lines</string></state></button>
      """
    ) { _, views in
      let button = try #require(views[0] as? UIButton)
      #expect(button.buttonType == .system && !button.isEnabled)
      #expect(
        button.title(for: .normal) == "Go" && button.title(for: .selected)?.contains("\n") == true)
      #expect(button.titleColor(for: .normal) == .black)
      #expect(button.titleLabel?.font == .preferredFont(forTextStyle: .headline))
      #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
      #expect(button.contentHorizontalAlignment == .left && button.contentVerticalAlignment == .top)
      #expect(button.titleLabel?.frame.minX == 1)
    }
  }

  @Test func controlsHaveValues() throws {
    try onStage(
      """
      <slider opaque="NO" contentMode="scaleToFill" value="30" minValue="20" maxValue="60" continuous="NO" id="a">\(frame)</slider>
      <switch opaque="NO" contentMode="scaleToFill" on="YES" id="b">\(frame)<color key="onTintColor" systemColor="systemRedColor"/></switch>
      <progressView opaque="NO" contentMode="scaleToFill" progress="0.25" progressViewStyle="bar" id="c">\(frame)</progressView>
      <activityIndicatorView opaque="NO" contentMode="scaleToFill" animating="YES" hidesWhenStopped="YES" style="large" id="d">\(frame)</activityIndicatorView>
      <pageControl opaque="NO" contentMode="scaleToFill" numberOfPages="4" currentPage="2" id="e">\(frame)</pageControl>
      """
    ) { _, views in
      let slider = try #require(views[0] as? UISlider)
      #expect(slider.value == 30 && slider.minimumValue == 20 && slider.maximumValue == 60)
      #expect(!slider.isContinuous)
      let toggle = try #require(views[1] as? UISwitch)
      #expect(toggle.isOn && toggle.onTintColor == .systemRed)
      let bar = try #require(views[2] as? UIProgressView)
      #expect(bar.progress == 0.25 && bar.progressViewStyle == .bar)
      let wheel = try #require(views[3] as? UIActivityIndicatorView)
      #expect(wheel.isAnimating && !wheel.isHidden && wheel.style == .large)
      let pages = try #require(views[4] as? UIPageControl)
      #expect(pages.numberOfPages == 4 && pages.currentPage == 2)
    }
  }

  @Test func attributedTextHasItsRuns() throws {
    try onStage(
      """
      <label opaque="NO" contentMode="left" id="l">\(frame)<attributedString key="attributedText">
      <fragment content="Red"><attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/><font key="NSFont" metaFont="system" size="30"/></attributes></fragment>
      <fragment content=" last"><attributes><real key="NSKern" value="2"/><paragraphStyle key="NSParagraphStyle" alignment="right" lineSpacing="3"/></attributes></fragment>
      </attributedString></label>
      """
    ) { _, views in
      let text = try #require((views[0] as? UILabel)?.attributedText)
      #expect(text.string == "Red last")
      #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
      #expect((text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont)?.pointSize == 30)
      #expect((text.attribute(.kern, at: 4, effectiveRange: nil) as? NSNumber)?.doubleValue == 2)
      let style = text.attribute(.paragraphStyle, at: 4, effectiveRange: nil) as? NSParagraphStyle
      #expect(style?.alignment == .right && style?.lineSpacing == 3)
    }
  }

  @Test func stretchesOfEqualAttributesAreText() throws {
    let fragment = """
      <fragment content="A"><attributes><color key="NSColor" white="0" alpha="1" colorSpace="calibratedWhite"/><paragraphStyle key="NSParagraphStyle" alignment="center"/></attributes></fragment>
      """
    try onStage(
      """
      <label opaque="NO" contentMode="left" id="l">\(frame)<attributedString key="attributedText">
      \(fragment)\(fragment)<fragment content=""/>\(fragment)</attributedString></label>
      """
    ) { _, views in
      #expect((views[0] as? UILabel)?.text == "AAA")
    }
  }

  @Test func stacksArrange() throws {
    try onStage(
      """
      <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" distribution="fillEqually" alignment="fill" spacing="10" id="s"><rect key="frame" x="0" y="0" width="100" height="110"/>
      <subviews><view contentMode="scaleToFill" id="a"/><view contentMode="scaleToFill" id="b"/></subviews></stackView>
      """
    ) { _, views in
      let stack = try #require(views[0] as? UIStackView)
      #expect(stack.arrangedSubviews.count == 2)
      #expect(
        stack.subviews.map(\.frame) == [
          CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 0, y: 60, width: 100, height: 50),
        ])
    }
  }

  @Test func scrolledContentIsAsLargeAsItsConstraintsSay() throws {
    try onStage(
      """
      <scrollView clipsSubviews="YES" contentMode="scaleToFill" pagingEnabled="YES" id="s"><rect key="frame" x="0" y="0" width="100" height="110"/>
      <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <constraints><constraint firstAttribute="width" constant="300" id="k1"/><constraint firstAttribute="height" constant="200" id="k2"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="cl" secondAttribute="leading" id="k3"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="cl" secondAttribute="top" id="k4"/>
      <constraint firstItem="cl" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="20" id="k5"/>
      <constraint firstItem="cl" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="k6"/>
      </constraints>
      <viewLayoutGuide key="contentLayoutGuide" id="cl"/><viewLayoutGuide key="frameLayoutGuide" id="fl"/></scrollView>
      """
    ) { _, views in
      let scroll = try #require(views[0] as? UIScrollView)
      #expect(scroll.isPagingEnabled && scroll.clipsToBounds)
      #expect(scroll.contentSize == CGSize(width: 320, height: 200))
    }
  }

  @Test func effectsHoldTheirContent() throws {
    try onStage(
      """
      <visualEffectView opaque="NO" contentMode="scaleToFill" id="e">\(frame)
      <view key="contentView" contentMode="scaleToFill" id="c"><rect key="frame" x="0" y="0" width="100" height="40"/>
      <subviews><label contentMode="left" text="In" id="l"><rect key="frame" x="1" y="1" width="2" height="2"/></label></subviews></view>
      <blurEffect style="dark"/></visualEffectView>
      """
    ) { _, views in
      let view = try #require(views[0] as? UIVisualEffectView)
      #expect((view.effect as? UIBlurEffect)?.style == .dark)
      #expect((view.contentView.subviews.first as? UILabel)?.text == "In")
    }
  }

  @Test func guidesOfControllersLieUnderTheirBars() throws {
    let scene = """
      <viewController id="vc" sceneMemberID="viewController">
      <layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
      <view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="6" id="k1"/>
      <constraint firstItem="bottom" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="7" id="k2"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="k3"/>
      <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="k4"/>
      </constraints></view>
      <navigationItem key="navigationItem" title="Title" id="ni"><barButtonItem key="rightBarButtonItem" systemItem="done" id="bb"/></navigationItem>
      </viewController>
      """
    let navigation = """
      <navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"><rect key="frame" x="0" y="0" width="375" height="44"/><color key="barTintColor" red="0" green="0" blue="1" alpha="1" colorSpace="calibratedRGB"/></navigationBar>
      <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
      """
    try ViewStage.run(
      nibs: ["Main.storyboard": NibFolder.storyboard(initial: "nav", [navigation, scene])]
    ) { stage, root in
      let navigation = try #require(root as? UINavigationController)
      let item = navigation.topViewController?.navigationItem
      #expect(item?.title == "Title" && item?.rightBarButtonItem?.title == "Done")
      #expect(navigation.navigationBar.barTintColor == .blue)
      // Under a bar that ends at 64; 16 points are the margin.
      let covered = navigation.navigationBar.frame.maxY
      #expect(
        navigation.topViewController?.view.subviews.first?.frame
          == CGRect(x: 16, y: covered + 6, width: 359, height: 667 - covered - 13))
      #expect(stage.notes == [])
    }
  }

  @Test func colorsAndFontsOfTheFileAreTheLastResort() throws {
    let views = """
      <subviews><view contentMode="scaleToFill" id="a">\(frame)<color key="backgroundColor" name="Brand"/></view>
      <view contentMode="scaleToFill" id="b">\(frame)<color key="backgroundColor" name="Nowhere"/></view></subviews>
      """
    let scene = """
      <viewController id="vc" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>\(views)</view></viewController>
      """
    let board = NibFolder.storyboard(
      initial: "vc", [scene],
      resources: """
        <namedColor name="Brand"><color red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
        """)
    try ViewStage.run(nibs: ["Main.storyboard": board]) { stage, controller in
      #expect(controller.view.subviews[0].backgroundColor == .green)
      #expect(controller.view.subviews[1].backgroundColor == nil)
      #expect(stage.notes == ["Main.storyboard:5: the colour “Nowhere”, which is not there"])
    }
  }
}
