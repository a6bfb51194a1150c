import { useEffect, useState, useSyncExternalStore } from 'react'

import { createEmitter } from '@/lib/store'

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
  static current: Player | undefined

  readonly #url: string
  #audio: HTMLAudioElement | undefined
  #state: PlaybackState = { isPlaying: false, hasFailed: false, at: 0, speed: 1 }
  readonly #changes = createEmitter()

  constructor(url: string) {
    this.#url = url
  }

  subscribe = this.#changes.subscribe

  read = (): PlaybackState => this.#state

  toggle = (): void => {
    if (this.#state.isPlaying) return this.stop()
    if (Player.current !== this) Player.current?.stop()
    Player.current = this
    const audio = this.#audio ?? this.#load()
    audio.playbackRate = this.#state.speed
    this.#setState({ hasFailed: false })
    audio.play().catch((error: unknown) => {
      // A pause before playback has begun is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        this.#setState({ hasFailed: true, isPlaying: false })
    })
  }

  stop = (): void => this.#audio?.pause()

  seek = (seconds: number): void => {
    if (this.#audio) this.#audio.currentTime = seconds
    this.#setState({ at: seconds })
  }

  nextSpeed = (): void => {
    const { speed } = this.#state
    const next = SPEEDS[(SPEEDS.findIndex((one) => one === speed) + 1) % SPEEDS.length] ?? 1
    if (this.#audio) this.#audio.playbackRate = next
    this.#setState({ speed: next })
  }

  #load(): HTMLAudioElement {
    const audio = new Audio(this.#url)
    audio.currentTime = this.#state.at
    audio.addEventListener('play', () => this.#setState({ isPlaying: true }))
    audio.addEventListener('pause', () => this.#setState({ isPlaying: false }))
    audio.addEventListener('timeupdate', () => this.#setState({ at: audio.currentTime }))
    audio.addEventListener('ended', () => this.#setState({ isPlaying: false, at: 0 }))
    this.#audio = audio
    return audio
  }

  #setState(change: Partial<PlaybackState>): void {
    this.#state = { ...this.#state, ...change }
    this.#changes.emit()
  }
}

/** Playback of a recording; stops when its line unmounts. */
export function usePlayback(url: string): PlaybackState & Pick<Player, 'toggle' | 'seek' | 'nextSpeed'> {
  const [player] = useState(() => new Player(url))
  const state = useSyncExternalStore(player.subscribe, player.read)
  useEffect(() => player.stop, [player])
  const { toggle, seek, nextSpeed } = player
  return { ...state, toggle, seek, nextSpeed }
}
