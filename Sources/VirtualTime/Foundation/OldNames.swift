public import Foundation

// Spellings of Swift 2 and 3, offered by tools and silent in the build.

@available(swift, deprecated: 99, renamed: "Timer")
public typealias NSTimer = Timer

extension Timer {
  @available(
    swift, deprecated: 99,
    renamed: "scheduledTimer(timeInterval:target:selector:userInfo:repeats:)"
  )
  @discardableResult
  public class func scheduledTimerWithTimeInterval<Target: AnyObject>(
    _ interval: TimeInterval, target: Target,
    selector: @escaping @MainActor (Target) -> @MainActor (Timer) -> Void,
    userInfo: Any?, repeats: Bool
  ) -> Timer {
    scheduledTimer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
  }

  @available(
    swift, deprecated: 99,
    renamed: "scheduledTimer(timeInterval:target:selector:userInfo:repeats:)"
  )
  @discardableResult
  public class func scheduledTimerWithTimeInterval<Target: AnyObject>(
    _ interval: TimeInterval, target: Target,
    selector: @escaping @MainActor (Target) -> @MainActor () -> Void,
    userInfo: Any?, repeats: Bool
  ) -> Timer {
    scheduledTimer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
  }
}

extension Timer {
  @available(
    swift, deprecated: 99,
    renamed: "scheduledTimer(timeInterval:target:selector:userInfo:repeats:)"
  )
  @discardableResult
  public class func scheduledTimerWithTimeInterval(
    _ interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    scheduledTimer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
  }
}

@available(swift, deprecated: 99, renamed: "DispatchTime.now()")
public let DISPATCH_TIME_NOW: UInt64 = 0

/// The moment `nanoseconds` after now; `base` is `DISPATCH_TIME_NOW`.
@available(swift, deprecated: 99, message: "Write .now() + seconds.")
public func dispatch_time(_ base: UInt64, _ nanoseconds: Int64) -> DispatchTime {
  .now() + Double(nanoseconds) / 1e9
}

@available(swift, deprecated: 99, renamed: "DispatchQueue.main")
public func dispatch_get_main_queue() -> DispatchQueue { .main }

@available(swift, deprecated: 99, renamed: "DispatchQoS.QoSClass.default")
public let DISPATCH_QUEUE_PRIORITY_DEFAULT = 0

/// Any priority gives the one global queue.
@available(swift, deprecated: 99, renamed: "DispatchQueue.global()")
public func dispatch_get_global_queue(_ identifier: Int, _ flags: UInt) -> DispatchQueue {
  .global()
}

@available(swift, deprecated: 99, message: "Write queue.asyncAfter(deadline:execute:).")
public func dispatch_after(
  _ moment: DispatchTime, _ queue: DispatchQueue, _ block: @escaping @MainActor () -> Void
) {
  queue.asyncAfter(deadline: moment, execute: block)
}

@available(swift, deprecated: 99, message: "Write queue.async(execute:).")
public func dispatch_async(_ queue: DispatchQueue, _ block: @escaping @MainActor () -> Void) {
  queue.async(execute: block)
}

@available(swift, deprecated: 99, renamed: "TimeInterval")
public typealias NSTimeInterval = TimeInterval

@available(swift, deprecated: 99, renamed: "RunLoop")
public typealias NSRunLoop = RunLoop

@available(swift, deprecated: 99, renamed: "RunLoop.Mode.common")
public let NSRunLoopCommonModes = RunLoop.Mode.common

@available(swift, deprecated: 99, renamed: "RunLoop.Mode.default")
public let NSDefaultRunLoopMode = RunLoop.Mode.default

extension RunLoop {
  @available(swift, deprecated: 99, renamed: "main")
  public class func mainRunLoop() -> RunLoop { main }

  @available(swift, deprecated: 99, renamed: "current")
  public class func currentRunLoop() -> RunLoop { current }
}

// Objective-C boxes what is no object; Foundation here takes objects alone.

extension NSArray {
  /// An array of those values, of any type.
  @_disfavoredOverload
  public convenience init(objects elements: Any...) { self.init(array: elements) }
}

extension NSSet {
  /// A set of those values, of any type.
  @_disfavoredOverload
  public convenience init(objects elements: Any...) { self.init(array: elements) }
}

extension NSNumber {
  @available(swift, deprecated: 99, renamed: "init(value:)")
  public convenience init(float value: Float) { self.init(value: value) }

  @available(swift, deprecated: 99, renamed: "init(value:)")
  public convenience init(double value: Double) { self.init(value: value) }

  @available(swift, deprecated: 99, renamed: "init(value:)")
  public convenience init(integer value: Int) { self.init(value: value) }

  @available(swift, deprecated: 99, renamed: "init(value:)")
  public convenience init(bool value: Bool) { self.init(value: value) }
}

extension NSDate {
  /// The date so many seconds later, as Objective-C's class of dates has it; Foundation's gives a `Date` here.
  @_disfavoredOverload
  public func addingTimeInterval(_ ti: TimeInterval) -> NSDate {
    NSDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + ti)
  }
}

extension FloatingPoint {
  @available(swift, deprecated: 99, renamed: "+")
  public func adding(_ other: Self) -> Self { self + other }
  @available(swift, deprecated: 99, renamed: "-")
  public func subtracting(_ other: Self) -> Self { self - other }
  @available(swift, deprecated: 99, renamed: "*")
  public func multiplied(by other: Self) -> Self { self * other }
  @available(swift, deprecated: 99, renamed: "/")
  public func divided(by other: Self) -> Self { self / other }
}
