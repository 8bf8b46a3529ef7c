import CoreGraphics

extension CIFilter {
  /// What `attributes` says.
  final var knownAttributes: [String: Any] {
    guard let kind, let name = FilterKind.name(of: kind) else { return [:] }
    var result: [String: Any] = [
      kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: kind.displayName,
      kCIAttributeFilterCategories: kind.categories,
    ]
    for input in kind.inputs { result[input.key] = input.attributes }
    return result
  }

  /// The names of the filters in a category, of all for nil, in alphabetical order.
  public class func filterNames(inCategory category: String?) -> [String] {
    filterNames(inCategories: category.map { [$0] })
  }

  /// The names of the filters that are in all of these categories, in alphabetical order.
  public class func filterNames(inCategories categories: [String]?) -> [String] {
    FilterKind.builtIn.filter { filter in
      (categories ?? []).allSatisfy { filter.value.categories.contains($0) }
    }.keys.sorted()
  }

  /// What a filter is called for people, in English; nil for one that is not known.
  public class func localizedName(forFilterName filterName: String) -> String? {
    FilterKind.builtIn[filterName]?.displayName
  }
}

extension FilterKind {
  fileprivate static func name(of kind: FilterKind) -> String? {
    builtIn.first { $0.value.displayName == kind.displayName }?.key
  }
}

extension FilterKind.Input {
  fileprivate var attributes: [String: Any] {
    var result: [String: Any] = [
      kCIAttributeClass: className, kCIAttributeDisplayName: displayName,
    ]
    if let standard { result[kCIAttributeDefault] = standard }
    if let range {
      result[kCIAttributeSliderMin] = range.lowerBound
      result[kCIAttributeSliderMax] = range.upperBound
    }
    return result
  }

  private var className: String {
    switch value {
    case .image: "CIImage"
    case .number: "NSNumber"
    case .vector: "CIVector"
    case .color: "CIColor"
    case .transform: "NSValue"
    case .text: "NSString"
    case .data: "NSData"
    }
  }

  /// The key's words.
  private var displayName: String {
    let name = key.hasPrefix("input") ? key.dropFirst(5) : Substring(key)
    var result = ""
    for character in name {
      if character.isUppercase, let last = result.last, last.isLowercase { result += " " }
      result.append(character)
    }
    return result
  }
}
