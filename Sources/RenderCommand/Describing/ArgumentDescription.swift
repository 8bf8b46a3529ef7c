/// A positional argument, option or flag as its definition describes it.
struct ArgumentDescription: Decodable {
  enum Kind: String, Decodable {
    case positional, option, flag
  }

  struct Name: Decodable {
    enum Kind: String, Decodable {
      case long, short, longWithSingleDash
    }

    var kind: Kind
    var name: String

    /// As typed: `--fps`, `-o`.
    var typed: String { (kind == .long ? "--" : "-") + name }
  }

  /// Values that the definition itself proposes.
  enum Proposal: Decodable {
    case list([String])
    case file
    case folder
    case none

    private enum Keys: String, CodingKey {
      case list, file, directory
    }

    private struct Values: Decodable {
      var values: [String]
    }

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Keys.self)
      if let list = try members.decodeIfPresent(Values.self, forKey: .list) {
        self = .list(list.values)
      } else if members.contains(.file) {
        self = .file
      } else {
        self = members.contains(.directory) ? .folder : .none
      }
    }
  }

  var kind: Kind
  var shouldDisplay: Bool
  var isRepeating: Bool
  var names: [Name]?
  var preferredName: Name?
  var valueName: String?
  var abstract: String?
  var discussion: String?
  var allValues: [String]?
  var completionKind: Proposal?

  /// Whether `word` is one of its names.
  func isCalled(_ word: some StringProtocol) -> Bool {
    names?.contains { $0.typed == word } == true
  }
}
