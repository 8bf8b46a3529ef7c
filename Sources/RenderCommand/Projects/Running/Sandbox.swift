import Foundation

/// Runs a program without network, able to write only to given folders and a temporary one of its own, by
/// bubblewrap or by the system's namespaces.
struct Sandbox: Equatable, Sendable {
  private enum Tool: Equatable {
    case bubblewrap(String)
    case namespaces(String)
  }

  private let tool: Tool
  /// An empty folder that the temporary one is laid over.
  private let stage: String
  /// Absolute paths of folders that are there.
  let writable: [String]

  /// - Parameter places: Folders to write to; they are made where they are missing.
  init(writingTo places: [String]) throws(Diagnostic) {
    if let path = SearchPath.program("bwrap") {
      tool = .bubblewrap(path)
    } else if let path = SearchPath.program("unshare") {
      tool = .namespaces(path)
    } else {
      throw Diagnostic(
        .unavailable, "--sandbox needs bwrap or unshare, and neither is on the PATH",
        remedy: "run apt-get install bubblewrap, or leave the option out")
    }
    var writable: [String] = []
    for place in places {
      let path = URL(fileURLWithPath: place).standardizedFileURL.path
      do {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      } catch {
        throw Diagnostic(
          .cannotCreate, "\"\(place)\" cannot be made: \(error.localizedDescription)",
          remedy: "choose another output")
      }
      writable.append(URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    }
    self.writable = writable
    stage =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("zoetrope-sandbox-\(UUID().uuidString)").path
    do {
      try FileManager.default.createDirectory(atPath: stage, withIntermediateDirectories: true)
    } catch {
      throw Diagnostic(
        .cannotCreate, "the temporary folder cannot be written: \(error.localizedDescription)",
        remedy: "name another with TMPDIR")
    }
  }

  /// Removes what it left, once the program has ended.
  func end() { try? FileManager.default.removeItem(atPath: stage) }

  /// What to start in place of a program.
  func command(_ program: String, _ arguments: [String]) -> (String, [String]) {
    let here = FileManager.default.currentDirectoryPath
    switch tool {
    case .bubblewrap(let path):
      let folders = writable.flatMap { ["--bind", $0, $0] }
      // The temporary folder is laid first: what is to be written may lie in it.
      return (
        path,
        ["--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--tmpfs", "/tmp"]
          + ["--ro-bind", programFolder(program), programFolder(program)] + folders
          + ["--unshare-net", "--unshare-ipc", "--die-with-parent", "--chdir", here, "--", program]
          + arguments
      )
    case .namespaces(let path):
      return (
        path,
        [
          "--user", "--map-root-user", "--mount", "--net", "--ipc", "--", "/bin/sh", "-c",
          Self.script,
        ]
          + ["sandbox", stage, here, "\(writable.count)"] + writable + [program] + arguments
      )
    }
  }

  private func programFolder(_ program: String) -> String {
    URL(fileURLWithPath: program).deletingLastPathComponent().path
  }

  /// Lays every mounted file system anew, to be read only, then what may be written over it. Words: an empty
  /// folder, the current one, how many folders may be written, these, the program and its arguments.
  private static let script = """
    set -e
    fail() { echo "render: --sandbox: this system does not let its files be closed off" >&2; exit 69; }
    stage=$1; here=$2; count=$3; shift 3
    mount -t tmpfs sandbox "$stage" || fail
    mkdir "$stage/kept" "$stage/tmp"
    i=0
    while [ $i -lt "$count" ]; do
      eval "folder=\\${$((i + 1))}"
      mkdir "$stage/kept/$i"
      mount --bind "$folder" "$stage/kept/$i" || fail
      i=$((i + 1))
    done
    awk '{ print $5 }' /proc/self/mountinfo | sort -u | while read -r place; do
      case $place in "$stage"|"$stage"/*|/proc|/proc/*|/dev|/dev/*|/sys|/sys/*) continue ;; esac
      place=$(printf '%b' "$place")
      mount -o remount,bind,ro "$place" 2> /dev/null \\
        || mount -o remount,bind,ro,nosuid,nodev "$place" 2> /dev/null \\
        || mount -o remount,bind,ro,nosuid,nodev,noexec "$place" 2> /dev/null || true
    done
    if touch "$here/.zoetrope-probe" 2> /dev/null; then rm -f "$here/.zoetrope-probe"; fail; fi
    i=0
    while [ $i -lt "$count" ]; do
      mount --bind "$stage/kept/$i" "$1" || fail
      shift
      i=$((i + 1))
    done
    program=$1; shift
    export TMPDIR="$stage/tmp"
    cd "$here"
    exec "$program" "$@"
    """
}
