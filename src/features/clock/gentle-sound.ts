import { areSoundsOn } from '@/services/page/page-preferences'

const TONES_HZ = [523, 659]
const TONE_S = 0.5
const LOUDNESS = 0.05

/**
 * Plays two soft tones. Silent where the browser requires a user gesture or has no audio: the question shows
 * anyway.
 */
export function playGentleSound(): void {
  if (!areSoundsOn()) return
  try {
    const audio = new AudioContext()
    TONES_HZ.forEach((hz, index) => {
      const at = audio.currentTime + index * (TONE_S / 2)
      const tone = audio.createOscillator()
      const volume = audio.createGain()
      tone.frequency.value = hz
      volume.gain.setValueAtTime(0, at)
      volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.05)
      volume.gain.linearRampToValueAtTime(0, at + TONE_S)
      tone.connect(volume).connect(audio.destination)
      tone.start(at)
      tone.stop(at + TONE_S)
    })
    setTimeout(() => void audio.close(), 2000)
  } catch {
    return
  }
}
