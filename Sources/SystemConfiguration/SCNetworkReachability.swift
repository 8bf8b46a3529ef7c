public import CoreGraphics
import UIKit

/// How a host can be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init() { rawValue = 0 }

  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 65_536)
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 131_072)
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 262_144)
}

/// A host that is asked for.
public final class SCNetworkReachability: NSObject, Sendable {
  let name: String?

  init(name: String?) { self.name = name }
}

/// Would be called when the way to a host changes; never.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// What such a function is given.
@unsafe public struct SCNetworkReachabilityContext {
  public var version: Int
  public var info: UnsafeMutableRawPointer?

  public init(
    version: Int, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> CFString)?
  ) {
    unsafe self.version = version
    unsafe self.info = info
  }
}

/// An address of the internet as Apple's systems lay it out, with its length.
public struct sockaddr_in: Sendable {
  public var sin_len: UInt8 = 0
  public var sin_family: UInt8 = 0
  public var sin_port: UInt16 = 0
  public var sin_addr: UInt32 = 0
  public var sin_zero: UInt64 = 0

  public init() {}
}

/// An address of any kind.
public struct sockaddr: Sendable {
  public var sa_len: UInt8 = 0
  public var sa_family: UInt8 = 0
  public var sa_data: (UInt32, UInt32, UInt32) = (0, 0, 0)

  public init() {}
}

/// The number of a kind of addresses.
public typealias sa_family_t = UInt8

/// A host by its name.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: NSNumber?, _ nodename: String
) -> SCNetworkReachability? { SCNetworkReachability(name: nodename) }

/// A host by its address, which is not looked at.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: NSNumber?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability(name: nil) }

/// True, and that the host cannot be reached: there is no network.
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: inout SCNetworkReachabilityFlags
) -> Bool {
  flags = []
  return true
}

/// True; the function is never called, as nothing changes.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }

/// True; nothing changes.
@discardableResult
@MainActor
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: RunLoop.Mode
) -> Bool { true }

/// True; nothing changes.
@discardableResult
@MainActor
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: RunLoop.Mode
) -> Bool { true }

/// True; nothing changes.
@discardableResult
@MainActor
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool { true }
