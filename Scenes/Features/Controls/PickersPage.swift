import UIKit

/// Pickers in wheels.
class PickersPage: ControlRows, UIPickerViewDataSource, UIPickerViewDelegate {
  private let rows = [["small", "medium", "large", "huge"], ["red", "green", "blue"]]

  init(frame: CGRect) {
    super.init(frame: frame, title: "Pickers")
    let picker = UIPickerView()
    picker.dataSource = self
    picker.delegate = self
    picker.selectRow(1, inComponent: 0, animated: false)
    addLow("UIPickerView: two components", picker)
    addLow("UIDatePicker: date", datePicker(.date))
    addLow("UIDatePicker: date and time", datePicker(.dateAndTime))
    addLow("UIDatePicker: count down", datePicker(.countDownTimer))
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func datePicker(_ mode: UIDatePicker.Mode) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = mode
    return picker
  }

  private func addLow(_ caption: String, _ picker: UIView) {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 340, height: 116))
    box.clipsToBounds = true
    picker.frame = CGRect(x: 0, y: 0, width: 340, height: 116)
    box.addSubview(picker)
    add(caption, [box], width: 340)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    return rows.count
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    return rows[component].count
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  {
    return rows[component][row]
  }
}
