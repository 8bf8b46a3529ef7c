public import Foundation

/// The older way of asking servers: as `URLSession` does.
@MainActor
open class NSURLConnection: NSObject {
  /// Asks, and hands what was answered to `handler` on `queue`.
  open class func sendAsynchronousRequest(
    _ request: URLRequest, queue: OperationQueue,
    completionHandler handler: @escaping @MainActor (URLResponse?, Data?, (any Error)?) -> Void
  ) {
    URLSession.shared.dataTask(with: request) { data, response, error in
      handler(response, data, error)
    }.resume()
  }
}
