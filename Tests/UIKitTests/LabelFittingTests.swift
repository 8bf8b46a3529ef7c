import CoreGraphics
import Glyphs
import QuartzCore
import RenderTree
import Testing
import UIKit

/// A line whose letters get smaller where it would not fit.
@MainActor
struct LabelFittingTests {
  private func label(width share: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = "HHHHHHHH"
    label.font = .systemFont(ofSize: 40)
    label.sizeToFit()
    label.bounds.size.width *= share
    return label
  }

  /// Height and width of the letters.
  private func ink(_ label: UILabel) throws -> CGSize {
    let content = label.layer.contentSource?.content(for: label.layer) ?? []
    guard case .fill(let path, _, _) = try #require(content.first) else {
      Issue.record("no letters")
      return .zero
    }
    return CGPath(geometry: path).boundingBoxOfPath.size
  }

  @Test func lettersAreAsSmallAsTheWidthAsks() throws {
    let whole = try ink(label(width: 1))
    let half = label(width: 0.5)
    half.adjustsFontSizeToFitWidth = true
    let fitted = try ink(half)
    // Widths of labels are rounded up to pixels. Small letters stand wider apart, and are smaller for it.
    #expect(abs(fitted.width / whole.width - 0.5) < 0.01)
    #expect((0.47..<0.5).contains(fitted.height / whole.height))
    #expect(half.font.pointSize == 40)
    let size = half.sizeThatFits(.zero)
    #expect(size == label(width: 1).bounds.size)
  }

  @Test func theyGetNoSmallerThanAllowed() throws {
    let whole = try ink(label(width: 1))
    let tight = label(width: 0.5)
    tight.adjustsFontSizeToFitWidth = true
    tight.minimumScaleFactor = 0.75
    let fitted = try ink(tight)
    // The dots for what is cut off reach a little below the line.
    #expect(abs(fitted.height / whole.height - 0.75) < 0.01)
  }

  @Test func whatFitsStaysAsItIs() throws {
    let wide = label(width: 2)
    wide.adjustsFontSizeToFitWidth = true
    let (fitting, whole) = (try ink(wide), try ink(label(width: 1)))
    #expect(abs(fitting.width - whole.width) < 1e-6)
    #expect(abs(fitting.height - whole.height) < 1e-6)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e300])
  func badFactorsAreMovedIntoTheRange(factor: Double) throws {
    let tight = label(width: 0.5)
    tight.adjustsFontSizeToFitWidth = true
    tight.minimumScaleFactor = CGFloat(factor)
    let fitted = try ink(tight)
    #expect(fitted.height > 0)
  }
}
