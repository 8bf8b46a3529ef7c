/// How many bytes each text of a `utsname` has, which is less here than on a phone.
public let _SYS_NAMELEN: Int32 = 65

/// No error.
public let noErr: OSStatus = 0
