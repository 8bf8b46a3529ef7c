import Testing
import VirtualTime

@Suite("Texts in the scene's language")
struct LocalizedTextsTests {
  /// A bundle with these files, gone with it.
  private final class Files {
    let path: String

    init(_ files: [String: Data]) throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("texts-\(UUID().uuidString)")
      path = folder.path
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, data) in files {
        let place = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: place)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func run(_ languages: [String] = [], _ body: (SceneContext) throws -> Void) rethrows {
      let context = SceneContext(
        screen: VirtualScreen(width: 100, height: 100), seed: 1, assets: Bundle(path: path),
        languages: languages)
      try SceneContext.$current.withValue(context) { try body(context) }
    }
  }

  private static func text(_ text: String) -> Data { Data(text.utf8) }

  @Test("the user's language, else that of the program, is taken; without a text the key")
  func languages() throws {
    let files = try Files([
      "de.lproj/Localizable.strings": Self.text("\"hello\" = \"Hallo\";"),
      "pt_BR.lproj/Localizable.strings": Self.text("\"hello\" = \"Olá\";"),
      "en.lproj/Localizable.strings": Self.text("/* x */ \"hello\" = \"Hello\"; \"only\" = \"1\";"),
      "Base.lproj/Other.strings": Self.text("a = \"base\";"),
    ])
    let cases: [([String], String)] = [
      ([], "Hello"), (["de"], "Hallo"), (["de-AT"], "Hallo"), (["pt-BR"], "Olá"), (["pt"], "Olá"),
      (["ja"], "Hello"), (["ja", "de"], "Hallo"),
    ]
    for (languages, expected) in cases {
      files.run(languages) { _ in
        #expect(NSLocalizedString("hello", comment: "") == expected)
        #expect(NSLocalizedString("none", comment: "") == "none")
        #expect(NSLocalizedString("none", value: "else", comment: "") == "else")
        #expect(NSLocalizedString("a", tableName: "Other", comment: "") == "base")
        #expect(Bundle.main.localizedString(forKey: "hello", value: nil, table: nil) == expected)
      }
    }
    files.run(["de"]) { _ in #expect(NSLocalizedString("only", comment: "") == "only") }
  }

  @Test("tables are read in every encoding; a broken one is noted once")
  func encodings() throws {
    let text = "\"a\" = \"é \\\"q\\\" \\n\";"
    let plain = try #require(text.data(using: .utf16LittleEndian))
    let binary = try PropertyListSerialization.data(
      fromPropertyList: ["a": "é \"q\" \n"], format: .binary, options: 0)
    let tables = [
      text.data(using: .utf8), text.data(using: .utf16), plain,
      text.data(using: .utf16BigEndian), binary,
    ]
    for data in tables {
      let files = try Files(["en.lproj/Localizable.strings": try #require(data)])
      files.run { _ in #expect(NSLocalizedString("a", comment: "") == "é \"q\" \n") }
    }
    let files = try Files(["Localizable.strings": Self.text("\"a\" = \"b\"\n\"c\" = \"d\";")])
    files.run { context in
      for _ in 0..<3 { #expect(NSLocalizedString("a", comment: "") == "a") }
      #expect(context.ledger.entries.map(\.count) == [1])
    }
  }

  private static let plurals = """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>files</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@count@ in %@ (%d%%)</string>
    <key>count</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>zero</key><string>nothing</string><key>one</key><string>a file</string>
      <key>few</key><string>%d few</string><key>many</key><string>%d many</string>
      <key>other</key><string>%d files</string></dict></dict></dict></plist>
    """

  @Test("words follow the numbers in the rules of the language")
  func pluralWords() throws {
    let data = Self.text(Self.plurals)
    let files = try Files([
      "en.lproj/Localizable.stringsdict": data, "ru.lproj/Localizable.stringsdict": data,
      "ja.lproj/Localizable.stringsdict": data,
    ])
    func say(_ number: Int) -> String {
      .localizedStringWithFormat(
        NSLocalizedString("files", comment: ""), number, "x" as NSString, 7)
    }
    files.run { _ in
      #expect(say(0) == "nothing in x (7%)")
      #expect(say(1) == "a file in x (7%)")
      #expect(say(5) == "5 files in x (7%)")
    }
    files.run(["ru"]) { _ in
      #expect(say(21) == "a file in x (7%)")
      #expect(say(3) == "3 few in x (7%)")
      #expect(say(12) == "12 many in x (7%)")
      #expect(say(22) == "22 few in x (7%)")
    }
    files.run(["ja"]) { _ in #expect(say(1) == "1 files in x (7%)") }
  }

  @Test("a catalog of strings has all languages in one file")
  func catalog() throws {
    let files = try Files([
      "Localizable.xcstrings": Self.text(
        """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
          "%lld dogs": {"localizations": {"en": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%lld dog"}},
            "other": {"stringUnit": {"value": "%lld dogs"}}}}}}}}}
        """)
    ])
    files.run(["de-AT"]) { _ in #expect(NSLocalizedString("hello", comment: "") == "Hallo") }
    files.run(["ja"]) { _ in #expect(NSLocalizedString("hello", comment: "") == "hello") }
    files.run { _ in
      let format = NSLocalizedString("%lld dogs", comment: "")
      #expect(String.localizedStringWithFormat(format, 1) == "1 dog")
      #expect(String.localizedStringWithFormat(format, 2) == "2 dogs")
    }
  }

  @Test("formats that ask for more than there is, or for themselves, end")
  func hostile() throws {
    let entry = Self.plurals.replacingOccurrences(of: "a file", with: "%#@count@ %#@count@ %9$d %s")
    let files = try Files(["Localizable.stringsdict": Self.text(entry)])
    files.run { _ in
      let format = NSLocalizedString("files", comment: "")
      _ = String.localizedStringWithFormat(format)
      _ = String.localizedStringWithFormat(format, 1, 2, 3)
      _ = String.localizedStringWithFormat(format, 1.5, "x" as NSString, "y" as NSString)
      _ = String.localizedStringWithFormat("%d", 3)
      #expect(String.localizedStringWithFormat("%d plain", 3) == "3 plain")
    }
  }
}
