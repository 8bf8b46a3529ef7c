import Testing

@testable import VirtualTime

@MainActor
@Suite("The keychain of a scene")
struct KeychainTests {
  private static func query(_ more: [String: Any]) -> NSDictionary {
    var all: [String: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: "zoetrope"]
    all.merge(more) { $1 }
    return all as NSDictionary
  }

  @Test("Items are added, found, changed and removed as Apple documents")
  func items() {
    SceneContext.$current.withValue(
      SceneContext(screen: VirtualScreen(width: 10, height: 10), seed: 1)
    ) {
      let (secret, other) = (Data([1, 2, 3]), Data([4]))
      #expect(SecItemCopyMatching(Self.query([:]), nil) == errSecItemNotFound)
      let item = Self.query([kSecAttrAccount: "zoë", kSecValueData: secret])
      #expect(SecItemAdd(item, nil) == errSecSuccess)
      #expect(SecItemAdd(item, nil) == errSecDuplicateItem)
      #expect(SecItemAdd(Self.query([kSecAttrAccount: "ann"]), nil) == errSecSuccess)
      #expect(SecItemAdd([:] as NSDictionary, nil) == errSecParam)

      let search = Self.query([
        kSecAttrAccount: "zoë", kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne,
      ])
      var found: AnyObject?
      #expect(SecItemCopyMatching(search, &found) == errSecSuccess)
      #expect(found as? Data == secret)
      #expect(
        SecItemUpdate(Self.query([kSecAttrAccount: "zoë"]), [kSecValueData: other] as NSDictionary)
          == errSecSuccess)
      #expect(SecItemCopyMatching(search, &found) == errSecSuccess)
      #expect(found as? Data == other)

      let all = Self.query([kSecReturnAttributes: true, kSecMatchLimit: kSecMatchLimitAll])
      #expect(SecItemCopyMatching(all, &found) == errSecSuccess)
      let accounts = (found as? [[String: Any]])?.compactMap { $0[kSecAttrAccount] as? String }
      #expect(accounts == ["zoë", "ann"])

      #expect(SecItemDelete(Self.query([kSecAttrAccount: "zoë"])) == errSecSuccess)
      #expect(SecItemDelete(Self.query([kSecAttrAccount: "zoë"])) == errSecItemNotFound)
    }
    SceneContext.$current.withValue(
      SceneContext(screen: VirtualScreen(width: 10, height: 10), seed: 1)
    ) {
      #expect(SecItemCopyMatching(Self.query([:]), nil) == errSecItemNotFound)
    }
  }
}
