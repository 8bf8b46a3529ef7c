// Core Foundation's names that Foundation on Linux lacks.

public import Foundation

/// Bytes.
public typealias CFData = Data

/// Seconds.
public typealias CFTimeInterval = Double

/// Seconds since the reference date.
public typealias CFAbsoluteTime = CFTimeInterval

/// The largest `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
