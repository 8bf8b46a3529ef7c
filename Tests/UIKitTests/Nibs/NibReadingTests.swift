import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct NibReadingTests {
  private func problem(_ text: String) -> NibProblem? {
    do throws(NibProblem) {
      _ = try NibReader.element(in: Data(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test func anElementHasAttributesTextAndLine() throws {
    let root = try NibReader.element(
      in: Data("<a>\n<b key=\"k\" x=\"1&amp;2\">t&lt;u</b>\n<c/></a>".utf8))
    #expect(root.children.map(\.name) == ["b", "c"])
    let b = try #require(root.child(key: "k"))
    #expect(b["x"] == "1&2" && b.text == "t<u" && b.line == 2)
  }

  @Test func brokenFilesAreToldByLine() throws {
    let open = try #require(problem("<a>\n<b>\n</a>"))
    #expect(open.line == 3 && open.text.contains("expected </b>, which line 2 opens"))
    #expect(problem("<a>\n<b/>")?.text.contains("expected </a>") == true)
    #expect(problem("no XML")?.line == 1)
    #expect(problem("") != nil)
    let deep = String(repeating: "<a>", count: 300) + String(repeating: "</a>", count: 300)
    #expect(problem(deep) != nil)
  }

  @Test func aBrokenStoryboardIsNotedWithFileAndLine() throws {
    try ViewStage.run(nibs: ["Main.storyboard": "<document>\n<scenes>\n</document>"]) { stage, _ in
      #expect(
        stage.notes.contains { $0.hasPrefix("Main.storyboard:3: the file: expected </scenes>") })
    }
  }

  @Test func screensHaveTheSizeClassesOfApplesTable() {
    let sizes: [(CGFloat, CGFloat, String, String)] = [
      (320, 568, "compact", "regular"), (568, 320, "compact", "compact"),
      (375, 812, "compact", "regular"), (812, 375, "compact", "compact"),
      (736, 414, "regular", "compact"), (896, 414, "regular", "compact"),
      (768, 1024, "regular", "regular"), (1024, 768, "regular", "regular"),
    ]
    for (width, height, across, down) in sizes {
      let traits = NibTraits(screen: CGSize(width: width, height: height))
      #expect(traits.widthClass == across && traits.heightClass == down)
    }
  }

  @Test func variationsThatFitReplaceAndMask() throws {
    let text = """
      <view alpha="1"><color key="backgroundColor" white="1"/>
      <subviews><view id="a"/><view id="b"/><view id="c"/></subviews>
      <variation key="default"><mask key="subviews"><exclude reference="a"/><exclude reference="b"/>
      </mask></variation>
      <variation key="heightClass=regular-widthClass=compact" alpha="0.5">
      <color key="backgroundColor" white="0"/>
      <mask key="subviews"><include reference="b"/></mask></variation>
      <variation key="widthClass=compact" alpha="0.25"/>
      <variation key="widthClass=regular" alpha="0"/></view>
      """
    let root = try NibReader.element(in: Data(text.utf8))
    let phone = root.varied(for: NibTraits(screen: CGSize(width: 375, height: 667)))
    #expect(phone.items(of: "subviews").map(\.id) == ["b", "c"])
    #expect(phone["alpha"] == "0.5")
    #expect(phone.child(key: "backgroundColor")?["white"] == "0")
    let tablet = root.varied(for: NibTraits(screen: CGSize(width: 768, height: 1024)))
    #expect(tablet.items(of: "subviews").map(\.id) == ["c"])
    #expect(tablet["alpha"] == "0")
  }

  @Test func filesAreFoundInFoldersOfLanguages() throws {
    let board = NibFolder.screen("")["Main.storyboard"] ?? ""
    for path in ["Main.storyboard", "Base.lproj/Main.storyboard", "de.lproj/Main.storyboard"] {
      try ViewStage.run(nibs: [path: board]) { stage, controller in
        #expect(controller.storyboard != nil)
        #expect(stage.notes.isEmpty)
      }
    }
  }
}
