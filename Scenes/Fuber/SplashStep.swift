import UIKit

/// What one step of the tutorial has built so far, and the numbers a reader may change
nonisolated struct SplashStep: Sendable {
  /// The pieces of the logo
  struct Parts: OptionSet {
    let rawValue: Int
    static let circle = Parts(rawValue: 1)
    static let line = Parts(rawValue: 2)
    static let square = Parts(rawValue: 4)
    static let mask = Parts(rawValue: 8)
    static let all: Parts = [.circle, .line, .square, .mask]
  }

  enum Tiles {
    case empty
    case bordered
    case chimes
  }

  /// The animations inside the groups; each can be left out to see what it does
  enum Child: String, CaseIterable {
    case circleStrokeEnd, circleTransform
    case lineWidth, lineTransform
    case squareBounds, squareColor
    case maskBounds, maskCornerRadius
    case tileScale, tilePosition, tileOpacity
  }

  /// The pieces that are there
  var parts: Parts = .all
  /// The pieces that move
  var animatedParts: Parts = .all
  var tiles = Tiles.empty
  var tilesAnimate = false
  /// The container grows and shrinks
  var zooms = false
  /// The map follows after six seconds
  var endsInMap = false

  var startTimeOffset: CFTimeInterval = 0.7 * kAnimationDuration
  var gridTimeOffset: CFTimeInterval = kAnimationTimeOffset
  var rippleDelay: NSTimeInterval = 0
  var rippleMagnitude: CGFloat = 0
  var strokeEndFrom: Double = 0
  var strokeEndTo: Double = 1
  var left: Set<Child> = []

  var hasMask: Bool { return parts.contains(.mask) }

  /// The animations that have not been left out
  @MainActor func kept(_ children: [(Child, CAAnimation)]) -> [CAAnimation] {
    return children.filter { !left.contains($0.0) }.map { $0.1 }
  }
}
