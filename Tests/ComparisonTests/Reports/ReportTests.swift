import Foundation
import Testing

@testable import Comparison

@Suite struct ReportTests {
  private let hostile = "<img src=x onerror=alert(1)> \"&' \u{1}\n.png"

  private func comparison(_ name: String = "0.png") -> ClipComparison {
    let grey = StraightPicture(width: 4, height: 4, [100, 100, 100, 255])
    let other = grey.setting(1, 2, to: [0, 0, 0, 255])
    let file = { (picture: StraightPicture) in
      MemoryClip(files: [(name, .picture(ComparedFrame(picture: picture)))])
    }
    return ClipComparison(file(grey), file(other))
  }

  private func page(_ comparison: ClipComparison, limit: Int = 1 << 20) throws -> String {
    let grey = StraightPicture(width: 4, height: 4, [100, 100, 100, 255])
    var page = HTMLReport(of: comparison, a: hostile, b: "out", greatestWeight: limit)
    for finding in comparison.frames where finding.isDifference {
      page.add(
        try ReportedFrame(finding, comparison.differences, expected: grey, actual: grey))
    }
    return page.text
  }

  @Test(arguments: ["", "f", "fo", "foo", "foob", "fooba", "foobar"])
  func base64IsThatOfTheFoundation(text: String) {
    #expect(Markup.base64(Array(text.utf8)) == Data(text.utf8).base64EncodedString())
    let bytes = (0...255).map { UInt8($0) }
    #expect(Markup.base64(bytes) == Data(bytes).base64EncodedString())
  }

  @Test func namesAreTextOnThePage() throws {
    let text = try page(comparison(hostile))
    #expect(!text.contains("<img src=x"))
    #expect(text.contains("&lt;img src=x onerror=alert(1)&gt;"))
    #expect(!text.contains("\u{1}"))
  }

  @Test func thePageLoadsNothing() throws {
    let text = try page(comparison())
    #expect(text.contains("default-src 'none'"))
    #expect(!text.contains("http:") && !text.contains("https:"))
    #expect(text.contains("data:image/png;base64,"))
    #expect(text.contains("data-verdict=\"differs\""))
    #expect(text.contains("data-box=\"1 2 1 1\""))
  }

  @Test func aPageWithoutDifferencesSaysSo() throws {
    let same = StraightPicture(width: 2, height: 2, [0, 0, 0, 255])
    let text = try page(ClipComparison(MemoryClip([same]), MemoryClip([same])))
    #expect(text.contains("1 frame, no difference"))
    #expect(!text.contains("id=\"viewer\""))
  }

  @Test func picturesBeyondTheLimitAreLeftOutAndCounted() throws {
    let text = try page(comparison(), limit: 10)
    #expect(!text.contains("data:image/png"))
    #expect(text.contains("id=\"omitted\" data-count=\"1\""))
  }

  @Test func junitHasACaseForEachFrame() throws {
    let text = comparison(hostile).junitReport(a: "golden", b: "out & in")
    let count = { (part: String) in text.components(separatedBy: part).count - 1 }
    #expect(count("<testcase ") == 2)
    #expect(count("<failure ") == 1)
    #expect(count("tests=\"2\" failures=\"1\"") == 2)
    #expect(text.contains("classname=\"out &amp; in\""))
    #expect(!text.contains("<img") && !text.contains("\u{1}"))
  }
}
