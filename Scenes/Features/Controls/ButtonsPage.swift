import UIKit

/// Buttons of every kind.
class ButtonsPage: ControlRows {
  init(frame: CGRect) {
    super.init(frame: frame, title: "UIButton")
    add("system: normal, highlighted, disabled", states(of: .system))
    add("custom: normal, highlighted, disabled", states(of: .custom))
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func states(of type: UIButton.ButtonType) -> [UIView] {
    return (0..<3).map { index in
      let button = UIButton(type: type)
      button.setTitle("Button", for: .normal)
      if type == .custom { button.setTitleColor(.label, for: .normal) }
      button.isHighlighted = index == 1
      button.isEnabled = index != 2
      return button
    }
  }
}
