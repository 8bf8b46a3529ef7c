import CoreGraphics

/// What a view that is configured may depend on.
@MainActor
public protocol UIConfigurationState {
  /// What the interface is like where the view lies.
  var traitCollection: UITraitCollection { get set }
}

/// What a cell is like.
@MainActor
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false
  public var isEditing = false
  public var isExpanded = false
  public var isDisabled = false
  public var isFocused = false
  public var isSwiped = false
  public var isReordering = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// What a header or footer is like.
@MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false
  public var isDisabled = false
  public var isFocused = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// What a content view shows, as a value.
@MainActor
public protocol UIContentConfiguration {
  /// A view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// The same for a view that is like that.
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

/// The view that shows the configuration of a cell, a header or a footer.
@MainActor
final class ConfiguredContent {
  private(set) var view: (any UIView & UIContentView)?

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
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(made)
    view = made
  }
}
