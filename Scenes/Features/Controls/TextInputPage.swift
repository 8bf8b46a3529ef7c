import UIKit

/// Text fields and text views in their states.
final class TextInputPage: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    addFields()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var top: CGFloat = 16

  private func addFields() {
    for (style, placeholder) in [
      (UITextField.BorderStyle.none, "No border"), (.line, "Line"), (.bezel, "Bezel"),
      (.roundedRect, "Rounded rect"),
    ] {
      let empty = field(style)
      empty.placeholder = placeholder
      let filled = field(style)
      filled.text = "A text that is longer"
      filled.clearButtonMode = .always
      place(empty, filled, height: 34)
    }
    let secret = field(.roundedRect)
    secret.text = "secret"
    secret.isSecureTextEntry = true
    let centred = field(.roundedRect)
    centred.text = "Centred"
    centred.textAlignment = .center
    place(secret, centred, height: 34)

    let sides = field(.roundedRect)
    sides.text = "12.50"
    let sign = UILabel(frame: CGRect(x: 0, y: 0, width: 26, height: 20))
    sign.text = "€"
    sign.textAlignment = .right
    sign.textColor = .secondaryLabel
    sides.leftView = sign
    sides.leftViewMode = .always
    let disabled = field(.roundedRect)
    disabled.text = "Fitted to its width, whatever"
    disabled.adjustsFontSizeToFitWidth = true
    disabled.minimumFontSize = 9
    place(sides, disabled, height: 34)
  }

  private func field(_ style: UITextField.BorderStyle) -> UITextField {
    let field = UITextField()
    field.borderStyle = style
    return field
  }

  private func place(_ left: UIView, _ right: UIView, height: CGFloat) {
    let width = (bounds.width - 48) / 2
    left.frame = CGRect(x: 16, y: top, width: width, height: height)
    right.frame = CGRect(x: 32 + width, y: top, width: width, height: height)
    addSubview(left)
    addSubview(right)
    top += height + 10
  }
}
