/// The Unicode Consortium's categories of whole numbers (CLDR, "Language Plural Rules", cardinals).
enum PluralCategory {
  /// `zero`, `one`, `two`, `few`, `many` or `other`.
  static func of(_ number: Int, language: String) -> String {
    let count = number.magnitude
    let (tens, hundreds) = (count % 10, count % 100)
    let plain = language.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? language
    switch plain {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "my", "lo": return "other"
    case "fr", "hi", "fa", "bn", "am", "zu", "hy": return count <= 1 ? "one" : "other"
    case "pt":
      return language.hasSuffix("PT")
        ? (count == 1 ? "one" : "other") : count <= 1 ? "one" : "other"
    case "ru", "uk", "be", "sr", "hr", "bs":
      if tens == 1, hundreds != 11 { return "one" }
      if (2...4).contains(tens), !(12...14).contains(hundreds) { return "few" }
      return ["sr", "hr", "bs"].contains(plain) ? "other" : "many"
    case "pl":
      if count == 1 { return "one" }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? "few" : "many"
    case "cs", "sk": return count == 1 ? "one" : (2...4).contains(count) ? "few" : "other"
    case "lt":
      if tens == 1, !(11...19).contains(hundreds) { return "one" }
      return tens >= 2 && !(11...19).contains(hundreds) ? "few" : "other"
    case "lv":
      if tens == 0 || (11...19).contains(hundreds) { return "zero" }
      return tens == 1 && hundreds != 11 ? "one" : "other"
    case "ro":
      if count == 1 { return "one" }
      return count == 0 || (1...19).contains(hundreds) ? "few" : "other"
    case "sl":
      return hundreds == 1
        ? "one" : hundreds == 2 ? "two" : hundreds == 3 || hundreds == 4 ? "few" : "other"
    case "he", "iw": return count == 1 ? "one" : count == 2 ? "two" : "other"
    case "ar":
      if count <= 2 { return ["zero", "one", "two"][Int(count)] }
      return (3...10).contains(hundreds) ? "few" : hundreds >= 11 ? "many" : "other"
    case "ga":
      return count == 1
        ? "one"
        : count == 2
          ? "two"
          : (3...6).contains(count)
            ? "few"
            : (7...10).contains(count) ? "many" : "other"
    case "cy":
      return ["zero", "one", "two", "few"].indices.contains(Int(clamping: count))
        ? ["zero", "one", "two", "few"][Int(count)] : count == 6 ? "many" : "other"
    default: return count == 1 ? "one" : "other"
    }
  }
}
