import Testing

@testable import QuartzCore

@Suite struct BirthRampTests {
  @Test func atASteadyRateNumberKIsBornAtKOverTheRate() {
    let ramp = BirthRamp(start: 2, end: .infinity, rate: 8)
    #expect((0..<50).allSatisfy { ramp.moment(ofBirth: $0) == 2 + Double($0) / 8 })
    #expect(ramp.births(from: 2, through: 3) == 0..<9)
    #expect(ramp.births(from: 2.5, through: 2.99) == 4..<8)
    #expect(ramp.births(from: 0, through: 1.9).isEmpty)
  }

  @Test func aStretchHasRateTimesLengthBirths() {
    for (rate, length) in [(500.0, 0.1), (3, 2), (60, 0.5), (0.5, 10), (7, 1.0 / 7)] {
      let ramp = BirthRamp(start: 1, end: 1 + length, rate: rate)
      #expect(ramp.births(from: 0, through: 100).count == Int((rate * length).rounded()))
    }
  }

  /// Rate 20·t from 0 to 1: the count is 10·t².
  @Test func aRisingRateIsSummed() {
    let ramp = BirthRamp(start: 0, end: 1, startRate: 0, endRate: 20)
    #expect(ramp.count(at: 0.5) == 2.5)
    #expect(ramp.births(from: 0, through: 1) == 0..<10)
    for k in 0..<10 {
      #expect(abs(ramp.moment(ofBirth: k) - (Double(k) / 10).squareRoot()) < 1e-12)
    }
  }

  /// Rate 20·(1 − t): the count is 20·t − 10·t².
  @Test func aFallingRateIsSummed() {
    let ramp = BirthRamp(start: 0, end: 1, count: 3.5, startRate: 20, endRate: 0)
    #expect(ramp.births(from: 0, through: 1) == 4..<14)
    for k in 4..<14 {
      let missing = Double(k) - 3.5
      #expect(abs(ramp.moment(ofBirth: k) - (1 - (1 - missing / 10).squareRoot())) < 1e-12)
    }
  }

  @Test func nobodyIsBornTwiceOrForgottenWhereStretchesMeet() {
    let whole = BirthRamp(start: 0, end: .infinity, rate: 30)
    for cut in [0.1, 1.0 / 3, 0.5, 29.0 / 30, 1] {
      let first = whole.cut(at: cut)
      let second = BirthRamp(
        start: cut, end: .infinity, count: first.count(at: cut), rate: 30)
      let births =
        Array(first.births(from: 0, through: 2)) + Array(second.births(from: 0, through: 2))
      #expect(births == Array(0...60), "cut at \(cut)")
    }
  }

  @Test func nothingIsBornAtRateZero() {
    #expect(
      BirthRamp(start: 0, end: .infinity, count: 5, rate: 0).births(from: 0, through: 9).isEmpty)
    #expect(BirthRamp(start: 3, end: 2, rate: 5).births(from: 0, through: 9).isEmpty)
  }
}
