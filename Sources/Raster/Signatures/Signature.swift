/// A fingerprint of what determines pixels: equal content has equal signatures, on every machine and
/// in every run. Unequal content has unequal ones but for a chance of 2⁻¹²⁸; not against malice.
package struct Signature: Hashable, Sendable {
  package let first: UInt64
  package let second: UInt64

  package init(first: UInt64, second: UInt64) {
    self.first = first
    self.second = second
  }
}
