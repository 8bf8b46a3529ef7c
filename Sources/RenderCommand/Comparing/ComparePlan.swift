import Comparison

/// What `render compare A B` means: every value checked.
struct ComparePlan {
  let a: String
  let b: String
  let thresholds: Thresholds
  let reports: ReportPlan
  let isQuiet: Bool

  init(_ arguments: CompareArguments) throws(Diagnostic) {
    (a, b) = (arguments.a, arguments.b)
    thresholds = Thresholds(
      tolerance: try Self.tolerance(arguments.tolerance),
      maxDifferent: try Self.allowance(arguments.maxDifferent),
      minSimilarity: try Self.number(arguments.minSSIM, of: "--min-ssim", upTo: 1, as: "0.99"),
      maxColorDifference: try Self.number(
        arguments.maxDeltaE, of: "--max-delta-e", upTo: 1000, as: "2.3"))
    reports = try ReportPlan(arguments.reports)
    isQuiet = arguments.quiet
    // Strips would be compared the next time, and no report may replace a picture.
    try reports.paths.keepOut(of: [a, b], "which is compared") { option, path in
      option == "--junit" && !path.lowercased().hasSuffix(".png")
    }
  }

  private static func tolerance(_ text: String?) throws(Diagnostic) -> Int? {
    guard let text else { return nil }
    guard let number = Decimals.whole(text), number <= 255 else {
      throw .value(
        text, of: "--tolerance", isNot: "a whole number from 0 to 255",
        remedy: "leave it out to compare exactly")
    }
    return number
  }

  private static func allowance(_ text: String?) throws(Diagnostic) -> PixelAllowance? {
    guard let text else { return nil }
    if text.hasSuffix("%") {
      if let percent = Decimals.real(text.dropLast()), (0...100).contains(percent) {
        return .percent(percent)
      }
    } else if let count = Decimals.whole(text) {
      return .count(count)
    }
    throw .value(
      text, of: "--max-different", isNot: "a number of pixels", remedy: "try 10, or 0.1%")
  }

  private static func number(
    _ text: String?, of option: String, upTo most: Double, as example: String
  ) throws(Diagnostic) -> Double? {
    guard let text else { return nil }
    guard let number = Decimals.real(text), (0...most).contains(number) else {
      throw .value(
        text, of: option, isNot: "a number from 0 to \(Quantity.plain(most))",
        remedy: "try \(example)")
    }
    return number
  }
}
