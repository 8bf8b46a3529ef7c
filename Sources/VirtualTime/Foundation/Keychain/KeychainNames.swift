// The names of `Security` that keychains are asked by, with Apple's values where they are public.

// Classes of items

/// Says the class of an item.
public let kSecClass = "class"
/// Stands for passwords of services.
public let kSecClassGenericPassword = "genp"
/// Stands for passwords of servers.
public let kSecClassInternetPassword = "inet"
/// Stands for certificates.
public let kSecClassCertificate = "cert"
/// Stands for keys.
public let kSecClassKey = "keys"
/// Stands for identities.
public let kSecClassIdentity = "idnt"

// Attributes of items

/// Says the service.
public let kSecAttrService = "svce"
/// Says the account.
public let kSecAttrAccount = "acct"
/// Says data of the author's.
public let kSecAttrGeneric = "gena"
/// Says the server.
public let kSecAttrServer = "srvr"
/// Says who shares the item.
public let kSecAttrAccessGroup = "agrp"
/// Says the label.
public let kSecAttrLabel = "labl"
/// Says the description.
public let kSecAttrDescription = "desc"
/// Says the comment.
public let kSecAttrComment = "icmt"
/// Says whether the item goes to other devices.
public let kSecAttrSynchronizable = "sync"
/// Stands for both kinds.
public let kSecAttrSynchronizableAny = "syna"
/// Says when the item can be read.
public let kSecAttrAccessible = "pdmn"
/// Says what guards the item.
public let kSecAttrAccessControl = "accc"
/// Says a key's tag.
public let kSecAttrApplicationTag = "atag"
/// Says when the item was added.
public let kSecAttrCreationDate = "cdat"
/// Says when the item was changed.
public let kSecAttrModificationDate = "mdat"

// Values of `kSecAttrAccessible`

/// Stands for while the phone is unlocked.
public let kSecAttrAccessibleWhenUnlocked = "ak"
/// Stands for once the phone was unlocked.
public let kSecAttrAccessibleAfterFirstUnlock = "ck"
/// Stands for always.
public let kSecAttrAccessibleAlways = "dk"
/// Stands for with a passcode, here alone.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu"
/// Stands for while unlocked, here alone.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku"
/// Stands for once unlocked, here alone.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
/// Stands for always, here alone.
public let kSecAttrAccessibleAlwaysThisDeviceOnly = "dku"

// What items hold and searches return

/// Says the secret.
public let kSecValueData = "v_Data"
/// Says the object.
public let kSecValueRef = "v_Ref"
/// Says a lasting reference.
public let kSecValuePersistentRef = "v_PersistentRef"
/// Says whether to return the secret.
public let kSecReturnData = "r_Data"
/// Says whether to return the attributes.
public let kSecReturnAttributes = "r_Attributes"
/// Says whether to return the object.
public let kSecReturnRef = "r_Ref"
/// Says whether to return a lasting reference.
public let kSecReturnPersistentRef = "r_PersistentRef"
/// Says how many to return.
public let kSecMatchLimit = "m_Limit"
/// Stands for the first.
public let kSecMatchLimitOne = "m_LimitOne"
/// Stands for all.
public let kSecMatchLimitAll = "m_LimitAll"
/// Says what to tell the user.
public let kSecUseOperationPrompt = "u_OpPrompt"
/// Says whether to ask the user.
public let kSecUseAuthenticationUI = "u_AuthUI"
/// Says which keychain, of two on a Mac.
public let kSecUseDataProtectionKeychain = "u_DPK"
