public import Foundation

/// How much of a value may be seen in a log; all of it here.
public struct OSLogPrivacy: Sendable {
  public static let auto = OSLogPrivacy()
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
}

/// How urgent a line of a log is.
public struct OSLogType: Hashable, Sendable {
  public let rawValue: UInt8
  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)
}

/// A line of a log, which values are put into.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  public struct Interpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Any value, as it describes itself.
    public mutating func appendInterpolation<Value>(_ value: Value, privacy: OSLogPrivacy = .auto) {
      text += "\(value)"
    }
  }
}

/// Writes lines to standard error, without the time, so that every run writes the same.
public struct Logger: Sendable {
  private let name: String

  public init() { name = "" }

  public init(subsystem: String, category: String) { name = "[\(subsystem):\(category)] " }

  public func log(_ message: OSLogMessage) { write(message) }
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message) }
  public func trace(_ message: OSLogMessage) { write(message) }
  public func debug(_ message: OSLogMessage) { write(message) }
  public func info(_ message: OSLogMessage) { write(message) }
  public func notice(_ message: OSLogMessage) { write(message) }
  public func warning(_ message: OSLogMessage) { write(message) }
  public func error(_ message: OSLogMessage) { write(message) }
  public func critical(_ message: OSLogMessage) { write(message) }
  public func fault(_ message: OSLogMessage) { write(message) }

  private func write(_ message: OSLogMessage) {
    FileHandle.standardError.write(Data((name + message.text + "\n").utf8))
  }
}

/// Where lines of a log go.
public final class OSLog: NSObject, Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")
  let subsystem: String
  let category: String

  public init(subsystem: String, category: String) {
    (self.subsystem, self.category) = (subsystem, category)
    super.init()
  }
}

/// Writes a line to standard error. `format` is written as it stands where there are no arguments.
public func os_log(
  _ format: String, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...
) {
  guard log !== OSLog.disabled else { return }
  // What is said of privacy stands between the sign and the letter.
  let plain = format.replacingOccurrences(of: "%{public}", with: "%")
    .replacingOccurrences(of: "%{private}", with: "%")
  let text = arguments.isEmpty ? plain : formatted(plain, arguments)
  Logger(subsystem: log.subsystem, category: log.category).log("\(text)")
}

/// What is no number is an object to Foundation's formats.
private func formatted(_ format: String, _ arguments: [Any]) -> String {
  String(
    format: format,
    arguments: arguments.map { ($0 as? any CVarArg) ?? NSString(string: "\($0)") })
}

/// Logs, its arguments in the order of later versions.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ format: String, _ arguments: Any...
) { os_log(arguments.isEmpty ? format : formatted(format, arguments), log: log, type: type) }

/// The largest machine word.
public let NSIntegerMax = Int.max
/// The smallest machine word.
public let NSIntegerMin = Int.min
