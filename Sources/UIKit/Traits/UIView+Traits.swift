import CoreGraphics
import QuartzCore
import VirtualTime

/// Whether anything in a scene insists on traits of its own, so that others need not ask.
@MainActor
final class ImposedStyles {
  var isAny = false

  static var active: ImposedStyles { SceneContext.active.service { ImposedStyles() } }
}

extension UIView {
  /// What the view or its controller insists on; nil: nothing.
  private var ownTraits: UITraitCollection? {
    var parts: [UITraitCollection] = []
    if let controller {
      if let imposed = controller.imposedTraits { parts.append(imposed) }
      if controller.overrideUserInterfaceStyle != .unspecified {
        parts.append(UITraitCollection(userInterfaceStyle: controller.overrideUserInterfaceStyle))
      }
    }
    if overrideUserInterfaceStyle != .unspecified {
      parts.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
    }
    return parts.isEmpty ? nil : UITraitCollection(traitsFrom: parts)
  }

  /// What this view and those around it, or their controllers, insist on, outermost first.
  private var imposedTraits: [UITraitCollection] {
    guard ImposedStyles.active.isAny else { return [] }
    return withSuperviews.compactMap(\.ownTraits).reversed()
  }

  /// Those of the screen, with what is insisted on.
  final var shownTraits: UITraitCollection {
    let imposed = imposedTraits
    return limitedInTextSize(
      imposed.isEmpty ? .screen : UITraitCollection(traitsFrom: [.screen] + imposed))
  }

  /// Runs `body` with the view's traits as the current ones.
  final func withTraits(_ body: () -> Void) {
    let imposed = imposedTraits
    guard !imposed.isEmpty else { return body() }
    UITraitCollection(traitsFrom: imposed).performAsCurrent(body)
  }

  /// This view insists on another appearance than before.
  final func styleWasImposed(insteadOf old: UIUserInterfaceStyle) {
    guard old != overrideUserInterfaceStyle else { return }
    let around = superview?.shownTraits ?? .screen
    let before = UITraitCollection(traitsFrom: [
      around, UITraitCollection(userInterfaceStyle: old),
    ])
    traitsDidChange(from: before)
  }

  /// The traits are others here, and inside where a view does not insist on them.
  final func traitsDidChange(from old: UITraitCollection) {
    let new = shownTraits
    guard old != new else { return }
    withTraits {
      showDynamicColors()
      followTraits(from: old)
      traitCollectionDidChange(old)
      controller?.traitCollectionDidChange(old)
      tellRegistered(of: old, insteadOf: shownTraits)
      controller?.tellRegistered(of: old, insteadOf: shownTraits)
    }
    for view in subviews {
      view.traitsDidChange(
        from: view.ownTraits.map { UITraitCollection(traitsFrom: [old, $0]) } ?? old)
    }
  }

  /// The view came into a window where something may insist on traits.
  final func adoptImposedStyle() {
    guard !imposedTraits.isEmpty else { return }
    withTraits {
      showDynamicColors()
      followTraits(from: .screen)
    }
  }

  private func followTraits(from old: UITraitCollection) {
    let new = shownTraits
    if old.preferredContentSizeCategory != new.preferredContentSizeCategory {
      contentSizeCategoryDidChange()
    }
    if old.layoutDirection != new.layoutDirection { semanticContentDidChange() }
  }

  /// Has the colours that depend on traits looked up anew.
  private func showDynamicColors() {
    if let dynamicBackground { layer.backgroundColor = dynamicBackground.cgColor }
    appearanceColorsDidChange()
    setNeedsDisplay()
  }
}

extension UIViewController {
  /// Lets a child have other traits than the controller around it: what `collection` says, over the others; nil:
  /// the same.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    let child: UIView? = childViewController.viewIfLoaded
    let old = child?.shownTraits
    ImposedStyles.active.isAny = true
    childViewController.imposedTraits = collection
    if let old { child?.traitsDidChange(from: old) }
  }

  /// What a child's traits differ in; nil: in nothing.
  public func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  { childViewController.imposedTraits }
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
