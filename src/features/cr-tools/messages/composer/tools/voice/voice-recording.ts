import { VOICE_MAX_MS } from '@/config/tool-limits'
import { createEmitter } from '@/lib/store'

/** The recorder of an open microphone. */
export interface VoiceSource {
  pause: () => void
  resume: () => void
  /** Ends the recording and releases the microphone. */
  stop: () => Promise<Blob>
  /** Current level, from 0 to 1. */
  level: () => number
  /** Calls back when it ends by itself: the microphone is gone. */
  onEnded: (listener: () => void) => void
}

export type VoicePhase = 'idle' | 'asking' | 'recording' | 'paused' | 'done'
export type VoiceProblem = 'refused' | 'missing' | 'failed' | 'ended'

export interface VoiceState {
  phase: VoicePhase
  problem: VoiceProblem | null
  /** Duration so far, without pauses. */
  ms: number
  /** Levels, ten a second. */
  levels: readonly number[]
  /** Set when the recording is done. */
  blob: Blob | null
  url: string | null
}

const INITIAL_STATE: VoiceState = { phase: 'idle', problem: null, ms: 0, levels: [], blob: null, url: null }
export const LEVEL_EVERY_MS = 100

function problemOf(error: unknown): VoiceProblem {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'NotReadableError' ? 'missing' : 'failed'
}

/** State of one voice message from start to end; it outlives the panel that shows it. */
export class VoiceRecording {
  readonly #open: () => Promise<VoiceSource>
  #source: VoiceSource | undefined
  #timer: ReturnType<typeof setInterval> | undefined
  #state = INITIAL_STATE
  /** When the stretch since the last pause began. */
  #resumedAt = 0
  #msBefore = 0
  /** Incremented on start and end, to ignore a late response of the microphone. */
  #attempt = 0
  readonly #changes = createEmitter()

  constructor(open: () => Promise<VoiceSource>) {
    this.#open = open
  }

  readonly read = (): VoiceState => this.#state
  readonly subscribe = this.#changes.subscribe

  async start(): Promise<void> {
    this.discard()
    const mine = this.#attempt
    this.#setState({ phase: 'asking' })
    try {
      const source = await this.#open()
      if (mine !== this.#attempt) return void (await source.stop())
      this.#source = source
      source.onEnded(() => void this.#keepPart(source))
      this.#startStretch()
      this.#timer = setInterval(() => this.#recordLevel(), LEVEL_EVERY_MS)
    } catch (error) {
      if (mine === this.#attempt) this.#setState({ phase: 'idle', problem: problemOf(error) })
    }
    return undefined
  }

  pause(): void {
    if (this.#state.phase !== 'recording') return
    this.#source?.pause()
    this.#setState({ phase: 'paused', ms: this.#elapsedMs() })
  }

  resume(): void {
    if (this.#state.phase !== 'paused') return
    this.#source?.resume()
    this.#startStretch()
  }

  async stop(): Promise<void> {
    const source = this.#source
    if (this.#state.phase === 'asking') return this.discard()
    if (!source) return undefined
    if (this.#state.phase === 'recording') this.#setState({ ms: this.#elapsedMs() })
    this.#release()
    const mine = this.#attempt
    const blob = await source.stop()
    if (mine === this.#attempt) this.#setState({ phase: 'done', blob, url: URL.createObjectURL(blob) })
    return undefined
  }

  /** Keeps what was recorded before the microphone went. */
  async #keepPart(source: VoiceSource): Promise<void> {
    if (this.#source !== source) return
    this.#setState({ problem: 'ended' })
    await this.stop()
  }

  /** Ends and deletes the recording. */
  discard(): void {
    this.#attempt += 1
    const { url } = this.#state
    if (url !== null) URL.revokeObjectURL(url)
    const source = this.#source
    this.#release()
    void source?.stop()
    this.#setState(INITIAL_STATE)
  }

  #startStretch(): void {
    this.#msBefore = this.#state.ms
    this.#resumedAt = performance.now()
    this.#setState({ phase: 'recording' })
  }

  /** By the clock: a background tab runs timers only once a second. */
  #elapsedMs(): number {
    return Math.min(Math.round(this.#msBefore + performance.now() - this.#resumedAt), VOICE_MAX_MS)
  }

  #recordLevel(): void {
    if (this.#state.phase !== 'recording') return
    const ms = this.#elapsedMs()
    this.#setState({ ms, levels: [...this.#state.levels, this.#source?.level() ?? 0] })
    if (ms >= VOICE_MAX_MS) void this.stop()
  }

  #release(): void {
    clearInterval(this.#timer)
    this.#source = undefined
  }

  #setState(change: Partial<VoiceState>): void {
    this.#state = { ...this.#state, ...change }
    this.#changes.emit()
  }
}

/** Reduces levels to `count` bars, each the maximum of its part. */
export function downsample(levels: readonly number[], count: number): number[] {
  if (levels.length <= count) return [...levels]
  return Array.from({ length: count }, (_, at) => {
    const from = Math.floor((at * levels.length) / count)
    const to = Math.max(from + 1, Math.floor(((at + 1) * levels.length) / count))
    return Math.max(...levels.slice(from, to))
  })
}
