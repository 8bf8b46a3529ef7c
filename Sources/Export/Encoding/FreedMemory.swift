import CMalloc

/// What becomes of memory that this process frees.
package enum FreedMemory {
  /// Keeps up to 64 MB of it for what is wanted next, for as long as the process runs.
  ///
  /// A frame wants what the frame before gave back. Given to the system and taken again it costs a fault
  /// for every page, which holds up all threads that do the same.
  package static func keep() {
    // Larger blocks always go back. By itself the allocator finds this limit as it goes, but moves the
    // other with it; where one is set it finds neither. No larger one is allowed.
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 64 << 20)
  }

  /// Gives back all of it now: what was wanted for frames is not wanted for what follows.
  package static func giveBack() { malloc_trim(0) }

  /// Takes room for 16 MB at once for the thread that calls, the first time it does; it takes no memory
  /// until it is used.
  ///
  /// The heaps of threads grow by what is asked for, a call to the system each time; a scene is opened,
  /// and a first frame drawn, with hundreds of them, and with a fault for every small page that is used.
  /// - Parameter inLargePages: pages of 2 MB are asked for, of which the system gives the first: a gain
  ///   where most of it is used.
  package static func makeRoom(inLargePages: Bool = false) {
    grow_heap(16 << 20, inLargePages ? 1 : 0)
  }
}
