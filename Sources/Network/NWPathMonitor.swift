public import UIKit

/// A way into a network.
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, Sendable {
    case other
    case wifi
    case cellular
    case wiredEthernet
    case loopback
  }

  public let type: InterfaceType
  public let name: String
}

/// What a network lets one do: nothing.
public struct NWPath: Hashable, Sendable {
  public enum Status: Hashable, Sendable {
    case satisfied
    case unsatisfied
    case requiresConnection
  }

  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable
    case cellularDenied
    case wifiDenied
    case localNetworkDenied
  }

  /// Unsatisfied: there is no network.
  public var status: Status { .unsatisfied }
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var availableInterfaces: [NWInterface] { [] }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { false }
  public var supportsIPv6: Bool { false }
  public var supportsDNS: Bool { false }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// Tells whether there is a network: there is none, once after the start.
@MainActor
public final class NWPathMonitor {
  public var pathUpdateHandler: (@MainActor (NWPath) -> Void)? {
    didSet { if isRunning { tell() } }
  }
  public private(set) var queue: DispatchQueue?
  public var currentPath: NWPath { NWPath() }
  private var isRunning = false

  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  public func start(queue: DispatchQueue) {
    guard !isRunning else { return }
    self.queue = queue
    isRunning = true
    tell()
  }

  public func cancel() { isRunning = false }

  private func tell() {
    (queue ?? .main).async { if self.isRunning { self.pathUpdateHandler?(NWPath()) } }
  }
}
