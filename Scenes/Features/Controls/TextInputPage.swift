import UIKit

/// Text fields and text views in their states.
final class TextInputPage: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    addFields()
    addTextViews()
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

  private func addTextViews() {
    let plain = UITextView()
    plain.font = .systemFont(ofSize: 15)
    plain.text =
      "A text view wraps its text and scrolls.\n\nIts paragraphs stand apart by empty lines."
    plain.backgroundColor = .secondarySystemBackground
    plain.layer.cornerRadius = 8
    let rich = UITextView()
    let text = NSMutableAttributedString(
      string: "Attributed ",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.label])
    text.append(
      NSAttributedString(
        string: "text, with a ",
        attributes: [
          .font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.systemRed, .kern: 0.5,
        ]))
    text.append(
      NSAttributedString(
        string: "link",
        attributes: [
          .font: UIFont.systemFont(ofSize: 15), .link: "https://example.com",
        ]))
    rich.attributedText = text
    rich.textAlignment = .center
    rich.isEditable = false
    rich.layer.borderWidth = 1
    rich.layer.borderColor = UIColor.separator.cgColor
    place(plain, rich, height: 110)
    let narrow = UITextView()
    narrow.font = .systemFont(ofSize: 13)
    narrow.textContainerInset = UIEdgeInsets(top: 4, left: 12, bottom: 4, right: 12)
    narrow.textContainer.lineFragmentPadding = 0
    narrow.textContainer.maximumNumberOfLines = 2
    narrow.textContainer.lineBreakMode = .byTruncatingTail
    narrow.text =
      "Two lines at most, with insets of its own, and an ellipsis at the end of what fits."
    narrow.backgroundColor = .tertiarySystemFill
    let empty = UITextView()
    empty.backgroundColor = .tertiarySystemFill
    place(narrow, empty, height: 50)
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
