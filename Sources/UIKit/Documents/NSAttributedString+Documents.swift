public import CoreGraphics

extension NSAttributedString {
  /// In what form a document is written.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// What is known of a document before it is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its form, a `DocumentType`.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// Its encoding, a raw value of `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of a plain text.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// Where it lies; held.
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
  }

  /// What is known of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
  }

  /// The text of a document: plain, or HTML. Without a form it is HTML where it begins with a tag. Others,
  /// rich text among them, cannot be read, and throw. The document's own attributes are not told.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes: Never?
  ) throws {
    self.init(attributedString: try DocumentReader.read(data, options))
  }

  /// The text of a document at an address, as `init(data:options:documentAttributes:)` reads it.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes: Never?
  ) throws {
    let data = try Data(contentsOf: url)
    self.init(attributedString: try DocumentReader.read(data, options))
  }
}

/// Reads documents by their form.
private enum DocumentReader {
  typealias Options = [NSAttributedString.DocumentReadingOptionKey: Any]

  static func read(_ data: Data, _ options: Options) throws -> NSAttributedString {
    let encoding = (options[.characterEncoding] as? NSNumber)?.uintValue
    let text =
      encoding.flatMap { String(data: data, encoding: String.Encoding(rawValue: $0)) }
      ?? String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) ?? ""
    switch form(options) ?? guess(text) {
    case .html: return HTMLText.read(text)
    case .plain:
      let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
      return NSAttributedString(string: text, attributes: attributes)
    default:
      throw NSError(
        domain: NSCocoaErrorDomain, code: 65806,
        userInfo: [NSLocalizedDescriptionKey: "The document could not be opened."])
    }
  }

  private static func form(_ options: Options) -> NSAttributedString.DocumentType? {
    switch options[.documentType] {
    case let type as NSAttributedString.DocumentType: type
    case let name as String: NSAttributedString.DocumentType(rawValue: name)
    default: nil
    }
  }

  private static func guess(_ text: String) -> NSAttributedString.DocumentType {
    let start = text.drop(while: \.isWhitespace)
    if start.hasPrefix("{\\rtf") { return .rtf }
    let isTag =
      start.hasPrefix("<") && start.dropFirst().first.map { $0.isLetter || $0 == "!" } == true
    return isTag ? .html : .plain
  }
}

@available(
  swift, deprecated: 99, renamed: "NSAttributedString.DocumentReadingOptionKey.documentType"
)
public let NSDocumentTypeDocumentAttribute = NSAttributedString.DocumentReadingOptionKey
  .documentType

@available(
  swift, deprecated: 99, renamed: "NSAttributedString.DocumentReadingOptionKey.characterEncoding"
)
public let NSCharacterEncodingDocumentAttribute = NSAttributedString.DocumentReadingOptionKey
  .characterEncoding

@available(swift, deprecated: 99, renamed: "NSAttributedString.DocumentType.html")
public let NSHTMLTextDocumentType = NSAttributedString.DocumentType.html

@available(swift, deprecated: 99, renamed: "NSAttributedString.DocumentType.plain")
public let NSPlainTextDocumentType = NSAttributedString.DocumentType.plain

@available(swift, deprecated: 99, renamed: "NSAttributedString.DocumentType.rtf")
public let NSRTFTextDocumentType = NSAttributedString.DocumentType.rtf
