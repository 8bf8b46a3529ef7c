import FuzzDriver
import FuzzedEngine
import FuzzedFiles

/// Called by libFuzzer once: `fuzz-files TARGET [OPTIONS] [CORPUS]`.
@_cdecl("LLVMFuzzerInitialize")
public func begin(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>
) -> CInt {
  choose(from: FuzzTarget.files, count, words)
  return 0
}
