// Macros of C that Swift does not import on Linux, as Apple's headers have them.

public let INT16_MIN: Int32 = -32_768
public let INT32_MIN: Int32 = -2_147_483_648
public let INT64_MAX: Int64 = 9_223_372_036_854_775_807
public let INT64_MIN: Int64 = -9_223_372_036_854_775_808
public let UINT64_MAX: UInt64 = 18_446_744_073_709_551_615
public let INT_MIN: Int32 = -2_147_483_648
public let UINT_MAX: UInt32 = 4_294_967_295
public let USHRT_MAX: Int32 = 65_535

/// 0: the program is meant for a device.
public let TARGET_OS_SIMULATOR: Int32 = 0
/// 0: the program is meant for a device.
public let TARGET_IPHONE_SIMULATOR: Int32 = 0
public let TARGET_OS_IPHONE: Int32 = 1
public let TARGET_OS_IOS: Int32 = 1
public let TARGET_OS_MAC: Int32 = 1
public let TARGET_OS_TV: Int32 = 0
public let TARGET_OS_WATCH: Int32 = 0
