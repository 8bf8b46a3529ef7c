import CoreGraphics
import Testing
import UIKit

/// Between which sizes of text views let the user's wish be.
@MainActor
struct TextSizeLimitTests {
  @Test func aLimitHoldsForTheViewAndAllInside() {
    ViewStage.run { stage in
      let (outer, inner) = (UIView(), UILabel())
      stage.root.addSubview(outer)
      outer.addSubview(inner)
      #expect(inner.traitCollection.preferredContentSizeCategory == .large)
      outer.maximumContentSizeCategory = .small
      #expect(inner.traitCollection.preferredContentSizeCategory == .small)
      #expect(stage.root.traitCollection.preferredContentSizeCategory == .large)
      inner.minimumContentSizeCategory = .accessibilityMedium
      #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
      #expect(outer.traitCollection.preferredContentSizeCategory == .small)
      #expect(inner.appliedContentSizeCategoryLimitsDescription.contains("AccessibilityM"))
      outer.maximumContentSizeCategory = nil
      inner.minimumContentSizeCategory = nil
      #expect(inner.traitCollection.preferredContentSizeCategory == .large)
    }
  }

  @Test func whatIsLimitedIsToldThatItsTraitsChanged() {
    ViewStage.run { stage in
      let view = Told()
      stage.root.addSubview(view)
      view.minimumContentSizeCategory = .small
      #expect(view.before.isEmpty)
      view.minimumContentSizeCategory = .extraLarge
      #expect(view.before == [.large])
    }
  }

  private final class Told: UIView {
    var before: [UIContentSizeCategory] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      before += [previousTraitCollection?.preferredContentSizeCategory].compactMap { $0 }
    }
  }
}
