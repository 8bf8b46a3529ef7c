/// What a function of the system says became of it; 0 is well.
public typealias OSStatus = Int32

/// It went well.
public var errSecSuccess: OSStatus { 0 }
/// It is not there.
public var errSecUnimplemented: OSStatus { -4 }
/// Something that was passed is wrong.
public var errSecParam: OSStatus { -50 }
/// There was no memory.
public var errSecAllocate: OSStatus { -108 }
/// There is no keychain.
public var errSecNotAvailable: OSStatus { -25291 }
/// The user is not who they say.
public var errSecAuthFailed: OSStatus { -25293 }
/// There is such an item.
public var errSecDuplicateItem: OSStatus { -25299 }
/// There is no such item.
public var errSecItemNotFound: OSStatus { -25300 }
/// The user would have to be asked.
public var errSecInteractionNotAllowed: OSStatus { -25308 }
/// The data means nothing.
public var errSecDecode: OSStatus { -26275 }
/// The user said no.
public var errSecUserCanceled: OSStatus { -128 }
/// The program may not.
public var errSecMissingEntitlement: OSStatus { -34018 }
