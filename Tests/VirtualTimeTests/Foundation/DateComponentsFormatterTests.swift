import Testing
import VirtualTime

/// Lengths of time in words, as Apple's documentation shows them.
struct DateComponentsFormatterTests {
  @Test func stylesAreThoseOfTheDocumentation() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 3909) == "1 hour, 5 minutes, 9 seconds")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 3909) == "1h 5m 9s")
    formatter.unitsStyle = .positional
    #expect(formatter.string(from: 3909) == "1:05:09")
  }

  @Test func minutesAndSecondsArePaddedForAClock() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
    #expect(formatter.string(from: 0) == "00:00")
    #expect(formatter.string(from: .nan) == nil)
  }
}
