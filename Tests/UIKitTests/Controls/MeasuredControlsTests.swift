import CoreGraphics
import Testing
import UIKit

/// Controls beside numbers read off pictures that iOS drew, at three pixels a point.
@MainActor
struct MeasuredControlsTests {
  /// What a control looks like on white at three pixels a point.
  private struct Picture {
    let image: UIImage

    /// The control is laid out as large as its frame, which lies `air` points from the picture's edges.
    @MainActor init(_ control: UIView, air: CGFloat = 10) {
      let size = CGSize(
        width: control.bounds.width + 2 * air, height: control.bounds.height + 2 * air)
      let host = UIView(frame: CGRect(origin: .zero, size: size))
      host.backgroundColor = .white
      control.frame.origin = CGPoint(x: air, y: air)
      host.addSubview(control)
      host.layoutIfNeeded()
      let format = UIGraphicsImageRendererFormat()
      format.scale = 3
      image = UIGraphicsImageRenderer(size: size, format: format).image { context in
        host.drawHierarchy(in: host.bounds, afterScreenUpdates: true)
      }
    }

    func red(_ x: Int, _ y: Int) -> Int { Int(image.pixel(x, y)[0]) }
    func green(_ x: Int, _ y: Int) -> Int { Int(image.pixel(x, y)[1]) }
  }

  /// The snapshot of iOS 15.5 is 370 points wide, of a slider at three quarters.
  @Test func aSliderHasItsMeasures() {
    ViewStage.run { _ in
      let slider = UISlider()
      slider.value = 0.75
      slider.bounds.size = slider.sizeThatFits(CGSize(width: 370, height: 100))
      #expect(slider.bounds.height == 34)
      let picture = Picture(slider)
      // The track from 39 to 1130, from 75 to 86; 228, 228, 230 is the grey on white.
      #expect(picture.red(38, 81) == 255 && picture.red(40, 81) == 0)
      #expect(picture.red(100, 74) == 255 && picture.red(100, 75) == 0)
      #expect(picture.red(100, 86) == 0 && picture.red(100, 87) == 255)
      #expect(picture.red(1129, 81) == 228 && picture.red(1131, 81) == 255)
      // The thumb is 81 pixels high, from 37 to 117, with its middle between 838 and 840.
      #expect(picture.red(839, 38) >= 253 && picture.red(839, 116) >= 253)
      #expect(picture.red(798, 85) < 200 && picture.red(801, 85) == 255)
    }
  }

  /// Below the middle of the thumb, above and beside it, in a picture of iOS 17 whose thumb is 81 pixels high.
  @Test func theShadeOfASliderThumb() {
    ViewStage.run { _ in
      let slider = UISlider()
      slider.bounds.size = CGSize(width: 300, height: 34)
      slider.value = 0.5
      let picture = Picture(slider, air: 30)
      // The thumb ends at row 177, and begins at 97.
      for (below, wanted) in [(2, 217), (5, 226), (9, 235), (19, 243), (29, 249)] {
        #expect(abs(picture.red(540, 177 + below) - wanted) <= 3, "\(below)")
      }
      for (above, wanted) in [(2, 244), (4, 247), (8, 252), (14, 254)] {
        #expect(abs(picture.red(540, 97 - above) - wanted) <= 2, "\(above)")
      }
    }
  }

  /// In the picture of iOS 17 nothing is seen outside the capsule, and green falls from 199 to 188 left of
  /// the thumb.
  @Test func theTrackOfASwitchCutsOffTheShadeOfItsThumb() {
    ViewStage.run { _ in
      let toggle = UISwitch()
      toggle.isOn = true
      let picture = Picture(toggle)
      for y in [27, 28, 123, 124, 126] { #expect(picture.red(140, y) == 255) }
      #expect(picture.green(60, 77) == 199)
      #expect(abs(picture.green(95, 77) - 189) <= 2)
      // Below the thumb, which ends at row 116.
      #expect(abs(picture.green(136, 118) - 181) <= 2)
    }
  }

  /// A stepper of iOS 15.5: a line 1.5 points thick and 13.6 wide; half as strong where there is no way.
  @Test func theSignsOfAStepper() {
    ViewStage.run { _ in
      let stepper = UIStepper()
      let picture = Picture(stepper)
      let row = (30..<171).map { picture.red($0, 78) }
      let dark = row.filter { $0 < 180 }.count
      #expect(abs(dark - 41) <= 1)
      #expect(abs(picture.red(100, 78) - 118) <= 3)
      #expect(picture.red(241, 60) < 10 || picture.red(242, 60) < 10)
    }
  }

  /// Three segments of 87 points with dividers between them, 2 points round the thumb.
  @Test func segmentsHaveAPointBetweenThem() {
    ViewStage.run { _ in
      let control = UISegmentedControl(items: ["Aa", "Bb", "Cc"])
      control.selectedSegmentIndex = 1
      control.bounds.size = CGSize(width: 263, height: 32)
      let picture = Picture(control)
      // In pixels of the control the segment lies from 264 to 525, the thumb from 270 to 519.
      #expect(picture.red(30 + 267, 78) < 250 && picture.red(30 + 272, 78) == 255)
      #expect(picture.red(30 + 517, 78) == 255 && picture.red(30 + 522, 78) < 250)
    }
  }

  @Test func aProgressViewIsFourPointsHigh() {
    ViewStage.run { _ in
      let bar = UIProgressView(progressViewStyle: .default)
      bar.sizeToFit()
      #expect(bar.bounds.height == 4)
      let picture = Picture(bar)
      #expect(picture.red(100, 29) == 255 && picture.red(100, 30) == 228)
      #expect(picture.red(100, 41) == 228 && picture.red(100, 42) == 255)
    }
  }

  /// 17.67 points from dot to dot.
  @Test func theDotsOfAPageControl() {
    ViewStage.run { _ in
      let pages = UIPageControl()
      pages.numberOfPages = 3
      pages.pageIndicatorTintColor = .darkGray
      pages.currentPageIndicatorTintColor = .black
      pages.bounds.size = CGSize(width: 370, height: 26)
      let picture = Picture(pages)
      // In the snapshot of iOS 15.5: dots of 22.3 pixels about 533, 585 and 639, in a row about 69. There
      // each stands on a whole pixel.
      for x in [532, 585, 638] {
        #expect(picture.red(x, 69) < 90)
        #expect(picture.red(x - 9, 69) < 90 && picture.red(x + 9, 69) < 90)
        #expect(picture.red(x - 14, 69) == 255 && picture.red(x + 14, 69) == 255)
      }
      #expect(picture.red(585, 59) < 90 && picture.red(585, 56) == 255)
    }
  }
}
