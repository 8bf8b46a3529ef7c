import CoreGraphics
import Testing
import UIKit

/// Alerts, sheets and fields beside numbers read off pictures that iOS 17 drew on a phone 393 points wide.
@MainActor
struct MeasuredPanelsTests {
  /// A line at two pixels a point; in the pictures there are three.
  private let line: CGFloat = 0.5

  private func onScreen(_ body: @MainActor (ViewStage, UIViewController) throws -> Void) throws {
    try ViewStage.run { stage in
      let controller = try #require(stage.window.rootViewController)
      stage.advance(to: 0.1)
      try body(stage, controller)
    }
  }

  private func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

  /// From top to bottom, what the title of each action stands in.
  private func rows(_ titles: [String], in window: UIWindow) -> [CGRect] {
    titles.compactMap { title in
      views(window).compactMap { $0 as? UILabel }.first { $0.text == title }
        .map { $0.convert($0.bounds, to: nil) }
    }
  }

  @Test func actionsOfAnAlertAreALineApart() throws {
    try onScreen { stage, controller in
      let alert = UIAlertController(title: "Confirm", message: nil, preferredStyle: .alert)
      for title in ["No", "Yes", "Later"] {
        alert.addAction(UIAlertAction(title: title, style: .default))
      }
      controller.present(alert, animated: false)
      stage.advance(to: 0.2)
      let rows = rows(["No", "Yes", "Later"], in: stage.window)
      try #require(rows.count == 3)
      // In the picture 133 pixels of a third from line to line, of which the line takes one.
      #expect(abs(rows[1].minY - rows[0].minY - 44 - line) < 0.01)
      #expect(abs(rows[2].minY - rows[1].minY - 44 - line) < 0.01)
      #expect(rows[0].height == 44)
    }
  }

  @Test func aFieldOfAnAlertHasItsPlace() throws {
    try onScreen { stage, controller in
      let alert = UIAlertController(title: "Prompt", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.text = "Name" }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      controller.present(alert, animated: false)
      stage.advance(to: 0.2)
      let field = try #require(views(stage.window).compactMap { $0 as? UITextField }.first)
      let box = try #require(field.superview)
      let place = box.convert(box.bounds, to: nil)
      // From pixel 230 to 950, 92 high, on a card from 185 to 995, 36 above the line.
      #expect(abs(place.width - 240) < 0.01)
      #expect(abs(place.height - 92.0 / 3) < 0.01)
      let action = try #require(rows(["OK"], in: stage.window).first)
      #expect(abs(action.minY - place.maxY - 12 - line) < 0.01)
    }
  }

  @Test func actionsOfASheetAreALineApart() throws {
    try onScreen { stage, controller in
      let sheet = UIAlertController(title: "Choose", message: nil, preferredStyle: .actionSheet)
      for title in ["One", "Two"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      controller.present(sheet, animated: false)
      stage.advance(to: 0.2)
      let rows = rows(["One", "Two", "Cancel"], in: stage.window)
      try #require(rows.count == 3)
      #expect(abs(rows[1].minY - rows[0].minY - 57 - line) < 0.01)
      // The last card stands 24 pixels below the other, 171 high.
      #expect(abs(rows[2].minY - rows[1].maxY - 8) < 0.01)
      #expect(abs(rows[2].height - 57) < 0.01)
    }
  }

  @Test func aLabelIsWhiteWhereItIsDark() {
    ViewStage.run { stage in
      let host = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      host.overrideUserInterfaceStyle = .dark
      let label = UILabel(frame: host.bounds)
      host.addSubview(label)
      stage.root.addSubview(host)
      stage.advance(to: 0.1)
      let shown = label.textColor.resolvedColor(with: label.traitCollection)
      #expect(shown.cgColor.components == [1, 1, 1, 1])
      #expect(UILabel().textColor == .label)
    }
  }

  /// A date 127.3 by 34.3 points, a time 86 by 35.7.
  @Test func theFieldsOfACompactDatePicker() {
    ViewStage.run { _ in
      let modes: [(UIDatePicker.Mode, CGFloat)] = [(.date, 14), (.time, 16)]
      for (mode, high) in modes {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .compact
        picker.datePickerMode = mode
        picker.sizeToFit()
        picker.layoutIfNeeded()
        let label = views(picker).compactMap { $0 as? UILabel }.first {
          $0.superview is UIControl && !($0.superview is UIDatePicker)
        }
        let text = label?.intrinsicContentSize ?? .zero
        #expect(abs((label?.bounds.width ?? 0) - text.width - (mode == .date ? 24 : 21)) < 0.51)
        #expect(abs((label?.bounds.height ?? 0) - text.height - high) < 0.51)
      }
    }
  }
}
