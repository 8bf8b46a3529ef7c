import QuartzCore
import Testing

/// Many layers in one.
@MainActor
struct SiblingListTests {
  private final class One: Sibling {
    var siblingOrder = 0
  }

  /// Like an array, whatever is put in and taken out.
  @Test(arguments: [3, 31, 33, 34, 500])
  func aListIsAsAnArrayWouldBe(size: Int) {
    var state = UInt64(size)
    func random(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    var list = SiblingList<One>()
    var array: [One] = []
    for step in 0..<4000 {
      if array.count < size || random(below: 2) == 0 {
        let new = One()
        let place = step % 3 == 0 ? array.count : random(below: min(array.count, 2) + 1)
        list.insert(new, at: place)
        array.insert(new, at: place)
      } else {
        let place = random(below: array.count)
        #expect(list.index(of: array[place]) == place)
        list.remove(array[place])
        array.remove(at: place)
      }
      if step.isMultiple(of: 97) {
        #expect(list.elements.elementsEqual(array) { $0 === $1 })
        #expect(list.index(of: One()) == nil)
      }
    }
    #expect(list.elements.elementsEqual(array) { $0 === $1 })
  }

  @Test func manyPutInAtOnePlaceKeepTheirOrder() {
    var list = SiblingList<One>()
    let ends = [One(), One()]
    for end in ends { list.insert(end, at: nil) }
    let inside = (0..<2000).map { _ in One() }
    for one in inside { list.insert(one, at: 1) }
    for (index, one) in inside.reversed().enumerated() { #expect(list.index(of: one) == index + 1) }
    #expect(list.index(of: ends[1]) == 2001)
  }

  @Test func sublayersThatLeaveByChanceLeaveTheOthersInOrder() {
    let root = CALayer()
    let layers = (0..<400).map { _ in CALayer() }
    for layer in layers { root.addSublayer(layer) }
    let gone = layers.enumerated().filter { $0.offset * 7919 % 400 < 200 }.map(\.element)
    for layer in gone.reversed() { layer.removeFromSuperlayer() }
    let left = layers.filter { layer in !gone.contains { $0 === layer } }
    #expect(root.sublayers == left)
    root.insertSublayer(gone[0], above: left[99])
    root.insertSublayer(gone[1], below: left[0])
    var expected = left
    expected.insert(gone[0], at: 100)
    expected.insert(gone[1], at: 0)
    #expect(root.sublayers == expected)
    root.sublayers = left.reversed()
    #expect(root.sublayers == left.reversed())
    #expect(gone.allSatisfy { $0.superlayer == nil })
  }
}
