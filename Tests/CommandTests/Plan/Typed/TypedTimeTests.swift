import RenderCommand
import Testing

@Suite struct TypedTimeTests {
  @Test(arguments: [
    ("1.5", 1_500_000_000), ("1.5s", 1_500_000_000), ("0", 0), ("250ms", 250_000_000),
    ("0.25ms", 250_000), (".5", 500_000_000), ("2.", 2_000_000_000), ("0.000000001", 1),
    ("00:00:01.5", 1_500_000_000), ("1:02:03", 3_723_000_000_000), ("02:05", 125_000_000_000),
    ("0.5000000000", 500_000_000), ("1.9429965889989742", 1_942_996_589),
    ("0.0000000004", 0), ("1e-05", 10_000), ("2.5e0", 2_500_000_000),
  ])
  func secondsAreReadToTheNearestNanosecond(text: String, nanoseconds: Int64) {
    #expect(TypedTime(text) == .nanoseconds(nanoseconds))
  }

  @Test func aNumberWithAnFIsAFrame() {
    #expect(TypedTime("90f") == .frame(90))
    #expect(TypedTime("0f") == .frame(0))
  }

  @Test(arguments: [
    "", "-1", "+1", "1e", "e5", "1e3s", "-1e0", "1e300", "nan", "inf", "s", "ms", "f", "1.5f",
    "-3f", "1,5", "1 s", "0x10",
    "1:60", "1:99:00", "1:2:3:4", ":", "1:", "00:00:61", "99999999999999",
    "999999999999f", "1..5", "1.5.5", "٣",
  ])
  func everythingElseIsRefused(text: String) {
    #expect(TypedTime(text) == nil)
  }
}
