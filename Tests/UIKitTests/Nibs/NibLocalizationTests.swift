import CoreGraphics
import Foundation
import Testing
import VirtualTime

@testable import UIKit

@Suite("Storyboards in other languages")
@MainActor
struct NibLocalizationTests {
  private static let inside = """
    <subviews><label text="Hello" id="lab"/>
    <label id="lon"><string key="text">Long text</string></label>
    <button buttonType="custom" id="btn"><state key="normal" title="Go"/>
    <state key="selected" title="Gone"/></button></subviews>
    """

  /// What the views of the storyboard say where the user's languages are these.
  private func texts(_ files: [String: String], _ languages: [String]) throws -> [String?] {
    let folder = try NibFolder(files)
    let context = SceneContext(
      screen: VirtualScreen(width: 375, height: 667), seed: 1, assets: folder.bundle,
      languages: languages)
    return SceneContext.$current.withValue(context) {
      guard let controller = folder.initial(), let view = controller.view else { return [] }
      let labels = view.subviews.compactMap { $0 as? UILabel }
      let button = view.subviews.lazy.compactMap { $0 as? UIButton }.first
      #expect(context.ledger.entries.map { "\($0.subject): \($0.feature)" } == [])
      return [
        controller.title, labels.first?.text, labels.last?.text, button?.title(for: .normal),
        button?.title(for: .selected),
      ]
    }
  }

  private static func storyboard(_ title: String) -> String {
    NibFolder.screen(inside, controller: "title=\"\(title)\"")["Main.storyboard"] ?? ""
  }

  private static let german = """
    "vc.title" = "Start"; "lab.text" = "Hallo"; "lon.text" = "Langer Text";
    "btn.normalTitle" = "Los"; "btn.text" = "nobody's";
    """

  @Test("the texts of a storyboard in Base.lproj are those of its table in the user's language")
  func base() throws {
    let files = [
      "Base.lproj/Main.storyboard": Self.storyboard("Begin"),
      "de.lproj/Main.strings": Self.german,
    ]
    #expect(
      try texts(files, ["de-AT"]) == [
        "Start", "Hallo", "Langer Text", "Los", "Gone",
      ])
    #expect(
      try texts(files, []) == ["Begin", "Hello", "Long text", "Go", "Gone"])
  }

  @Test("a catalog of Xcode 15 beside it has all languages")
  func catalog() throws {
    let files = [
      "Base.lproj/Main.storyboard": Self.storyboard("Begin"),
      "mul.lproj/Main.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"lab.text": {"localizations": {
        "en": {"stringUnit": {"value": "Hello"}}, "fr": {"stringUnit": {"value": "Bonjour"}}}}}}
      """,
    ]
    #expect(try texts(files, ["fr"])[1] == "Bonjour")
    #expect(try texts(files, ["ja"])[1] == "Hello")
  }

  @Test("a storyboard of a language is taken as it is, in preference to Base.lproj")
  func ownFile() throws {
    let files = [
      "Base.lproj/Main.storyboard": Self.storyboard("Begin"),
      "de.lproj/Main.storyboard": Self.storyboard("Anfang"), "de.lproj/Main.strings": Self.german,
    ]
    #expect(try texts(files, ["de"])[0] == "Anfang")
    #expect(try texts(files, ["de"])[1] == "Hello")
    #expect(try texts(files, ["fr"])[0] == "Begin")
  }

  @Test("segments, sections and bar items have keys of their own")
  func parts() throws {
    let xml = """
      <document><objects><segmentedControl id="seg"><segments>
      <segment title="A"/><segment title="B"/></segments></segmentedControl>
      <tableViewSection id="sec" headerTitle="H" footerTitle="F"/>
      <barButtonItem id="bar" title="Done"/><textField id="fie" placeholder="Name" text="kept"/>
      <button id="but"><buttonConfiguration key="configuration" title="T"/></button>
      </objects></document>
      """
    let table = [
      "seg.segmentTitles[1]": "zwei", "sec.footerTitle": "Fuß", "bar.title": "Fertig",
      "fie.placeholder": "Name?",
      "but.configuration.title": "Titel",
    ]
    let root = try NibReader.element(in: Data(xml.utf8)).localized { table[$0] }
    let values = root.tree.flatMap { element in
      ["title", "headerTitle", "footerTitle", "placeholder", "text"].compactMap { element[$0] }
    }
    #expect(values == ["A", "zwei", "H", "Fuß", "Fertig", "Name?", "kept", "Titel"])
  }
}
