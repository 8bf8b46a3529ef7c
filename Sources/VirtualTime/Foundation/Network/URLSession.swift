public import Foundation

/// Asks servers. There is no network here: what is on the disk comes after what is being done now, everything
/// else fails then with `notConnectedToInternet`, which is noted.
@MainActor
open class URLSession: NSObject {
  /// What a delegate says of a question.
  public enum AuthChallengeDisposition: Int, Sendable {
    case useCredential = 0
    case performDefaultHandling = 1
    case cancelAuthenticationChallenge = 2
    case rejectProtectionSpace = 3
  }

  /// What a delegate says of an answer.
  public enum ResponseDisposition: Int, Sendable {
    case cancel = 0
    case allow = 1
    case becomeDownload = 2
  }

  public let configuration: URLSessionConfiguration
  /// Hears of tasks that were made without a block.
  open private(set) var delegate: (any URLSessionDelegate)?
  public let delegateQueue: OperationQueue
  /// What the session is for, for people.
  open var sessionDescription: String?
  private var isOver = false

  @MainActor
  private final class Shared {
    let session = URLSession(configuration: .default)
  }

  /// The session of everybody.
  public class var shared: URLSession { SceneContext.active.service { Shared() }.session }

  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)? = nil,
    delegateQueue queue: OperationQueue? = nil
  ) {
    self.configuration = configuration
    self.delegate = delegate
    delegateQueue = queue ?? OperationQueue()
    super.init()
  }

  /// What is under way is the last.
  open func finishTasksAndInvalidate() { isOver = true }

  /// Nothing more is asked.
  open func invalidateAndCancel() {
    isOver = true
    delegate = nil
  }

  // MARK: Tasks

  open func dataTask(with url: URL) -> URLSessionDataTask {
    URLSessionDataTask(self, URLRequest(url: url), nil)
  }

  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    URLSessionDataTask(self, request, nil)
  }

  open func dataTask(
    with url: URL,
    completionHandler: @escaping @MainActor (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @MainActor (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { URLSessionDataTask(self, request, completionHandler) }

  open func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping @MainActor (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask { URLSessionUploadTask(self, request, completionHandler) }

  open func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
    URLSessionUploadTask(self, request, nil)
  }

  open func downloadTask(with url: URL) -> URLSessionDownloadTask {
    URLSessionDownloadTask(self, URLRequest(url: url), nil)
  }

  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    URLSessionDownloadTask(self, request, nil)
  }

  open func downloadTask(
    with url: URL,
    completionHandler: @escaping @MainActor (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  open func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping @MainActor (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(self, request) { data, response, error in
      completionHandler(data == nil ? nil : request.url, response, error)
    }
  }

  // MARK: Waiting for answers

  open func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }

  open func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    let answer = Self.answer(to: request)
    if let error = answer.error { throw error }
    guard let data = answer.data, let response = answer.response else {
      throw URLError(.badServerResponse)
    }
    return (data, response)
  }

  /// What there is to a request: the bytes of a file, or that there is no network.
  static func answer(
    to request: URLRequest
  ) -> (data: Data?, response: URLResponse?, error: (any Error)?) {
    guard let url = request.url else { return (nil, nil, URLError(.badURL)) }
    guard url.isFileURL else {
      SceneContext.active.unsupported(
        "the network (\(url.host ?? url.absoluteString) is not asked)", at: "URLSession")
      return (nil, nil, URLError.offline(url))
    }
    guard let data = FileManager.default.contents(atPath: url.path) else {
      return (nil, nil, URLError(.fileDoesNotExist))
    }
    let response = URLResponse(
      url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
    return (data, response, nil)
  }
}

/// How a session asks; kept, as nothing is asked.
@MainActor
open class URLSessionConfiguration: NSObject {
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    URLSessionConfiguration()
  }

  open var timeoutIntervalForRequest: TimeInterval = 60
  open var timeoutIntervalForResource: TimeInterval = 604_800
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  open var allowsCellularAccess = true
  open var waitsForConnectivity = false
  open var httpMaximumConnectionsPerHost = 6
  open var urlCache: URLCache?
  open var httpShouldSetCookies = true
  open var isDiscretionary = false
  open var sessionSendsLaunchEvents = false
}

/// One question.
@MainActor
open class URLSessionTask: NSObject {
  public enum State: Int, Sendable {
    case running = 0
    case suspended = 1
    case canceling = 2
    case completed = 3
  }

  final weak var session: URLSession?
  private let handler: (@MainActor (Data?, URLResponse?, (any Error)?) -> Void)?

  public let originalRequest: URLRequest?
  open var currentRequest: URLRequest? { originalRequest }
  open private(set) var response: URLResponse?
  open private(set) var error: (any Error)?
  open private(set) var state = State.suspended
  open var taskDescription: String?
  open var priority: Float = 0.5
  open private(set) var countOfBytesReceived: Int64 = 0
  open private(set) var countOfBytesExpectedToReceive: Int64 = -1
  /// Tells tasks apart.
  public let taskIdentifier: Int
  /// How far it is.
  public let progress = Progress(totalUnitCount: 100)

  init(
    _ session: URLSession, _ request: URLRequest,
    _ handler: (@MainActor (Data?, URLResponse?, (any Error)?) -> Void)?
  ) {
    self.session = session
    originalRequest = request
    self.handler = handler
    taskIdentifier = TaskCount.active.next()
    super.init()
  }

  /// Asks; the answer comes after what is being done now.
  open func resume() {
    guard state == .suspended, let session, let request = originalRequest else { return }
    state = .running
    DispatchQueue.global().async {
      guard self.state == .running || self.state == .canceling else { return }
      let isCancelled = self.state == .canceling
      let answer =
        isCancelled ? (nil, nil, URLError(.cancelled)) : URLSession.answer(to: request)
      self.finish(session, answer)
    }
  }

  /// Ends with the error `cancelled`.
  open func cancel() {
    guard state != .completed else { return }
    let wasWaiting = state == .suspended
    if wasWaiting { resume() }
    state = .canceling
  }

  /// Waits for `resume()`.
  open func suspend() { if state == .running { state = .suspended } }

  private func finish(
    _ session: URLSession, _ answer: (data: Data?, response: URLResponse?, error: (any Error)?)
  ) {
    state = .completed
    response = answer.response
    error = answer.error
    countOfBytesReceived = Int64(answer.data?.count ?? 0)
    countOfBytesExpectedToReceive = countOfBytesReceived
    progress.completedUnitCount = 100
    if let handler { return handler(answer.data, answer.response, answer.error) }
    if let data = answer.data { deliver(data, session) }
    (session.delegate as? any URLSessionTaskDelegate)?.urlSession(
      session, task: self, didCompleteWithError: answer.error)
  }

  /// Hands what came to the session's delegate.
  func deliver(_ data: Data, _ session: URLSession) {}
}

/// Numbers for the tasks of a scene.
@MainActor
private final class TaskCount {
  private var count = 0

  static var active: TaskCount { SceneContext.active.service { TaskCount() } }

  func next() -> Int {
    count += 1
    return count
  }
}

/// A question for bytes.
open class URLSessionDataTask: URLSessionTask {
  override func deliver(_ data: Data, _ session: URLSession) {
    (session.delegate as? any URLSessionDataDelegate)?.urlSession(
      session, dataTask: self, didReceive: data)
  }
}

/// A question with bytes.
open class URLSessionUploadTask: URLSessionDataTask {}

/// A question for a file.
open class URLSessionDownloadTask: URLSessionTask {
  override func deliver(_ data: Data, _ session: URLSession) {
    guard let url = originalRequest?.url,
      let delegate = session.delegate as? any URLSessionDownloadDelegate
    else { return }
    let count = Int64(data.count)
    delegate.urlSession(
      session, downloadTask: self, didWriteData: count, totalBytesWritten: count,
      totalBytesExpectedToWrite: count)
    delegate.urlSession(session, downloadTask: self, didFinishDownloadingTo: url)
  }

  /// Ends; there is nothing to go on with.
  open func cancel(byProducingResumeData completionHandler: @escaping @MainActor (Data?) -> Void) {
    cancel()
    DispatchQueue.main.async { completionHandler(nil) }
  }
}

/// Hears of a session.
@MainActor
public protocol URLSessionDelegate: NSObjectProtocol {
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
  /// Never called: no server asks.
  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}

extension URLSessionDelegate {
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
  public func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
  public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

/// Hears of tasks.
@MainActor
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

extension URLSessionTaskDelegate {
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {}
}

/// Hears of bytes.
@MainActor
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

extension URLSessionDataDelegate {
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {}
}

/// Hears of files.
@MainActor
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL)
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
}

extension URLSessionDownloadDelegate {
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {}
}

/// Keeps what an app puts into it, as long as the scene lives; sessions have no answers to add.
@MainActor
open class URLCache: NSObject {
  @MainActor
  private final class Shared {
    var cache = URLCache()
  }

  public class var shared: URLCache {
    get { SceneContext.active.service { Shared() }.cache }
    set { SceneContext.active.service { Shared() }.cache = newValue }
  }

  open var memoryCapacity = 0
  open var diskCapacity = 0

  public override init() { super.init() }

  public init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String? = nil) {
    self.memoryCapacity = memoryCapacity
    self.diskCapacity = diskCapacity
    super.init()
  }

  private var kept: [URLRequest: CachedURLResponse] = [:]

  /// What was kept for a request.
  open func cachedResponse(for request: URLRequest) -> CachedURLResponse? { kept[request] }
  open func storeCachedResponse(
    _ cachedResponse: CachedURLResponse, for request: URLRequest
  ) { kept[request] = cachedResponse }
  open func removeCachedResponse(for request: URLRequest) { kept[request] = nil }
  open func removeAllCachedResponses() { kept = [:] }
  /// Bytes of data that are kept; how many there may be is not watched.
  open var currentMemoryUsage: Int { kept.values.reduce(0) { $0 + $1.data.count } }
  /// Nothing is written.
  open var currentDiskUsage: Int { 0 }
}

@available(swift, deprecated: 99, renamed: "URLSession")
public typealias NSURLSession = URLSession
