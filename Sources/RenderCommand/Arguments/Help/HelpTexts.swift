/// The longer texts of `--help`.
enum HelpTexts {
  static let frames = """
    Frames are numbered from 0; frame k shows the time k / rate. A part of a clip keeps the \
    numbers of the whole. Finished frames replace older ones of the same name. .zoetrope beside the frames \
    notes what they are, for --resume and 'render verify'.

    Of several outputs -o, --format is for -, or else for those whose names do not say what they are. A \
    GIF is clear or opaque by halves; with --matte, all that is not quite transparent lies on that \
    colour. It shows at most 50 frames a second; an APNG keeps every frame at its exact time.

    A PATH is a .swift file, a folder of sources, an .xcodeproj or .xcworkspace, a package or a \
    .playground. It is read, adapted, compiled (with Swift, which scenes do not need) and kept in a cache; \
    'render list PATH' says what it can show, otherwise its app is, or the one thing there is. A clip of it \
    has 3 seconds; --duration goes on.

    EXAMPLES:
      render MyTutorial.xcodeproj --tap "Start"@0.5 --duration 5
      render Pages.playground --page 2 -o page.gif
      render Knob.swift --view Knob --size 200x80 --at 1 -o knob.png
      render fuber --fps 60 -o out/fuber
      render fuber --fps 50 -o fuber.gif -o fuber.apng -o out/fuber
      render fuber --from 1.2 --to 2.5 --scale 3
      render fuber --frames 0-59,90 -o 'out/%05d.png'
      render fuber --fps 60 -o out/fuber --resume
      render fuber --at 1.5 -o still.png
      render fuber --size 1080x1920 --background white
      render fuber --set startTimeOffset=1.0
      render iris-mic --input voice.wav
      render fuber --motion-blur 180
      render sheet fuber
      render inspect fuber --at 1.5 --json

    FILMS (ffmpeg makes them; 'make' installs it):
      render fuber -o fuber.mp4 -o fuber.mov -o fuber.webp
      render fuber -o - --format nut | ffmpeg -i - \\
        -vf "\(FilmRecipe.toBT709), \\
          format=yuva420p" \\
        \(FilmRecipe.tags) fuber.webm
    nut says its size and rate and keeps alpha; y4m and mp4 lay the pictures over --matte.

    BY HAND (-framerate goes before -i; clear pixels lie on white):
      ffmpeg -framerate 60 -i out/fuber/%05d.png \\
    \(onWhite)
        \(FilmRecipe.tags) fuber.mp4
      ffmpeg -reinit_filter 0 -framerate 50 -i out/fuber/%05d.png \\
        -vf 'format=rgba,split[a][b];[a]palettegen[p];[b][p]paletteuse' \\
        -gifflags -transdiff fuber.gif
      render fuber -o - | ffmpeg -f rawvideo -pix_fmt rgba -video_size 750x1334 \\
        -framerate 60 -i - \\
    \(onWhite)
        \(FilmRecipe.tags) fuber.mp4
      render fuber -o - --format y4m | ffmpeg -i - \\
        -vf "\(FilmRecipe.fromBT601), \\
          \(FilmRecipe.toBT709), \\
          \(FilmRecipe.opaque)" \\
        \(FilmRecipe.tags) fuber.mp4

    EXIT STATUS:
      0 done, 64 usage, 65 bad scene or project, 66 input missing, 69 no ffmpeg
      or no Swift, or it fails, 70 a project's program trapped or never
      returned, 71 no memory, 73 cannot create, 74 cannot write, 75 another run
      writes there, or frames are missing, 77 not permitted, 141 the reader
      went away, 129 to 152 stopped by a signal: 128 and its number.
    """

  /// Filters and encoding for pictures with clear pixels.
  private static let onWhite = """
        -vf "\(FilmRecipe.onWhite.joined(separator: "; \\\n          ")), \\
          \(FilmRecipe.toBT709), \\
          \(FilmRecipe.opaque)" \\
    """

  static let inspect = """
    Prints every layer with the values it shows at that time. With --json, one object: \
    {"scene", "time", "screen": [w, h], "root": NODE}.
    """

  static let compare = """
    Says in one line each what is not the same, then sums up. Of folders, PNG files of the same \
    name belong together, of animated PNGs frames of the same number. Frames that are missing, \
    extra, renamed, resized, damaged, shifted, swapped or repeated are found and named, and \
    pictures that have moved by a few pixels.

    Pixels are compared as they look over white and over black, whichever shows more; the colour \
    of fully transparent ones is not looked at. Of --tolerance, --max-different, --min-ssim and \
    --max-delta-e, everything given must hold; with none of them all pixels must be the same.

    EXAMPLES:
      render compare golden out/fuber
      render compare golden out/fuber --tolerance 1 --max-different 0.1%
      render compare golden.png clip.png --min-ssim 0.99 --json
      render compare golden out/fuber --html report --junit report/junit.xml

    EXIT STATUS:
      0 the same, 1 different, 64 usage, 66 input missing, 73 cannot create,
      74 cannot write, 77 not permitted.
    """

  static let assemble = """
    Nothing is drawn: what 'render' noted beside the frames says what they are, and each is checked by it. A frame \
    that is missing, damaged or of another run is named, and nothing is made. What is made is, byte for byte, what \
    a run with the same -o makes. The rate, the size and the order are those of the run.

    EXAMPLES:
      render fuber --shard 1/2 -o out/fuber
      render fuber --shard 2/2 -o out/fuber
      render assemble out/fuber -o fuber.gif -o fuber.mp4
      render assemble host1/fuber host2/fuber -o fuber.mov

    EXIT STATUS:
      0 done, 64 usage, 65 frames of different clips, or nothing noted beside them,
      66 input missing, 69 no ffmpeg, or it fails, 73 cannot create, 74 cannot write,
      75 frames are missing or damaged, 77 not permitted.
    """

  static let new = """
    The package builds and renders at once: its scene moves, its test renders a frame, and its \
    Makefile has the commands. Nothing that is there is touched, and nothing is left half written.

    EXAMPLES:
      render new MyScene && cd MyScene && make
      render new MyScene --path scenes/first --zoetrope ../Zoetrope

    EXIT STATUS:
      0 done, 64 usage, 66 no sources there, 73 cannot create, 74 cannot write,
      77 not permitted.
    """

  static let adapt = """
    A package of Swift that builds against Zoetrope: the sources as they are adapted before a project is \
    compiled, its resources, and the command for what it shows. It is to be looked at and gone on with; the \
    project itself is not touched.

    EXAMPLES:
      render adapt MyTutorial.xcodeproj -o adapted && cd adapted && swift run

    EXIT STATUS:
      0 done, 64 usage, 65 bad project, 66 no project there, 69 no Swift,
      73 cannot create, 74 cannot write.
    """

  static let kit = """
    Prints options of swiftc with which code is compiled against the installed modules and linked with them, so \
    that nothing of Zoetrope is built; a package that 'render new' wrote builds its command so. Where there \
    are none, or for another compiler, it says so and prints nothing.

    EXAMPLES:
      eval swiftc $(render kit) Scene.swift -o scene

    EXIT STATUS:
      0 done, 64 usage, 69 no compiled modules, or no Swift.
    """
}
