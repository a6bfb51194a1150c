import { wait } from '@/lib/wait'

import { whenIdle } from '../page/idle'
import { areSoundsOn } from '../page/page-preferences'

export type SoundName = 'soft' | 'bell' | 'knock'

interface Tone {
  hz: number
  /** Seconds from the start of the sound. */
  at: number
  durationS: number
  loudness: number
  shape: OscillatorType
  /** End of a pitch slide. */
  endHz?: number
}

/** Synthesised, so that no file has to load first. */
const SOUNDS: Record<SoundName, readonly Tone[]> = {
  soft: [
    { hz: 523, at: 0, durationS: 0.28, loudness: 0.05, shape: 'sine' },
    { hz: 659, at: 0.12, durationS: 0.4, loudness: 0.05, shape: 'sine' },
  ],
  bell: [
    { hz: 1047, at: 0, durationS: 0.9, loudness: 0.06, shape: 'sine' },
    { hz: 2637, at: 0, durationS: 0.5, loudness: 0.018, shape: 'sine' },
    { hz: 4186, at: 0, durationS: 0.25, loudness: 0.008, shape: 'sine' },
  ],
  knock: [
    { hz: 210, endHz: 90, at: 0, durationS: 0.1, loudness: 0.16, shape: 'triangle' },
    { hz: 190, endHz: 85, at: 0.16, durationS: 0.1, loudness: 0.13, shape: 'triangle' },
  ],
}
const ATTACK_S = 0.012
/** At most one sound per second, however much happens. */
const MIN_SOUND_INTERVAL_MS = 1000
const SOUND_LOCK = 'sound'

let audio: AudioContext | undefined
let lastAt = Number.NEGATIVE_INFINITY

function startTone(context: AudioContext, { hz, endHz, at, durationS, loudness, shape }: Tone): void {
  const from = context.currentTime + at
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.type = shape
  tone.frequency.setValueAtTime(hz, from)
  if (endHz) tone.frequency.exponentialRampToValueAtTime(endHz, from + durationS)
  volume.gain.setValueAtTime(0.0001, from)
  volume.gain.exponentialRampToValueAtTime(loudness, from + ATTACK_S)
  volume.gain.exponentialRampToValueAtTime(0.0001, from + durationS)
  tone.connect(volume).connect(context.destination)
  tone.start(from)
  tone.stop(from + durationS)
}

/** The page's one audio context; browsers allow it to play only after the first press. */
function getAudioContext(): AudioContext | undefined {
  try {
    audio ??= new AudioContext()
    return audio
  } catch {
    return undefined // no audio here
  }
}

const ACTIVATION_EVENTS = ['pointerup', 'keydown'] as const

/** Enables sounds on the first press that counts as user activation; the returned function stops waiting. */
export function unlockSounds(): () => void {
  const stop = () => {
    for (const press of ACTIVATION_EVENTS) window.removeEventListener(press, onActivation)
  }
  const unlock = async () => {
    const speaker = getAudioContext()
    await speaker?.resume().catch(() => undefined)
    if (!speaker || speaker.state === 'running') stop()
  }
  // Creating an audio context takes long: not between a key press and its character.
  const onActivation = () => whenIdle(() => void unlock())
  for (const press of ACTIVATION_EVENTS) window.addEventListener(press, onActivation, { passive: true })
  return stop
}

/** Plays a sound regardless of the settings. Resolves to false where none can be heard. */
export async function testSound(name: SoundName): Promise<boolean> {
  const speaker = getAudioContext()
  await speaker?.resume().catch(() => undefined)
  if (speaker?.state !== 'running') return false
  for (const tone of SOUNDS[name]) startTone(speaker, tone)
  return true
}

/** Plays in one tab at a time: it holds a lock for a second. Without locks every tab plays. */
async function withSoundLock(play: () => void): Promise<void> {
  const { locks } = navigator as { locks?: LockManager } // missing on an insecure page
  if (!locks) return play()
  await locks
    .request(SOUND_LOCK, { ifAvailable: true }, async (turn) => {
      if (!turn) return
      play()
      await wait(MIN_SOUND_INTERVAL_MS)
    })
    .catch(() => undefined)
}

/** Plays a sound for an event: once a second, in one tab of the browser, and only if sounds are on. */
export function playSound(name: SoundName): void {
  const speaker = audio
  const now = Date.now()
  // Some devices suspend the audio of a page that was hidden for long; the next sound plays again.
  if (speaker && speaker.state !== 'running') void speaker.resume().catch(() => undefined)
  // A tab that may not play yet leaves the lock to one that may.
  if (!areSoundsOn() || speaker?.state !== 'running' || Math.abs(now - lastAt) < MIN_SOUND_INTERVAL_MS) return
  lastAt = now
  void withSoundLock(() => {
    for (const tone of SOUNDS[name]) startTone(speaker, tone)
  })
}
