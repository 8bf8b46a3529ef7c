import Foundation
import Testing

@Suite("Attributes for Objective-C and Interface Builder")
struct AttributeTests {
  @Test("Attributes go, and the lines stay where they are")
  func attributes() throws {
    let adapted = try Adapted(
      """
      @objcMembers class Card: UIView {
        @IBOutlet
        weak var label: UILabel!
        @IBInspectable dynamic var corner: CGFloat = 0
        @objc private func tapped() {}
      }
      """)
    #expect(
      adapted.text == """
        class Card: UIView {
          
          weak var label: UILabel!
          var corner: CGFloat = 0 { didSet { didChangeValue(forKey: "corner") } }
          private func tapped() {}
        }
        """)
  }

  @Test("Outlets, inspectable values and methods stand in the record of the class")
  func records() throws {
    let adapted = try Adapted(
      """
      class Card: UIView {
        @IBOutlet private weak var label: UILabel!
        @IBOutlet var dots: [UIView]!
        @IBInspectable var corner: CGFloat { get { 0 } set {} }
        @objc let title = ""
        @objc var size: Int { 3 }
        var other = 1
        @IBAction func none() {}
        @IBAction func one(_ sender: UIButton) {}
        @IBAction private func two(_ sender: Any, forEvent event: UIEvent) {}
        @objc(renamed:) func named(_ x: Int) {}
        func unexposed() {}
      }
      """)
    for line in [
      "extension Card {",
      "make: { Card() }", "decode: { Card(coder: $0) }", "frame: { Card(frame: $0) }",
      #".property("label", \Card.label)"#, #".property("dots", \Card.dots)"#,
      #".property("corner", \Card.corner)"#, #".readOnly("title", { $0.title })"#,
      #".readOnly("size", { $0.size })"#, #".method("none", Card.none as (Card) -> () -> Void)"#,
      #".method("one:", Card.one(_:))"#, #".method("two:forEvent:", Card.two(_:forEvent:))"#,
      #".method("renamed:", Card.named(_:))"#,
    ] {
      #expect(adapted.added.contains(line), "\(line)")
    }
    #expect(!adapted.added.contains("unexposed"))
    #expect(!adapted.added.contains("other"))
    #expect(adapted.file("A.swift")?.registers == "zoetropeClasses_Sample_0")
    #expect(adapted.added.contains("@MainActor public func zoetropeClasses_Sample_0()"))
  }

  @Test("A property that is kept from code for Interface Builder's sake is open to its record")
  func reserved() throws {
    let adapted = try Adapted(
      """
      class Card: UIView {
        @available(*, unavailable, message: "Use kind.")
        @IBInspectable var kindName: String = ""
        @available(*, unavailable) var other = 1
      }
      """)
    #expect(adapted.added.contains(#"\Card.kindName"#))
    #expect(adapted.text.components(separatedBy: "unavailable").count == 2)
  }

  @Test("@objcMembers exposes all that is not private")
  func members() throws {
    let adapted = try Adapted(
      """
      @objcMembers class Card: NSObject {
        var title = ""
        private var hidden = 1
        func turn() {}
        private func flip() {}
      }
      """)
    #expect(adapted.added.contains(#"\Card.title"#))
    #expect(adapted.added.contains("Card.turn"))
    #expect(!adapted.added.contains("hidden"))
    #expect(!adapted.added.contains("flip"))
  }

  @Test("Methods of one base name are told apart by their types")
  func twins() throws {
    let adapted = try Adapted(
      """
      class Card: UIView {
        @objc func turn(_ x: Int) {}
        @objc func turn(_ x: String) -> Bool { true }
      }
      """)
    #expect(adapted.added.contains("Card.turn(_:) as (Card) -> (Int) -> Void"))
    #expect(adapted.added.contains("Card.turn(_:) as (Card) -> (String) -> Bool"))
  }

  @Test("An inspectable value in an extension of a class of Apple's has a record of that class")
  func systemExtension() throws {
    let adapted = try Adapted(
      "extension UIView { @IBInspectable var corner: CGFloat { get { 0 } set {} } }")
    #expect(adapted.added.contains("ClassRecord(UIView.self"))
    #expect(adapted.added.contains(#".property("corner", \UIView.corner)"#))
  }

  @Test("Classes that nothing can name have no record")
  func unnameable() throws {
    let adapted = try Adapted(
      """
      class Generic<T>: UIView { @objc func a() {} }
      func f() { class Local: UIView { @objc func b() {} } }
      class Outer { private class Hidden: UIView { @objc func c() {} } }
      """)
    #expect(adapted.file("A.swift")?.registers == nil)
  }

  @Test("Private members of an extension in another file come into reach")
  func otherFile() throws {
    let adapted = try Adapted([
      "A.swift": "class Card: UIView {}",
      "B.swift": "extension Card { @objc private func turn() {} }",
    ])
    #expect(adapted.texts["B.swift"] == "extension Card { func turn() {} }")
    #expect(adapted.generated["A.swift"]?.contains("Card.turn") == true)
  }

  @Test("An initialiser that is unavailable makes nothing")
  func unavailable() throws {
    let adapted = try Adapted(
      """
      class Card: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }
        @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
      }
      class Dot: UIView {
        init(frame: CGRect, size: CGFloat = 1) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(adapted.type("Card")?.inits == ["frame", "none"])
    // Its own `init(frame:size:)` overrides nothing, so that `init()` is not inherited.
    #expect(adapted.type("Dot")?.inits == ["frame", "coder"])
  }

  @Test("A dynamic property tells its observers when it has been set")
  func dynamic() throws {
    let adapted = try Adapted(
      """
      class A: NSObject {
        @objc dynamic var a = 1
        @objc dynamic var b: Int = 2 { didSet { print(b) } }
        @objc dynamic var c: Int { get { 1 } set { print(newValue) } }
        @objc dynamic var d: Int { a + 1 }
        @objc dynamic weak var e: A? { willSet { print(1) } }
        @objc dynamic lazy var f = 1; @objc dynamic func g() {}
        @objc var h = 1
      }
      class O: Operation { @objc dynamic var a = 1 }
      """)
    #expect(
      adapted.text == """
        class A: NSObject {
          var a = 1 { didSet { didChangeValue(forKey: "a") } }
          var b: Int = 2 { didSet { defer { didChangeValue(forKey: "b") }; print(b) } }
          var c: Int { get { 1 } set { defer { didChangeValue(forKey: "c") }; print(newValue) } }
          var d: Int { a + 1 }
          weak var e: A? { willSet { print(1) } didSet { didChangeValue(forKey: "e") } }
          lazy var f = 1; func g() {}
          var h = 1
        }
        class O: Operation { var a = 1 }
        """)
  }
}
