import TestSupport
import Testing

@testable import PNG

/// Codes made on each kind of vectors against those made symbol by symbol, and against a tree.
@Suite struct HuffmanCodeTests {
  /// How often symbols occur.
  private enum Frequencies: CaseIterable {
    case alike
    case anyhow
    /// Hardly any but a few are common.
    case mostlyRare
    /// As in a tree that is a list, whose codes are longer than deflate's.
    case fibonacci
    /// About the numbers above which 16 bits do not tell them apart.
    case common

    func count(_ place: Int, _ noise: inout SeededGenerator) -> UInt32 {
      switch self {
      case .alike: return 7
      case .anyhow: return .random(in: 1...400, using: &noise)
      case .mostlyRare:
        let isCommon = Int.random(in: 0..<9, using: &noise) == 0
        return isCommon ? 5000 : place % 3 == 0 ? 2 : 1
      case .fibonacci:
        var (a, b): (UInt32, UInt32) = (1, 1)
        for _ in 0..<place % 30 { (a, b) = (b, a + b) }
        return a
      case .common: return .random(in: 65_530...65_538, using: &noise)
      }
    }
  }

  private func counts(
    of some: Int, among symbols: Int, _ frequencies: Frequencies, _ noise: inout SeededGenerator
  ) -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: symbols)
    for (place, symbol) in Array(0..<symbols).shuffled(using: &noise).prefix(some).enumerated() {
      counts[symbol] = frequencies.count(place, &noise)
    }
    return counts
  }

  /// The bits that all symbols take with codes as long as their leaves lie deep in Huffman's tree; nil where one
  /// lies deeper than `longest`.
  private func bits(of counts: [UInt32], longest: Int) -> Int? {
    var trees = counts.filter { $0 > 0 }.map { (weight: Int($0), leaves: [(Int($0), 0)]) }
    guard trees.count > 1 else { return nil }
    while trees.count > 1 {
      trees.sort { $0.weight > $1.weight }
      let (a, b) = (trees.removeLast(), trees.removeLast())
      trees.append((a.weight + b.weight, (a.leaves + b.leaves).map { ($0.0, $0.1 + 1) }))
    }
    guard trees[0].leaves.allSatisfy({ $0.1 <= longest }) else { return nil }
    return trees[0].leaves.reduce(0) { $0 + $1.0 * $1.1 }
  }

  @Test(arguments: [(19, 7), (30, 15), (286, 14)])
  func codesAreTheSameOnAllVectorsAndAsShortAsTheyCanBe(symbols: Int, longest: Int) {
    var noise = SeededGenerator(seed: UInt64(symbols))
    var compared = 0
    for frequencies in Frequencies.allCases {
      for some in [0, 1, 2, 3, 9, 19, 30, 31, 32, 33, 64, 100, 159, 160, 161, 240, 286]
      where some <= symbols {
        let counts = counts(of: some, among: symbols, frequencies, &noise)
        var made: [(lengths: [UInt8], codes: [UInt32])] = []
        atEveryLevel(packingLevels) { _ in
          var code = HuffmanCode(symbols: symbols, longest: longest)
          code.build(from: counts)
          made.append((code.lengths, code.codes))
        }
        let (lengths, codes) = made[0]
        for other in made { #expect(other.lengths == lengths && other.codes == codes) }

        #expect(lengths.allSatisfy { $0 <= longest })
        let share = lengths.reduce(0.0) { $0 + ($1 == 0 ? 0 : 1 / Double(1 << Int($1))) }
        #expect(share == 1, "no code is missing, and none is too much")
        for (symbol, count) in counts.enumerated() where count > 0 { #expect(lengths[symbol] > 0) }
        if let bits = bits(of: counts, longest: longest) {
          compared += 1
          #expect(zip(counts, lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) } == bits)
        }
      }
    }
    #expect(compared > 10)
  }
}
