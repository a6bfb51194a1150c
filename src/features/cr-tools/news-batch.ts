import type { LiveEvent } from '@/domain/live-event'
import { afterPaint } from '@/services/after-paint'

/** A page that is not looked at draws no frames: what comes waits no longer than this. */
const FRAME_AT_MOST_MS = 250
const FLUSH_AT_MOST_EVERY_MS = 100
/** In a burst, the frame in which news are handed on takes at most this part of the time: what they change is drawn in several more. */
const DRAWING_PART = 12
const FLUSH_AT_LEAST_EVERY_MS = 2000
/** Whoever types is not held up: news wait for a pause between the keys, but no longer than this. */
const PAUSE_MS = 200
const TYPING_AT_MOST_MS = 8000

/** When a text was last typed into, and a call with the next key; `stop` ends looking. */
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
 * Hands on what was gathered with the next frame. In a burst not with every one: nobody reads sixty lists a second. The
 * slower the machine draws it, the seldomer; and between two keys only when somebody has typed without a pause for long.
 */
export class NewsBatch {
  readonly #flush: (events: readonly LiveEvent[]) => void
  readonly #typing = watchTyping(() => this.#onKey())
  #gathered: LiveEvent[] = []
  #gatheredAt = 0
  #frame: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Nobody pauses: the next key opens the longest time without one. */
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

  /** Hands on what is still gathered, at once. */
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

  /** No frame is asked for between two keys: it would come before theirs. */
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
