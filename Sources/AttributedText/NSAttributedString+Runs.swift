package import Foundation

/// A run of an attributed string with the same attributes throughout.
package struct AttributeRun {
  package var attributes: [NSAttributedString.Key: Any]
  /// In UTF-16 units.
  package var range: NSRange
}

extension NSAttributedString {
  /// All runs of the same attributes, in order.
  package var attributeRuns: [AttributeRun] {
    var runs: [AttributeRun] = []
    // Foundation hands the block a pointer by which it could stop.
    unsafe enumerateAttributes(in: NSRange(location: 0, length: length), options: []) {
      attributes, range, _ in
      runs.append(AttributeRun(attributes: attributes, range: range))
    }
    return runs
  }
}
