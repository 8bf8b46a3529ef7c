import ObjectiveC
import Testing

struct ClassNameTests {
  private class Inner: NSObject {}

  @Test func classesHaveTheNamesByWhichTheyAreFound() {
    #expect(ObjectiveC.NSStringFromClass(NSArray.self) == "NSArray")
    #expect(ObjectiveC.NSClassFromString("NSArray") == NSArray.self)
    #expect(ObjectiveC.NSClassFromString("UINothing") == nil)
  }

  @Test func aClassWithinAnotherHasANameToo() {
    #expect(ObjectiveC.NSStringFromClass(Inner.self).hasSuffix("Inner"))
    #expect(Inner.description().hasSuffix("Inner"))
  }
}
