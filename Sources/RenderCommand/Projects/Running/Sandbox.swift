import Export
import Foundation

/// Runs a program without network, able to write only to given folders, by
/// bubblewrap or by the system's namespaces. It has no right to change that, not even as root, and no way to the
/// sockets of the machine's services.
struct Sandbox: Equatable, Sendable {
  private enum Tool: Equatable {
    case bubblewrap(String)
    /// With an empty folder to mount on.
    case namespaces(String, stage: String)
  }

  private let tool: Tool
  /// Absolute paths of folders that are there.
  let writable: [String]

  /// - Parameters:
  ///   - folders: Folders to write to; they are made where they are missing.
  ///   - bubblewrap: The path of `bwrap`, which is preferred, where it is there.
  ///   - unshare: The path of `unshare`, where it is there.
  init(
    writingTo folders: [String], bubblewrap: String? = SearchPath.program("bwrap"),
    unshare: String? = SearchPath.program("unshare")
  ) throws(Diagnostic) {
    if let bubblewrap {
      tool = .bubblewrap(bubblewrap)
    } else if let unshare {
      tool = .namespaces(unshare, stage: try Self.stage())
    } else {
      throw Diagnostic(
        .unavailable, "--sandbox needs bwrap or unshare, and neither is on the PATH",
        remedy: "run apt-get install bubblewrap, or leave the option out")
    }
    var writable: [String] = []
    if PathBytes.isMarked(FileLocation.currentFolder) {
      throw Diagnostic(
        .usage, "the current folder's name is not UTF-8, and --sandbox cannot be told of it",
        remedy: "run it in another folder, or leave --sandbox out")
    }
    for folder in folders {
      if PathBytes.isMarked(folder) {
        throw Diagnostic(
          .usage, "\"\(folder)\" is not UTF-8, and --sandbox cannot be told of it",
          remedy: "choose another output, or leave --sandbox out")
      }
      let path = URL(fileURLWithPath: folder).standardizedFileURL.path
      do {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      } catch {
        throw Diagnostic(
          .cannotCreate, "\"\(folder)\" cannot be made: \(error.localizedDescription)",
          remedy: "choose another output")
      }
      writable.append(URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    }
    self.writable = writable
  }

  private static func stage() throws(Diagnostic) -> String {
    let stage =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("zoetrope-sandbox-\(UUID().uuidString)").path
    do {
      try FileManager.default.createDirectory(atPath: stage, withIntermediateDirectories: true)
    } catch {
      throw Diagnostic(
        .cannotCreate, "the temporary folder cannot be written: \(error.localizedDescription)",
        remedy: "name another with TMPDIR")
    }
    return stage
  }

  /// Whether the process that is started stays, around the program.
  var isAround: Bool { if case .bubblewrap = tool { true } else { false } }

  /// The program in a sandbox that stays around it, by the number of the process that was started; nil where it has
  /// none.
  static func program(in sandbox: Int32) -> Int32? {
    let list = try? String(
      contentsOfFile: "/proc/\(sandbox)/task/\(sandbox)/children", encoding: .utf8)
    return list?.split(separator: " ").first.flatMap { Int32($0) }
  }

  /// Removes what it left, once the program has ended.
  func end() {
    guard case .namespaces(_, let stage) = tool else { return }
    try? FileManager.default.removeItem(atPath: stage)
  }

  /// What to start in place of a program.
  func command(_ program: String, _ arguments: [String]) -> (String, [String]) {
    let here = FileManager.default.currentDirectoryPath
    switch tool {
    case .bubblewrap(let path):
      let folders = writable.flatMap { ["--bind", $0, $0] }
      // Root keeps the right to write where others may, which is in those folders alone.
      let rights = getuid() == 0 ? ["--cap-drop", "ALL", "--cap-add", "CAP_DAC_OVERRIDE"] : []
      let hidden = Self.sockets.filter { FileManager.default.fileExists(atPath: $0) }
      // What hides goes first: what is to be written, or run, may lie in it.
      return (
        path,
        ["--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"]
          + Self.switches.flatMap { ["--ro-bind-try", $0, $0] }
          + hidden.flatMap { ["--tmpfs", $0] }
          + ["--ro-bind", programFolder(program), programFolder(program)] + folders + rights
          + ["--unshare-net", "--unshare-ipc", "--die-with-parent", "--chdir", here, "--", program]
          + arguments
      )
    case .namespaces(let path, let stage):
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

  /// Where the sockets of services lie, by which programs outside could be asked to do what this one must not.
  private static let sockets = ["/run"]

  /// By which root changes the system that runs.
  private static let switches = ["/proc/sys", "/proc/sysrq-trigger"]

  private func programFolder(_ program: String) -> String {
    URL(fileURLWithPath: program).deletingLastPathComponent().path
  }

  /// Mounts every file system anew, read only, and over it the folders that may be written. Words: an empty
  /// folder, the current one, how many folders may be written, these, the program and its arguments.
  private static let script = """
    set -e
    fail() { echo "render: --sandbox: this system does not let its files be closed off" >&2; exit 69; }
    stage=$1; here=$2; count=$3; shift 3
    eval "program=\\${$((count + 1))}"
    mount -t tmpfs sandbox "$stage" || fail
    mkdir "$stage/kept"
    i=0
    while [ $i -lt "$count" ]; do
      eval "folder=\\${$((i + 1))}"
      mkdir "$stage/kept/$i"
      mount --bind "$folder" "$stage/kept/$i" || fail
      i=$((i + 1))
    done
    awk '{ print $5 }' /proc/self/mountinfo | sort -u | while read -r mounted; do
      case $mounted in "$stage"|"$stage"/*|/proc|/proc/*) continue ;; esac
      mounted=$(printf '%b' "$mounted")
      mount -o remount,bind,ro "$mounted" 2> /dev/null \\
        || mount -o remount,bind,ro,nosuid,nodev "$mounted" 2> /dev/null \\
        || mount -o remount,bind,ro,nosuid,nodev,noexec "$mounted" 2> /dev/null || true
    done
    if touch "$here/.zoetrope-probe" 2> /dev/null; then rm -f "$here/.zoetrope-probe"; fail; fi
    for switch in \(switches.joined(separator: " ")); do
      if [ -e "$switch" ]; then
        mount --bind "$switch" "$switch" && mount -o remount,bind,ro "$switch" || fail
      fi
    done
    for folder in /dev/shm \(sockets.joined(separator: " ")); do
      case $program in "$folder"/*) continue ;; esac
      if [ -d "$folder" ]; then mount -t tmpfs sandbox "$folder" || fail; fi
    done
    i=0
    while [ $i -lt "$count" ]; do
      mkdir -p "$1" 2> /dev/null || true
      mount --bind "$stage/kept/$i" "$1" || fail
      shift
      i=$((i + 1))
    done
    shift
    cd "$here"
    # In a user namespace below, which has no rights over what is mounted.
    exec unshare --user --map-root-user -- "$program" "$@"
    """
}
