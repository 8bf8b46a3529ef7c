extension Timer: FrameworkClass {
  public static var frameworkRecords: [ClassRecord] {
    [
      ClassRecord(
        Timer.self, name: "Timer",
        methods: [
          .method("fire", Timer.fire), .calling("invalidate") { timer, _ in timer.invalidate() },
        ])
    ]
  }
}
