/// What the command with the sample scenes says to bad input, word for word.
enum BadInputLines {
  /// The words typed (`''` for an empty one), the exit status, and the line on standard error without its
  /// "render: ". A line that begins with "…" may begin with anything.
  typealias Row = (words: String, status: Int32, line: String)

  static let all: [Row] = [
    (
      "sqaure", 64,
      #"there is no scene "sqaure": did you mean square? 'render list' shows them all"#
    ),
    ("square square", 64, "Unexpected argument 'square': 'render --help' shows all options"),
    (
      "square --fbs 60", 64,
      "Unknown option '--fbs'. Did you mean '--fps'? 'render --help' shows all "
        + "options"
    ),
    ("square --fps", 64, "Missing value for '--fps <rate>': 'render --help' shows all options"),
    ("square --fps 0", 64, #"--fps "0" is not a frame rate: try 60, 29.97 or 30000/1001"#),
    (
      "square --scale 1e999", 64,
      #"--scale "1e999" is not a number of pixels a point: try 1, 2, 3 or 1.5"#
    ),
    (
      "square --size 10x10", 64,
      #"--size "10x10" is not a width and height in pixels from 16 to 16384: try "#
        + "1080x1920"
    ),
    (
      "square --size 99999x99999", 64,
      #"--size "99999x99999" is not a width and height in pixels from 16 to 16384: "#
        + "try 1080x1920"
    ),
    (
      "square --from 2 --to 1", 64,
      #"--from "2" comes after --to "1": --from is the first time shown, --to the "#
        + "time at which to stop"
    ),
    (
      "square --frames 5-3", 64,
      #"--frames "5-3" is not a choice of frames: the clip has 0-29; try 0-59, 90, "#
        + "120- or 0-59,90,120-"
    ),
    (
      "square --at nan", 64,
      #"--at "nan" is not a time up to 1000 hours: try 1.5, 250ms, 90f or 00:00:01.5"#
    ),
    (
      "square --jobs 0", 64,
      #"--jobs "0" is not a whole number from 1 to 256: leave it out to use every "#
        + "processor"
    ),
    ("square --png tiny", 64, #"--png "tiny" is not a kind of PNG file: try fast or small"#),
    (
      "square --background purple", 64,
      #"--background "purple" is not a colour: try transparent, white, black, #rgb, "#
        + "#rrggbb or #rrggbbaa"
    ),
    (
      "square --format bmp -o a", 64,
      #"--format "bmp" is not a format: there are png, gif, apng, webp, mp4, mov, "#
        + "rgba, y4m, nut"
    ),
    (
      "square -o film.avi", 64,
      #"--output "film.avi" names a file this command does not write: write PNG "#
        + "frames to a folder, then let ffmpeg make the .avi of them"
    ),
    (
      "square -o a.gif -o ./a.gif", 64,
      #"--output "./a.gif" is where "a.gif" is: give each output a name of its own"#
    ),
    (
      "square -o all.png", 64,
      #"--output "all.png" is one file, but there are 30 frames: try a folder, a "#
        + "template such as out/%05d.png, or one still with --at 1.5"
    ),
    (
      "square -o hello.txt/frames", 73,
      "‘hello.txt/frames’ cannot be created: it lies below ‘hello.txt’, which is no "
        + "folder; choose another output with -o"
    ),
    (
      "square -o ''", 64,
      "--output ‘’ cannot name frames: it is empty: try a folder such as out/frames"
    ),
    (
      "square -o - --format mp4", 64,
      "--format mp4 cannot be written to standard output: name a file, as in -o "
        + "film.mp4"
    ),
    (
      "square --loop 3 -o a.gif --loop -1", 64,
      #"--loop "-1" is not how often to play a clip, up to 65536: try 1, 3, or 0 for "#
        + "ever"
    ),
    ("square --set nope=1", 64, #"--set: square has no parameter "nope": it has startTimeOffset"#),
    (
      "square --set startTimeOffset=inf", 64,
      #"--set "startTimeOffset=inf" is not a number from 0 to 1: try startTimeOffset=0"#
    ),
    (
      "square --set startTimeOffset", 64,
      #"--set "startTimeOffset" is not of the form name=value: try startTimeOffset=1.0"#
    ),
    (
      "square --script nothing.script", 66,
      #"--script "nothing.script" does not exist: name a file of actions"#
    ),
    (
      "square --script late.script", 65,
      #"late.script:2: "soon" is not a time: try 1.5, 250ms or 90f"#
    ),
    (
      "square --script verb.script", 65,
      #"verb.script:1: "1 jump 1,1" is no action: expected TIME tap X,Y, TIME tap "#
        + #""TEXT", TIME drag X,Y X,Y [SECONDS], TIME type "TEXT", or TIME tilt X,Y"#
    ),
    (
      "square --script quote.script", 65,
      #"quote.script:1: a quotation mark is missing: end the text with ""#
    ),
    ("square --script bin.script", 65, "bin.script: is no text: write one action a line, in UTF-8"),
    (
      "square --tap 1,1", 64,
      #"--tap "1,1" is not a place or a text, and a time: try 187,333@0.5 or "#
        + #""Start"@0.5"#
    ),
    (
      "square --drag 1,1@2", 64,
      #"--drag "1,1@2" is not two places and a time: try 187,500-187,200@1+0.3"#
    ),
    ("square --type @1", 64, #"--type "@1" is not a text and a time: try "text"@2"#),
    ("square --input text.wav", 64, "--input: square has no microphone: leave the option out"),
    (
      "square --fonts nowhere", 66,
      #"--fonts "nowhere" does not exist: name a folder of OpenType fonts"#
    ),
    (
      "square --fonts hello.txt", 66,
      #"--fonts "hello.txt" is no folder: name a folder of OpenType fonts"#
    ),
    (
      "square --fonts broken", 65,
      #"--fonts "broken" holds "text.ttf", which is no OpenType font: take the file away, or put a sound one there"#
    ),
    ("square --at 0 --frames 1", 64, "--at and --frames both say which frames to make: give one"),
    (
      "square --motion-blur 400", 64,
      #"--motion-blur "400" is not a shutter angle above 0 and up to 360 degrees: try "#
        + "180, or leave the number out and put the scene before the option"
    ),
    (
      "square --screen 0x0", 64,
      #"--screen "0x0" is not a device or a width and height in points, up to 16384: "#
        + #"try 375x667 or "iPhone 15"; 'render list --screens' names the devices"#
    ),
    (
      "square --duration 0", 64,
      "there is no frame in the stretch of time asked for: one frame lasts "
        + "0.016666667 s and the clip ends at 0.5 s; for a still at one time use --at"
    ),
    (
      "square --to soon", 64,
      #"--to "soon" is not a time up to 1000 hours: try 1.5, 250ms, 90f or 00:00:01.5"#
    ),
    (
      "square --matte pink -o a.gif", 64,
      #"--matte "pink" is not an opaque colour: try white, black, #rgb or #rrggbb"#
    ),
    (
      "square --frames all", 64,
      #"--frames "all" is not a choice of frames: the clip has 0-29; try 0-59, 90, "#
        + "120- or 0-59,90,120-"
    ),
    (
      "square --png small -o a.gif", 64,
      "--png is about PNG files, and none is written: leave --png out, or name a "
        + "folder"
    ),
    (
      "square -o - -o - --format rgba", 64,
      #"--output "-" is given twice: only one output fits through a pipe"#
    ),
    (
      "square --format webp -o a.gif -o b.apng", 64,
      "--format webp is for no output: the names of all say what they are: leave it "
        + "out"
    ),
    (
      "square --at 0 -o hello.txt/still.png", 73,
      "‘hello.txt’ cannot be created: it is a file, not a folder; choose another "
        + "output with -o"
    ),
    ("square --fps 1/0", 64, #"--fps "1/0" is not a frame rate: try 60, 29.97 or 30000/1001"#),
    (
      "square --at 5f5", 64,
      #"--at "5f5" is not a time up to 1000 hours: try 1.5, 250ms, 90f or 00:00:01.5"#
    ),
    (
      "no-such-scene-at-all", 64,
      #"there is no scene "no-such-scene-at-all": 'render list' shows them all"#
    ),
    ("''", 64, #"there is no scene "": 'render list' shows them all"#),
    (
      "--fps 30", 64,
      "Missing expected argument '<scene>': name one, as in 'render fuber'; 'render "
        + "list' shows them all"
    ),
    (
      "hello.txt", 65,
      "hello.txt: expected a .swift file, a folder, an .xcodeproj, .xcworkspace, "
        + "package or .playground"
    ),
    ("nothing.xcodeproj", 66, "nothing.xcodeproj/project.pbxproj: there is no such file"),
    ("empty.xcworkspace", 66, "empty.xcworkspace/contents.xcworkspacedata: there is no such file"),
    ("nowhere.xcodeproj", 66, "nowhere.xcodeproj: there is no file or folder"),
    (
      "empty/", 65,
      "…/empty: expected Swift files, an .xcodeproj, .xcworkspace, Package.swift or "
        + ".playground"
    ),
    ("nowhere/", 66, "nowhere/: there is no file or folder"),
    (
      "golden check cut", 65,
      "golden Goldens/cut/golden.txt is cut off: its last line is missing: restore "
        + "it from version control, or record it anew"
    ),
    (
      "plist.xcodeproj", 65,
      "plist.xcodeproj/project.pbxproj:1: expected an Xcode project: ends too early: expected a "
        + "value"
    ),
    (
      "golden check", 65,
      "golden Goldens/cut/golden.txt is cut off: its last line is missing: restore "
        + "it from version control, or record it anew"
    ),
    (
      "golden check nope", 64,
      #"there is no golden and no scene "nope": 'render list' shows the scenes"#
    ),
    (
      "golden record", 64,
      "Missing expected argument '<scene> ...': 'render help golden record' shows "
        + "all options"
    ),
    (
      "golden record square --goldens hello.txt", 73,
      "‘hello.txt/square’ cannot be created: it lies below ‘hello.txt’, which is no "
        + "folder; choose another output with --goldens"
    ),
    (
      "golden check --goldens nowhere", 66,
      #"folder "nowhere" does not exist: 'render golden record SCENE' makes one; "#
        + "--goldens names another folder"
    ),
    (
      "golden check --goldens hello.txt", 66,
      #"folder "hello.txt" is no folder: 'render golden record SCENE' makes one; "#
        + "--goldens names another folder"
    ),
    (
      "golden record square --stills 99", 64,
      "--stills: frame 99 is not recorded: the last one is frame 29"
    ),
    ("compare", 64, "Missing expected argument '<a>': 'render help compare' shows all options"),
    (
      "compare nowhere empty", 66,
      #""nowhere" does not exist: name a folder of frames or a PNG file"#
    ),
    ("compare empty empty", 66, #"folder "empty" holds no PNG files: name a folder of frames"#),
    (
      "compare empty.png empty.png --tolerance 256", 64,
      #"--tolerance "256" is not a whole number from 0 to 255: leave it out to "#
        + "compare exactly"
    ),
    (
      "compare empty other --diff empty", 64,
      #"--diff "empty" is "empty", which is compared: choose a place beside it"#
    ),
    (
      "compare empty.png empty.png --min-ssim 2", 64,
      #"--min-ssim "2" is not a number from 0 to 1: try 0.99"#
    ),
    (
      "compare empty.png empty.png --max-different few", 64,
      #"--max-different "few" is not a number of pixels: try 10, or 0.1%"#
    ),
    (
      "compare empty.png empty.png --max-delta-e -1", 64,
      #"--max-delta-e "-1" is not a number from 0 to 1000: try 2.3"#
    ),
    ("sheet square --count 0", 64, #"--count "0" is not a whole number from 1 to 1000: try 18"#),
    (
      "sheet square -o sheet.bmp", 64,
      #"--output "sheet.bmp" is not the name of one PNG file: try sheet.png, or - for "#
        + "standard output"
    ),
    (
      "sheet square -o hello.txt/sheet.png", 73,
      "‘hello.txt’ cannot be created: it is a file, not a folder; choose another "
        + "output with -o"
    ),
    ("sheet square --columns 0", 64, #"--columns "0" is not a whole number from 1 to 1000: try 6"#),
    (
      "sheet square --from 2 --to 1", 64,
      #"--from "2" comes after --to "1": --from is the first time shown, --to the "#
        + "time at which to stop"
    ),
    (
      "inspect square --at x", 64,
      #"--at "x" is not a time up to 1000 hours: try 1.5, 250ms, 90f or 00:00:01.5"#
    ),
    ("new", 64, "Missing expected argument '<name>': 'render help new' shows all options"),
    (
      "new 1abc", 64,
      #""1abc" cannot be the name of a module: that is letters from A to Z, digits "#
        + "and _, a letter first: try MyScene"
    ),
    ("new Swift", 64, #""Swift" is taken: it is a module that comes with Swift: try SwiftScene"#),
    (
      "new MyScene --path hello.txt", 73,
      #""hello.txt" is there already: choose another name, or another folder with "#
        + "--path"
    ),
    (
      "new MyScene --zoetrope nowhere", 66,
      #"--zoetrope "nowhere" has no Package.swift of Zoetrope: name the folder of its "#
        + "sources, or the address of a repository"
    ),
    ("adapt", 64, "Missing expected argument '<path>': 'render help adapt' shows all options"),
    (
      "help nope", 64,
      #"there is no command "nope" to help with: 'render help' names the commands, "#
        + "'render list' the scenes"
    ),
  ]
}
