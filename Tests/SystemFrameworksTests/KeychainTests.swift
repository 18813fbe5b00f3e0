import Foundation
import Security
import Testing

@Suite("Security: the keychain")
struct KeychainTests {
  // Tests share the process's keychain, so each has a service of its own.
  private func query(_ service: String, _ account: String? = "ann") -> [String: Any] {
    var query: [String: Any] = [kSecClass as String: kSecClassGenericPassword]
    query[kSecAttrService as String] = service
    query[kSecAttrAccount as String] = account
    return query
  }

  private func add(_ value: String, _ query: [String: Any]) -> OSStatus {
    SecItemAdd(
      query.merging([kSecValueData as String: Data(value.utf8)]) { $1 } as CFDictionary, nil)
  }

  private func find(_ query: [String: Any], _ options: [String: Any]) -> (OSStatus, AnyObject?) {
    var result: AnyObject?
    let status = SecItemCopyMatching(query.merging(options) { $1 } as CFDictionary, &result)
    return (status, result)
  }

  private let returnsData: [String: Any] = [
    kSecReturnData as String: kCFBooleanTrue!, kSecMatchLimit as String: kSecMatchLimitOne,
  ]

  @Test("an item is found by its class, service and account, with its data or its attributes")
  func find() {
    let query = query("find")
    #expect(add("secret", query) == errSecSuccess)

    let (status, data) = find(query, returnsData)
    #expect(status == noErr && data as? Data == Data("secret".utf8))
    let both = returnsData.merging([kSecReturnAttributes as String: true]) { $1 }
    let (_, result) = find(query, both)
    let attributes = result as? [String: Any]
    #expect(attributes?[kSecValueData as String] as? Data == Data("secret".utf8))
    #expect(attributes?[kSecAttrAccount as String] as? String == "ann")
    #expect(find(query, [:]).0 == errSecSuccess && find(query, [:]).1 == nil)
    #expect(find(self.query("find", "bob"), returnsData).0 == errSecItemNotFound)
    #expect(find([:], returnsData).0 == errSecParam)
  }

  @Test("an item is added once, and updated afterwards")
  func update() {
    let query = query("update")
    #expect(add("one", query) == errSecSuccess)
    #expect(add("two", query) == errSecDuplicateItem)

    let change = [kSecValueData as String: Data("three".utf8)]
    #expect(SecItemUpdate(query as CFDictionary, change as CFDictionary) == errSecSuccess)

    #expect(find(query, returnsData).1 as? Data == Data("three".utf8))
    #expect(
      SecItemUpdate(self.query("nobody") as CFDictionary, change as CFDictionary)
        == errSecItemNotFound)
  }

  @Test("items are deleted by a query, whatever data it contains")
  func delete() {
    _ = add("one", query("delete", "ann"))
    _ = add("two", query("delete", "bob"))
    let ann = query("delete").merging([kSecValueData as String: Data()]) { $1 }

    #expect(SecItemDelete(ann as CFDictionary) == errSecSuccess)
    #expect(find(query("delete", "bob"), returnsData).1 as? Data == Data("two".utf8))
    #expect(SecItemDelete(query("delete", nil) as CFDictionary) == errSecSuccess)
    #expect(SecItemDelete(query("delete", nil) as CFDictionary) == errSecItemNotFound)
  }

  @Test("all items that match are returned in the order in which they were added")
  func all() {
    for name in ["ann", "bob"] { _ = add(name, query("all", name)) }
    let (_, result) = find(
      query("all", nil),
      [kSecReturnAttributes as String: true, kSecMatchLimit as String: kSecMatchLimitAll])

    let names = (result as? [[String: Any]])?.map { $0[kSecAttrAccount as String] as? String }
    #expect(names == ["ann", "bob"])
    #expect((result as? [[String: Any]])?.first?[kSecValueData as String] == nil)
  }

  @Test("random bytes fill exactly the memory they are given")
  func randomBytes() {
    var bytes = [UInt8](repeating: 0, count: 66)

    let status = bytes.withUnsafeMutableBytes {
      SecRandomCopyBytes(kSecRandomDefault, 64, $0.baseAddress!)
    }

    #expect(status == errSecSuccess && bytes[64...] == [0, 0])
    #expect(Set(bytes[..<64]).count > 8)
  }

  @Test("a query may be a dictionary of objects")
  func objects() {
    let query: [String: AnyObject] = [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrService as String: "objects" as CFString,
      kSecValueData as String: Data("a".utf8) as CFData,
    ]
    #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)

    let (status, data) = find(
      [kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "objects"],
      returnsData)

    #expect(status == errSecSuccess && data as? Data == Data("a".utf8))
  }

  @Test("a certificate and a key contain the bytes they were created with, and nothing is trusted")
  func certificates() throws {
    let data = Data([1, 2, 3]) as CFData
    let certificate = try #require(SecCertificateCreateWithData(nil, data))
    let key = try #require(
      SecKeyCreateWithData(data, [kSecAttrKeyType: kSecAttrKeyTypeRSA] as CFDictionary, nil))
    var trust: SecTrust?
    let status = SecTrustCreateWithCertificates(
      [certificate] as CFArray, SecPolicyCreateBasicX509(), &trust)
    let created = try #require(trust)

    #expect(SecCertificateCopyData(certificate) == data && status == errSecSuccess)
    #expect(SecCertificateCreateWithData(nil, Data() as CFData) == nil)
    #expect(SecTrustGetCertificateCount(created) == 1)
    #expect(SecTrustGetCertificateAtIndex(created, 0) === certificate)
    #expect(SecTrustGetCertificateAtIndex(created, 1) == nil)
    var error: CFError?
    #expect(!SecTrustEvaluateWithError(created, &error) && error?.code == Int(errSecNotTrusted))
    #expect(SecKeyCopyExternalRepresentation(key, nil) == data)
    #expect(SecKeyCreateEncryptedData(key, .rsaEncryptionOAEPSHA256, data, nil) == nil)
  }
}
