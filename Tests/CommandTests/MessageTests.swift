import RenderCommand
import Testing

@Suite struct MessageTests {
  @Test func aDiagnosticIsOneLine() {
    let diagnostic = Diagnostic(.usage, "--fps \"a\nb\" is not a frame rate", remedy: "try 60")
    #expect(diagnostic.line == "render: --fps \"a b\" is not a frame rate: try 60")
  }

  @Test func aRemedyAfterAQuestionNeedsNoColon() {
    let diagnostic = Diagnostic(.usage, "did you mean --fps?", remedy: "--help shows all options")
    #expect(diagnostic.line == "render: did you mean --fps? --help shows all options")
  }

  @Test func aLogHasOneLineForEachTenth() {
    var report = ProgressReport(style: .lines, total: 180)
    let lines = (1...180).compactMap { report.text(done: $0, elapsed: Double($0) / 60) }
    #expect(lines.count == 10)
    #expect(lines[0] == "10 %  18/180  60.0 fps  3 s left\n")
    #expect(lines[9] == "100 %  180/180  60.0 fps\n")
  }

  @Test func aShortClipMayJumpOverTenths() {
    var report = ProgressReport(style: .lines, total: 3)
    let lines = (1...3).compactMap { report.text(done: $0, elapsed: 1) }
    #expect(lines.map { $0.prefix(4) } == ["30 %", "60 %", "100 "])
  }

  @Test func aTerminalHasOneBarThatIsClearedAtTheEnd() {
    var report = ProgressReport(style: .bar, total: 4)
    #expect(report.ending() == nil)
    #expect(
      report.text(done: 2, elapsed: 1)
        == "\r[############............] 2/4  2.00 fps  1 s left\u{1B}[K")
    #expect(report.text(done: 3, elapsed: 1.01) == nil)
    #expect(report.text(done: 4, elapsed: 1.02) != nil)
    #expect(report.ending() == "\r\u{1B}[K")
  }

  @Test func quietSaysNothing() {
    var report = ProgressReport(style: .silent, total: 4)
    #expect(report.text(done: 4, elapsed: 1) == nil)
    #expect(report.ending() == nil)
  }

  @Test func quantitiesAreShort() {
    #expect(Quantity.short(0.516) == "0.52")
    #expect(Quantity.short(61.25) == "61.3")
    #expect(Quantity.short(240.4) == "240")
    #expect(Quantity.fixed(-0.004, decimals: 2) == "0.00")
    #expect(Quantity.fixed(-1.5, decimals: 2) == "-1.50")
    #expect(Quantity.plain(3) == "3")
    #expect(Quantity.plain(-1.25) == "-1.25")
    #expect(Quantity.clock(7.2) == "8 s")
    #expect(Quantity.clock(125) == "2:05")
    #expect(Quantity.clock(3725) == "1:02:05")
  }
}
