public import Foundation

/// The text for a key in the language of the scene, from the tables in its bundles; the key itself, or
/// `value` where there is one, without one.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String {
  bundle.localizedString(forKey: key, value: value, table: tableName)
}

// Foundation has the same function. Where both are seen, the compiler takes the one that is told more exactly what
// is handed over.

/// The text for a key of `Localizable`.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizedTexts.ofProgram(key, value: nil, table: nil)
}

/// The text for a key of `Localizable`, and what stands for it where there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  LocalizedTexts.ofProgram(key, value: value, table: nil)
}

/// The text for a key of a table.
public func NSLocalizedString(_ key: String, tableName: String, comment: String) -> String {
  LocalizedTexts.ofProgram(key, value: nil, table: tableName)
}

/// The text for a key of another bundle's `Localizable`.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  bundle.localizedString(forKey: key, value: nil, table: nil)
}

/// The text for a key of a table in another bundle.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, comment: String
) -> String {
  bundle.localizedString(forKey: key, value: nil, table: tableName)
}

/// The text for a key of a table in a bundle, and what stands for it where there is none.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
  bundle.localizedString(forKey: key, value: value, table: tableName)
}

extension Bundle {
  /// The text for a key in the language of the scene; of the program's bundle, the scene's own files go
  /// first. Without one, `value`, or for none the key.
  public func localizedString(forKey key: String, value: String?, table tableName: String?)
    -> String
  {
    let bundles = self === Bundle.ofProgram ? [SceneContext.active.assets, self] : [self]
    return LocalizedTexts.text(key, value: value, table: tableName, in: bundles)
  }
}

extension LocalizedTexts {
  /// As the program's bundle has it, the scene's own files first.
  fileprivate static func ofProgram(_ key: String, value: String?, table: String?) -> String {
    text(key, value: value, table: table, in: [SceneContext.active.assets, Bundle.ofProgram])
  }

  fileprivate static func text(
    _ key: String, value: String?, table: String?, in bundles: [Bundle?]
  ) -> String {
    let texts = current
    for bundle in bundles.compactMap({ $0 }) {
      if let text = texts.text(forKey: key, table: table, bundle: bundle) { return text }
    }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }
}

extension String {
  /// The format with its arguments; where it came from a table whose words depend on numbers, with the words
  /// for these.
  public static func localizedStringWithFormat(
    _ format: String, _ arguments: any CVarArg...
  ) -> String {
    if let plural = LocalizedTexts.current.pluralFormat(format) { return plural.text(arguments) }
    return String(format: format, locale: nil, arguments: arguments)
  }
}
