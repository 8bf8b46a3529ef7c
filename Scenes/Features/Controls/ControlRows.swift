import UIKit

/// A page of controls below one another, each under its caption.
class ControlRows: UIView {
  private var y: CGFloat = 12

  init(frame: CGRect, title: String) {
    super.init(frame: frame)
    let label = UILabel(frame: CGRect(x: 20, y: y, width: frame.width - 40, height: 26))
    label.text = title
    label.font = UIFont.systemFont(ofSize: 20, weight: .semibold)
    label.textColor = .label
    addSubview(label)
    y += 34
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Adds views side by side, each as large as it would like to be, or `width` wide.
  func add(_ caption: String, _ views: [UIView], width: CGFloat? = nil) {
    let label = UILabel(frame: CGRect(x: 20, y: y, width: bounds.width - 40, height: 14))
    label.text = caption
    label.font = UIFont.systemFont(ofSize: 11)
    label.textColor = .secondaryLabel
    addSubview(label)
    y += 18
    var x: CGFloat = 20
    var height: CGFloat = 0
    for view in views {
      view.sizeToFit()
      if let width = width { view.frame.size.width = width }
      view.frame.origin = CGPoint(x: x, y: y)
      addSubview(view)
      x += view.frame.width + 16
      height = max(height, view.frame.height)
    }
    y += height + 14
  }
}
