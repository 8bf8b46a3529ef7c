import ObjectiveC
import Testing

@MainActor struct AssociatedObjectTests {
  private final class Owner {}
  private static var name: UInt8 = 0
  private static var other: UInt8 = 0

  @Test func whatIsAssociatedIsFoundUnderItsKeyAndItsObjectAlone() {
    let (first, second) = (Owner(), Owner())
    objc_setAssociatedObject(first, &Self.name, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(first, &Self.name) as? String == "one")
    #expect(objc_getAssociatedObject(first, &Self.other) == nil)
    #expect(objc_getAssociatedObject(second, &Self.name) == nil)
    objc_setAssociatedObject(first, &Self.name, 2, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(first, &Self.name) as? Int == 2)
    objc_setAssociatedObject(first, &Self.name, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(first, &Self.name) == nil)
  }

  @Test func whatIsAssignedIsNotHeld() {
    let owner = Owner()
    var value: Owner? = Owner()
    objc_setAssociatedObject(owner, &Self.name, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &Self.name) as? Owner === value)
    value = nil
    #expect(objc_getAssociatedObject(owner, &Self.name) == nil)
  }

  @Test func anObjectThatTakesThePlaceOfOneThatIsGoneInheritsNothing() {
    for _ in 0..<500 {
      let owner = Owner()
      #expect(objc_getAssociatedObject(owner, &Self.name) == nil)
      objc_setAssociatedObject(owner, &Self.name, Owner(), .OBJC_ASSOCIATION_RETAIN)
    }
  }
}
