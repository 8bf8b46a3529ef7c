import CoreGraphics
import UIKit

/// The texts on the screen: what buttons and labels show, and what views are called for accessibility.
@MainActor
enum ShownText {
  /// Less opaque than this a view takes no touches.
  private static let leastAlpha: CGFloat = 0.01

  /// The middle, in points of the screen, of what shows `text` or is called so.
  static func point(of text: String) throws(MissingTarget) -> CGPoint {
    let views = visibleViews
    let wanted = trimmed(text)
    let exact = views.filter { texts(of: $0).contains(wanted) }
    let found =
      exact.isEmpty
      ? views.filter { view in
        texts(of: view).contains { $0.lowercased() == wanted.lowercased() }
      } : exact
    guard let view = found.first(where: canBePressed) ?? found.first else {
      var shown: [String] = []
      for text in views.flatMap(texts(of:)) where !shown.contains(text) { shown.append(text) }
      throw MissingTarget(text: text, shown: shown)
    }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  private static func texts(of view: UIView) -> [String] {
    var texts = [view.accessibilityIdentifier, view.accessibilityLabel]
    switch view {
    case let button as UIButton: texts.append(button.currentTitle)
    case let label as UILabel: texts.append(label.text)
    case let field as UITextField:
      texts += [field.isSecureTextEntry ? nil : field.text, field.placeholder]
    case let view as UITextView: texts.append(view.text)
    default: break
    }
    return texts.compactMap { $0.map(trimmed) }.filter { !$0.isEmpty }
  }

  private static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Whether the view or one that it lies in does something when it is tapped.
  private static func canBePressed(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { view in
      view is UIControl || view is UITableViewCell || !(view.gestureRecognizers ?? []).isEmpty
    }
  }

  /// Those in front first.
  private static var visibleViews: [UIView] {
    var views: [UIView] = []
    for window in UIApplication.shared.windows.reversed() {
      add(window, to: &views, screen: UIScreen.main.bounds)
    }
    return views
  }

  private static func add(_ view: UIView, to views: inout [UIView], screen: CGRect) {
    guard !view.isHidden, view.alpha >= leastAlpha else { return }
    for subview in view.subviews.reversed() { add(subview, to: &views, screen: screen) }
    if view.convert(view.bounds, to: nil).intersects(screen) { views.append(view) }
  }
}
