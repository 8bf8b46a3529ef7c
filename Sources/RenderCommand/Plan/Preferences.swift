import Stage
import UIKit

/// What the user of the device chose in its settings, as typed.
enum Preferences {
  /// Whether `--appearance` asks for light on dark; nil where nothing is said.
  static func isDark(_ arguments: StagingArguments) throws(Diagnostic) -> Bool? {
    guard let text = arguments.appearance else { return nil }
    guard ["light", "dark"].contains(text.lowercased()) else {
      throw .value(text, of: "--appearance", isNot: "an appearance", remedy: "try light or dark")
    }
    return text.lowercased() == "dark"
  }

  /// The sizes of text, as the simulator's command line names them, smallest first.
  private static let textSizes: [(name: String, category: UIContentSizeCategory)] = [
    ("extra-small", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extra-large", .extraLarge), ("extra-extra-large", .extraExtraLarge),
    ("extra-extra-extra-large", .extraExtraExtraLarge),
    ("accessibility-medium", .accessibilityMedium), ("accessibility-large", .accessibilityLarge),
    ("accessibility-extra-large", .accessibilityExtraLarge),
    ("accessibility-extra-extra-large", .accessibilityExtraExtraLarge),
    ("accessibility-extra-extra-extra-large", .accessibilityExtraExtraExtraLarge),
  ]

  /// What `--content-size` can be.
  static var textSizeNames: [String] { textSizes.map(\.name) }

  /// The size of text that `--content-size` names; nil where nothing is said.
  static func textSize(
    _ arguments: StagingArguments
  ) throws(Diagnostic) -> UIContentSizeCategory? {
    guard let text = arguments.contentSize else { return nil }
    guard let size = textSizes.first(where: { $0.name == text.lowercased() }) else {
      throw .value(
        text, of: "--content-size", isNot: "a size of text",
        remedy: "try extra-small, large or accessibility-medium")
    }
    return size.category
  }

  /// The languages that `--locale` names, the preferred first: `pt-BR` is understood as Portuguese too.
  static func languages(_ arguments: StagingArguments) throws(Diagnostic) -> [String] {
    guard let text = arguments.locale else { return [] }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isCode =
      (2...3).contains(parts[0].count)
      && parts.allSatisfy { part in
        (2...8).contains(part.utf8.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
    guard isCode else {
      throw .value(text, of: "--locale", isNot: "the code of a language", remedy: "try de or pt-BR")
    }
    return [parts.joined(separator: "-")] + (parts.count > 1 ? [String(parts[0])] : [])
  }

  /// Has the scene run as they say.
  static func apply(
    _ arguments: StagingArguments, to settings: inout SceneSettings
  ) throws(Diagnostic) {
    if let isDark = try isDark(arguments) { settings.userInterfaceStyle = isDark ? .dark : .light }
    settings.languages = try languages(arguments)
    if let size = try textSize(arguments) { settings.preferredContentSizeCategory = size }
  }
}
