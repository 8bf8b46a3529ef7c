/// The keychain of a scene: empty when it begins, and gone with it.
@MainActor
final class Keychain {
  static var active: Keychain { SceneContext.active.service { Keychain() } }

  private var items: [[String: Any]] = []
  /// Attributes that tell an item from others of its class.
  private static let primary = [
    kSecClass, kSecAttrService, kSecAttrAccount, kSecAttrServer, kSecAttrAccessGroup,
    kSecAttrApplicationTag,
  ]
  /// What a search says about its answer, not about the items.
  private static func isAboutTheAnswer(_ key: String) -> Bool {
    key.hasPrefix("r_") || key.hasPrefix("m_") || key.hasPrefix("u_")
      || key == kSecAttrSynchronizable || key == kSecAttrAccessControl
  }

  func add(_ attributes: [String: Any]) -> OSStatus {
    guard attributes[kSecClass] != nil else { return errSecParam }
    let item = attributes.filter { !Self.isAboutTheAnswer($0.key) }
    let identity = item.filter { Self.primary.contains($0.key) }
    let isThere = items.contains { other in
      Self.agrees(other, identity)
        && Self.primary.allSatisfy { (other[$0] == nil) == (item[$0] == nil) }
    }
    guard !isThere else { return errSecDuplicateItem }
    items.append(item)
    return errSecSuccess
  }

  func matching(_ query: [String: Any]) -> [[String: Any]] {
    let wanted = Self.wanted(query)
    return items.filter { Self.agrees($0, wanted) }
  }

  func update(_ query: [String: Any], to changes: [String: Any]) -> OSStatus {
    let wanted = Self.wanted(query)
    let found = items.indices.filter { Self.agrees(items[$0], wanted) }
    for index in found { items[index].merge(changes) { $1 } }
    return found.isEmpty ? errSecItemNotFound : errSecSuccess
  }

  func remove(_ query: [String: Any]) -> OSStatus {
    let wanted = Self.wanted(query)
    let count = items.count
    items.removeAll { Self.agrees($0, wanted) }
    return items.count < count ? errSecSuccess : errSecItemNotFound
  }

  private static func wanted(_ query: [String: Any]) -> [String: Any] {
    query.filter { !isAboutTheAnswer($0.key) && $0.key != kSecValueData }
  }

  private static func agrees(_ item: [String: Any], _ wanted: [String: Any]) -> Bool {
    wanted.allSatisfy { key, value in
      item[key].map { NSDictionary(object: $0, forKey: key as NSString) }
        == NSDictionary(object: value, forKey: key as NSString)
    }
  }
}
