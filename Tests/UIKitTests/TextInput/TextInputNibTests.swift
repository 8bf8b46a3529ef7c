import CoreGraphics
import Testing

@testable import UIKit

@Suite("Text input in storyboards")
@MainActor
struct TextInputNibTests {
  private let frame = "<rect key=\"frame\" x=\"10\" y=\"20\" width=\"100\" height=\"40\"/>"

  private func onStage(
    _ views: String, _ body: @MainActor (ViewStage, [UIView]) throws -> Void
  ) throws {
    try ViewStage.run(nibs: NibFolder.screen("<subviews>\(views)</subviews>")) {
      stage, controller in
      try body(stage, controller.view.subviews)
      #expect(stage.notes.isEmpty)
    }
  }

  @Test("A text field has its text, look and wishes for the keyboard")
  func textField() throws {
    try onStage(
      """
      <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" text="filled" borderStyle="roundedRect" placeholder="Name" textAlignment="center" minimumFontSize="17" clearButtonMode="whileEditing" clearsOnBeginEditing="YES" id="t">\(frame)
      <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
      <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" spellCheckingType="no" keyboardType="emailAddress" keyboardAppearance="dark" returnKeyType="next" enablesReturnKeyAutomatically="YES" secureTextEntry="YES" textContentType="email"/></textField>
      """
    ) { _, views in
      let field = try #require(views[0] as? UITextField)
      #expect(field.text == "filled" && field.placeholder == "Name")
      #expect(field.borderStyle == .roundedRect && field.textAlignment == .center)
      #expect(field.font == .boldSystemFont(ofSize: 21))
      #expect(field.clearButtonMode == .whileEditing && field.clearsOnBeginEditing)
      #expect(field.minimumFontSize == 17 && field.adjustsFontSizeToFitWidth)
      #expect(field.autocapitalizationType == .words && field.autocorrectionType == .no)
      #expect(field.spellCheckingType == .no && field.keyboardType == .emailAddress)
      #expect(field.keyboardAppearance == .dark && field.returnKeyType == .next)
      #expect(field.enablesReturnKeyAutomatically && field.isSecureTextEntry)
      #expect(field.textContentType == .emailAddress)
      #expect(field.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
    }
  }

  @Test("A text view has its text and says whether it is edited")
  func textView() throws {
    try onStage(
      """
      <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" editable="NO" text="Some text" textAlignment="justified" selectable="NO" id="t">\(frame)
      <color key="backgroundColor" systemColor="systemTealColor"/>
      <fontDescription key="fontDescription" type="system" pointSize="14"/>
      <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/></textView>
      """
    ) { _, views in
      let view = try #require(views[0] as? UITextView)
      #expect(view.text == "Some text" && !view.isEditable && !view.isSelectable)
      #expect(view.textAlignment == .justified && view.font == .systemFont(ofSize: 14))
      #expect(view.backgroundColor == .systemTeal)
    }
  }

  @Test("A search bar has its style, texts and titles")
  func searchBar() throws {
    try onStage(
      """
      <searchBar contentMode="redraw" searchBarStyle="minimal" text="" placeholder="Find" showsCancelButton="YES" translucent="NO" showsScopeBar="YES" id="s">\(frame)
      <textInputTraits key="textInputTraits" keyboardType="URL"/>
      <scopeButtonTitles><string>One</string><string>Two</string></scopeButtonTitles></searchBar>
      """
    ) { _, views in
      let bar = try #require(views[0] as? UISearchBar)
      #expect(bar.searchBarStyle == .minimal && bar.placeholder == "Find")
      #expect(bar.showsCancelButton && bar.showsScopeBar && bar.keyboardType == .URL)
      #expect(bar.scopeButtonTitles == ["One", "Two"])
    }
  }
}
