/// Apple's name of a machine word with a sign.
public typealias NSInteger = Int
/// Apple's name of a machine word without a sign.
public typealias NSUInteger = UInt
