import { whenIdle } from './idle'
import { maySound } from './page-preferences'

export type SoundName = 'soft' | 'bell' | 'knock'

interface Tone {
  hz: number
  /** Seconds from the start of the sound. */
  at: number
  lasts: number
  loudness: number
  shape: OscillatorType
  /** End of a pitch slide. */
  endHz?: number
}

/** Synthesised, so that no file has to load first. */
const SOUNDS: Record<SoundName, readonly Tone[]> = {
  soft: [
    { hz: 523, at: 0, lasts: 0.28, loudness: 0.05, shape: 'sine' },
    { hz: 659, at: 0.12, lasts: 0.4, loudness: 0.05, shape: 'sine' },
  ],
  bell: [
    { hz: 1047, at: 0, lasts: 0.9, loudness: 0.06, shape: 'sine' },
    { hz: 2637, at: 0, lasts: 0.5, loudness: 0.018, shape: 'sine' },
    { hz: 4186, at: 0, lasts: 0.25, loudness: 0.008, shape: 'sine' },
  ],
  knock: [
    { hz: 210, endHz: 90, at: 0, lasts: 0.1, loudness: 0.16, shape: 'triangle' },
    { hz: 190, endHz: 85, at: 0.16, lasts: 0.1, loudness: 0.13, shape: 'triangle' },
  ],
}
const ATTACK_S = 0.012
/** At most one sound per second, however much happens. */
const ONE_SOUND_MS = 1000
const LOCK = 'sound'

let audio: AudioContext | undefined
let lastAt = Number.NEGATIVE_INFINITY

function start(context: AudioContext, { hz, endHz, at, lasts, loudness, shape }: Tone): void {
  const from = context.currentTime + at
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.type = shape
  tone.frequency.setValueAtTime(hz, from)
  if (endHz) tone.frequency.exponentialRampToValueAtTime(endHz, from + lasts)
  volume.gain.setValueAtTime(0.0001, from)
  volume.gain.exponentialRampToValueAtTime(loudness, from + ATTACK_S)
  volume.gain.exponentialRampToValueAtTime(0.0001, from + lasts)
  tone.connect(volume).connect(context.destination)
  tone.start(from)
  tone.stop(from + lasts)
}

/** The page's one audio context; browsers allow it to play only after the first press. */
function context(): AudioContext | undefined {
  try {
    audio ??= new AudioContext()
    return audio
  } catch {
    return undefined // no audio here
  }
}

const PRESSES = ['pointerup', 'keydown'] as const

/** Enables sounds on the first press that counts as user activation; the returned function stops waiting. */
export function unlockSounds(): () => void {
  const stop = () => {
    for (const press of PRESSES) window.removeEventListener(press, heard)
  }
  const unlock = async () => {
    const speaker = context()
    await speaker?.resume().catch(() => undefined)
    if (!speaker || speaker.state === 'running') stop()
  }
  // Creating an audio context takes long: not between a key press and its character.
  const heard = () => whenIdle(() => void unlock())
  for (const press of PRESSES) window.addEventListener(press, heard, { passive: true })
  return stop
}

/** Plays a sound regardless of the settings. Resolves to false where none can be heard. */
export async function testSound(name: SoundName): Promise<boolean> {
  const speaker = context()
  await speaker?.resume().catch(() => undefined)
  if (speaker?.state !== 'running') return false
  for (const tone of SOUNDS[name]) start(speaker, tone)
  return true
}

/** Plays in one tab at a time: it holds a lock for a second. Without locks every tab plays. */
async function withTurn(play: () => void): Promise<void> {
  const { locks } = navigator as { locks?: LockManager } // missing on an insecure page
  if (!locks) return play()
  await locks
    .request(LOCK, { ifAvailable: true }, async (turn) => {
      if (!turn) return
      play()
      await new Promise((resolve) => setTimeout(resolve, ONE_SOUND_MS))
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
  if (!maySound() || speaker?.state !== 'running' || Math.abs(now - lastAt) < ONE_SOUND_MS) return
  lastAt = now
  void withTurn(() => {
    for (const tone of SOUNDS[name]) start(speaker, tone)
  })
}
