import Testing

@Suite("Names that Foundation has here and not on a phone")
struct FoundationTests {
  @Test("A project's comparison of numbers steps back before Foundation's")
  func comparison() throws {
    let adapted = try Adapted(
      "func < (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs.intValue < rhs.intValue }\n"
        + "func < (lhs: String, rhs: NSNumber) -> Bool { true }")
    #expect(adapted.text.hasPrefix("@_disfavoredOverload func < (lhs: NSNumber"))
    #expect(adapted.text.contains("\nfunc < (lhs: String"))
  }
}

@Suite("Managed objects")
struct ManagedObjectTests {
  @Test(
    "Managed properties get accessors",
    arguments: [
      (
        "@NSManaged var a: String",
        #"var a: String { get { managedValue("a") } set { setManagedValue(newValue, "a") } }"#
      ),
      (
        "@NSManaged public var `in`: Int16",
        #"public var `in`: Int16 { get { managedValue("in") } set { setManagedValue(newValue, "in") } }"#
      ),
      (
        "@NSManaged weak var a: Other?",
        #"var a: Other? { get { managedValue("a") } set { setManagedValue(newValue, "a") } }"#
      ),
    ])
  func property(before: String, after: String) throws {
    let adapted = try Adapted(
      "import CoreData\nclass Other: NSManagedObject {}\nextension Person {\n  \(before)\n}\n"
        + "class Person: NSManagedObject {}")
    #expect(adapted.text.contains("  \(after)\n"))
    #expect(adapted.report.notes.isEmpty)
  }

  @Test("Methods of relationships do what their names say, and are in no record")
  func methods() throws {
    let adapted = try Adapted(
      """
      import CoreData
      class A: NSManagedObject {
        @objc(addItemsObject:)
        @NSManaged public func addToItems(_ value: A)
        @objc(addItems:)
        @NSManaged public func addToItems(_ values: NSSet)
        @NSManaged func removeItemsObject(_ value: A)
        @NSManaged func insertIntoItems(_ value: A, at idx: Int)
        @NSManaged func removeFromItems(at idx: Int)
      }
      """)
    for body in [
      #"addToItems(_ value: A) { managedAdd(value, "items") }"#,
      #"addToItems(_ values: NSSet) { managedAdd(values, "items") }"#,
      #"removeItemsObject(_ value: A) { managedRemove(value, "items") }"#,
      #"insertIntoItems(_ value: A, at idx: Int) { managedInsert(value, "items", at: idx) }"#,
      #"removeFromItems(at idx: Int) { managedRemove(at: idx, "items") }"#,
    ] {
      #expect(adapted.text.contains(body))
    }
    #expect(!adapted.text.contains("addItemsObject:"))
  }
}
