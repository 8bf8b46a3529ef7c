extension UUID {
  // Where a file imports Foundation, too, that one's is not ambiguous with this one.
  /// An identifier that no other has (version 4 of RFC 9562): in a scene the next of its seed's, which are the same
  /// in every run, so that what is ordered by them is, too.
  @_disfavoredOverload
  public init() {
    var system = Swift.SystemRandomNumberGenerator()
    let identities = SceneContext.running?.identities
    let (high, low) = (identities?.next() ?? system.next(), identities?.next() ?? system.next())
    func byte(_ bits: UInt64, _ index: UInt64) -> UInt8 {
      UInt8(truncatingIfNeeded: bits >> (56 - 8 * index))
    }
    self.init(
      uuid: (
        byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5),
        byte(high, 6) & 0x0F | 0x40, byte(high, 7), byte(low, 0) & 0x3F | 0x80, byte(low, 1),
        byte(low, 2), byte(low, 3), byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
      ))
  }
}
