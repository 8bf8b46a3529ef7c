import Dispatch
import Foundation

/// Marks the main queue. Whatever thread serves it, which on Linux is seldom the main thread, is
/// where scenes live.
private let isMainQueue: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  Dispatch.DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Does `body` at once on the main actor; later when it is asked for elsewhere. It lets a `deinit`,
/// which belongs to no actor, stop what the object has started.
package func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if Foundation.Thread.isMainThread || Dispatch.DispatchQueue.getSpecific(key: isMainQueue) == true
  {
    MainActor.assumeIsolated(body)
  } else {
    Task { @MainActor in body() }
  }
}
