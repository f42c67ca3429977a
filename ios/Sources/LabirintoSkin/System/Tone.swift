#if canImport(AudioToolbox)
  import AudioToolbox
#endif

/// What is heard besides what is seen; only where the person wants it.
enum Tone: UInt32 {
  /// Something on a board was touched: the system's tock.
  case touch = 1104

  /// Plays it; silent where there is no such library.
  func play() {
    #if canImport(AudioToolbox)
      AudioServicesPlaySystemSound(rawValue)
    #endif
  }
}
