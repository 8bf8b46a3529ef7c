import CoreGraphics
import Testing
import UIKit

/// How segments are chosen, added and shared out.
@MainActor
struct UISegmentedControlTests {
  private func control(_ stage: ViewStage, _ titles: [String] = ["A", "B", "C"])
    -> UISegmentedControl
  {
    let control = UISegmentedControl(items: titles)
    control.frame = CGRect(x: 20, y: 100, width: 300, height: 32)
    stage.root.addSubview(control)
    stage.advance(to: 0.01)
    return control
  }

  @Test func aTapChoosesTheSegmentUnderIt() {
    ViewStage.run { stage in
      let control = control(stage)
      var sent: [Int] = []
      control.addAction(
        UIAction { _ in sent.append(control.selectedSegmentIndex) }, for: .valueChanged)
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      stage.tap(170, 116)
      stage.tap(300, 116)
      // The chosen one sends nothing again.
      stage.tap(300, 116)
      #expect(sent == [1, 2])
      control.selectedSegmentIndex = 0
      #expect(sent == [1, 2])
    }
  }

  @Test func aFingerThatDragsTheThumbChoosesWhereItIsLifted() {
    ViewStage.run { stage in
      let control = control(stage)
      control.selectedSegmentIndex = 0
      var sent: [Int] = []
      control.addAction(
        UIAction { _ in sent.append(control.selectedSegmentIndex) }, for: .valueChanged)
      stage.finger(.began, 60, 116)
      for x in stride(from: 60, through: 300, by: 20) as StrideThrough<CGFloat> {
        stage.finger(.moved, x, 116)
      }
      #expect(sent.isEmpty)
      stage.finger(.ended, 300, 116)
      #expect(sent == [2])
    }
  }

  @Test func theThumbSlidesToTheChosenSegment() throws {
    try ViewStage.run { stage in
      let control = control(stage)
      control.selectedSegmentIndex = 0
      stage.advance(to: 1)
      control.selectedSegmentIndex = 2
      stage.advance(to: 1.05)
      let thumb = try #require(control.subviews.first { $0.layer.shadowOpacity > 0 })
      let x = try #require(thumb.layer.presentation()?.position.x)
      #expect(x > 50 && x < 250)
      stage.advance(to: 3)
      // A point lies between two segments, and 2 points between the thumb and its segment.
      let width = (300 - 2.0) / 3
      #expect(abs(thumb.frame.minX - (300 - width + 2)) < 1e-9)
      #expect(abs(thumb.frame.width - (width - 4)) < 1e-9)
      #expect(thumb.frame.minY == 2 && thumb.frame.height == 28)
    }
  }

  @Test func aDisabledSegmentIsNotChosen() {
    ViewStage.run { stage in
      let control = control(stage)
      control.setEnabled(false, forSegmentAt: 1)
      stage.advance(to: 0.1)
      stage.tap(170, 116)
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      #expect(!control.isEnabledForSegment(at: 1))
    }
  }

  @Test func aMomentaryControlSendsAndForgets() {
    ViewStage.run { stage in
      let control = control(stage)
      control.isMomentary = true
      var sent: [Int] = []
      control.addAction(
        UIAction { _ in sent.append(control.selectedSegmentIndex) }, for: .valueChanged)
      stage.tap(60, 116)
      stage.tap(60, 116)
      #expect(sent == [0, 0])
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }
  }

  @Test func theChoiceStaysWithItsSegment() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect((0..<4).map { control.titleForSegment(at: $0) } == ["0", "A", "B", "C"])
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.numberOfSegments == 2)
    // Beyond the last means the last.
    control.setTitle("Z", forSegmentAt: 99)
    #expect(control.titleForSegment(at: 1) == "Z")
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(control.titleForSegment(at: 0) == nil)
  }

  @Test func widthsAreSharedOut() {
    ViewStage.run { stage in
      let control = control(stage)
      control.setWidth(60, forSegmentAt: 0)
      stage.advance(to: 0.1)
      var sent: [Int] = []
      control.addAction(
        UIAction { _ in sent.append(control.selectedSegmentIndex) }, for: .valueChanged)
      // 60, 120, 120 points.
      stage.tap(20 + 55, 116)
      stage.tap(20 + 65, 116)
      stage.tap(20 + 185, 116)
      #expect(sent == [0, 1, 2])
      #expect(control.widthForSegment(at: 0) == 60)
    }
  }

  @Test func anActionRunsWhenItsSegmentIsChosen() {
    ViewStage.run { stage in
      var ran: [String] = []
      let control = UISegmentedControl(
        frame: CGRect(x: 20, y: 100, width: 200, height: 32),
        actions: ["A", "B"].map { title in UIAction(title: title) { _ in ran.append(title) } })
      stage.root.addSubview(control)
      stage.advance(to: 0.01)
      stage.tap(180, 116)
      #expect(ran == ["B"])
      #expect(control.titleForSegment(at: 0) == "A")
    }
  }
}
