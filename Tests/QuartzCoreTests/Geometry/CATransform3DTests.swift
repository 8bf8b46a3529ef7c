import QuartzCore
import Testing

struct CATransform3DTests {
  @Test func aValueOfSomethingElseHoldsTheIdentity() {
    #expect(NSValue(point: .zero).caTransform3DValue == CATransform3DIdentity)
  }

  @Test func matricesGoIntoValuesUnderTheirOldNames() {
    var t = CATransform3DMakeRotation(1, 1, 2, 3)
    t.m34 = -0.002
    #expect(NSValue(CATransform3D: t).CATransform3DValue == t)
  }
}
