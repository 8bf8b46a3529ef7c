// Swift Testing looks for an overlay of this name beside a module of ours; a file that imports both
// sees the overlay in the place of Testing.
@_exported import Testing
