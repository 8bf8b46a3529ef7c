import Foundation
import Testing

@Suite("Casts, closures and types of older Swift")
struct OldCastTests {
  @Test(
    "Before Swift 1.2 a cast was forced without a mark",
    arguments: [
      ("let b = s as UIButton", "let b = s as! UIButton"),
      ("let b = (l as A).x", "let b = (l as! A).x"),
      ("let b = 1 as CGFloat", "let b = 1 as CGFloat"),
      ("let b = [1, 2] as [CGFloat]", "let b = [1, 2] as [CGFloat]"),
      (
        "switch s { case let b as UIButton: b.f(); default: g() }",
        "switch s { case let b as UIButton: b.f(); default: g() }"
      ),
      ("if let b = s as? UIButton {}", "if let b = s as? UIButton {}"),
    ])
  func forced(before: String, after: String) throws {
    let old = "class A: UIView { func f() { NSBundle; println(1); \(before) } }"
    #expect(try Adapted(old).text.hasSuffix("; \(after) } }"))
    // A module that marks one cast means the others as they stand.
    let marked = "class A: UIView { func f() { NSBundle; println(t as! B); \(before) } }"
    #expect(try Adapted(marked).text.hasSuffix("; \(before) } }"))
    let today = "class A: UIView { func f() { \(before) } }"
    #expect(try Adapted(today).text == today)
  }

  @Test("What unwraps by itself is an optional where it cannot be said")
  func unwrapping() throws {
    let adapted = try Adapted(
      "let a = b.map { (c: UIColor) -> AnyObject! in c.cgColor } as AnyObject!")
    #expect(
      adapted.text == "let a = b.map { (c: UIColor) -> AnyObject? in c.cgColor } as AnyObject?")
    #expect(try Adapted("let a = colors as CFArray").text == "let a = colors as! CFArray")
  }

  @Test(
    "An argument that is not there is not ignored",
    arguments: [
      ("DispatchQueue.main.async { _ in f() }", "DispatchQueue.main.async {  f() }"),
      (
        "queue.asyncAfter(deadline: t) { [weak self] _ in f() }",
        "queue.asyncAfter(deadline: t) { [weak self]  in f() }"
      ),
      (
        "UIView.animate(withDuration: 1, animations: { _ in f() }, completion: { _ in g() })",
        "UIView.animate(withDuration: 1, animations: {  f() }, completion: { _ in g() })"
      ),
      ("own(1, done: { _ in f() })", "own(1, done: {  f() })"),
      ("other { _ in f() }", "other { _ in f() }"),
    ])
  func ignored(before: String, after: String) throws {
    let rest = """

      func own(_ a: Int, done: (() -> Void)?) {}
      func other(done: @escaping (Bool) -> Void) {}
      """
    let adapted = try Adapted("func f() { \(before) }" + rest)
    #expect(adapted.text == "func f() { \(after) }" + rest)
  }

  @Test("Pictures that were picked and attributes of text are found by keys of their own")
  func keys() throws {
    let adapted = try Adapted(
      """
      class A: UIViewController, UIImagePickerControllerDelegate {
        func imagePickerController(_ p: UIImagePickerController, didFinishPickingMediaWithInfo info: [String : Any]) { f(info["a"]) }
        let attributes: [String: AnyObject] = [:], b: [String: Any] = [NSFontAttributeName: font], c: [String: Any] = [:]
      }
      """)
    #expect(adapted.text.contains("WithInfo info: [UIImagePickerController.InfoKey: Any])"))
    #expect(adapted.text.contains("f(info[UIImagePickerController.InfoKey(rawValue: \"a\")])"))
    #expect(
      adapted.text.contains(
        "attributes: [NSAttributedString.Key: Any] = [:], b: [NSAttributedString.Key: Any] = ["))
    #expect(adapted.text.contains("c: [String: Any] = [:]"))
    let today = "class A { let attributes: [String: Any] = [:] }"
    #expect(try Adapted(today).text == today)
  }

  @Test("Who overrides a delegate's method adopts its protocol")
  func delegates() throws {
    let adapted = try Adapted(
      """
      class A: UIViewController { override func animationDidStop(_ a: CAAnimation, finished f: Bool) {} }
      class B: UIView { override func draw(_ layer: CALayer, in c: CGContext) {} }
      class C: CALayer { override func draw(_ layer: CALayer, in c: CGContext) {} }
      """)
    #expect(adapted.text.contains("{ func animationDidStop("))
    #expect(adapted.text.contains("class B: UIView { override func draw("))
    #expect(adapted.text.contains("class C: CALayer { func draw("))
    #expect(adapted.added.contains("extension A: CAAnimationDelegate {}"))
    #expect(adapted.added.contains("extension C: CALayerDelegate {}"))
    #expect(!adapted.added.contains("extension B: "))
  }

  @Test("What a project adds to Apple's class can be overridden")
  func additions() throws {
    let adapted = try Adapted(
      """
      extension UIViewController { @objc public func shut(_ a: Int, by b: Int) -> Bool { a > b } }
      class A: UIViewController { override func shut(_ a: Int, by b: Int) -> Bool { super.shut(a, by: b) } }
      class B: A { override func shut(_ a: Int, by b: Int) -> Bool { super.shut(a, by: b) } }
      class C: UIView { func shut(_ a: Int) -> Bool { true } }
      extension UITableViewController { override func viewDidLoad() {} }
      class D: UITableViewController { override func viewDidLoad() { super.viewDidLoad() } }
      """)
    #expect(!adapted.text.contains("zoetropeOwn_viewDidLoad"))
    let lines = adapted.text.split(separator: "\n")
    #expect(
      lines[0].contains(
        "public func shut(_ a: Int, by b: Int) -> Bool "
          + "{ if let one = self as? A { return one.zoetropeOverride_shut(a, by: b) }; "
          + "return zoetropeOwn_shut(a, by: b) }; "))
    #expect(lines[0].contains("func zoetropeOwn_shut(_ a: Int, by b: Int) -> Bool { a > b }"))
    #expect(
      lines[1]
        == "class A: UIViewController { func zoetropeOverride_shut(_ a: Int, by b: Int) -> Bool "
        + "{ super.zoetropeOwn_shut(a, by: b) } }")
    #expect(
      lines[2]
        == "class B: A { override func zoetropeOverride_shut(_ a: Int, by b: Int) -> Bool "
        + "{ super.zoetropeOverride_shut(a, by: b) } }")
    #expect(lines[3].contains("func shut(_ a: Int) -> Bool"))
  }

  @Test("Objects are made of the class that a variable or a parameter of type holds")
  func metatypes() throws {
    let adapted = try Adapted(
      """
      func f(n: String) { let c = NSClassFromString(n) as! UIViewController.Type; g(c.init()) }
      func h<T: UIView>(_ type: T.Type) -> T { type.init() }
      func i(_ type: Int.Type) -> Int { type.init() }
      class G<U: UIView> {}
      extension G { func v() { f { U(frame: .zero) } } }
      """)
    let lines = adapted.text.split(separator: "\n")
    #expect(lines[0].contains("g(ClassRecord.made(c))"))
    #expect(lines[1].contains("{ ClassRecord.made(type) }"))
    #expect(lines[2].contains("{ type.init() }"))
    #expect(lines[4].contains("{ ClassRecord.made(U.self, frame: .zero) }"))
  }

  @Test("A constant is public where it cannot be open")
  func constants() throws {
    let adapted = try Adapted("open class A: UIView { open let a = 1; open var b = 2 }")
    #expect(adapted.text == "open class A: UIView { public let a = 1; open var b = 2 }")
  }
}
