import Foundation

/// The name of a package with a scene, and the names made of it.
struct PackageName {
  /// As typed: the package, its module and its command.
  let module: String

  /// The scene's id: `MyScene` is `my-scene`, `URLBar2` is `url-bar2`.
  let sceneID: String

  /// Words for people: `My Scene`.
  let title: String

  /// What names of types begin with: the module's name with a capital.
  let typePrefix: String

  private static let longest = 60

  /// - Throws: where `text` cannot be the name of a Swift module beside ours.
  init(_ text: String) throws(Diagnostic) {
    let proposal = Self.proposal(for: text)
    let remedy = "try \(proposal)"
    guard let first = text.unicodeScalars.first, Self.isLetter(first),
      text.unicodeScalars.allSatisfy({ Self.isLetter($0) || Self.isDigit($0) || $0 == "_" })
    else {
      throw Diagnostic(
        .usage,
        "\"\(text)\" cannot be the name of a module: that is letters from A to Z, digits and _, "
          + "a letter first",
        remedy: remedy)
    }
    guard text.utf8.count <= Self.longest else {
      throw Diagnostic(
        .usage, "\"\(text)\" is longer than \(Self.longest) letters",
        remedy: "try a shorter one such as MyScene")
    }
    if let why = ReservedNames.reason(against: text) {
      throw Diagnostic(.usage, "\"\(text)\" is taken: it is \(why)", remedy: remedy)
    }
    module = text
    let words = Self.words(of: text)
    sceneID = words.map { $0.lowercased() }.joined(separator: "-")
    title = words.map(Self.capitalized).joined(separator: " ")
    typePrefix = Self.capitalized(text)
    // The scene's id is the first word of a command line, and its classes stand beside UIKit's.
    let why: String? =
      CommandSyntax.subcommandNames.contains(sceneID)
      ? "the command 'render \(sceneID)'"
      : typePrefix == "UI" ? "what UIKit's classes begin with" : nil
    if let why {
      throw Diagnostic(.usage, "\"\(text)\" is taken: it is \(why)", remedy: "try \(text)Scene")
    }
  }

  /// A valid name like `text`, for messages.
  private static func proposal(for text: String) -> String {
    let plain = text.replacing("ß", with: "ss").folding(options: .diacriticInsensitive, locale: nil)
    let words = plain.split { character in
      !(character.isASCII && (character.isLetter || character.isNumber))
    }
    let name = String(words.map { capitalized(String($0)) }.joined().prefix(longest - 5))
    guard name.first?.isLetter == true else { return "MyScene" }
    return name != text && ReservedNames.reason(against: name) == nil ? name : name + "Scene"
  }

  /// `MyURLBar` is `My`, `URL`, `Bar`.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    let letters = Array(text)
    for (index, letter) in letters.enumerated() where letter != "_" {
      let before = index > 0 ? letters[index - 1] : "_"
      let after = index + 1 < letters.count ? letters[index + 1] : "_"
      let begins =
        before == "_" || letter.isUppercase && (!before.isUppercase || after.isLowercase)
      if begins || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }
}
