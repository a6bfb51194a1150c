const RATE = 8000
const HEADER = 44
const WAVES = Float32Array.from({ length: 1024 }, (_, step) => Math.sin((step / 1024) * 2 * Math.PI))

function header(file: ArrayBuffer, samples: number): void {
  const view = new DataView(file)
  const text = (at: number, letters: string) =>
    [...letters].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)))
  text(0, 'RIFF')
  view.setUint32(4, HEADER - 8 + samples, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  text(36, 'data')
  view.setUint32(40, samples, true)
}

/** A voice-like recording without words, as loud as its waveform (WAV, 8 bit, mono). */
export function sound(durationS: number, waveform: readonly number[]): Uint8Array<ArrayBuffer> {
  const samples = Math.round(durationS * RATE)
  const file = new ArrayBuffer(HEADER + samples)
  header(file, samples)
  const bytes = new Uint8Array(file)
  let phase = 0
  for (let sample = 0; sample < samples; sample += 1) {
    const loud = waveform[Math.floor((sample / samples) * waveform.length)] ?? 0.4
    // Syllables: the pitch changes a few times a second.
    phase += (150 + 70 * loud + 25 * (WAVES[(sample >> 1) & 1023] ?? 0)) * (1024 / RATE)
    const tone =
      (WAVES[Math.floor(phase) & 1023] ?? 0) * 0.7 + (WAVES[Math.floor(phase * 2) & 1023] ?? 0) * 0.3
    bytes[HEADER + sample] = 128 + Math.round(tone * loud * 90)
  }
  return bytes
}
