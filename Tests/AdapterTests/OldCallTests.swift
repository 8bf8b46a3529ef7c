import Foundation
import Testing

@Suite("Calls of Swift 2")
struct OldCallTests {
  @Test(
    "Calls of Apple's get the names and labels of today",
    arguments: [
      (
        #"b.addTarget(self, action: "f:", forControlEvents: .TouchUpInside)"#,
        #"b.addTarget(self, action: "f:", for: .touchUpInside)"#
      ),
      ("t.registerNib(n, forCellReuseIdentifier: c)", "t.register(n, forCellReuseIdentifier: c)"),
      (
        "t.dequeueReusableCellWithIdentifier(c, forIndexPath: p) as! C",
        "t.dequeueReusableCell(withIdentifier: c, for: p) as! C"
      ),
      ("c.viewControllerForKey(k)!.view", "c.viewController(forKey: k)!.view"),
      ("c.containerView()!.addSubview(v)", "Optional(c.containerView)!.addSubview(v)"),
      ("let v = c.containerView(); v.addSubview(w)", "let v = c.containerView; v.addSubview(w)"),
      (
        "let v = c.containerView(); v!.addSubview(w)",
        "let v = Optional(c.containerView); v!.addSubview(w)"
      ),
      ("setTitle(t, forState: .Normal)", "setTitle(t, for: .normal)"),
      ("UIApplication.sharedApplication().keyWindow", "UIApplication.shared.keyWindow"),
      ("Model.sharedApplication().keyWindow", "Model.sharedApplication().keyWindow"),
      (
        #"NSBundle.mainBundle().pathForResource("a", ofType: "b")"#,
        #"Bundle.main.path(forResource: "a", ofType: "b")"#
      ),
      ("NSIndexPath(forRow: 1, inSection: 2)", "IndexPath(row: 1, section: 2)"),
      (
        "UIView.animateWithDuration(1, options: nil) {}",
        "UIView.animateWithDuration(1, options: []) {}"
      ),
      ("f(nib, options: nil)", "f(nib, options: nil)"),
      ("count(text) + count(a, b)", "(text).count + count(a, b)"),
      ("super.prepareForSegue(s, sender: self)", "super.prepare(for: s, sender: self)"),
      (
        "s.enumerateObjectsUsingBlock { a, b in }",
        "s.enumerateObjects { a, b in }"
      ),
    ])
  func calls(before: String, after: String) throws {
    let text = "class A: UIView { func f() { NSBundle; NSTimer; \(before) } }"
    let adapted = try Adapted(text).text
    #expect(adapted.hasSuffix("; \(after) } }"), "\(adapted)")
  }

  @Test(
    "Cases begin with small letters, but those of the project",
    arguments: [
      ("UIStatusBarStyle.LightContent", "UIStatusBarStyle.lightContent"),
      (".ScaleAspectFit", ".scaleAspectFit"), (".URL", ".url"), (".URLPath", ".urlPath"),
      (".Own", ".Own"), ("UIColor.Main", "UIColor.Main"), ("Kind.Own", "Kind.Own"),
      ("UIView.Own()", "UIView.Own()"),
      ("UIViewAnimationOptions.TransitionNone", "UIViewAnimationOptions.TransitionNone"),
    ])
  func cases(before: String, after: String) throws {
    let adapted = try Adapted(
      "enum Kind { case Own }; extension UIColor { class var Main: UIColor { return redColor() } }\n"
        + "let a = NSBundle.b; let x = \(before)"
    ).text
    #expect(adapted.hasSuffix("let x = \(after)"), "\(adapted)")
  }

  @Test("What the project itself declares by such a name is called as it is")
  func own() throws {
    let adapted = try Adapted(
      """
      class A { func titleForState(s: Int) {}
        func f() { NSBundle; titleForState(1); self.titleForState(2) } }
      """)
    #expect(adapted.text.contains("titleForState(1); self.titleForState(2)"))
  }

  @Test("Today's code keeps its names")
  func today() throws {
    let text = "let a = UIKind.Own, b = x.titleForState(1), c = DispatchQueue.main"
    #expect(try Adapted(text).text == text)
  }

  @Test("Functions in variables have no labels, nor have their calls")
  func functionTypes() throws {
    let adapted = try Adapted(
      """
      class A {
        var pressed: ((index: Int, of: Int) -> Void)?
        func f(done: (ok: Bool) -> Void) { pressed?(index: 1, of: 2); done(ok: true) }
        func pressing(index: Int) {}
      }
      """)
    #expect(adapted.text.contains("var pressed: ((_ index: Int, _ of: Int) -> Void)?"))
    #expect(adapted.text.contains("done: (_ ok: Bool) -> Void) { pressed?(1, 2); done(true) }"))
    #expect(adapted.text.contains("func pressing(index: Int)"))
  }

  @Test("Loops of C that do more than count step before each pass but the first")
  func loops() throws {
    let adapted = try Adapted(
      """
      func f() {
        for (t = x, i = 0; i < 8; i++) {
          if t { continue }
        }
      }
      """)
    let lines = adapted.text.split(separator: "\n")
    #expect(
      lines[1].trimmingCharacters(in: .whitespaces).replacing(/zoetropeStep\d+/, with: "s")
        == "do { t = x; i = 0; var s = false; while true { if s { i += 1 }; s = true; "
        + "guard i < 8 else { break };")
    #expect(lines[3] == "  } }")
    #expect(lines.count == 5)
  }
}
