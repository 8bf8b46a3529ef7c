import Foundation
import Golden
import ProjectFiles
import RenderCommand
import Stage

/// A recording, as `--input` takes it.
@Sendable func readWAV(_ bytes: [UInt8]) {
  guard let levels = try? SoundLevels(wav: bytes) else { return }
  precondition(!levels.decibels.isEmpty, "what is read has levels")
  precondition(
    levels.decibels.allSatisfy { $0.isFinite && $0 >= -160 }, "a level is a number of decibels")
}

/// A golden's file as it stands, and with the last line that vouches for the others made right, past
/// which nothing else would come.
@Sendable func readGolden(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  let sealed = text + "end \(PixelHash(ofBytes: Array(text.utf8)).text)\n"
  for text in [text, sealed] {
    guard let record = try? GoldenRecord(text: text) else { continue }
    let again = try? GoldenRecord(text: record.text)
    precondition(again?.text == record.text, "what is written reads back")
    _ = GoldenChanges(from: record, to: record)
  }
}

/// A property list of a project, in any of its forms.
@Sendable func readPropertyList(_ bytes: [UInt8]) {
  guard case .success(let list) = PropertyList.read(Data(bytes)) else { return }
  _ = list.mapStrings { $0 + "x" }
  guard case .success = PropertyList.read(list.xml()) else {
    // Characters that XML has no form for are the author's.
    return
  }
}

/// A file of actions.
@Sendable func readScript(_ bytes: [UInt8]) {
  do throws(Diagnostic) {
    _ = try ActionScript(String(decoding: bytes, as: UTF8.self), path: "script")
  } catch {
    check(error)
  }
}

/// Values of options.
@Sendable func readTypedWords(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  _ = TypedTime(text)
  _ = TypedColor(text)
  _ = FrameRate(text)
  _ = PictureSize(text)
  _ = TypedAction.tap(text)
  _ = TypedAction.drag(text)
  _ = TypedAction.type(text)
  check(.value(text, of: "--option", isNot: "a value", remedy: "try another"))
}

private func check(_ diagnostic: Diagnostic) {
  precondition(
    !diagnostic.line.contains(where: \.isNewline), "what is wrong is said in one line")
}
