import Foundation
import Testing

@testable import Comparison

@Suite struct StructuralSimilarityTests {
  private func similarity(_ one: StraightPicture, _ other: StraightPicture) -> Double {
    PictureDifference(one, other)?.similarity ?? 1
  }

  /// Without variance the formula is (2ab + C₁) ÷ (a² + b² + C₁).
  @Test(arguments: [(0, 255), (10, 20), (100, 101), (254, 255)] as [(UInt8, UInt8)])
  func flatPicturesFollowTheFormulaOfTheMeans(one: UInt8, other: UInt8) {
    let (a, b, c1) = (Double(one), Double(other), 6.5025)
    let expected = (2 * a * b + c1) / (a * a + b * b + c1)
    let found = similarity(
      StraightPicture(width: 20, height: 15, [one, one, one, 255]),
      StraightPicture(width: 20, height: 15, [other, other, other, 255]))
    #expect(abs(found - expected) < 1e-9)
  }

  @Test func equalPicturesHaveOne() {
    let picture = StraightPicture(noise: 3, width: 30, height: 30)
    #expect(similarity(picture, picture) == 1)
  }

  @Test func oneStepOfOnePixelIsLessThanOne() {
    let picture = StraightPicture(width: 64, height: 64, [100, 100, 100, 255])
    let found = similarity(picture, picture.setting(31, 31, to: [101, 100, 100, 255]))
    #expect(found < 1)
    #expect(found > 0.999)
  }

  /// Every window by itself, with two-dimensional weights, over the whole picture.
  private func naive(_ one: [Double], _ other: [Double], width: Int, height: Int) -> Double {
    let (across, down) = (min(11, width), min(11, height))
    var sum = 0.0
    var count = 0.0
    for top in 0...height - down {
      for left in 0...width - across {
        var (total, a, b) = (0.0, 0.0, 0.0)
        var samples: [(Double, Double, Double)] = []
        for y in 0..<down {
          for x in 0..<across {
            let (dx, dy) = (Double(x) - Double(across - 1) / 2, Double(y) - Double(down - 1) / 2)
            let place = (top + y) * width + left + x
            samples.append((exp(-(dx * dx + dy * dy) / 4.5), one[place], other[place]))
          }
        }
        for (weight, x, y) in samples {
          (total, a, b) = (total + weight, a + weight * x, b + weight * y)
        }
        (a, b) = (a / total, b / total)
        var (varA, varB, covariance) = (0.0, 0.0, 0.0)
        for (weight, x, y) in samples {
          varA += weight / total * (x - a) * (x - a)
          varB += weight / total * (y - b) * (y - b)
          covariance += weight / total * (x - a) * (y - b)
        }
        sum +=
          (2 * a * b + 6.5025) * (2 * covariance + 58.5225)
          / ((a * a + b * b + 6.5025) * (varA + varB + 58.5225))
        count += 1
      }
    }
    return sum / count
  }

  @Test(arguments: [(25, 18), (11, 11), (12, 4), (3, 30), (1, 1)])
  func itEqualsEveryWindowByItself(width: Int, height: Int) {
    let one = StraightPicture(noise: 1, width: width, height: height)
    let other = StraightPicture(noise: 2, width: width, height: height)
    let light = { (picture: StraightPicture) in
      (0..<width * height).map { pixel in
        let rgb = picture.pixels[pixel * 4..<pixel * 4 + 3].map(Double.init)
        return 0.299 * rgb[0] + 0.587 * rgb[1] + 0.114 * rgb[2]
      }
    }
    let expected = naive(light(one), light(other), width: width, height: height)
    #expect(abs(similarity(one, other) - expected) < 1e-9)
  }

  /// What is not looked at, because nothing differs there, changes nothing.
  @Test func aDifferenceInACornerIsMeasuredAsInTheWholePicture() {
    let one = StraightPicture(noise: 7, width: 40, height: 33)
    let other = one.setting(36, 2, to: [0, 255, 0, 255]).setting(39, 5, to: [255, 0, 0, 255])
    let all = PixelRectangle(x: 0, y: 0, width: 40, height: 33)
    let whole = StructuralSimilarity.mean(one, other, over: .white, differingIn: all)
    #expect(abs(similarity(one, other) - whole) < 1e-12)
  }

  @Test func whiteAgainstTransparentIsSeenOverBlack() {
    let white = StraightPicture(width: 16, height: 16, [255, 255, 255, 255])
    let clear = StraightPicture(width: 16, height: 16, [255, 255, 255, 0])
    #expect(similarity(white, clear) < 0.001)
  }
}
