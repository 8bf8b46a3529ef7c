import CICU

/// Which way text runs: Unicode's bidirectional algorithm (UAX #9).
enum BidiLevels {
  /// The levels of a paragraph's characters, odd from right to left, and of the paragraph itself.
  static func of(
    _ characters: some Collection<Character>, _ direction: ParagraphStyle.Direction
  ) -> (characters: [UInt8], paragraph: UInt8) {
    var units: [UInt16] = []
    var starts: [Int] = []
    for character in characters {
      starts.append(units.count)
      units.append(contentsOf: character.utf16)
    }
    let base: UInt8 =
      switch direction {
      case .natural: 0xFE
      case .leftToRight: 0
      case .rightToLeft: 1
      }
    var levels = [UInt8](repeating: 0, count: units.count)
    let paragraph = unsafe findBidiLevels(units, Int32(clamping: units.count), base, &levels)
    guard paragraph >= 0 else {
      let level: UInt8 = direction == .rightToLeft ? 1 : 0
      return (starts.map { _ in level }, level)
    }
    return (starts.map { levels[$0] }, UInt8(clamping: paragraph))
  }

  /// True where something in `text` runs from right to left or says which way text runs.
  static func turns(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
        0xFE70...0xFEFC, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF:
        true
      default: false
      }
    }
  }

  /// The indices of pieces with these levels from left to right (rule L2).
  static func order(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    let lowestOdd = levels.filter { $0 % 2 == 1 }.min() ?? highest + 1
    for level in stride(from: highest, through: max(1, lowestOdd), by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
