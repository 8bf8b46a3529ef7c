import CoreGraphics
import QuartzCore
import VirtualTime

/// Whether anything in a scene insists on an appearance of its own, so that others need not ask.
@MainActor
final class ImposedStyles {
  var isAny = false

  static var active: ImposedStyles { SceneContext.active.service { ImposedStyles() } }
}

extension UIView {
  /// The appearance that this view or one around it, or one of their controllers, insists on.
  final var imposedStyle: UIUserInterfaceStyle {
    guard ImposedStyles.active.isAny else { return .unspecified }
    for view in withSuperviews {
      if view.overrideUserInterfaceStyle != .unspecified { return view.overrideUserInterfaceStyle }
      if let style = view.controller?.overrideUserInterfaceStyle, style != .unspecified {
        return style
      }
    }
    return .unspecified
  }

  /// Those of the screen, with the appearance that is insisted on.
  final var shownTraits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      .screen, UITraitCollection(userInterfaceStyle: imposedStyle),
    ])
  }

  /// Runs `body` with the view's traits as the current ones.
  final func withTraits(_ body: () -> Void) {
    guard imposedStyle != .unspecified else { return body() }
    shownTraits.performAsCurrent(body)
  }

  /// This view insists on another appearance than before.
  final func styleWasImposed(insteadOf old: UIUserInterfaceStyle) {
    guard old != overrideUserInterfaceStyle else { return }
    let around = superview?.shownTraits ?? .screen
    let before = UITraitCollection(traitsFrom: [
      around, UITraitCollection(userInterfaceStyle: old),
    ])
    appearanceDidChange(from: before)
  }

  /// The appearance is another here and inside, but where a view insists on its own.
  final func appearanceDidChange(from old: UITraitCollection) {
    guard old != shownTraits else { return }
    withTraits {
      showDynamicColors()
      traitCollectionDidChange(old)
      controller?.traitCollectionDidChange(old)
    }
    for view in subviews where view.overrideUserInterfaceStyle == .unspecified {
      view.appearanceDidChange(from: old)
    }
  }

  /// The view came into a window where something may insist on an appearance.
  final func adoptImposedStyle() {
    guard imposedStyle != .unspecified else { return }
    withTraits { showDynamicColors() }
  }

  /// Has the colours that depend on traits looked up anew.
  private func showDynamicColors() {
    if let dynamicBackground { layer.backgroundColor = dynamicBackground.cgColor }
    appearanceColorsDidChange()
    setNeedsDisplay()
  }
}

extension UIScreen: UITraitEnvironment {
  /// The screen's.
  public var traitCollection: UITraitCollection { .screen }

  /// Never called: a screen stays as it is.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIWindowScene: UITraitEnvironment {
  /// The screen's.
  public var traitCollection: UITraitCollection { .screen }

  /// Never called: a scene stays as it is.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
