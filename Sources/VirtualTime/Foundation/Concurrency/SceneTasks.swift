import CTaskJobs
import Dispatch

/// Swift's tasks in scenes: what code of a scene starts, and what follows from that, runs on the scene's clock as
/// blocks on its queues do, on the main actor's thread.
enum SceneTasks {
  /// The scene whose code this thread runs; nil outside of all.
  static var scene: SceneContext? {
    guard let scene = unsafe task_jobs_scene() else { return nil }
    return unsafe Unmanaged<SceneContext>.fromOpaque(scene).takeUnretainedValue()
  }

  /// Runs `body`, code of a scene.
  static func run<Result>(in context: SceneContext, _ body: () throws -> Result) rethrows -> Result
  {
    hooks
    let outer = unsafe task_jobs_enter(Unmanaged.passUnretained(context).toOpaque())
    defer { unsafe _ = task_jobs_enter(outer) }
    return try body()
  }

  /// Set at the first scene.
  private static let hooks: Void = {
    let executor = unsafe unsafeBitCast(
      MainTurns.shared.asUnownedSerialExecutor(), to: TaskExecutor.self)
    unsafe task_jobs_begin(executor) { job in
      guard let job = unsafe job else { return }
      let taken = unsafe unsafeBitCast(job, to: UnownedJob.self)
      DispatchQueue.global().async {
        unsafe task_jobs_run(unsafeBitCast(taken, to: UnsafeMutableRawPointer.self))
      }
    }
  }()
}

/// The main actor's executor: the turns of a scene for what its code causes, else the system's main queue.
private final class MainTurns: SerialExecutor {
  static let shared = MainTurns()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = unsafe asUnownedSerialExecutor()
    if unsafe task_jobs_scene() == nil {
      Dispatch.DispatchQueue.main.async { unsafe job.runSynchronously(on: executor) }
    } else {
      DispatchQueue.main.async { unsafe job.runSynchronously(on: executor) }
    }
  }

  func checkIsolated() { dispatchPrecondition(condition: .onQueue(Dispatch.DispatchQueue.main)) }
}
