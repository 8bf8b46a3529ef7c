/// Adds an item to the scene's keychain.
@MainActor
@discardableResult
public func SecItemAdd(
  _ attributes: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus {
  let attributes = attributes as? [String: Any] ?? [:]
  let status = Keychain.active.add(attributes)
  if status == errSecSuccess { unsafe result?.pointee = answer([attributes], to: attributes) }
  return status
}

/// Finds items in the scene's keychain, which is empty when the scene begins.
@MainActor
@discardableResult
public func SecItemCopyMatching(
  _ query: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus {
  let query = query as? [String: Any] ?? [:]
  let found = Keychain.active.matching(query)
  guard !found.isEmpty else { return errSecItemNotFound }
  unsafe result?.pointee = answer(found, to: query)
  return errSecSuccess
}

/// Changes the items that a search finds.
@MainActor
@discardableResult
public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
  Keychain.active.update(
    query as? [String: Any] ?? [:], to: attributesToUpdate as? [String: Any] ?? [:])
}

/// Takes out the items that a search finds.
@MainActor
@discardableResult
public func SecItemDelete(_ query: NSDictionary) -> OSStatus {
  Keychain.active.remove(query as? [String: Any] ?? [:])
}

/// What a search asks to have returned of the items found; nil where it asks for nothing.
@MainActor
private func answer(_ items: [[String: Any]], to query: [String: Any]) -> AnyObject? {
  func asks(_ key: String) -> Bool { (query[key] as? NSNumber)?.boolValue ?? false }
  let answers: [AnyObject] = items.compactMap { item in
    let secret = item[kSecValueData]
    if asks(kSecReturnAttributes) {
      return item.filter { $0.key != kSecValueData || asks(kSecReturnData) } as NSDictionary
    }
    if asks(kSecReturnData) { return (secret as? Data).map { $0 as NSData } ?? secret as? NSData }
    return nil
  }
  if query[kSecMatchLimit] as? String == kSecMatchLimitAll { return answers as NSArray }
  return answers.first
}
