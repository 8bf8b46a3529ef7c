import QRCode
import Testing

/// Codes beside what ISO/IEC 18004 says every reader looks for.
struct QRCodeTests {
  private func code(_ text: String, _ correction: QRCode.Correction = .medium) throws -> QRCode {
    try #require(QRCode(Array(text.utf8), correction: correction))
  }

  /// Table 7 of the standard: at level L version 1 holds 17 bytes, version 2 holds 32; at H 7 and 14.
  @Test func theSmallestVersionThatHoldsTheBytesIsTaken() throws {
    #expect(try code(String(repeating: "a", count: 17), .low).side == 21)
    #expect(try code(String(repeating: "a", count: 18), .low).side == 25)
    #expect(try code(String(repeating: "a", count: 7), .high).side == 21)
    #expect(try code(String(repeating: "a", count: 8), .high).side == 25)
  }

  @Test func threeCornersHaveThePatternsThatReadersLookFor() throws {
    let code = try code("https://example.com")
    func isDark(_ x: Int, _ y: Int) -> Bool { code.squares[y * code.side + x] }
    for (left, top) in [(0, 0), (code.side - 7, 0), (0, code.side - 7)] {
      for y in 0..<7 {
        for x in 0..<7 {
          let ring = max(abs(x - 3), abs(y - 3))
          #expect(isDark(left + x, top + y) == (ring != 2))
        }
      }
    }
    // Between them dark and light squares alternate.
    for x in 8..<code.side - 8 { #expect(isDark(x, 6) == x.isMultiple(of: 2)) }
  }

  @Test func whatDoesNotFitHasNoCode() {
    #expect(QRCode([], correction: .low) == nil)
    #expect(QRCode([UInt8](repeating: 1, count: 2953), correction: .low)?.side == 177)
    #expect(QRCode([UInt8](repeating: 1, count: 2954), correction: .low) == nil)
  }
}
