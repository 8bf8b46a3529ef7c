import Testing

@Suite("Members of classes and protocols")
struct MemberTests {
  @Test("Filters of the project's own belong to no actor")
  func filters() throws {
    let adapted = try Adapted(
      """
      final class Warm: CIFilter { override var outputImage: CIImage? { nil } }
      class Warmer: CIFilter {}
      class View: UIView {}
      """)
    #expect(adapted.text.contains("final nonisolated class Warm: CIFilter"))
    #expect(adapted.text.contains("nonisolated class Warmer"))
    #expect(!adapted.text.contains("nonisolated class View"))
  }

  @Test("Overriding members of extensions move into the class and keep their lines")
  func overrides() throws {
    let adapted = try Adapted(
      """
      class A: UIViewController {
        func line2() {}
      } // line3
      fileprivate extension A {
        func line5() {}
        override func viewDidLoad() {
          line7()
        }
        var line9: Int { 0 }
      }
      """)
    for place in adapted.places(in: "A.swift") {
      for word in place.text.matches(of: /line(\d+)/) where word.1 != "\(place.line)" {
        Issue.record("'\(place.text)' stands on line \(place.line)")
      }
    }
    let lines = adapted.text.split(separator: "\n")
    let moved = try #require(lines.firstIndex(of: "fileprivate override func viewDidLoad() {"))
    let group = try #require(lines.firstIndex(of: "fileprivate extension A {"))
    #expect(moved < group)
  }

  @Test("They move into another file of the module, and what they leave behind stays in reach")
  func otherFile() throws {
    let adapted = try Adapted([
      "A.swift": "class A: UIViewController {\n}",
      "B.swift": "\n\nextension A {\n  override func viewDidLoad() { line4() }\n}",
    ])
    #expect(adapted.texts["B.swift"]?.contains("viewDidLoad") == false)
    let place = try #require(adapted.places(in: "A.swift").first { $0.text.contains("line4") })
    #expect(place.file == "B.swift")
    #expect(place.line == 4)
  }

  @Test("What a subclass overrides moves as well")
  func overridden() throws {
    let adapted = try Adapted(
      """
      class A: UIView {}
      extension A { @objc func turn(to x: Int) {}; func stay() {} }
      class B: A { override func turn(to x: Int) {} }
      """)
    #expect(adapted.text.contains("extension A {  func stay() {} }"))
    let place = try #require(adapted.text.range(of: "func turn"))
    let group = try #require(adapted.text.range(of: "extension A"))
    #expect(place.lowerBound < group.lowerBound)
  }

  @Test(
    "An override in an extension of a class of Apple's is told, and goes to the subclasses next to it"
  )
  func systemOverride() throws {
    let adapted = try Adapted([
      "A.swift":
        "class A: UIButton {}\nclass B: A {}\nclass C: UIButton { override func draw(_ r: CGRect) {} }",
      "B.swift": "extension UIButton {\n  override func draw(_ rect: CGRect) {}; func stay() {}\n}",
    ])
    #expect(adapted.report.notes.map(\.kind) == ["override in extension"])
    #expect(adapted.report.notes.first?.line == 2)
    #expect(adapted.report.notes.first?.text.hasSuffix("here A, C alone does") == true)
    #expect(adapted.texts["B.swift"] == "extension UIButton {\n   func stay() {}\n}")
    let places = adapted.places(in: "A.swift").filter { $0.text.contains("draw(_ rect") }
    #expect(places.map(\.line) == [2] && places.map(\.file) == ["B.swift"])
  }

  @Test("What moves to another file finds there what was kept to its own")
  func namesOfOtherFile() throws {
    let adapted = try Adapted([
      "A.swift": "class A: UIView {\n}",
      "B.swift": """
      private func text() -> String { "" }
      private func other() {}
      private extension A { var inner: Int { 0 } }
      extension A { override var description: String { text() + "\\(inner)" } }
      """,
    ])
    #expect(
      adapted.texts["B.swift"]?.hasPrefix(
        "func text() -> String { \"\" }\nprivate func other() {}\nextension A { var inner")
        == true)
  }

  @Test("What the runtime asks is answered by the class's own method, which overrides nothing here")
  func runtimeQuestions() throws {
    let adapted = try Adapted(
      """
      class A: NSObject {
        override func responds(to s: Selector!) -> Bool { super.responds(to: s) }
        override func forwardingTarget(for s: Selector!) -> Any? { nil }
      }
      """)
    #expect(
      adapted.text.contains("  func responds(to s: Selector!) -> Bool { super.responds(to: s) }"))
    #expect(adapted.text.contains("  func forwardingTarget(for s"))
    #expect(adapted.added.contains(".method(\"respondsToSelector:\", A.responds(to:)"))
    #expect(adapted.added.contains(".method(\"forwardingTargetForSelector:\", A.forwardingTarget"))
  }

  @Test("Classes of Apple's that init() makes are made so, others not")
  func madeByInit() throws {
    let adapted = try Adapted(
      """
      class A: UIPercentDrivenInteractiveTransition {}
      class B: UINavigationController {
        override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
        override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class C: UINavigationController {}
      """)
    #expect(adapted.added.contains("make: { A() }"))
    #expect(!adapted.added.contains("make: { B() }"))
    #expect(adapted.added.contains("make: { C() }"))
  }

  @Test("An optional method is a function that may be missing")
  func optionalMethods() throws {
    let adapted = try Adapted(
      """
      @objc protocol P {
        @objc optional func moved(_ x: Int, to y: Int) -> Bool
        func always()
      }
      class A: P {
        func moved(_ x: Int, to y: Int) -> Bool { true }
        func always() {}
        weak var delegate: P?
        func f() { if delegate?.moved?(1, to: 2) ?? false, delegate?.moved != nil {} }
      }
      """)
    #expect(
      adapted.text == """
        protocol P: AnyObject {
          var zoetropeOptional_moved__to: ((Int, Int) -> Bool)? { get }
          func always()
        }; extension P { var zoetropeOptional_moved__to: ((Int, Int) -> Bool)? { nil } }
        class A: P {
          func moved(_ x: Int, to y: Int) -> Bool { true }
          func always() {}
          weak var delegate: P?
          func f() { if delegate?.zoetropeOptional_moved__to?(1, 2) ?? false, \
        delegate?.zoetropeOptional_moved__to != nil {} }
        var zoetropeOptional_moved__to: ((Int, Int) -> Bool)? { self.moved(_:to:) }; }
        """)
  }

  @Test("A delegate that may be anything is asked for the protocol")
  func looseDelegate() throws {
    let adapted = try Adapted(
      """
      @objc protocol P { @objc optional func a() }
      class A { weak var delegate: AnyObject?; func f() { delegate?.a?() } }
      """)
    #expect(adapted.text.contains("{ (delegate as? P)?.zoetropeOptional_a?() }"))
  }

  @Test("A cell of a storyboard can be made by tables too")
  func cells() throws {
    let adapted = try Adapted(
      """
      class A: UITableViewCell { required init?(coder: NSCoder) { super.init(coder: coder) } }
      class B: UITableViewCell {}
      """)
    #expect(adapted.text.contains("; override init(style: UITableViewCell.CellStyle, reuse"))
    #expect(adapted.text.hasSuffix("class B: UITableViewCell {}"))
  }

  @Test("A collection's cell too, and a layout can be made of a storyboard")
  func collectionCells() throws {
    let adapted = try Adapted(
      """
      class A: UICollectionViewCell { required init?(coder: NSCoder) { super.init(coder: coder) } }
      class B: UICollectionReusableView { override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError() } }
      class C: UICollectionViewFlowLayout {}
      """)
    let text = "override init(frame: CGRect) { super.init(frame: frame) }"
    #expect(adapted.text.ranges(of: text).count == 2)
    #expect(adapted.added.contains("decode: { C(coder: $0) }"))
  }

  @Test("What an object says of itself belongs to no actor, and asks on the main one")
  func objectFacts() throws {
    let adapted = try Adapted(
      """
      class A: UICollectionViewLayoutAttributes {
        var height = 0
        override func isEqual(_ object: Any?) -> Bool { (object as? A)?.height == height }
        override var description: String { return "A \\(height)" }
      }
      class B: NSObject { override var hash: Int { get { 1 } } }
      """)
    #expect(
      adapted.text.contains(
        "override nonisolated func isEqual(_ object: Any?) -> Bool "
          + "{ return MainActor.assumeIsolated { (object as? A)?.height == height } }"))
    #expect(
      adapted.text.contains(
        "override nonisolated var description: String { return MainActor.assumeIsolated { return"))
  }

  @Test("A header of a xib can be made by tables too")
  func headers() throws {
    let adapted = try Adapted(
      """
      class A: UITableViewHeaderFooterView {
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      """)
    #expect(adapted.text.contains("override init(reuseIdentifier: String?) { super.init(reuseId"))
  }

  @Test("A data source that deletes and moves rows is known to do so")
  func deletingRows() throws {
    let adapted = try Adapted(
      """
      class A: UITableViewController {
        override func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        ) {}
      }
      """)
    let records = adapted.generated.values.joined()
    #expect(records.contains(".method(\"tableView:commit:forRowAt:\", A.tableView("))
  }

  @Test("What every object has in Objective-C overrides nothing here")
  func objects() throws {
    let adapted = try Adapted(
      """
      class A: NSObject { override func awakeFromNib() { super.awakeFromNib(); f() } }
      class B: A { override func awakeFromNib() { super.awakeFromNib() } }
      class C: UIView { override func awakeFromNib() { super.awakeFromNib() } }
      """)
    let lines = adapted.text.split(separator: "\n")
    #expect(lines[0] == "class A: NSObject { func awakeFromNib() {  f() } }")
    #expect(
      adapted.added.contains(#".method("awakeFromNib", A.awakeFromNib as (A) -> () -> Void)"#))
    #expect(lines[1] == "class B: A { override func awakeFromNib() { super.awakeFromNib() } }")
    #expect(lines[2].contains("override func awakeFromNib() { super.awakeFromNib() }"))
  }

  @Test("A subclass that alone has the method overrides what its superclass says")
  func optionalInSubclass() throws {
    let adapted = try Adapted(
      """
      @objc protocol P { @objc optional func a() }
      class A: P {}
      class B: A { func a() {} }
      class C: B { override func a() {} }
      """)
    let lines = adapted.text.split(separator: "\n")
    #expect(lines[1] == "class A: P {init() {}; var zoetropeOptional_a: (() -> Void)? { nil }; }")
    #expect(lines[2].contains("override var zoetropeOptional_a: (() -> Void)? { self.a }"))
    #expect(!lines[3].contains("zoetropeOptional"))
  }

  @Test("Optional methods of Apple's protocols are always there")
  func systemCalls() throws {
    let adapted = try Adapted(
      """
      class A: UIView {
        var done: (() -> Void)?
        func f() { delegate?.scrollViewDidScroll?(self); self.done?() }
      }
      """)
    #expect(adapted.text.contains("{ delegate?.scrollViewDidScroll(self); self.done?() }"))
  }

  @Test("A deinitialiser runs on the main actor, unless its class belongs to none")
  func deinitializers() throws {
    let adapted = try Adapted(
      """
      class A: UIView { deinit { stop() } }
      class B { deinit {} }
      class C: Operation { deinit { stop() } }
      """)
    #expect(adapted.text.contains("class A: UIView { @MainActor deinit { stop() } }"))
    #expect(adapted.text.contains("class B { deinit {} }"))
    #expect(adapted.text.contains("class C: Operation { deinit { stop() } }"))
  }

  @Test(
    "What only Objective-C's objects have is called nowhere above, however deep the call stands")
  func superCalls() throws {
    let adapted = try Adapted(
      """
      class A: NSObject {
        override func setValue(_ value: Any?, forKey key: String) {
          if key == "a" { print(1) } else { super.setValue(value, forKey: key) }
        }
      }
      """)
    #expect(adapted.text.contains("  func setValue"))
    #expect(adapted.text.contains("else {  }"))
  }
}
