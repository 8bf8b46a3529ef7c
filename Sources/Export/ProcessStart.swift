import CProcess

/// How this process begins.
package enum ProcessStart {
  /// Has times of day be those of one zone, wherever the machine is.
  package static func useUniversalTime() {
    // Swift finds the command line beside the environment as it was.
    _ = CommandLine.arguments
    process_use_universal_time()
  }

  /// Has paths be seen from where the process is now: code of a scene may go to another folder.
  package static func holdFolder() { FileDescriptor.holdStart() }
}
