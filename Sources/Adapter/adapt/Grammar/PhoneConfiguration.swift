import SwiftIfConfig
import SwiftSyntax

/// What `#if` finds on a phone's simulator, in a debug build: the author's code is to be compiled as
/// there, though the program runs on Linux.
struct PhoneConfiguration: BuildConfiguration {
  /// Modules that can be imported: Apple's that are here, and the project's.
  var modules: Set<String>
  /// Names that are set: `DEBUG`, and what the build of the project says.
  var names: Set<String>

  func isCustomConditionSet(name: String) -> Bool { names.contains(name) }
  func hasFeature(name: String) -> Bool { true }
  func hasAttribute(name: String) -> Bool { true }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    importPath.first.map { modules.contains($0.1) } ?? false
  }

  func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
  func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
  func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" }
  // Objective-C's runtime is not here, whatever a phone has.
  func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }

  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
  var endianness: Endianness { .little }
  // The language mode that the sources are compiled in, and the compiler.
  var languageVersion: VersionTuple { VersionTuple(5, 10) }
  var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
