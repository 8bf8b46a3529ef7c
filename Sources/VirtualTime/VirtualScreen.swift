/// The screen a scene runs on.
package struct VirtualScreen: Hashable, Sendable {
  /// Points.
  package var width: Double
  /// Points.
  package var height: Double
  /// Pixels per point.
  package var scale: Double
  /// Points at its edges that are covered or round, and that content keeps clear of.
  package var safeArea = SafeArea()
  /// True: what has two appearances takes the dark one.
  package var isDark = false
  /// How large the user wants text, by UIKit's name of the size.
  package var textSize = "UICTContentSizeCategoryL"

  /// Distances from the edges inwards, points.
  package struct SafeArea: Hashable, Sendable {
    package var top = 0.0
    package var left = 0.0
    package var bottom = 0.0
    package var right = 0.0

    package init() {}
  }

  package init(width: Double, height: Double, scale: Double = 1) {
    precondition(
      width > 0 && height > 0 && scale > 0, "A screen has a positive size and scale.")
    self.width = width
    self.height = height
    self.scale = scale
  }
}
