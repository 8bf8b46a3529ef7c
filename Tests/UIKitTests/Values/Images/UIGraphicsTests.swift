import CoreGraphics
import Testing
import UIKit
import VirtualTime

/// Pictures that are begun and cannot be.
@MainActor
struct UIGraphicsTests {
  private func features(of size: CGSize) -> [String] {
    var features: [String] = []
    ViewStage.run { stage in
      UIGraphicsBeginImageContextWithOptions(size, false, 1)
      defer { UIGraphicsEndImageContext() }
      #expect(UIGraphicsGetCurrentContext() == nil)
      features = stage.context.ledger.entries.map(\.feature)
    }
    return features
  }

  @Test func ofMorePixelsThanThereCanBeAreInTheLedger() {
    #expect(
      features(of: CGSize(width: 16385, height: 16384)) == [
        "a picture of 16385.0 by 16384.0 points"
      ])
    #expect(
      features(of: CGSize(width: CGFloat.nan, height: 5)) == ["a picture of nan by 5.0 points"])
  }

  @Test func ofNothingAreOnPurpose() {
    #expect(features(of: .zero).isEmpty)
    #expect(features(of: CGSize(width: -5, height: 16)).isEmpty)
  }
}
