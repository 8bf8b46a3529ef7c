import CoreGraphics
import Testing

@testable import UIKit

/// Controls and bars as Xcode writes them.
@MainActor
struct ControlNibTests {
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

  private let frame = "<rect key=\"frame\" x=\"10\" y=\"20\" width=\"200\" height=\"40\"/>"

  @Test func segmentsAreRead() throws {
    try onStage(
      """
      <segmentedControl opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="top" segmentControlStyle="plain" selectedSegmentIndex="1" id="s">\(frame)
      <segments><segment title="First"/><segment title="Second" width="80"/><segment title="Third" enabled="NO"/></segments>
      <color key="selectedSegmentTintColor" systemColor="systemRedColor"/></segmentedControl>
      """
    ) { _, views in
      let control = try #require(views[0] as? UISegmentedControl)
      #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == 1)
      #expect(control.titleForSegment(at: 2) == "Third")
      #expect(control.widthForSegment(at: 1) == 80)
      #expect(!control.isEnabledForSegment(at: 2))
      #expect(control.selectedSegmentTintColor == .systemRed)
    }
  }

  @Test func steppersAndPickersAreRead() throws {
    try onStage(
      """
      <stepper opaque="NO" contentMode="scaleToFill" value="5" maximumValue="10" stepValue="2" wraps="YES" id="st">\(frame)</stepper>
      <datePicker contentMode="scaleToFill" datePickerMode="time" minuteInterval="5" style="wheels" id="d">\(frame)
      <locale key="locale" localeIdentifier="de_DE"/>
      <date key="date" timeIntervalSinceReferenceDate="600"/></datePicker>
      <pickerView contentMode="scaleToFill" id="p">\(frame)</pickerView>
      """
    ) { _, views in
      let stepper = try #require(views[0] as? UIStepper)
      #expect(stepper.value == 5 && stepper.maximumValue == 10 && stepper.stepValue == 2)
      #expect(stepper.wraps)
      let dates = try #require(views[1] as? UIDatePicker)
      #expect(dates.datePickerMode == .time && dates.minuteInterval == 5)
      #expect(dates.date == Date(timeIntervalSinceReferenceDate: 600))
      #expect(dates.locale?.identifier == "de_DE")
      #expect(views[2] is UIPickerView)
    }
  }

  @Test func systemItemsOfBarsAreRead() throws {
    try onStage(
      """
      <toolbar opaque="NO" clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="t">\(frame)
      <items><barButtonItem systemItem="add" id="a"/><barButtonItem style="plain" systemItem="flexibleSpace" id="f"/>
      <barButtonItem systemItem="done" id="x"/><barButtonItem style="plain" systemItem="fixedSpace" width="42" id="w"/></items></toolbar>
      """
    ) { _, views in
      let bar = try #require(views[0] as? UIToolbar)
      let items = try #require(bar.items)
      #expect(items.map(\.systemItem) == [.add, .flexibleSpace, .done, .fixedSpace])
      #expect(items[0].image != nil && items[2].title == "Done" && items[2].style == .done)
      #expect(items[3].width == 42)
    }
  }

  @Test func configurationsOfButtonsAreRead() throws {
    try onStage(
      """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" id="b">\(frame)
      <state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="filled" title="Filled" subtitle="Below" imagePlacement="trailing" imagePadding="6" cornerStyle="capsule">
      <color key="baseBackgroundColor" systemColor="systemRedColor"/></buttonConfiguration></button>
      """
    ) { _, views in
      let configuration = try #require((views[0] as? UIButton)?.configuration)
      #expect(configuration.title == "Filled" && configuration.subtitle == "Below")
      #expect(configuration.imagePlacement == .trailing && configuration.imagePadding == 6)
      #expect(configuration.cornerStyle == .capsule)
      #expect(configuration.baseBackgroundColor == .systemRed)
    }
  }
}
