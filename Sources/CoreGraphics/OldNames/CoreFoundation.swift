// Core Foundation's names that Foundation on Linux lacks. They stand for the types that Apple's
// bridge without cost, so that `as` casts between the two compile.

public import Foundation

/// Bytes.
public typealias CFData = Data

/// Text.
public typealias CFString = String

/// A list of anything.
public typealias CFArray = [Any]

/// A dictionary of any objects.
public typealias CFDictionary = NSDictionary

/// Where a file or another resource is.
public typealias CFURL = URL

/// What went wrong.
public typealias CFError = NSError

/// What went wrong, in words.
public func CFErrorCopyDescription(_ err: CFError?) -> CFString? { err?.localizedDescription }

/// What went wrong, as a number of its domain.
public func CFErrorGetCode(_ err: CFError) -> CFIndex { err.code }

/// The index or count of something.
public typealias CFIndex = Int

/// Seconds.
public typealias CFTimeInterval = Double

/// Seconds since the reference date.
public typealias CFAbsoluteTime = CFTimeInterval

/// Two values, by the object that stands for each.
public typealias CFBoolean = NSNumber

/// The largest `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The largest `Float`, by its older name: animations that repeat for ever.
public let HUGE = Float.greatestFiniteMagnitude

/// The number of bytes.
public func CFDataGetLength(_ data: CFData) -> CFIndex { data.count }
