import CoreGraphics
import Testing
import UIKit

/// Text as large as the user wants it.
@MainActor
struct ContentSizeTests {
  /// Apple's table (Human Interface Guidelines, Typography), a column a style.
  private static let sizes: [(UIContentSizeCategory, [CGFloat])] = [
    (.extraSmall, [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11]),
    (.small, [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11]),
    (.medium, [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11]),
    (.large, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
    (.extraLarge, [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13]),
    (.extraExtraLarge, [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15]),
    (.extraExtraExtraLarge, [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17]),
    (.accessibilityMedium, [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20]),
    (.accessibilityLarge, [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24]),
    (.accessibilityExtraLarge, [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29]),
    (.accessibilityExtraExtraLarge, [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34]),
    (.accessibilityExtraExtraExtraLarge, [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]),
  ]

  private static let styles: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
    .caption1, .caption2,
  ]

  @Test func stylesHaveThePublishedSizes() {
    for (category, expected) in Self.sizes {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let sizes = Self.styles.map {
        UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize
      }
      #expect(sizes == expected)
    }
  }

  @Test func theUsersChoiceCountsWhereNothingElseIsSaid() {
    ViewStage.run(textSize: .extraExtraExtraLarge) { stage in
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 23)
      #expect(UIApplication.shared.preferredContentSizeCategory == .extraExtraExtraLarge)
      #expect(stage.root.traitCollection.preferredContentSizeCategory == .extraExtraExtraLarge)
      let metrics = UIFontMetrics(forTextStyle: .body)
      #expect(metrics.scaledValue(for: 34) == 46)
      #expect(metrics.scaledFont(for: .systemFont(ofSize: 34)).pointSize == 46)
      #expect(
        metrics.scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 40).pointSize == 40)
    }
  }

  @Test func atTheUsualSizeNothingIsScaled() {
    let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12.5))
    #expect(font.pointSize == 12.5 && UIFontMetrics.default.scaledValue(for: 7) == 7)
  }

  private final class Child: UIViewController {
    var changes: [UIContentSizeCategory?] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      changes.append(previousTraitCollection?.preferredContentSizeCategory)
    }
  }

  @Test func aParentMayLetAChildHaveAnotherSize() throws {
    try ViewStage.run { stage in
      let parent = try #require(stage.window.rootViewController)
      let child = Child()
      parent.addChild(child)
      stage.root.addSubview(child.view)
      child.didMove(toParent: parent)
      let (follows, stays) = (UILabel(), UILabel())
      follows.adjustsFontForContentSizeCategory = true
      for label in [follows, stays] {
        label.font = .preferredFont(forTextStyle: .body)
        child.view.addSubview(label)
      }
      stage.advance(to: 0.1)
      parent.setOverrideTraitCollection(
        UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), forChild: child)
      #expect(child.changes == [.large])
      #expect(child.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
      #expect(parent.traitCollection.preferredContentSizeCategory == .large)
      #expect(follows.font.pointSize == 33 && stays.font.pointSize == 17)
      parent.setOverrideTraitCollection(nil, forChild: child)
      #expect(follows.font.pointSize == 17 && child.changes == [.large, .accessibilityLarge])
    }
  }

  @Test func sizeClassesCanBeOverriddenToo() throws {
    try ViewStage.run { stage in
      let parent = try #require(stage.window.rootViewController)
      let child = UIViewController()
      parent.addChild(child)
      stage.root.addSubview(child.view)
      let regular = UITraitCollection(horizontalSizeClass: .regular)
      parent.setOverrideTraitCollection(regular, forChild: child)
      #expect(child.view.traitCollection.horizontalSizeClass == .regular)
      #expect(child.traitCollection.verticalSizeClass == .regular)
      #expect(parent.traitCollection.horizontalSizeClass == .compact)
      #expect(parent.overrideTraitCollection(forChild: child) == regular)
    }
  }
}
