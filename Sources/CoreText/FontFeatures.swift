// How Apple's fonts number their features; of these the faces here have one.

/// How wide digits are.
public let kNumberSpacingType = 6

/// All digits are equally wide.
public let kMonospacedNumbersSelector = 0

/// Each digit is as wide as it needs to be.
public let kProportionalNumbersSelector = 1
