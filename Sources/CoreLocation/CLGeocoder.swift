public import UIKit
import VirtualTime

public typealias CLGeocodeCompletionHandler = @MainActor ([CLPlacemark]?, (any Error)?) -> Void

/// Finds places by address and addresses by place. Both are a server's work, and there is no network: each
/// request fails with `CLError.network` after what is being done now, which is noted.
@MainActor
open class CLGeocoder: NSObject {
  private var requests = 0

  public override init() { super.init() }

  /// True until the answer has been told.
  open private(set) var isGeocoding = false

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { ask(completionHandler) }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { ask(completionHandler) }

  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { ask(completionHandler) }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { ask(completionHandler) }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { ask(completionHandler) }

  open func geocodeAddressDictionary(
    _ addressDictionary: [AnyHashable: Any],
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { ask(completionHandler) }

  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    try failed()
  }

  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    try failed()
  }

  /// Ends the request with `CLError.geocodeCanceled`.
  open func cancelGeocode() { isGeocoding = false }

  private func ask(_ handler: @escaping CLGeocodeCompletionHandler) {
    requests += 1
    let request = requests
    isGeocoding = true
    note()
    DispatchQueue.main.async {
      // One request at a time: a newer one ends those before.
      let isCancelled = !self.isGeocoding || request != self.requests
      if request == self.requests { self.isGeocoding = false }
      handler(nil, CLError.made(isCancelled ? .geocodeCanceled : .network))
    }
  }

  private func failed() throws -> [CLPlacemark] {
    note()
    throw CLError.made(.network)
  }

  private func note() {
    SceneContext.active.unsupported("addresses of places (there is no network)", at: "CLGeocoder")
  }
}
