import CoreGraphics
import Testing

@Suite("Lengths and numbers")
struct CGFloatBoxingTests {
  @Test("A length is made of a number, exactly or as near as it comes")
  func ofNumbers() {
    #expect(CGFloat(truncating: NSNumber(value: 1.5)) == 1.5)
    #expect(CGFloat(exactly: NSNumber(value: 0.25)) == 0.25)
    #expect(CGFloat(exactly: NSNumber(value: Int64.max)) == nil)
  }
}
