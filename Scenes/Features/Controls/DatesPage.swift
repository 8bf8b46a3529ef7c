import UIKit

/// Date pickers that are no wheels, and controls from right to left.
class DatesPage: ControlRows {
  init(frame: CGRect) {
    super.init(frame: frame, title: "Dates, and right to left")
    add("UIDatePicker: compact", [datePicker(.compact, .dateAndTime)])
    add("UIDatePicker: inline", [datePicker(.inline, .dateAndTime)])
    let slider = UISlider()
    slider.value = 0.3
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 0
    let toggle = UISwitch()
    toggle.isOn = true
    let button = UIButton(configuration: .tinted())
    button.configuration?.title = "Star"
    button.configuration?.image = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image
    {
      _ in UIBezierPath(rect: CGRect(x: 1, y: 1, width: 10, height: 14)).fill()
    }
    button.configuration?.imagePadding = 6
    let controls: [UIView] = [segments, toggle, button]
    for view in controls + [slider] { view.semanticContentAttribute = .forceRightToLeft }
    add("forceRightToLeft", controls)
    add("", [slider], width: 340)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func datePicker(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    return picker
  }
}
