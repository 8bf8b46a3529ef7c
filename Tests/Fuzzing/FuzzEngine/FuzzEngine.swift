import FuzzDriver
import FuzzedEngine

/// Called by libFuzzer once: `fuzz-engine TARGET [OPTIONS] [CORPUS]`.
@_cdecl("LLVMFuzzerInitialize")
public func begin(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>
) -> CInt {
  choose(from: FuzzTarget.engine, count, words)
  return 0
}
