public import CoreLocation
import UIKit

/// Looks for places by words. The server cannot be asked: each search fails after what is being done now.
@MainActor
open class MKLocalSearch: NSObject {
  /// What is looked for, and where.
  @MainActor
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion(.world)
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public override init() { super.init() }

    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }

    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }
  }

  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
  }

  /// What was found.
  @MainActor
  open class Response: NSObject {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  public typealias CompletionHandler = @MainActor (Response?, (any Error)?) -> Void

  open private(set) var isSearching = false

  public init(request: Request) { super.init() }

  public func start(completionHandler: @escaping CompletionHandler) {
    isSearching = true
    DispatchQueue.main.async {
      guard self.isSearching else { return }
      self.isSearching = false
      completionHandler(nil, MKError.offline("searches of places", "MKLocalSearch"))
    }
  }

  open func start() async throws -> Response {
    throw MKError.offline("searches of places", "MKLocalSearch")
  }

  open func cancel() { isSearching = false }
}

/// What somebody may have meant; never found.
@MainActor
open class MKLocalSearchCompletion: NSObject {
  open var title: String { "" }
  open var subtitle: String { "" }
  open var titleHighlightRanges: [NSValue] { [] }
  open var subtitleHighlightRanges: [NSValue] { [] }
}

/// Says what somebody may mean while he types; the server cannot be asked.
@MainActor
open class MKLocalSearchCompleter: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }

  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion(.world)
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open private(set) var isSearching = false
  open var results: [MKLocalSearchCompletion] { [] }
  /// Setting it asks, in vain.
  open var queryFragment = "" {
    didSet {
      isSearching = !queryFragment.isEmpty
      guard isSearching else { return }
      DispatchQueue.main.async { [weak self] in
        guard let self, self.isSearching else { return }
        self.isSearching = false
        self.delegate?.completer(
          self, didFailWithError: MKError.offline("searches of places", "MKLocalSearchCompleter"))
      }
    }
  }

  public override init() { super.init() }

  open func cancel() { isSearching = false }
}

/// Hears of a completer.
@MainActor
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

@available(swift, deprecated: 99, renamed: "MKLocalSearch.Request")
public typealias MKLocalSearchRequest = MKLocalSearch.Request
@available(swift, deprecated: 99, renamed: "MKLocalSearch.Response")
public typealias MKLocalSearchResponse = MKLocalSearch.Response
