import CMalloc

/// What becomes of memory that this process frees.
package enum FreedMemory {
  /// Keeps up to 64 MB of it for what is wanted next, for as long as the process runs.
  ///
  /// A frame wants what the frame before gave back. Given to the system and taken again it costs a fault
  /// for every page, which holds up all threads that do the same. What is larger than a megabyte lives
  /// longer than a frame and goes back as before.
  package static func keep() {
    // Where the one is not set, the system moves the other with what is freed.
    mallopt(M_MMAP_THRESHOLD, 1 << 20)
    mallopt(M_TRIM_THRESHOLD, 64 << 20)
  }
}
