import Foundation

/// The network as a stranger sees it.
enum Net {
  /// Whether somebody answers at an address such as `127.0.0.1:4017`.
  static func isReached(_ address: String) -> Bool {
    let parts = address.split(separator: ":")
    guard parts.count == 2, let port = UInt16(parts[1]) else { return false }
    let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(handle) }
    var to = sockaddr_in()
    to.sin_family = sa_family_t(AF_INET)
    to.sin_port = port.bigEndian
    inet_pton(AF_INET, String(parts[0]), &to.sin_addr)
    return withUnsafePointer(to: &to) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(handle, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}
