import CoreGraphics
import Testing
import UIKit

@MainActor
private final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
  var counts = [5, 3]
  var chosen: [[Int]] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    counts[component]
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { "\(component).\(row)" }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen.append([component, row])
  }
}

/// Wheels of rows.
@MainActor
struct UIPickerViewTests {
  private func onStage(_ body: @MainActor (ViewStage, UIPickerView, Rows) throws -> Void) rethrows {
    try ViewStage.run { stage in
      let rows = Rows()
      let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
      picker.dataSource = rows
      picker.delegate = rows
      stage.root.addSubview(picker)
      stage.advance(to: 0.1)
      try body(stage, picker, rows)
    }
  }

  private func drag(_ stage: ViewStage, from y: CGFloat, to end: CGFloat) {
    let start = stage.context.clock.now
    stage.finger(.began, 80, y)
    for step in 1...12 {
      stage.advance(to: start + Double(step) / 60)
      stage.finger(.moved, 80, y + (end - y) * CGFloat(step) / 12)
    }
    // At rest before it is lifted.
    stage.advance(to: start + 0.6)
    stage.finger(.moved, 80, end)
    stage.finger(.ended, 80, end)
  }

  @Test func aSelectedRowStandsInFront() throws {
    try onStage { stage, picker, rows in
      #expect(picker.selectedRow(inComponent: 0) == 0)
      picker.selectRow(3, inComponent: 0, animated: false)
      stage.advance(to: 0.2)
      #expect(picker.selectedRow(inComponent: 0) == 3)
      let view = try #require(picker.view(forRow: 3, forComponent: 0))
      #expect((view as? UILabel)?.text == "0.3")
      let place = view.convert(CGPoint(x: 0, y: view.bounds.midY), to: picker)
      #expect(abs(place.y - 108) < 0.01)
      #expect(view.alpha == 1)
      #expect(rows.chosen.isEmpty)
      picker.selectRow(99, inComponent: 0, animated: false)
      #expect(picker.selectedRow(inComponent: 0) == 4)
      #expect(picker.selectedRow(inComponent: 7) == -1)
    }
  }

  @Test func aDragComesToRestAtARow() {
    onStage { stage, picker, rows in
      // Two rows and a bit, of which the pan's beginning does not count.
      drag(stage, from: 208, to: 208 - 64 - 10 - 6)
      stage.advance(to: 4)
      #expect(picker.selectedRow(inComponent: 0) == 2)
      #expect(rows.chosen == [[0, 2]])
    }
  }

  @Test func aTapTurnsTheWheelToItsRow() {
    onStage { stage, picker, rows in
      stage.tap(80, 208 + 32)
      stage.advance(to: 2)
      #expect(picker.selectedRow(inComponent: 0) == 1)
      #expect(rows.chosen == [[0, 1]])
    }
  }

  @Test func rowsTurnAwayAndFade() throws {
    try onStage { _, picker, _ in
      let near = try #require(picker.view(forRow: 1, forComponent: 0))
      let far = try #require(picker.view(forRow: 3, forComponent: 0))
      #expect(near.alpha < 1)
      #expect(far.alpha < near.alpha)
      // On a cylinder of a radius of 92.5 points.
      #expect(abs(near.transform3D.m22 - cos(32 / 92.5)) < 1e-9)
    }
  }

  /// In a picture that iOS drew, the rows stand as far from the one in front.
  @Test func rowsStandWhereTheyDoOnAPhone() throws {
    try onStage { stage, picker, rows in
      rows.counts = [9]
      picker.reloadAllComponents()
      picker.selectRow(4, inComponent: 0, animated: false)
      stage.advance(to: 0.2)
      let front = try #require(picker.view(forRow: 4, forComponent: 0))
      let middle = front.convert(CGPoint(x: front.bounds.midX, y: front.bounds.midY), to: picker).y
      for (row, wanted) in [(5, 31.375), (6, 58.25), (7, 77.5), (8, 86.5)] as [(Int, CGFloat)] {
        let view = try #require(picker.view(forRow: row, forComponent: 0))
        let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: picker)
        #expect(abs(place.y - middle - wanted) < 0.3, "\(row)")
      }
    }
  }

  @Test func rowsAreAskedForAnew() {
    onStage { stage, picker, rows in
      picker.selectRow(4, inComponent: 0, animated: false)
      rows.counts = [2, 3, 4]
      picker.reloadAllComponents()
      stage.advance(to: 0.2)
      #expect(picker.numberOfComponents == 3)
      #expect(picker.numberOfRows(inComponent: 0) == 2)
      #expect(picker.selectedRow(inComponent: 0) == 1)
    }
  }
}
