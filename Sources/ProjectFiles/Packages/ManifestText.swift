/// The calls in a `Package.swift`, read as text: what is written out in literals.
struct ManifestText {
  /// What an argument is.
  indirect enum Value: Equatable {
    case string(String)
    case list([Value])
    case call(Call)
    /// Something that only the compiler can tell.
    case other

    var string: String? { if case .string(let text) = self { text } else { nil } }
    var list: [Value]? { if case .list(let list) = self { list } else { nil } }
    var call: Call? { if case .call(let call) = self { call } else { nil } }
  }

  /// `.name(label: value, …)`.
  struct Call: Equatable {
    var name: String
    var arguments: [(label: String?, value: Value)]

    subscript(label: String) -> Value? { arguments.first { $0.label == label }?.value }

    static func == (left: Call, right: Call) -> Bool {
      left.name == right.name && left.arguments.elementsEqual(right.arguments, by: ==)
    }
  }

  private let text: [Character]
  private var offset = 0
  private static let deepest = 40

  /// - Parameter source: the manifest.
  init(_ source: String) { text = Self.withoutComments(Array(source)) }

  /// Every call of these names that lies in no other call of them, in order. `Package(` is one, too.
  static func calls(_ names: Set<String>, in source: String) -> [Call] {
    var reader = ManifestText(source)
    var result: [Call] = []
    while reader.offset < reader.text.count {
      let character = reader.text[reader.offset]
      if character == "\"" {
        _ = reader.literal()
      } else if Self.begins(character) {
        let name = reader.word()
        guard names.contains(name), reader.peek == "(" else { continue }
        let start = reader.offset
        let arguments = reader.arguments(depth: 0)
        result.append(Call(name: name, arguments: arguments))
        // Of the package itself, what is in it is wanted too.
        if name == "Package" { reader.offset = start + 1 }
      } else {
        reader.offset += 1
      }
    }
    return result
  }

  private var peek: Character? { offset < text.count ? text[offset] : nil }

  private static func begins(_ character: Character) -> Bool {
    character.isLetter || character == "_"
  }

  private mutating func skipSpaces() {
    while let next = peek, next.isWhitespace { offset += 1 }
  }

  private mutating func word() -> String {
    let start = offset
    while let next = peek, next.isLetter || next.isNumber || next == "_" { offset += 1 }
    return String(text[start..<offset])
  }

  /// The arguments of a call whose `(` is next.
  private mutating func arguments(depth: Int) -> [(label: String?, value: Value)] {
    offset += 1
    var result: [(label: String?, value: Value)] = []
    while true {
      skipSpaces()
      guard let next = peek else { return result }
      if next == ")" {
        offset += 1
        return result
      }
      if next == "," {
        offset += 1
        continue
      }
      let before = offset
      var label: String?
      if Self.begins(next) {
        let name = word()
        skipSpaces()
        if peek == ":" {
          offset += 1
          label = name
        } else {
          offset = before
        }
      }
      result.append((label, value(depth: depth + 1)))
      if offset == before { offset += 1 }
    }
  }

  /// One value, and whatever follows it up to the next comma or closing bracket.
  private mutating func value(depth: Int) -> Value {
    skipSpaces()
    guard depth < Self.deepest, let first = peek else {
      skipRest()
      return .other
    }
    var result = Value.other
    switch first {
    case "\"": result = literal().map(Value.string) ?? .other
    case "[": result = .list(elements(depth: depth))
    default:
      if first == "." { offset += 1 }
      if let next = peek, Self.begins(next) {
        var name = word()
        // `Target.target(…)`.
        while peek == "." {
          offset += 1
          name = word()
        }
        if peek == "(" {
          result = .call(Call(name: name, arguments: arguments(depth: depth)))
        }
      }
    }
    skipSpaces()
    if let next = peek, next != ",", next != ")", next != "]" {
      skipRest()
      return .other
    }
    return result
  }

  private mutating func elements(depth: Int) -> [Value] {
    offset += 1
    var result: [Value] = []
    while true {
      skipSpaces()
      guard let next = peek else { return result }
      if next == "]" {
        offset += 1
        return result
      }
      if next == "," {
        offset += 1
        continue
      }
      let before = offset
      result.append(value(depth: depth + 1))
      if offset == before { offset += 1 }
    }
  }

  /// Passes everything up to the next comma or closing bracket of this level.
  private mutating func skipRest() {
    var depth = 0
    while let next = peek {
      switch next {
      case "\"":
        _ = literal()
        continue
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        if depth == 0 { return }
        depth -= 1
      case "," where depth == 0: return
      default: break
      }
      offset += 1
    }
  }

  /// A text in quotes; nil where it has something in it that must be run.
  private mutating func literal() -> String? {
    offset += 1
    var result = ""
    var isPlain = true
    while let next = peek {
      offset += 1
      switch next {
      case "\"": return isPlain ? result : nil
      case "\\":
        if peek == "(" { isPlain = false }
        if let escaped = peek { result.append(escaped) }
        offset += 1
      default: result.append(next)
      }
    }
    return nil
  }

  private static func withoutComments(_ text: [Character]) -> [Character] {
    var result: [Character] = []
    result.reserveCapacity(text.count)
    var offset = 0
    var isLiteral = false
    while offset < text.count {
      let next = text[offset]
      let after = offset + 1 < text.count ? text[offset + 1] : " "
      if isLiteral {
        result.append(next)
        if next == "\\", offset + 1 < text.count {
          result.append(after)
          offset += 1
        } else if next == "\"" {
          isLiteral = false
        }
      } else if next == "\"" {
        isLiteral = true
        result.append(next)
      } else if next == "/", after == "/" {
        while offset < text.count, !text[offset].isNewline { offset += 1 }
        continue
      } else if next == "/", after == "*" {
        offset += 2
        while offset + 1 < text.count, text[offset] != "*" || text[offset + 1] != "/" {
          offset += 1
        }
        offset += 2
        continue
      } else {
        result.append(next)
      }
      offset += 1
    }
    return result
  }
}
