import Testing

@Suite("Layers and views of one's own")
struct LayerTests {
  @Test("A view with a layer class of its own says how to make one, on the line of its last brace")
  func maker() throws {
    let adapted = try Adapted(
      """
      class Ring: CALayer {}
      public class A: UIView {
        override public class var layerClass: AnyClass { Ring.self }
      }
      class B: UIView { override class var layerClass: AnyClass { return CAShapeLayer.self } }
      """)
    #expect(
      adapted.text == """
        class Ring: CALayer {override func makePresentation() -> CALayer { Ring(layer: self) }; \
        override func presentation() -> Ring? { super.presentation() as? Ring }; }
        public class A: UIView {
          override public class var layerClass: AnyClass { Ring.self }
        public override func makeLayer() -> CALayer { Ring() }; }
        class B: UIView { override class var layerClass: AnyClass { return CAShapeLayer.self } }
        """)
  }

  @Test("Swift 2 had a method for it")
  func oldMaker() throws {
    let adapted = try Adapted(
      """
      class Ring: CALayer { init(x: Int) { super.init() } }
      class A: UIView {
        override class func layerClass() -> AnyClass { return Ring.self }
      }
      """)
    #expect(adapted.text.contains("override class var layerClass: AnyClass { return Ring.self }"))
    #expect(adapted.text.contains("override func makeLayer() -> CALayer { Ring() }"))
    // Without an `init(layer:)` there is nothing to make presentations with.
    #expect(!adapted.text.contains("makePresentation"))
  }

  @Test(
    "Managed properties of layers are animatable, with the value they begin with",
    arguments: [
      ("@NSManaged var a: CGFloat", #"@Animatable("a") var a: CGFloat = 0"#),
      ("@NSManaged public var a: Bool", #"@Animatable("a") public var a: Bool = false"#),
      ("@objc @NSManaged var a: CGPoint", #"@Animatable("a") var a: CGPoint = .zero"#),
      ("@NSManaged weak var a: UIView?", #"@Animatable("a") var a: UIView?"#),
      ("@NSManaged var a: [CGFloat]", #"@Animatable("a") var a: [CGFloat] = []"#),
    ])
  func managed(before: String, after: String) throws {
    let adapted = try Adapted("class A: CALayer {\n\(before)\n}")
    #expect(adapted.text.split(separator: "\n")[1] == after)
  }

  @Test("A dynamic property that redraws the layer is animatable too, and another is not")
  func redrawn() throws {
    let adapted = try Adapted(
      """
      class A: CALayer {
        @objc dynamic var a: CGFloat = 1
        dynamic var b: CGFloat = 1
        override class func needsDisplay(forKey key: String) -> Bool { key == "a" }
      }
      """)
    #expect(adapted.text.contains(#"@Animatable("a") var a: CGFloat = 1"#))
    #expect(adapted.text.contains("\n  var b: CGFloat = 1"))
  }

  @Test("A managed property of an unknown type, or of another class, is told")
  func unknown() throws {
    let adapted = try Adapted("class A: CALayer {\n@NSManaged var a: Mystery\n}")
    #expect(adapted.report.notes.map(\.kind) == ["@NSManaged"])
    #expect(adapted.report.notes.first?.line == 2)
  }
}
