import UIKit

/// A kind of file.
public struct UTType: Hashable, Sendable {
  /// "public.image".
  public let identifier: String
  private let kind: Kind

  private init(_ kind: Kind) {
    identifier = kind.identifier
    self.kind = kind
  }

  /// A kind by its name; nil where it is none of the known ones.
  public init?(_ identifier: String) {
    guard let kind = Kind.all.first(where: { $0.identifier == identifier }) else { return nil }
    self.init(kind)
  }

  /// A kind by the ending of its files; nil where none is known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard let kind = Kind.all.first(where: { $0.endings.contains(ending) }) else { return nil }
    self.init(kind)
  }

  /// A kind by its MIME type; nil where none is known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let kind = Kind.all.first(where: { $0.mime == mimeType.lowercased() }) else {
      return nil
    }
    self.init(kind)
  }

  /// A kind of the app's own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self = UTType(identifier) ?? UTType(Kind(identifier, [parentType?.identifier ?? "public.data"]))
  }

  /// A kind of another app.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  private static func named(_ identifier: String) -> UTType {
    UTType(identifier) ?? UTType(Kind(identifier, ["public.data"]))
  }

  /// The ending that such files have most.
  public var preferredFilenameExtension: String? { kind.endings.first }
  public var preferredMIMEType: String? { kind.mime }
  public var localizedDescription: String? { kind.endings.first.map { $0.uppercased() } }
  public var description: String { identifier }
  public var isDynamic: Bool { false }
  public var isDeclared: Bool { true }
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// True for the kind itself and all that are more special.
  public func conforms(to type: UTType) -> Bool {
    identifier == type.identifier
      || kind.parents.contains { UTType($0)?.conforms(to: type) ?? ($0 == type.identifier) }
  }

  /// True for a kind that is more special.
  public func isSubtype(of type: UTType) -> Bool {
    identifier != type.identifier && conforms(to: type)
  }

  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  public static var item: UTType { named("public.item") }
  public static var content: UTType { named("public.content") }
  public static var data: UTType { named("public.data") }
  public static var folder: UTType { named("public.folder") }
  public static var directory: UTType { named("public.directory") }
  public static var image: UTType { named("public.image") }
  public static var jpeg: UTType { named("public.jpeg") }
  public static var png: UTType { named("public.png") }
  public static var gif: UTType { named("com.compuserve.gif") }
  public static var tiff: UTType { named("public.tiff") }
  public static var heic: UTType { named("public.heic") }
  public static var webP: UTType { named("org.webmproject.webp") }
  public static var svg: UTType { named("public.svg-image") }
  public static var bmp: UTType { named("com.microsoft.bmp") }
  public static var ico: UTType { named("com.microsoft.ico") }
  public static var livePhoto: UTType { named("com.apple.live-photo") }
  public static var audiovisualContent: UTType { named("public.audiovisual-content") }
  public static var movie: UTType { named("public.movie") }
  public static var video: UTType { named("public.video") }
  public static var audio: UTType { named("public.audio") }
  public static var quickTimeMovie: UTType { named("com.apple.quicktime-movie") }
  public static var mpeg4Movie: UTType { named("public.mpeg-4") }
  public static var mpeg4Audio: UTType { named("public.mpeg-4-audio") }
  public static var mp3: UTType { named("public.mp3") }
  public static var wav: UTType { named("com.microsoft.waveform-audio") }
  public static var aiff: UTType { named("public.aiff-audio") }
  public static var text: UTType { named("public.text") }
  public static var plainText: UTType { named("public.plain-text") }
  public static var utf8PlainText: UTType { named("public.utf8-plain-text") }
  public static var rtf: UTType { named("public.rtf") }
  public static var html: UTType { named("public.html") }
  public static var xml: UTType { named("public.xml") }
  public static var json: UTType { named("public.json") }
  public static var commaSeparatedText: UTType { named("public.comma-separated-values-text") }
  public static var propertyList: UTType { named("com.apple.property-list") }
  public static var sourceCode: UTType { named("public.source-code") }
  public static var swiftSource: UTType { named("public.swift-source") }
  public static var url: UTType { named("public.url") }
  public static var fileURL: UTType { named("public.file-url") }
  public static var pdf: UTType { named("com.adobe.pdf") }
  public static var zip: UTType { named("public.zip-archive") }
  public static var archive: UTType { named("public.archive") }
  public static var epub: UTType { named("org.idpf.epub-container") }
  public static var vCard: UTType { named("public.vcard") }
  public static var contact: UTType { named("public.contact") }
  public static var font: UTType { named("public.font") }
  public static var usdz: UTType { named("com.pixar.universal-scene-description-mobile") }
}

/// What is known of a kind.
private struct Kind: Hashable, Sendable {
  let identifier: String
  let parents: [String]
  let endings: [String]
  let mime: String?

  init(_ identifier: String, _ parents: [String], _ endings: [String] = [], _ mime: String? = nil) {
    (self.identifier, self.parents, self.endings, self.mime) = (identifier, parents, endings, mime)
  }

  static let all: [Kind] = [
    Kind("public.item", []), Kind("public.content", []), Kind("public.data", ["public.item"]),
    Kind("public.directory", ["public.item"]), Kind("public.folder", ["public.directory"]),
    Kind("public.image", ["public.data", "public.content"]),
    Kind("public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], "image/jpeg"),
    Kind("public.png", ["public.image"], ["png"], "image/png"),
    Kind("com.compuserve.gif", ["public.image"], ["gif"], "image/gif"),
    Kind("public.tiff", ["public.image"], ["tiff", "tif"], "image/tiff"),
    Kind("public.heic", ["public.image"], ["heic"], "image/heic"),
    Kind("org.webmproject.webp", ["public.image"], ["webp"], "image/webp"),
    Kind("public.svg-image", ["public.image", "public.xml"], ["svg"], "image/svg+xml"),
    Kind("com.microsoft.bmp", ["public.image"], ["bmp"], "image/bmp"),
    Kind("com.microsoft.ico", ["public.image"], ["ico"], "image/vnd.microsoft.icon"),
    Kind("com.apple.live-photo", []),
    Kind("public.audiovisual-content", ["public.data", "public.content"]),
    Kind("public.movie", ["public.audiovisual-content"]), Kind("public.video", ["public.movie"]),
    Kind("public.audio", ["public.audiovisual-content"]),
    Kind("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], "video/quicktime"),
    Kind("public.mpeg-4", ["public.movie"], ["mp4"], "video/mp4"),
    Kind("public.mpeg-4-audio", ["public.audio"], ["m4a"], "audio/mp4"),
    Kind("public.mp3", ["public.audio"], ["mp3"], "audio/mpeg"),
    Kind("com.microsoft.waveform-audio", ["public.audio"], ["wav", "wave"], "audio/vnd.wave"),
    Kind("public.aiff-audio", ["public.audio"], ["aiff", "aif"], "audio/aiff"),
    Kind("public.text", ["public.data", "public.content"]),
    Kind("public.plain-text", ["public.text"], ["txt", "text"], "text/plain"),
    Kind("public.utf8-plain-text", ["public.plain-text"]),
    Kind("public.rtf", ["public.text"], ["rtf"], "text/rtf"),
    Kind("public.html", ["public.text"], ["html", "htm"], "text/html"),
    Kind("public.xml", ["public.text"], ["xml"], "application/xml"),
    Kind("public.json", ["public.text"], ["json"], "application/json"),
    Kind("public.comma-separated-values-text", ["public.text"], ["csv"], "text/csv"),
    Kind("com.apple.property-list", ["public.data"], ["plist"]),
    Kind("public.source-code", ["public.plain-text"]),
    Kind("public.swift-source", ["public.source-code"], ["swift"]),
    Kind("public.url", ["public.data"]), Kind("public.file-url", ["public.url"]),
    Kind("com.adobe.pdf", ["public.data", "public.content"], ["pdf"], "application/pdf"),
    Kind("public.archive", ["public.data"]),
    Kind("public.zip-archive", ["public.archive"], ["zip"], "application/zip"),
    Kind("org.idpf.epub-container", ["public.data"], ["epub"], "application/epub+zip"),
    Kind("public.contact", []),
    Kind("public.vcard", ["public.text", "public.contact"], ["vcf", "vcard"], "text/vcard"),
    Kind("public.font", ["public.data"], ["ttf", "otf"]),
    Kind("com.pixar.universal-scene-description-mobile", ["public.data"], ["usdz"]),
  ]
}
