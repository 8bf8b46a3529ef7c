import CoreGraphics
import VirtualTime

/// Between which sizes a view lets the user's wish for the size of text be; nil: any.
struct TextSizeLimits {
  var least: UIContentSizeCategory?
  var greatest: UIContentSizeCategory?

  /// The size that comes nearest to the wish.
  func limited(_ wish: UIContentSizeCategory) -> UIContentSizeCategory {
    if let least, wish < least { return least }
    if let greatest, wish > greatest { return greatest }
    return wish
  }
}

/// Whether any view of a scene has such limits, so that others need not ask.
@MainActor
private final class LimitedTextSizes {
  var isAny = false

  static var active: LimitedTextSizes { SceneContext.active.service { LimitedTextSizes() } }
}

extension UIView {
  /// Changes the limits; the view's traits may be others then.
  final func limitTextSizes(_ change: (inout TextSizeLimits) -> Void) {
    let old = shownTraits
    LimitedTextSizes.active.isAny = true
    var new = settings ?? ViewSettings()
    change(&new.textSizes)
    settings = new
    traitsDidChange(from: old)
  }

  /// Those traits with the size of text that the views from the outermost to this one allow.
  final func limitedInTextSize(_ traits: UITraitCollection) -> UITraitCollection {
    guard LimitedTextSizes.active.isAny else { return traits }
    let wish = traits.preferredContentSizeCategory
    let size = withSuperviews.reversed().reduce(wish) { size, view in
      view.settings?.textSizes.limited(size) ?? size
    }
    guard size != wish else { return traits }
    return UITraitCollection(traitsFrom: [
      traits, UITraitCollection(preferredContentSizeCategory: size),
    ])
  }

  /// What limits sizes of text here, from this view outwards.
  final var textSizeLimitsInWords: String {
    withSuperviews.compactMap { view in
      guard let limits = view.settings?.textSizes, limits.least ?? limits.greatest != nil else {
        return nil
      }
      let (least, greatest) = (limits.least?.rawValue, limits.greatest?.rawValue)
      return "\(type(of: view)): \(least ?? "any") to \(greatest ?? "any")"
    }.joined(separator: "\n")
  }
}
