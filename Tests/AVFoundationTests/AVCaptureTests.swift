import AVFoundation
import Testing
import VirtualTime

/// A device without cameras, microphones and decoders of film.
@MainActor
struct AVCaptureTests {
  @Test func thereIsNoDeviceAndNoPermission() {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(AVCaptureDevice.devices(for: .audio).isEmpty)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
  }

  @Test func aSessionRunsWithoutInputs() {
    let context = SceneContext(screen: VirtualScreen(width: 100, height: 100), seed: 1)
    SceneContext.$current.withValue(context) {
      let session = AVCaptureSession()
      session.sessionPreset = .photo
      let output = AVCaptureMetadataOutput()
      session.addOutput(output)
      session.addOutput(output)
      #expect(session.outputs.count == 1 && session.inputs.isEmpty)
      session.startRunning()
      #expect(session.isRunning)
      let layer = AVCaptureVideoPreviewLayer(session: session)
      #expect(layer.backgroundColor == UIColor.black.cgColor)
    }
  }

  @Test func exportsAndPicturesFail() {
    let context = SceneContext(screen: VirtualScreen(width: 100, height: 100), seed: 1)
    SceneContext.$current.withValue(context) {
      let asset = AVURLAsset(url: URL(fileURLWithPath: "/nowhere.mov"))
      let export = AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetLowQuality)
      var states: [AVAssetExportSession.Status] = []
      export?.exportAsynchronously { states.append(export?.status ?? .unknown) }
      context.callbacks.run(through: 1, clock: context.clock)
      #expect(states == [.failed] && (export?.error as? AVError)?.code == .exportFailed)
      #expect(throws: AVError(.noImageAtTime)) {
        try AVAssetImageGenerator(asset: asset).copyCGImage(at: .zero, actualTime: nil)
      }
      let player = AVAudioPlayer()
      #expect(player.duration == 0 && player.url == nil)
    }
  }
}
