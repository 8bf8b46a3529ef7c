import Testing

@testable import Comparison

@Suite struct ColorDifferenceTests {
  /// The published test data for CIEDE2000 (Sharma, Wu, Dalal 2005, table 1): two colours of L*a*b*
  /// and their difference to four decimals.
  static let published: [[Double]] = [
    [50.0000, 2.6772, -79.7751, 50.0000, 0.0000, -82.7485, 2.0425],
    [50.0000, 3.1571, -77.2803, 50.0000, 0.0000, -82.7485, 2.8615],
    [50.0000, 2.8361, -74.0200, 50.0000, 0.0000, -82.7485, 3.4412],
    [50.0000, -1.3802, -84.2814, 50.0000, 0.0000, -82.7485, 1.0000],
    [50.0000, -1.1848, -84.8006, 50.0000, 0.0000, -82.7485, 1.0000],
    [50.0000, -0.9009, -85.5211, 50.0000, 0.0000, -82.7485, 1.0000],
    [50.0000, 0.0000, 0.0000, 50.0000, -1.0000, 2.0000, 2.3669],
    [50.0000, -1.0000, 2.0000, 50.0000, 0.0000, 0.0000, 2.3669],
    [50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0009, 7.1792],
    [50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0010, 7.1792],
    [50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0011, 7.2195],
    [50.0000, 2.4900, -0.0010, 50.0000, -2.4900, 0.0012, 7.2195],
    [50.0000, -0.0010, 2.4900, 50.0000, 0.0009, -2.4900, 4.8045],
    [50.0000, -0.0010, 2.4900, 50.0000, 0.0010, -2.4900, 4.8045],
    [50.0000, -0.0010, 2.4900, 50.0000, 0.0011, -2.4900, 4.7461],
    [50.0000, 2.5000, 0.0000, 50.0000, 0.0000, -2.5000, 4.3065],
    [50.0000, 2.5000, 0.0000, 73.0000, 25.0000, -18.0000, 27.1492],
    [50.0000, 2.5000, 0.0000, 61.0000, -5.0000, 29.0000, 22.8977],
    [50.0000, 2.5000, 0.0000, 56.0000, -27.0000, -3.0000, 31.9030],
    [50.0000, 2.5000, 0.0000, 58.0000, 24.0000, 15.0000, 19.4535],
    [50.0000, 2.5000, 0.0000, 50.0000, 3.1736, 0.5854, 1.0000],
    [50.0000, 2.5000, 0.0000, 50.0000, 3.2972, 0.0000, 1.0000],
    [50.0000, 2.5000, 0.0000, 50.0000, 1.8634, 0.5757, 1.0000],
    [50.0000, 2.5000, 0.0000, 50.0000, 3.2592, 0.3350, 1.0000],
    [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
    [63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.2630],
    [61.2901, 3.7196, -5.3901, 61.4292, 2.2480, -4.9620, 1.8731],
    [35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
    [22.7233, 20.0904, -46.6940, 23.0331, 14.9730, -42.5619, 2.0373],
    [36.4612, 47.8580, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146],
    [90.8027, -2.0831, 1.4410, 91.1528, -1.6435, 0.0447, 1.4441],
    [90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381],
    [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
    [2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082],
  ]

  @Test(arguments: published)
  func thePublishedValuesComeOutEitherWayRound(row: [Double]) {
    let one = LabColor(lightness: row[0], a: row[1], b: row[2])
    let other = LabColor(lightness: row[3], a: row[4], b: row[5])
    #expect(abs(colorDifference(one, other) - row[6]) < 0.00005)
    #expect(abs(colorDifference(other, one) - row[6]) < 0.00005)
  }

  @Test func equalColoursDoNotDiffer() {
    let color = LabColor(red: 0.2, green: 0.4, blue: 0.6)
    #expect(colorDifference(color, color) == 0)
  }

  @Test func blackAndWhiteAreAHundredApart() {
    let black = LabColor(red: 0, green: 0, blue: 0)
    let white = LabColor(red: 1, green: 1, blue: 1)
    #expect(abs(white.lightness - 100) < 1e-9)
    #expect(max(abs(white.a), abs(white.b)) < 1e-9)
    #expect(abs(black.lightness) < 1e-9)
    #expect(abs(colorDifference(black, white) - 100) < 1e-6)
  }

  /// Published L*a*b* (D65) of the primaries of sRGB.
  @Test(arguments: [
    [1, 0, 0, 53.24, 80.09, 67.20], [0, 1, 0, 87.73, -86.18, 83.18],
    [0, 0, 1, 32.30, 79.19, -107.86],
  ])
  func primariesHaveTheirPublishedPlaces(row: [Double]) {
    let color = LabColor(red: row[0], green: row[1], blue: row[2])
    #expect(abs(color.lightness - row[3]) < 0.02)
    #expect(abs(color.a - row[4]) < 0.03)
    #expect(abs(color.b - row[5]) < 0.03)
  }

  @Test func aPixelIsJudgedOverWhiteAndOverBlack() {
    var meter = ColorDifferenceMeter()
    meter.add(StraightPixel(255, 255, 255, 255), StraightPixel(0, 0, 0, 0))
    #expect(abs(meter.greatest - 100) < 1e-6)
    meter.add(StraightPixel(0, 0, 0, 255), StraightPixel(0, 0, 0, 0))
    #expect(abs(meter.sum - 200) < 1e-6)
  }
}
