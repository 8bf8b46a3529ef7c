package import Foundation

extension URLError {
  /// What every question to a server comes to here, in the words of a phone without network.
  package static func offline(_ url: URL?) -> URLError {
    var info: [String: Any] = [
      NSLocalizedDescriptionKey: "The Internet connection appears to be offline."
    ]
    info[NSURLErrorFailingURLErrorKey] = url
    return URLError(.notConnectedToInternet, userInfo: info)
  }
}

/// What an error of one of Apple's frameworks says where the framework has no words of its own for it.
package func frameworkErrorInfo(_ domain: String, _ code: Int) -> [String: Any] {
  [
    NSLocalizedDescriptionKey:
      "The operation couldn’t be completed. (\(domain) error \(code).)"
  ]
}
