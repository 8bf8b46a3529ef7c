// Core Foundation's names that Foundation on Linux lacks.

/// Seconds.
public typealias CFTimeInterval = Double

/// Seconds since the reference date.
public typealias CFAbsoluteTime = CFTimeInterval

/// The largest `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
