import CoreGraphics

/// What a content view shows, as a value.
@MainActor
public protocol UIContentConfiguration {
  /// A view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a view that is like that.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@MainActor
public protocol UIContentView: AnyObject {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show that one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The views that show the configurations of a cell, a header or a footer.
@MainActor
final class ConfiguredContent {
  private(set) var view: (any UIView & UIContentView)?
  private(set) var background: ConfiguredBackground?
  /// True while the configurations are to be brought up to date before they are seen.
  var isDue = true

  /// Shows a configuration over all of `content`; nil: nothing. A view that can show it stays.
  func show(_ configuration: (any UIContentConfiguration)?, in content: UIView) {
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    let made = configuration.makeContentView()
    made.frame = content.bounds
    made.translatesAutoresizingMaskIntoConstraints = true
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(made)
    view = made
  }

  /// Shows a background configuration behind everything in `view`; nil: nothing.
  func show(_ configuration: UIBackgroundConfiguration?, behind view: UIView) {
    guard let configuration else {
      background?.removeFromSuperview()
      background = nil
      return
    }
    if let background { return background.show(configuration) }
    let made = ConfiguredBackground(configuration)
    made.frame = view.bounds
    view.insertSubview(made, at: 0)
    background = made
  }

  /// The height that the content would like to have in that width; nil without any.
  func height(in width: CGFloat, _ vertical: UILayoutPriority = .fittingSizeLevel) -> CGFloat? {
    view?.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: vertical
    ).height
  }
}
