import Limits
import Testing

/// The stack for deep trees.
struct DeepStackTests {
  private struct Trouble: Error, Equatable { var number: Int }

  /// Takes a quarter of a kilobyte or more of the stack at every level.
  private func levels(_ count: Int, _ numbers: InlineArray<32, Int> = .init(repeating: 1)) -> Int {
    guard count > 0 else { return numbers[0] - 1 }
    var next = numbers
    next[count % 32] = 1
    return 1 + levels(count - 1, next) + (next[count % 32] - 1)
  }

  @Test func aCallGoesAsDeepAsNoOtherStackWould() {
    // At least 38 MB, where a usual stack has 8.
    #expect(DeepStack.run { levels(150_000) } == 150_000)
  }

  @Test func resultsAndErrorsComeBack() {
    #expect(DeepStack.run { "result" } == "result")
    #expect(throws: Trouble(number: 3)) {
      try DeepStack.run { () throws(Trouble) -> Int in throw Trouble(number: 3) }
    }
  }

  @Test func aCallInsideStaysThere() {
    #expect(!DeepStack.isCurrent)
    let isInside = DeepStack.run { DeepStack.run { DeepStack.isCurrent } }
    #expect(isInside)
    #expect(!DeepStack.isCurrent)
  }

  @Test func aShallowWalkStaysWhereItIs() {
    #expect(!DeepStack.run(forDepth: 3) { DeepStack.isCurrent })
    #expect(DeepStack.run(forDepth: 3000) { DeepStack.isCurrent })
  }

  @Test func theCallIsMadeInTheSameTask() async {
    let value = await Self.$number.withValue(7) {
      await Task { DeepStack.run { Self.number } }.value
    }
    #expect(value == 7)
  }

  @TaskLocal private static var number = 0

  @Test func manyThreadsHaveTheirOwn() async {
    let sums = await withTaskGroup(of: Int.self) { group in
      for number in 1...32 { group.addTask { DeepStack.run { levels(number * 200) } } }
      return await group.reduce(0, +)
    }
    #expect(sums == 200 * 32 * 33 / 2)
  }

  /// A list whose every member holds the next.
  private final class Link {
    var next: Link?
    init(_ next: Link?) { self.next = next }
    deinit { if next != nil { DeepStack.free(&next, leaving: nil) } }
  }

  @Test func aLongChainIsFreed() {
    var chain: Link?
    for _ in 0..<200_000 { chain = Link(chain) }
    weak let first = chain
    chain = nil
    #expect(first == nil)
  }
}
