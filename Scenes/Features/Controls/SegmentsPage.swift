import UIKit

/// Segmented controls and steppers.
class SegmentsPage: ControlRows {
  init(frame: CGRect) {
    super.init(frame: frame, title: "Segmented controls and steppers")
    add("titles", [segments(["Day", "Week", "Month", "Year"])], width: 340)
    add("by content", [segments(["A", "Longer title", "B"], byContent: true)])
    add("none chosen", [segments(["One", "Two", "Three"], chosen: UISegmentedControl.noSegment)])
    let disabled = segments(["One", "Two", "Three"])
    disabled.isEnabled = false
    let partly = segments(["One", "Two", "Three"])
    partly.setEnabled(false, forSegmentAt: 2)
    add("disabled: all, one", [disabled, partly])
    let tinted = segments(["One", "Two", "Three"])
    tinted.selectedSegmentTintColor = .systemOrange
    tinted.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    add("tinted", [tinted])
    add("UIStepper: middle, at the start, disabled", [stepper(5), stepper(0), stepper(5, false)])
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func segments(_ titles: [String], chosen: Int = 0, byContent: Bool = false)
    -> UISegmentedControl
  {
    let control = UISegmentedControl(items: titles)
    control.selectedSegmentIndex = chosen
    control.apportionsSegmentWidthsByContent = byContent
    return control
  }

  private func stepper(_ value: Double, _ isEnabled: Bool = true) -> UIStepper {
    let stepper = UIStepper()
    stepper.value = value
    stepper.isEnabled = isEnabled
    return stepper
  }
}
