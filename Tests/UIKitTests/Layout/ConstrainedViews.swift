import CoreGraphics
import UIKit

/// A view whose content has a size that can be set.
final class SizedView: UIView {
  var contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize { contentSize }
}

/// A view with content of a size, placed by constraints.
@MainActor
func sizedView(_ width: CGFloat, _ height: CGFloat) -> SizedView {
  let view = SizedView()
  view.translatesAutoresizingMaskIntoConstraints = false
  view.contentSize = CGSize(width: width, height: height)
  return view
}

/// A subview of `parent`, placed by constraints.
@MainActor
func constrainedView(in parent: UIView) -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(view)
  return view
}

/// Fixes the frame of `view` in its superview by four constraints.
@MainActor
func pin(_ view: UIView, to frame: CGRect) {
  guard let parent = view.superview else { return }
  NSLayoutConstraint.activate([
    view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: frame.minX),
    view.topAnchor.constraint(equalTo: parent.topAnchor, constant: frame.minY),
    view.widthAnchor.constraint(equalToConstant: frame.width),
    view.heightAnchor.constraint(equalToConstant: frame.height),
  ])
}
