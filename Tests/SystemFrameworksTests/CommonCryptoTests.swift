import CommonCrypto
import Foundation
import Testing

@Suite("CommonCrypto: digests and authentication codes")
struct CommonCryptoTests {
  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  private func sha256(_ text: String) -> String {
    let data = Data(text.utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    _ = data.withUnsafeBytes { CC_SHA256($0.baseAddress, CC_LONG(data.count), &digest) }
    return hex(digest)
  }

  // FIPS 180-4's examples, NIST's "SHA-256" example values, and the empty message.
  @Test("SHA-256 agrees with the values that NIST publishes")
  func sha256Vectors() {
    #expect(
      sha256("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(sha256("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      sha256(String(repeating: "a", count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  // FIPS 180-4's examples for "abc"; RFC 1321, appendix A.5, for MD5.
  @Test("the other digests agree with the published values")
  func otherVectors() {
    var md5 = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    var sha1 = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
    var sha224 = [UInt8](repeating: 0, count: Int(CC_SHA224_DIGEST_LENGTH))
    var sha384 = [UInt8](repeating: 0, count: Int(CC_SHA384_DIGEST_LENGTH))
    var sha512 = [UInt8](repeating: 0, count: Int(CC_SHA512_DIGEST_LENGTH))
    CC_MD5("abc", 3, &md5)
    CC_SHA1("abc", 3, &sha1)
    CC_SHA224("abc", 3, &sha224)
    CC_SHA384("abc", 3, &sha384)
    CC_SHA512("abc", 3, &sha512)

    #expect(hex(md5) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(sha1) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hex(sha224) == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7")
    #expect(
      hex(sha384)
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358ba"
        + "eca134c825a7")
    #expect(
      hex(sha512)
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba"
        + "3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
  }

  @Test("a digest computed in parts equals that of the whole message, wherever it is split")
  func parts() {
    let message = (0..<300).map { UInt8($0 % 251) }
    for cut in [0, 1, 55, 56, 63, 64, 65, 111, 112, 127, 128, 129, 299, 300] {
      var whole = [UInt8](repeating: 0, count: 64)
      var inParts = whole
      CC_SHA512(message, CC_LONG(message.count), &whole)
      var context = CC_SHA512_CTX()
      CC_SHA512_Init(&context)
      CC_SHA512_Update(&context, Array(message[..<cut]), CC_LONG(cut))
      CC_SHA512_Update(&context, Array(message[cut...]), CC_LONG(message.count - cut))
      CC_SHA512_Final(&inParts, &context)
      #expect(whole == inParts)
    }
  }

  // RFC 4231, test cases 2 and 6 (a key longer than the block); RFC 2202, test case 2 of each.
  @Test("authentication codes agree with the RFCs' test cases")
  func hmac() {
    func code(_ algorithm: Int, _ length: Int32, key: [UInt8], _ text: String) -> String {
      var mac = [UInt8](repeating: 0, count: Int(length))
      CCHmac(CCHmacAlgorithm(algorithm), key, key.count, text, text.utf8.count, &mac)
      return hex(mac)
    }
    let jefe = Array("Jefe".utf8)
    let question = "what do ya want for nothing?"

    #expect(
      code(kCCHmacAlgSHA256, CC_SHA256_DIGEST_LENGTH, key: jefe, question)
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(
      code(
        kCCHmacAlgSHA256, CC_SHA256_DIGEST_LENGTH, key: [UInt8](repeating: 0xaa, count: 131),
        "Test Using Larger Than Block-Size Key - Hash Key First")
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    #expect(
      code(kCCHmacAlgMD5, CC_MD5_DIGEST_LENGTH, key: jefe, question)
        == "750c783e6ab0b503eaa86e310a5db738")
    #expect(
      code(kCCHmacAlgSHA1, CC_SHA1_DIGEST_LENGTH, key: jefe, question)
        == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
  }

  @Test("an authentication code computed in parts equals that of the whole message")
  func hmacInParts() {
    let message = (0..<300).map { UInt8($0 % 251) }
    let algorithms = [
      kCCHmacAlgMD5, kCCHmacAlgSHA1, kCCHmacAlgSHA224, kCCHmacAlgSHA256, kCCHmacAlgSHA384,
      kCCHmacAlgSHA512,
    ]
    for algorithm in algorithms.map({ CCHmacAlgorithm($0) }) {
      for length in [0, 4, 64, 65, 128, 129] {
        let key = [UInt8](repeating: 7, count: length)
        var whole = [UInt8](repeating: 0, count: 64)
        var inParts = whole
        CCHmac(algorithm, key, length, message, message.count, &whole)
        var context = CCHmacContext()
        CCHmacInit(&context, algorithm, key, length)
        CCHmacUpdate(&context, Array(message[..<100]), 100)
        CCHmacUpdate(&context, Array(message[100...]), 200)
        CCHmacFinal(&context, &inParts)
        #expect(whole == inParts, "algorithm \(algorithm), key of \(length) bytes")
      }
    }
  }
}
