import type { VoiceSource } from './voice-recording'

const FORMATS = ['audio/mp4', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus']

/** Returns a meter of the microphone's level, from the current waveform. */
function meterOf(stream: MediaStream) {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 512
  context.createMediaStreamSource(stream).connect(analyser)
  const wave = new Float32Array(analyser.fftSize)
  const level = () => {
    analyser.getFloatTimeDomainData(wave)
    const power = wave.reduce((sum, one) => sum + one * one, 0) / wave.length
    // Speech is far below full scale: the root makes it visible.
    return Math.min(1, Math.sqrt(Math.sqrt(power)) * 1.4)
  }
  return { level, close: () => void context.close() }
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** Requests the microphone and starts recording. Throws a DOMException when it is refused or missing. */
export async function openMicrophone(): Promise<VoiceSource> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  try {
    return recordingOf(stream)
  } catch (error) {
    release(stream)
    throw error
  }
}

function recordingOf(stream: MediaStream): VoiceSource {
  const mimeType = FORMATS.find((format) => MediaRecorder.isTypeSupported(format))
  const recorder = new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  recorder.start(1000)
  const meter = meterOf(stream)
  const stop = () =>
    new Promise<Blob>((resolve) => {
      const finish = () => {
        release(stream)
        meter.close()
        resolve(new Blob(parts, { type: recorder.mimeType.split(';')[0] || 'audio/webm' }))
      }
      if (recorder.state === 'inactive') return finish()
      recorder.addEventListener('stop', finish, { once: true })
      return recorder.stop()
    })
  return {
    pause: () => recorder.pause(),
    resume: () => recorder.resume(),
    level: meter.level,
    onEnded: (listener) => recorder.addEventListener('stop', listener, { once: true }),
    stop,
  }
}
