import Testing
// Only this import, as in a scene: the names below must be ours.
import VirtualTime

@Suite struct RandomTests {
  /// Numbers drawn by every one of the shadowed names, in a scene with `seed`.
  func draw(seed: UInt64) -> [Double] {
    let context = SceneContext(screen: VirtualScreen(width: 10, height: 10), seed: seed)
    var numbers: [Double] = []
    SceneContext.$current.withValue(context) {
      numbers.append(Double(arc4random()))
      numbers.append(Double(arc4random_uniform(1000)))
      numbers.append(drand48())
      numbers.append(Double.random(in: 0...1))
      numbers.append(Double.random(in: 2..<3))
      numbers.append(Double(CGFloat.random(in: 0...1)))
      numbers.append(Double(Float.random(in: -1...1)))
      numbers.append(Double(Int.random(in: 0..<1000)))
      numbers.append(Double(Int.random(in: -5...5)))
      numbers.append(Double(UInt8.random(in: 0...255)))
      numbers.append(Bool.random() ? 1 : 0)
      numbers.append(Double([1, 2, 3, 4, 5, 6, 7].randomElement() ?? 0))
      numbers.append(Double((0..<50).shuffled()[0]))
      numbers.append(Double(Array(0..<50).shuffled()[0]))
      var generator = SystemRandomNumberGenerator()
      numbers.append(Double(generator.next()))
      numbers.append(Double((0..<50).shuffled(using: &generator)[0]))
      numbers.append(Double(UUID().hashValue))
    }
    return numbers
  }

  @Test func theSeedDecidesEveryNumber() {
    let first = draw(seed: 11)
    #expect(first == draw(seed: 11))
    let second = draw(seed: 12)
    #expect(zip(first, second).count(where: { $0 == $1 }) <= 3)
  }

  @Test func identifiersDifferAndLeaveOtherChanceAsItIs() {
    let contexts = (0..<2).map { _ in
      SceneContext(screen: VirtualScreen(width: 10, height: 10), seed: 7)
    }
    let found = SceneContext.$current.withValue(contexts[0]) { (0..<1000).map { _ in UUID() } }
    #expect(Set(found).count == 1000)
    #expect(found.allSatisfy { $0.uuid.6 >> 4 == 4 && $0.uuid.8 >> 6 == 2 })
    let numbers = contexts.map { context in
      SceneContext.$current.withValue(context) { Int.random(in: 0..<1_000_000) }
    }
    #expect(numbers[0] == numbers[1])
    // Outside of scenes they are of no seed.
    #expect(UUID() != UUID())
  }

  @Test func narrowAndFullRangesOfIntegersAreReached() {
    let context = SceneContext(screen: VirtualScreen(width: 10, height: 10), seed: 5)
    SceneContext.$current.withValue(context) {
      let bytes = Set((0..<5000).map { _ in Int8.random(in: Int8.min...Int8.max) })
      #expect(bytes.count == 256)
      #expect(Int.random(in: 7...7) == 7)
      _ = Int.random(in: Int.min...Int.max)
      let three = Set((0..<100).map { _ in Int.random(in: 1..<4) })
      #expect(three == [1, 2, 3])
    }
  }

  @Test func shufflingKeepsTheElements() {
    let context = SceneContext(screen: VirtualScreen(width: 10, height: 10), seed: 5)
    SceneContext.$current.withValue(context) {
      var numbers = Array(0..<100)
      numbers.shuffle()
      #expect(numbers != Array(0..<100))
      #expect(numbers.sorted() == Array(0..<100))
    }
  }

  @Test func outsideAScenePlainCallsDoNotCrash() {
    #expect(SceneContext.current == nil)
    #expect(arc4random_uniform(0) == 0)
    #expect((0..<1).contains(drand48()))
    #expect(SceneContext.active.clock.now == 0)
  }
}
