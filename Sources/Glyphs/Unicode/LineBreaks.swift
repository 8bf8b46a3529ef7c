import CICU

/// Where lines of a paragraph may begin: Unicode's line breaking (UAX #14).
package enum LineBreaks {
  /// Before which of `characters` a line may begin; never before the first.
  package static func before(_ characters: some Collection<Character>) -> [Bool] {
    isPlain(characters) ? afterSpaces(characters) : byTables(characters)
  }

  /// True for what is made of words of ASCII letters and digits, full stops and commas at their ends or inside
  /// them, and spaces: there lines begin after spaces alone, and no table has to be opened for it.
  package static func isPlain(_ characters: some Collection<Character>) -> Bool {
    var isInWord = false
    for character in characters {
      guard let code = character.asciiValue else { return false }
      switch code {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: isInWord = true
      case 0x20: isInWord = false
      case 0x2C, 0x2E: if !isInWord { return false }
      default: return false
      }
    }
    return true
  }

  package static func afterSpaces(_ characters: some Collection<Character>) -> [Bool] {
    var breaks: [Bool] = []
    var followsSpace = false
    for character in characters {
      breaks.append(followsSpace && character != " ")
      followsSpace = character == " "
    }
    return breaks
  }

  package static func byTables(_ characters: some Collection<Character>) -> [Bool] {
    var units: [UInt16] = []
    var starts: [Int] = []
    for character in characters {
      starts.append(units.count)
      units.append(contentsOf: character.utf16)
    }
    var marks = [UInt8](repeating: 0, count: units.count)
    guard unsafe findLineBreaks(units, Int32(clamping: units.count), &marks) else {
      return afterSpaces(characters)
    }
    // A space never begins a line, whatever its kind.
    return zip(starts, characters).map {
      $0 > 0 && marks[$0] != 0 && !LineBreaking.isBreakingSpace($1)
    }
  }
}
