// The loops over rows of pixels. A pixel is a UInt32 with red in its low byte, as it lies in memory.

/// The loops over rows as they are used: vectors and raw pointers behind one bounds check.
/// They neither allocate nor throw.
package enum RowKernels {}

/// The same loops, one value at a time and bounds-checked. They say what a loop means; tests hold
/// `RowKernels` to them bit for bit.
package enum PlainRowKernels {}

/// What Adler-32 needs to know of a row of n bytes.
package struct RowSums: Hashable, Sendable {
  /// The sum of all bytes.
  package var plain: UInt64 = 0
  /// The sum of all bytes, each times its distance from the end: n for the first, 1 for the last.
  package var weighted: UInt64 = 0

  package init() {}
}
