import Testing

@Suite("Values of any class")
struct LooseValueTests {
  @Test("Elements of lists of objects are asked for keys")
  func keys() throws {
    let adapted = try Adapted(
      """
      let all = NSArray(contentsOfFile: path)! as Array
      for one in all { let a = one["title"] as! String }
      for other in [["a": 1]] { let b = other["a"] }
      """)
    #expect(
      adapted.copies.values.contains { $0.contains(#"= ObjectiveCValue(one)["title"] as! String"#) }
    )
    #expect(adapted.copies.values.contains { $0.contains(#"let b = other["a"]"#) })
  }

  @Test(
    "A value that is cast at its end to any object, or to a list of these, is one; a part that is, is none"
  )
  func casts() throws {
    let adapted = try Adapted(
      """
      func f() {
        let whole = found() as! [AnyObject]
        for one in whole { print(one.frame) }
        let maybe = found() as? [AnyObject]
        for two in maybe ?? [] { print(two.frame) }
        let object = found() as AnyObject
        print(object.frame)
        let inner = wrapped(found() as AnyObject)
        print(inner.frame)
      }
      """)
    #expect(adapted.text.contains("print(ObjectiveCValue(one).frame)"))
    #expect(adapted.text.contains("print(two.frame)"))
    #expect(adapted.text.contains("print(ObjectiveCValue(object).frame)"))
    #expect(adapted.text.contains("print(inner.frame)"))
  }

  @Test("Methods and numbers that every object may have")
  func members() throws {
    let adapted = try Adapted(
      """
      class A: NSObject {
        weak var target: AnyObject?
        var known: UIView?
        func f(delay: AnyObject) {
          target?.performSelector(onMainThread: s, with: self, waitUntilDone: true)
          known?.perform(s)
          let a = delay.floatValue
          target?.other()
        }
      }
      """)
    #expect(
      adapted.text.contains("ObjectiveCValue(target)?.performSelector(onMainThread:") == false)
    #expect(adapted.text.contains("ObjectiveCValue(target).performSelector(onMainThread: s,"))
    #expect(adapted.text.contains("known?.perform(s)"))
    #expect(adapted.text.contains("let a = ObjectiveCValue(delay).floatValue"))
    #expect(adapted.text.contains("target?.other()"))
  }

  @Test("A name that means something else elsewhere in the file stays there")
  func ambiguous() throws {
    let text = """
      func f(value: AnyObject) { print(value.floatValue) }
      func g(value: NSNumber) { print(value.floatValue) }
      """
    let adapted = try Adapted(text).text
    #expect(adapted.contains("print(ObjectiveCValue(value).floatValue)"))
    #expect(adapted.contains("func g(value: NSNumber) { print(value.floatValue) }"))
  }

  @Test("A method of the project's is sent to what is cast to any object, and is on record")
  func sending() throws {
    let adapted = try Adapted(
      """
      class Header: UIView { @objc func arrange(_ x: Int, by y: Int) {}; func settle() {} }
      class A { func f(_ a: Any) { (a as AnyObject).arrange(1, by: 2); [a].forEach { ($0 as AnyObject).settle() } } }
      """)
    #expect(
      adapted.text.contains(
        #"ObjectiveCValue(a).send(Selector("arrange:by:"), 1, 2)"#))
    #expect(adapted.text.contains(#"ObjectiveCValue($0).send(Selector("settle"))"#))
    #expect(adapted.added.contains(#".method("settle""#))
  }

  @Test("Values for keys of what is cast to any object")
  func castValues() throws {
    let adapted = try Adapted(#"let a = (x.y as AnyObject).value(forKey: "b") as? UIView"#)
    #expect(adapted.text == #"let a = ObjectiveCValue(x.y).value(forKey: "b") as? UIView"#)
  }

  @Test("A class that a property holds makes its objects by its record")
  func heldClasses() throws {
    let adapted = try Adapted(
      """
      class Page: UIViewController {}
      class Other { required init() {} }
      struct Entry { let type: Page.Type; let plain: Other.Type }
      func f(e: Entry) { let a = e.type.init(); let b = e.plain.init() }
      """)
    #expect(adapted.text.contains("let a = ClassRecord.made(e.type); let b = e.plain.init()"))
    let generic = try Adapted("class B<A: CAPropertyAnimation> { let a = A(keyPath: path) }")
    #expect(generic.text.contains("ClassRecord.made(A.self, keyPath: path)"))
  }

  @Test("Optional properties are optional to those who ask something of the protocol's type")
  func optionalProperties() throws {
    let adapted = try Adapted(
      """
      @objc protocol P { @objc optional var a: UIView { get }; @objc optional var b: UIView? { get } }
      extension UITabBarController: P { var b: UIView? { view } }
      class C: NSObject, P { var a: UIView { UIView() } }
      """)
    #expect(adapted.text.contains("var zoetropeOptional_a: UIView? { get }"))
    #expect(adapted.text.contains("var zoetropeOptional_b: UIView?? { get }"))
    #expect(adapted.text.contains("var a: UIView? { zoetropeOptional_a }"))
    #expect(adapted.text.contains("var zoetropeOptional_b: UIView?? { nil }"))
    #expect(adapted.text.contains("{ view } ; var zoetropeOptional_b: UIView?? { self.b }"))
    #expect(
      adapted.text.contains("UIView() } ; var zoetropeOptional_a: UIView? { self.a }"))
  }
}
