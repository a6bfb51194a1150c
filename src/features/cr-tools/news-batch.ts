import type { LiveEvent } from '@/domain/live-event'
import { afterPaint } from '@/services/after-paint'

/** A hidden page gets no frames, so a timer flushes after this time. */
const FRAME_AT_MOST_MS = 250
const FLUSH_AT_MOST_EVERY_MS = 100
/** In a burst, the flush interval is this many times the measured render time, within the limits. */
const DRAWING_PART = 12
const FLUSH_AT_LEAST_EVERY_MS = 2000
/** Events wait for a pause between keys, but no longer than TYPING_AT_MOST_MS. */
const PAUSE_MS = 200
const TYPING_AT_MOST_MS = 8000

/** Tracks text input and calls back on the next key; `stop` removes the listener. */
function watchTyping(onKey: () => void) {
  let typedAt = Number.NEGATIVE_INFINITY
  const note = () => {
    typedAt = performance.now()
    onKey()
  }
  window.addEventListener('input', note, { capture: true, passive: true })
  return {
    restMs: () => typedAt + PAUSE_MS - performance.now(),
    stop: () => window.removeEventListener('input', note, { capture: true }),
  }
}

/**
 * Coalesces events and flushes them with the next frame. In a burst it throttles by measured render time, and
 * while the user types it waits for a pause.
 */
export class NewsBatch {
  readonly #flush: (events: readonly LiveEvent[]) => void
  readonly #typing = watchTyping(() => this.#onKey())
  #gathered: LiveEvent[] = []
  #gatheredAt = 0
  #frame: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Typing never pauses: flush right after the next key, before the longest idle time. */
  #isForNextKey = false
  #dropHand: (() => void) | undefined
  #flushedAt = Number.NEGATIVE_INFINITY
  #drawingMs = 0

  constructor(flush: (events: readonly LiveEvent[]) => void) {
    this.#flush = flush
  }

  readonly push = (event: LiveEvent): void => {
    this.#gathered.push(event)
    if (this.#gathered.length > 1) return
    this.#gatheredAt = performance.now()
    const rest = this.#restMs()
    if (rest > 0) this.#timer = setTimeout(this.#whenCalm, rest)
    else this.#whenCalm()
  }

  /** Flushes pending events at once and stops. */
  readonly stop = (): void => {
    this.#unplan()
    this.#typing.stop()
    if (this.#gathered.length > 0) this.#hand()
  }

  #restMs(): number {
    const every = Math.max(FLUSH_AT_MOST_EVERY_MS, this.#drawingMs * DRAWING_PART)
    return this.#flushedAt + Math.min(every, FLUSH_AT_LEAST_EVERY_MS) - performance.now()
  }

  #unplan(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame)
    clearTimeout(this.#timer)
    this.#frame = undefined
    this.#isForNextKey = false
    this.#dropHand?.()
  }

  #onKey(): void {
    if (!this.#isForNextKey) return
    this.#unplan()
    this.#dropHand = afterPaint(this.#hand)
  }

  /** Requests no frame between two keys, because it would run before the one of the key. */
  readonly #whenCalm = (): void => {
    const pause = this.#typing.restMs()
    if (pause <= 0) return this.#withFrame()
    this.#isForNextKey = performance.now() - this.#gatheredAt >= TYPING_AT_MOST_MS
    this.#timer = setTimeout(this.#whenCalm, pause)
  }

  #withFrame(): void {
    this.#frame = requestAnimationFrame(this.#go)
    this.#timer = setTimeout(this.#go, FRAME_AT_MOST_MS)
  }

  readonly #go = (): void => {
    this.#unplan()
    if (this.#typing.restMs() > 0) this.#whenCalm()
    else this.#hand()
  }

  readonly #hand = (): void => {
    this.#unplan()
    const events = this.#gathered
    this.#gathered = []
    this.#flushedAt = performance.now()
    this.#flush(events)
    afterPaint(() => (this.#drawingMs = performance.now() - this.#flushedAt))
  }
}
