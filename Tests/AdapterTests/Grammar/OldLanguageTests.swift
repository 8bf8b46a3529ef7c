import Testing

@Suite("Swift 2 and 3")
struct OldLanguageTests {
  @Test(
    "Old grammar is rewritten where the words alone tell it",
    arguments: [
      ("if let a = b where a > 0 {}", "if let a = b, a > 0 {}"),
      (
        "guard let a = b, c = d where c else { return }",
        "guard let a = b, let c = d, c else { return }"
      ),
      ("if let a = b, c == d {}", "if let a = b, c == d {}"),
      ("while i < 3 { i++ }", "while i < 3 { i += 1 }"), ("--x.y", "x.y -= 1"),
      ("for var i = 0; i < n; i++ { f(i) }", "for i in (0) ..< (n) { f(i) }"),
      ("for (var i = 0; i <= 10; i += 2) {}", "for i in stride(from: 0, through: 10, by: 2) {}"),
      ("for var i = 9; i >= 0; i-- {}", "for i in stride(from: 9, through: 0, by: -1) {}"),
      ("func g(@noescape f: () -> Void) {}", "func g(f: () -> Void) {}"),
      (
        "func g(@autoclosure(escaping) f: () -> Int) {}",
        "func g(@autoclosure @escaping f: () -> Int) {}"
      ),
      ("func g(var x: Int) { x = 1 }", "func g(x: Int) { var x = x; x = 1 }"),
      ("let x = y++ + 1", "let x = y++ + 1"),
      ("for x in y where x > 0 {}", "for x in y where x > 0 {}"),
    ])
  func grammar(before: String, after: String) throws {
    #expect(try Adapted("func f() {\n\(before)\n}").text == "func f() {\n\(after)\n}")
  }

  @Test("In Swift 2 first arguments have no label, closures are kept, and methods have other names")
  func functions() throws {
    let adapted = try Adapted(
      """
      class A: UIView {
        func move(x: CGFloat, to y: CGFloat, done: () -> Void) {}
        override func drawRect(rect: CGRect) { UIColor.redColor().setFill() }
        func tableView(tableView: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath) {}
        override func prefersStatusBarHidden() -> Bool { return true }
        func f() { UIView.animateWithDuration(1) {}; _ = Selector("move:") }
      }
      """)
    for line in [
      "func move(_ x: CGFloat, to y: CGFloat, done: @escaping () -> Void) {}",
      "override func draw(_ rect: CGRect)",
      "func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)",
      "override var prefersStatusBarHidden: Bool { return true }",
    ] {
      #expect(adapted.text.contains(line), "\(line)")
    }
  }

  @Test("Initialisers of Swift 1 that could not fail, and methods that are properties today")
  func initializers() throws {
    let adapted = try Adapted(
      """
      class A: UIView {
        required init(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
        func f() { if c.isViewLoaded() { UIColor.redColor().CGColor } }
      }
      class B: UIView { required init(coder aDecoder: NSCoder) { fatalError() } }
      """)
    #expect(adapted.text.contains("required init?(coder aDecoder: NSCoder) { super"))
    #expect(adapted.text.contains("required init(coder aDecoder: NSCoder) { fatalError"))
    #expect(adapted.text.contains("if c.isViewLoaded {"))
  }

  @Test("Today's functions stay as they are")
  func today() throws {
    let text = "func move(x: CGFloat) { UIView.animate(withDuration: 1) {} ; DispatchQueue.main }"
    #expect(try Adapted(text).text == text)
  }

  @Test("A first argument that has a label tells no version")
  func labels() throws {
    let text =
      "protocol A { func f(collectionView: UICollectionView, tableView: UITableView, at: Int) }"
    #expect(try Adapted(text).text == text)
  }

  @Test("Literals of pictures and files")
  func literals() throws {
    let adapted = try Adapted(
      ##"let a = #imageLiteral(resourceName: "dog"), b = #fileLiteral(resourceName: "c.json")"##)
    #expect(
      adapted.text
        == #"let a = (UIImage(named: "dog") ?? UIImage()), b = "#
        + #"(Bundle.main.url(forResource: "c.json", withExtension: nil) ?? URL(fileURLWithPath: "c.json"))"#
    )
    let color = "let c = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)"
    #expect(try Adapted(color).text == color)
  }

  @Test("How scroll views come to rest was a number, where constants of that time are named")
  func deceleration() throws {
    let adapted = try Adapted([
      "A.swift": """
      class A: UIScrollView {
        func f(rate: CGFloat, fast: Bool) {
          decelerationRate = fast ? rate : UIScrollViewDecelerationRateNormal
          self.decelerationRate = rate * 2; print(self.decelerationRate)
        }
      }
      """
    ])
    let numbers = adapted.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      numbers[2] == "decelerationRate = UIScrollView.DecelerationRate(rawValue: fast ? rate : "
        + "UIScrollView.DecelerationRate.normal.rawValue)")
    #expect(
      numbers[3] == "self.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate * 2); "
        + "print(self.decelerationRate.rawValue)")
    let today = "class A: UIScrollView { func f() { decelerationRate = .fast } }"
    #expect(try Adapted(today).text == today)
    let own = "class A { var decelerationRate = UIScrollViewDecelerationRateFast }"
    #expect(try Adapted(own).text == own)
  }
}
