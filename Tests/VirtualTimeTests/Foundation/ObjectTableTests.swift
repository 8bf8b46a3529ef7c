import Testing

@testable import VirtualTime

@Suite("Tables of objects")
struct ObjectTableTests {
  private final class Box: NSObject {
    let number: Int
    init(_ number: Int) { self.number = number }
    override func isEqual(_ object: Any?) -> Bool { (object as? Box)?.number == number }
    override var hash: Int { number }
  }

  @Test("A weak table lets go of what nobody keeps")
  func weak() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let kept = Box(1)
    table.add(kept)
    do {
      let dropped = Box(2)
      table.add(dropped)
      #expect(table.count == 2)
      #expect(table.contains(dropped))
    }
    #expect(table.count == 1)
    #expect(table.allObjects.first === kept)
    // Equal is not the same: weak tables look at the objects themselves.
    #expect(!table.contains(Box(1)))
    table.remove(kept)
    #expect(table.anyObject == nil)
  }

  @Test("A strong table holds equal objects once, in the order of their adding")
  func strong() {
    let table = NSHashTable<NSString>()
    for text in ["b", "a", "b"] { table.add(text as NSString) }
    #expect(table.allObjects.map { $0 as String } == ["b", "a"])
    let other = NSHashTable<NSString>()
    other.add("b")
    other.add("c")
    table.union(other)
    #expect(table.count == 3)
    table.minus(other)
    #expect(table.allObjects.map { $0 as String } == ["a"])
    table.removeAllObjects()
    #expect(table.count == 0)
  }

  @Test("Entries of map tables leave with their weak sides")
  func maps() {
    let map = NSMapTable<Box, NSString>.weakToStrongObjects()
    let key = Box(1)
    map.setObject("one", forKey: key)
    map.setObject("uno", forKey: key)
    do {
      let other = Box(1)
      map.setObject("two", forKey: other)
      #expect(map.count == 2)
    }
    #expect(map.count == 1)
    #expect(map.object(forKey: key) == "uno")
    map.removeObject(forKey: key)
    #expect(map.object(forKey: key) == nil)

    let names = NSMapTable<NSString, Box>.strongToWeakObjects()
    let box = Box(7)
    names.setObject(box, forKey: "seven")
    names.setObject(Box(8), forKey: "eight")
    #expect(names.object(forKey: "seven") === box)
    #expect(names.object(forKey: "eight") == nil)
    #expect(names.dictionaryRepresentation().count == 1)
  }
}
