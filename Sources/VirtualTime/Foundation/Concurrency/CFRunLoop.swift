public import Foundation

// Core Foundation's run loop: the one line of work that there is here.

/// A run loop; there is one.
public typealias CFRunLoop = RunLoop

/// A timer of a run loop.
public typealias CFRunLoopTimer = Timer

/// When a run loop does something; all modes are the same here.
public typealias CFRunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  /// All modes.
  public static let commonModes = RunLoop.Mode.common
  /// While something is dragged; all modes are the same here.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

/// All modes.
public let kCFRunLoopCommonModes: RunLoop.Mode! = RunLoop.Mode.common
/// The usual mode.
public let kCFRunLoopDefaultMode: RunLoop.Mode! = RunLoop.Mode.default

/// The run loop.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

/// The run loop.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// A timer that calls `block` at `fireDate`, then every `interval` seconds; once where that is 0. It waits for
/// `CFRunLoopAddTimer`.
@MainActor
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: AnyObject?, _ fireDate: Double, _ interval: TimeInterval, _ flags: UInt,
  _ order: Int, _ block: @escaping @MainActor (CFRunLoopTimer?) -> Void
) -> CFRunLoopTimer! {
  Timer(
    firstAfter: fireDate - CFAbsoluteTimeGetCurrent(), interval: interval, repeats: interval > 0
  ) { block($0) }
}

/// Starts a timer.
@MainActor
public func CFRunLoopAddTimer(_ rl: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CFRunLoopMode?) {
  timer?.start()
}

/// Ends a timer.
@MainActor
public func CFRunLoopRemoveTimer(
  _ rl: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CFRunLoopMode?
) { timer?.invalidate() }

/// Ends a timer.
@MainActor
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer?) { timer?.invalidate() }

/// Has `block` done at the present scene time, after what is being done now.
@MainActor
public func CFRunLoopPerformBlock(
  _ rl: CFRunLoop?, _ mode: CFRunLoopMode?, _ block: @escaping @MainActor () -> Void
) { DispatchQueue.main.async(execute: block) }

/// Seconds since the reference date, of the scene's time.
public func CFAbsoluteTimeGetCurrent() -> Double {
  SceneContext.date.timeIntervalSinceReferenceDate
}

/// Nanoseconds since the scene began.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// True, as an object.
public let kCFBooleanTrue: NSNumber! = NSNumber(value: true)
/// False, as an object.
public let kCFBooleanFalse: NSNumber! = NSNumber(value: false)
/// No value, as an object.
public let kCFNull: NSNull! = NSNull()
/// The usual way of getting memory; there is no other here.
public let kCFAllocatorDefault: NSNumber? = nil

// The spellings of Swift 2 to 4.1.

@available(swift, deprecated: 99, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  @available(swift, deprecated: 99, renamed: "default")
  public static let defaultRunLoopMode = RunLoop.Mode.default

  @available(swift, deprecated: 99, renamed: "tracking")
  public static let UITrackingRunLoopMode = RunLoop.Mode.tracking
}

@available(swift, deprecated: 99, renamed: "RunLoop.Mode.tracking")
public let UITrackingRunLoopMode = RunLoop.Mode.tracking

extension RunLoop {
  @available(swift, deprecated: 99, renamed: "add(_:forMode:)")
  @MainActor
  public func addTimer(_ timer: Timer, forMode mode: RunLoop.Mode) { add(timer, forMode: mode) }
}
