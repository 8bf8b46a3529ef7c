public import Foundation

extension NSMutableString {
  /// Adds a text of that format.
  public func appendFormat(_ format: String, _ arguments: any CVarArg...) {
    append(String(format: format, arguments: arguments))
  }
}
