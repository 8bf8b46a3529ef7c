import Export
import Foundation
import Stage

extension RenderCommand {
  /// Does what the command line of this process asks for with what an author's own project has to show, then ends
  /// the process. The program that is generated for a project calls it.
  public static func main(project: [ProjectScene]) async {
    begin()
    // What the author's code prints is for people: frames and facts have standard output for themselves.
    StreamSink.keepForFrames()
    let start = ProgramStart(Array(CommandLine.arguments.dropFirst()))
    Console.takesTerminal(start.isOnTerminal)
    FontPack.tell(start.fonts)
    if let content = start.content { ProgramContent.tell(content) }
    ProgramWatch.begin(patience: start.patience)
    if start.content != nil { ParentWatch.begin() }
    let found = await run(start.words, scenes: project.map(\.scene))
    let status = SignalWatch.status?.rawValue ?? found
    ProcessEnd.exit(start.content == nil ? status : ProgramStart.told(status))
  }
}
