import Foundation
import Testing

@testable import RenderCommand

/// Of a program that has trapped one reads what went wrong, not where in its own memory.
@Suite struct TraceFilterTests {
  private func passed(_ parts: [String]) -> String {
    var filter = TraceFilter()
    return parts.map { String(decoding: filter.passed(Data($0.utf8)), as: UTF8.self) }.joined()
  }

  @Test func whatIsNoTracePasses() {
    #expect(passed(["built\n", "100 %", "  1/1\r", "done\n"]) == "built\n100 %  1/1\rdone\n")
  }

  @Test func addressesAreLeftOut() {
    let said = "Fatal error: out of range\n"
    #expect(passed([said, "Current stack trace:\n0 a 0x1\n", "1 b 0x2\n"]) == said)
    #expect(passed([said + "Current stack trace:\n0 a 0x1\n1 b 0x2\n"]) == said)
  }

  @Test(arguments: 0...60)
  func theReasonAfterThemStays(cut: Int) {
    let said = "Fatal error: failed to allocate\nCurrent stack trace:\n"
    let trace = "0 a 0x1\n1 render: 0x2\nrender: no more memory\n2 c 0x3\n"
    let parts = [said, String(trace.prefix(cut)), String(trace.dropFirst(cut))]
    #expect(passed(parts) == "Fatal error: failed to allocate\nrender: no more memory\n")
  }
}
