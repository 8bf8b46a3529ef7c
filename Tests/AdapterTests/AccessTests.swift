import Testing

@Suite("Access and making objects by their class")
struct AccessTests {
  @Test("What cannot be overridden is public and not open")
  func open() throws {
    let adapted = try Adapted(
      """
      open class A: UIView { open static func make() {}; open class func other() {}; open func f() {} }
      public final class B: UIView { open func g() {} }
      """)
    #expect(adapted.text.contains("public static func make()"))
    #expect(adapted.text.contains("open class func other()"))
    #expect(adapted.text.contains("open func f()"))
    #expect(adapted.text.contains("public func g()"))
  }

  @Test("A private method is none of a protocol of Apple's, as it is none on a phone")
  func hidden() throws {
    let adapted = try Adapted(
      """
      class A: UIResponder, UIApplicationDelegate {
        private func application(_ application: UIApplication, didFinish x: Int) -> Bool { true }
        private func applicationName() {}
        func applicationDidBecomeActive(_ application: UIApplication) {}
      }
      class B: UIViewController, UITableViewDelegate {
        private func tableView(_ tableView: UITableView, height x: Int) {}
        func f() { tableView(UITableView(), height: 1) }
      }
      class C: UIViewController {
        private func tableView(_ tableView: UITableView, height x: Int) {}
      }
      """)
    #expect(adapted.text.contains("private func zoetropeHidden_application(_ application"))
    #expect(adapted.text.contains("private func applicationName()"))
    #expect(adapted.text.contains("  func applicationDidBecomeActive"))
    #expect(adapted.text.components(separatedBy: "zoetropeHidden_").count == 2)
  }

  @Test(
    "A class that is asked for an object makes it by its record, but where an initialiser is required"
  )
  func metatypes() throws {
    let adapted = try Adapted(
      """
      class A: UIView {
        static func one() -> Self { let a = self.init(); return a }
        class func two() -> Self { return self.init(frame: .zero) }
        func three() -> Self { type(of: self).init() }
        convenience init(x: Int) { self.init() }
      }
      class B: UIView {
        required override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { nil }
        static func one() -> Self { self.init(frame: .zero) }
      }
      final class C: UIView { static func one() -> C { self.init() } }
      class D { required init() {}; static func one() -> Self { self.init() } }
      extension UIView { static func made() -> Self { Self() } }
      """)
    #expect(adapted.text.contains("let a = ClassRecord.made(self); return a"))
    #expect(adapted.text.contains("return ClassRecord.made(self, frame: .zero)"))
    #expect(adapted.text.contains("{ ClassRecord.made(type(of: self)) }"))
    #expect(adapted.text.contains("convenience init(x: Int) { self.init() }"))
    #expect(adapted.text.contains("static func one() -> Self { self.init(frame: .zero) }"))
    #expect(adapted.text.contains("static func one() -> C { self.init() }"))
    #expect(adapted.text.contains("required init() {}; static func one() -> Self { self.init() }"))
    #expect(adapted.text.contains("static func made() -> Self { ClassRecord.made(Self.self) }"))
  }

  @Test("Public views of libraries can be made from outside")
  func libraries() throws {
    let adapted = try Adapted(modules: [
      (
        "Library",
        [
          "L.swift": """
          open class Ring: UIView {
            override init(frame: CGRect) { super.init(frame: frame) }
            required init?(coder: NSCoder) { nil }
            private init(x: Int) { super.init(frame: .zero) }
          }
          class Own: UIView { override init(frame: CGRect) { super.init(frame: frame) } }
          """
        ]
      ), ("App", ["A.swift": "import Library"]),
    ])
    let text = adapted.texts["L.swift"] ?? ""
    #expect(text.contains("  public override init(frame: CGRect)"))
    #expect(text.contains("  public required init?(coder: NSCoder)"))
    #expect(text.contains("  private init(x: Int)"))
    #expect(text.contains("class Own: UIView { override init(frame"))
  }

  @Test("The characters of a text are the text")
  func characters() throws {
    let adapted = try Adapted("let n = text.characters.count + (t?.characters.count ?? 0)")
    #expect(adapted.text == "let n = text.count + (t?.count ?? 0)")
    let own = try Adapted("struct A { var characters: [Int]; func f() { print(self.characters) } }")
    #expect(own.text.contains("self.characters"))
  }

  @Test("An app of SwiftUI has no beginning here, and files in nothing else are left out")
  func swiftUI() throws {
    let adapted = try Adapted([
      "A.swift":
        "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { V() } } }",
      "V.swift": "import SwiftUI\nstruct V: View { var body: some View { Text(\"\") } }",
    ])
    #expect(adapted.module.entry == Adapted.Report.Entry(kind: "none", class: nil))
    #expect(adapted.module.files.map(\.leftOut) == ["SwiftUI", "SwiftUI"])
  }

  @Test("A module that has another name here has it in imports and in front of names")
  func modules() throws {
    let adapted = try Adapted(
      modules: [
        ("Author_Export", ["E.swift": "public struct Frame {}"]),
        ("Author_Stage", ["S.swift": "public struct Stage {}"]),
        (
          "App",
          [
            "A.swift": """
            import Export
            @testable import Stage
            let a: Export.Frame = Export.Frame()
            let b = Stage.self, c = x.Export.y
            """
          ]
        ),
      ], renamed: ["Export": "Author_Export", "Stage": "Author_Stage"])
    #expect(
      adapted.text == """
        import Author_Export
        import Author_Stage
        let a: Author_Export.Frame = Author_Export.Frame()
        let b = Stage.self, c = x.Export.y
        """)
  }

  @Test("A root class with others below it says the initialiser that it has")
  func rootInitializers() throws {
    let adapted = try Adapted(
      """
      class A { weak var v: UIView?; var size = 0 }
      class B: A {}
      class C { let x: Int }
      class D: C { init() {} }
      class E {}
      """)
    #expect(adapted.text.contains("var size = 0 ; init() {}; }"))
    #expect(adapted.text.contains("class C { let x: Int }"))
    #expect(adapted.text.contains("class E {}"))
  }

  @Test("A class that a parameter of type stands for makes objects by its record")
  func genericClasses() throws {
    let adapted = try Adapted(
      """
      func made<Cell: UIView, Other: Sized>(_ o: Other.Type) -> Cell { _ = Other(); return Cell(frame: .zero) }
      """)
    #expect(adapted.text.contains("return ClassRecord.made(Cell.self, frame: .zero)"))
    #expect(adapted.text.contains("_ = Other();"))
  }

  @Test("What an object of any class is asked for is asked of its value")
  func dynamicLookup() throws {
    let adapted = try Adapted(
      "let y = (change?[.newKey] as AnyObject).cgPointValue.y + (n as AnyObject).other")
    #expect(
      adapted.text
        == "let y = ObjectiveCValue(change?[.newKey]).cgPointValue.y + (n as AnyObject).other")
  }

  @Test("So is what lies in a dictionary of such objects, and a class is asked its name")
  func valuesOfDictionaries() throws {
    let adapted = try Adapted(
      """
      func f(n: NSNotification) {
        if let info = n.userInfo as! [String: AnyObject]?, let r = info["k"]?.cgRectValue {}
        let d: [String: CGRectBox] = [:]; _ = d["k"]?.cgRectValue
        print(type(of: n).description())
      }
      """)
    #expect(adapted.text.contains("let r = ObjectiveCValue(info[\"k\"]).cgRectValue {}"))
    #expect(adapted.text.contains("_ = d[\"k\"]?.cgRectValue"))
    #expect(adapted.text.contains("print(NSStringFromClass(type(of: n)))"))
  }

  @Test("A call with labels is a method's, even where a property has its name")
  func labelledCalls() throws {
    let adapted = try Adapted(
      """
      class A { var pages: Int = 0; var done: ((Int) -> Void)?
        func f() { delegate?.pages?(self, at: 1); done?(1); other?.done?(1)
          if let n = d.pages?(self, at: 2) {} } }
      """)
    #expect(adapted.text.contains("delegate?.pages(self, at: 1); done?(1); other?.done?(1)"))
    #expect(adapted.text.contains("if let n = Optional(d.pages(self, at: 2)) {}"))
  }
}
