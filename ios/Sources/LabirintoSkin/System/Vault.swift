import Foundation
import LabirintoKit

#if canImport(Security)
  import Security
#endif

/// Keeps the secret of this device's key where no backup takes it and no other device gets it.
enum Vault {
  /// The 32 secret bytes, drawn at the first start; nil where there is no keychain, so that the core keeps a file instead.
  ///
  /// The system may start the app before the phone was unlocked for the first time. What is kept cannot be read then, and
  /// nothing new is drawn.
  static func secret() throws -> Data? {
    #if canImport(Security)
      let item: [CFString: Any] = [
        kSecClass: kSecClassGenericPassword, kSecAttrService: "org.labirinto", kSecAttrAccount: "identity",
      ]
      var found: CFTypeRef?
      let asked = item.merging([kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne]) { $1 }
      let status = SecItemCopyMatching(asked as CFDictionary, &found)
      if status == errSecSuccess, let known = found as? Data, known.count == length { return known }
      if status == errSecInteractionNotAllowed { throw House.Locked() }
      if status == errSecSuccess { SecItemDelete(item as CFDictionary) }
      guard status == errSecSuccess || status == errSecItemNotFound else { return nil }
      var bytes = [UInt8](repeating: 0, count: length)
      guard SecRandomCopyBytes(kSecRandomDefault, length, &bytes) == errSecSuccess else { return nil }
      let fresh = Data(bytes)
      let whole = item.merging([
        kSecValueData: fresh, kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
      ]) { $1 }
      return SecItemAdd(whole as CFDictionary, nil) == errSecSuccess ? fresh : nil
    #else
      return nil
    #endif
  }

  private static let length = 32
}
