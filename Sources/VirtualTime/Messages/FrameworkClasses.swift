extension Timer: FrameworkClass {
  package static var frameworkRecords: [ClassRecord] {
    [
      ClassRecord(
        Timer.self, name: "Timer",
        methods: [
          .method("fire", Timer.fire), .calling("invalidate") { timer, _ in timer.invalidate() },
        ])
    ]
  }
}
