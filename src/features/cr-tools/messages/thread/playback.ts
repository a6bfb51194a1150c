import { useEffect, useState, useSyncExternalStore } from 'react'

const SPEEDS = [1, 1.5, 2] as const

interface PlaybackState {
  isPlaying: boolean
  hasFailed: boolean
  /** Seconds from the start. */
  at: number
  speed: number
}

/** Plays one recording; loads it on the first play. */
class Player {
  /** The recording that plays: only one at a time. */
  static heard: Player | undefined

  readonly #url: string
  #audio: HTMLAudioElement | undefined
  #state: PlaybackState = { isPlaying: false, hasFailed: false, at: 0, speed: 1 }
  readonly #listeners = new Set<() => void>()

  constructor(url: string) {
    this.#url = url
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  read = (): PlaybackState => this.#state

  toggle = (): void => {
    if (this.#state.isPlaying) return this.stop()
    if (Player.heard !== this) Player.heard?.stop()
    Player.heard = this
    const audio = this.#audio ?? this.#load()
    audio.playbackRate = this.#state.speed
    this.#note({ hasFailed: false })
    audio.play().catch((error: unknown) => {
      // A pause before playback has begun is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        this.#note({ hasFailed: true, isPlaying: false })
    })
  }

  stop = (): void => this.#audio?.pause()

  seek = (seconds: number): void => {
    if (this.#audio) this.#audio.currentTime = seconds
    this.#note({ at: seconds })
  }

  faster = (): void => {
    const { speed } = this.#state
    const next = SPEEDS[(SPEEDS.findIndex((one) => one === speed) + 1) % SPEEDS.length] ?? 1
    if (this.#audio) this.#audio.playbackRate = next
    this.#note({ speed: next })
  }

  #load(): HTMLAudioElement {
    const audio = new Audio(this.#url)
    audio.currentTime = this.#state.at
    audio.addEventListener('play', () => this.#note({ isPlaying: true }))
    audio.addEventListener('pause', () => this.#note({ isPlaying: false }))
    audio.addEventListener('timeupdate', () => this.#note({ at: audio.currentTime }))
    audio.addEventListener('ended', () => this.#note({ isPlaying: false, at: 0 }))
    this.#audio = audio
    return audio
  }

  #note(change: Partial<PlaybackState>): void {
    this.#state = { ...this.#state, ...change }
    this.#listeners.forEach((listener) => listener())
  }
}

/** Playback of a recording; stops when its line unmounts. */
export function usePlayback(url: string): PlaybackState & Pick<Player, 'toggle' | 'seek' | 'faster'> {
  const [player] = useState(() => new Player(url))
  const state = useSyncExternalStore(player.subscribe, player.read)
  useEffect(() => player.stop, [player])
  const { toggle, seek, faster } = player
  return { ...state, toggle, seek, faster }
}
