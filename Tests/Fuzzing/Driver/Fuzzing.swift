package import FuzzedEngine
import Glibc

/// What libFuzzer tries; set once before it begins.
nonisolated(unsafe) private var chosen: FuzzTarget?

/// The command line as libFuzzer hands it out, to be changed.
package typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// Takes the target's name from the front of libFuzzer's command line, and says how long its inputs are.
/// Lists the targets, and ends, where it names none.
package func choose(
  from targets: [FuzzTarget], _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<Words?>
) {
  let given = (0..<Int(count.pointee)).compactMap { words.pointee?[$0] }
  guard given.count > 1,
    let target = targets.first(where: { $0.name == String(cString: given[1]) })
  else {
    for target in targets { print(target.name) }
    exit(given.count > 1 ? 64 : 0)
  }
  chosen = target
  let kept = [given[0], strdup("-max_len=\(target.longest)")] + given.dropFirst(2)
  // Read until the end of the program.
  let list = Words.allocate(capacity: kept.count + 1)
  for (place, word) in kept.enumerated() { list[place] = word }
  list[kept.count] = nil
  words.pointee = list
  count.pointee = CInt(kept.count)
}

/// Called by libFuzzer with one input after the other.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  chosen?.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
