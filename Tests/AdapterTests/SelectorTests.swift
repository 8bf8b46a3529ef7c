import Testing

@Suite("Selectors and key paths")
struct SelectorTests {
  /// What `#selector` becomes in a class with the members given.
  private func name(_ selector: String, _ members: String = "") throws -> String {
    let adapted = try Adapted("class A: UIView {\n\(members)\nlet s = #selector(\(selector))\n}")
    let line = try #require(adapted.text.split(separator: "\n").first { $0.contains("let s") })
    return String(line.dropFirst("let s = ".count))
  }

  @Test(
    "A method's labels make its name",
    arguments: [
      ("foo", "func foo() {}", "foo"), ("foo", "func foo(_ x: Int) {}", "foo:"),
      ("foo(_:)", "", "foo:"), ("foo(bar:)", "", "fooWithBar:"), ("foo(with:)", "", "fooWith:"),
      ("foo(forKey:)", "", "fooForKey:"), ("move(to:)", "", "moveTo:"),
      ("turnTo(side:)", "", "turnToSide:"), ("foo(_:bar:)", "", "foo:bar:"),
      ("self.foo(_:)", "", "foo:"), ("A.foo(sender:)", "", "fooWithSender:"),
      ("foo", "@objc(renamed:) func foo(_ x: Int) {}", "renamed:"),
      ("foo(_:)", "func foo() {}\nfunc foo(_ x: Int) {}", "foo:"),
      ("foo as (A) -> (Int) -> Void", "func foo(_ x: Int) {}", "foo:"),
      ("getter: title", "", "title"), ("setter: title", "", "setTitle:"),
      ("UIView.endEditing(_:)", "", "endEditing:"), ("UIView.endEditing", "", "endEditing:"),
      ("UINavigationController.popViewController(animated:)", "", "popViewControllerAnimated:"),
      ("removeFromSuperview", "", "removeFromSuperview"),
    ])
  func selectors(selector: String, members: String, expected: String) throws {
    #expect(try name(selector, members) == "Selector(\"\(expected)\")")
  }

  @Test("The class that is meant counts, not another with a method of that name")
  func otherClass() throws {
    let adapted = try Adapted([
      "A.swift": "class A: UIView { func f() { _ = #selector(turn) }\nfunc turn(_ x: Int) {} }",
      "B.swift": "class B: UIView { @objc func turn() {} ; func g() { _ = #selector(A.turn) } }",
    ])
    #expect(adapted.text.contains(#"Selector("turn:")"#))
    #expect(adapted.texts["B.swift"]?.contains(#"Selector("turn:")"#) == true)
  }

  @Test("What a selector or a string asks for has a place in the records")
  func wanted() throws {
    let adapted = try Adapted(
      """
      class A: UIView {
        func f() { _ = #selector(one); perform("two:") }
        func one() {}
        func two(_ x: Int) {}
        func three() {}
      }
      """)
    #expect(adapted.added.contains(#".method("one", A.one as (A) -> () -> Void)"#))
    #expect(adapted.added.contains(#".method("two:", A.two(_:))"#))
    #expect(!adapted.added.contains("three"))
  }

  @Test(
    "Key paths are strings",
    arguments: [
      ("progress", "progress"), ("A.progress", "progress"), ("A.layer.bounds", "layer.bounds"),
      ("CALayer.isHidden", "hidden"), ("self.isOpen", "isOpen"), ("CALayer.position", "position"),
    ])
  func keyPaths(path: String, expected: String) throws {
    let adapted = try Adapted("class A: UIView { let k = #keyPath(\(path)) }")
    #expect(adapted.text.contains("let k = \"\(expected)\""))
  }

  @Test("A type of the author's may be called Selector")
  func ownSelector() throws {
    let adapted = try Adapted("enum Selector {}\nclass A: UIView { let s = #selector(foo(_:)) }")
    #expect(adapted.text.contains("let s = UIKit.Selector(\"foo:\")"))
  }
}
