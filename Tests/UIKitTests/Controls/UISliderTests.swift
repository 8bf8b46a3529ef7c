import CoreGraphics
import Testing
import UIKit

@MainActor
struct UISliderTests {
  @Test func theThumbStandsAtTheFractionOfTheValue() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 131, height: 31))
    func middle(_ value: Float) -> CGFloat {
      let track = slider.trackRect(forBounds: slider.bounds)
      return slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value).midX
    }
    #expect(middle(0) == 15.5)
    #expect(middle(0.5) == 65.5)
    #expect(middle(1) == 115.5)
  }

  @Test func theValueStaysInItsRange() {
    let slider = UISlider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.minimumValue = 2
    #expect(slider.value == 2)
    #expect(slider.maximumValue == 2)
  }

  @Test func coloursReachTheParts() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 131, height: 31))
    slider.value = 1
    slider.minimumTrackTintColor = .black
    slider.thumbTintColor = .darkGray
    slider.layoutIfNeeded()
    let track = try #require(slider.subviews.first { $0.backgroundColor == .black })
    #expect(track.frame == CGRect(x: 3, y: 13.5, width: 112.5, height: 4))
    let thumb = try #require(slider.subviews.first { $0.backgroundColor == .darkGray })
    #expect(thumb.bounds.size == CGSize(width: 27, height: 27))
    #expect(thumb.center.x == 115.5)
    #expect(abs(thumb.center.y - (15.5 - 7.0 / 6)) < 1e-9)
  }
}
