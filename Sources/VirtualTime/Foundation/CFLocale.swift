public import Foundation

// Core Foundation's functions of languages and regions. Foundation on Linux has none of them.

/// A language and a region.
public typealias CFLocale = Locale

/// The name of a locale: `en_US`.
public struct CFLocaleIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// In which direction a language is written, or its lines follow each other.
public enum CFLocaleLanguageDirection: Int, Sendable {
  case unknown = 0
  case leftToRight = 1
  case rightToLeft = 2
  case topToBottom = 3
  case bottomToTop = 4

  fileprivate init(_ direction: Locale.LanguageDirection) {
    switch direction {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    case .topToBottom: self = .topToBottom
    case .bottomToTop: self = .bottomToTop
    default: self = .unknown
    }
  }
}

/// The locale that a scene is in: that of its language where it says one, else English of the United States.
@MainActor
public func CFLocaleCopyCurrent() -> CFLocale! {
  CFLocale(identifier: SceneContext.active.languages.first ?? "en_US")
}

/// The name of the locale.
public func CFLocaleGetIdentifier(_ locale: CFLocale?) -> CFLocaleIdentifier! {
  locale.map { CFLocaleIdentifier($0.identifier) }
}

/// The direction in which the characters of a language follow each other, by its code or the name of a locale.
public func CFLocaleGetLanguageCharacterDirection(
  _ isoLangCode: String?
) -> CFLocaleLanguageDirection {
  direction(of: isoLangCode) { $0.characterDirection }
}

/// The direction in which the lines of a language follow each other.
public func CFLocaleGetLanguageLineDirection(_ isoLangCode: String?) -> CFLocaleLanguageDirection {
  direction(of: isoLangCode) { $0.lineLayoutDirection }
}

private func direction(
  of code: String?, _ direction: (Locale.Language) -> Locale.LanguageDirection
) -> CFLocaleLanguageDirection {
  guard let code else { return .unknown }
  return CFLocaleLanguageDirection(direction(Locale.Language(identifier: code)))
}
