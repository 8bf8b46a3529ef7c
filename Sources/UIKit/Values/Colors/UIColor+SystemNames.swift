extension UIColor {
  /// The colour of the system that catalogs and storyboards call so, with or without "Color" in its name; nil
  /// for a name that is none.
  @MainActor
  static func system(named name: String) -> UIColor? {
    systemColors[name.replacing("Color", with: "")]?()
  }

  /// By Apple's names without "Color".
  @MainActor
  private static var systemColors: [String: @MainActor () -> UIColor] {
    [
      "systemRed": { .systemRed }, "systemOrange": { .systemOrange },
      "systemYellow": { .systemYellow }, "systemGreen": { .systemGreen },
      "systemMint": { .systemMint }, "systemTeal": { .systemTeal }, "systemCyan": { .systemCyan },
      "systemBlue": { .systemBlue }, "systemIndigo": { .systemIndigo },
      "systemPurple": { .systemPurple }, "systemPink": { .systemPink },
      "systemBrown": { .systemBrown }, "systemGray": { .systemGray },
      "systemGray2": { .systemGray2 }, "systemGray3": { .systemGray3 },
      "systemGray4": { .systemGray4 }, "systemGray5": { .systemGray5 },
      "systemGray6": { .systemGray6 }, "label": { .label },
      "secondaryLabel": { .secondaryLabel }, "tertiaryLabel": { .tertiaryLabel },
      "quaternaryLabel": { .quaternaryLabel }, "placeholderText": { .placeholderText },
      "link": { .link }, "separator": { .separator }, "opaqueSeparator": { .opaqueSeparator },
      "systemBackground": { .systemBackground },
      "secondarySystemBackground": { .secondarySystemBackground },
      "tertiarySystemBackground": { .tertiarySystemBackground },
      "systemGroupedBackground": { .systemGroupedBackground },
      "secondarySystemGroupedBackground": { .secondarySystemGroupedBackground },
      "tertiarySystemGroupedBackground": { .tertiarySystemGroupedBackground },
      "groupTableViewBackground": { .systemGroupedBackground },
      "tableCellGroupedBackground": { .secondarySystemGroupedBackground },
      "tableCellPlainBackground": { .systemBackground },
      "systemFill": { .systemFill }, "secondarySystemFill": { .secondarySystemFill },
      "tertiarySystemFill": { .tertiarySystemFill },
      "quaternarySystemFill": { .quaternarySystemFill },
      "darkText": { .darkText }, "lightText": { .lightText },
      "tint": { .tintColor },
      "white": { .white }, "black": { .black }, "clear": { .clear }, "red": { .red },
      "green": { .green }, "blue": { .blue }, "gray": { .gray }, "darkGray": { .darkGray },
      "lightGray": { .lightGray }, "yellow": { .yellow }, "orange": { .orange },
      "purple": { .purple }, "brown": { .brown }, "cyan": { .cyan }, "magenta": { .magenta },
    ]
  }
}
