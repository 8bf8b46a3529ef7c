import Testing

@Suite("Where programs begin")
struct EntryTests {
  @Test(
    "The app delegate is told, and its attribute goes",
    arguments: [("@main", "@main"), ("@UIApplicationMain", "@UIApplicationMain")])
  func attributes(attribute: String, kind: String) throws {
    let adapted = try Adapted(
      "\(attribute)\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n"
        + "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}")
    #expect(adapted.text.hasPrefix("\nclass AppDelegate"))
    #expect(adapted.module.entry == .init(kind: kind, class: "AppDelegate"))
    #expect(adapted.type("AppDelegate")?.kind == "appDelegate")
    #expect(adapted.type("SceneDelegate")?.kind == "sceneDelegate")
  }

  @Test("A call in main.swift names the delegate, and is no script")
  func call() throws {
    let adapted = try Adapted([
      "main.swift":
        "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Other.self))",
      "B.swift": "class Other: UIResponder, UIApplicationDelegate {}",
    ])
    #expect(adapted.module.entry == .init(kind: "UIApplicationMain", class: "Other"))
    #expect(adapted.file("main.swift")?.isMainScript == false)
    #expect(adapted.texts["main.swift"] == "")
  }

  @Test("Statements outside functions become a function that keeps order and lines")
  func script() throws {
    let adapted = try Adapted(
      """
      let line1 = UIView()
      line1.alpha = 0
      func helper() {}
      var (a, b) = (1, 2)
      for line5 in 0..<3 { print(line5) }
      """)
    #expect(adapted.module.entry.kind == "script")
    #expect(adapted.file("A.swift")?.script == "zoetropeScript_Sample_0")
    #expect(adapted.text.hasPrefix("let line1 = UIView()\n\nfunc helper() {}\nvar (a, b)"))
    let lines = adapted.added.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(
      lines.prefix(5) == [
        "@MainActor public func zoetropeScript_Sample_0() {", "_ = line1", "line1.alpha = 0",
        "_ = a; _ = b", "for line5 in 0..<3 { print(line5) }",
      ])
    let loop = try #require(adapted.places(in: "A.swift").first { $0.text.contains("print(") })
    #expect(loop.line == 5)
  }

  @Test("Previews of UIKit become functions, those of SwiftUI go")
  func previews() throws {
    let adapted = try Adapted([
      "A.swift": """
      class Card: UIView {}
      #Preview("A card") { Card() }
      #Preview {
        let card = Card()
        card.alpha = 1
        card
      }
      #Preview { Text("") }
      """,
      "B.swift": "",
    ])
    #expect(
      adapted.text.hasPrefix(
        """
        class Card: UIView {}
        @MainActor public func zoetropePreview_Sample_0() -> Any { Card() }
        @MainActor public func zoetropePreview_Sample_0_2() -> Any {
          let card = Card()
          card.alpha = 1
          return card
        }
        """))
    #expect(!adapted.text.contains("Text"))
    #expect(adapted.module.previews.map(\.name) == ["A card", "Preview 2"])
    #expect(adapted.module.previews.map(\.line) == [2, 3])
  }

  @Test("A preview provider hands out the controller that it wraps")
  func provider() throws {
    let adapted = try Adapted([
      "A.swift": """
      class Card: UIViewController {}
      struct Card_Previews: PreviewProvider {
        static var previews: some View { Wrapped(Card()) }
      }
      """,
      "B.swift": "",
    ])
    #expect(!adapted.text.contains("PreviewProvider"))
    #expect(adapted.module.previews.map(\.name) == ["Card_Previews"])
    #expect(adapted.added.contains("  Card()"))
  }

  @Test("Classes are told with what they are and how they are made")
  func classes() throws {
    let adapted = try Adapted(
      """
      open class Base: UITableViewController {}
      public class Derived: Base { init(x: Int) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() } }
      class Model: NSObject, UITableViewDataSource {}
      class Box {}
      private class Secret: UIView {}
      extension Outer { class Inner: UIButton {} }
      enum Outer {}
      """)
    #expect(adapted.type("Base")?.kind == "controller")
    #expect(adapted.type("Base")?.public == true)
    #expect(adapted.type("Derived")?.superclass == "Base")
    #expect(adapted.type("Derived")?.kind == "controller")
    #expect(adapted.type("Derived")?.inits == ["coder"])
    #expect(adapted.type("Model")?.kind == "other")
    #expect(adapted.type("Outer.Inner")?.kind == "view")
    #expect(adapted.type("Secret") == nil)
  }
}
