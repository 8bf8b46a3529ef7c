import CoreGraphics

/// Stands for the label that programs written before iOS 13 ask a text field for under the key
/// `_placeholderLabel`, to give its placeholder a colour or a font.
final class PlaceholderLabel: UILabel {
  private weak var field: UITextField?
  private(set) var color: UIColor?
  private(set) var ownFont: UIFont?

  init(of field: UITextField) {
    self.field = field
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var textColor: UIColor! {
    didSet {
      color = textColor
      field?.placeholderDidChange()
    }
  }

  override var font: UIFont! {
    didSet {
      ownFont = font
      field?.placeholderDidChange()
    }
  }
}

extension UITextField {
  /// The label, made at the first request.
  final var madePlaceholderLabel: PlaceholderLabel {
    if let placeholderLabel { return placeholderLabel }
    let made = PlaceholderLabel(of: self)
    placeholderLabel = made
    return made
  }
}
