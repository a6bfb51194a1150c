import type { ServerEvent } from '@/domain/server/server-event'
import { afterPaint } from '@/services/page/after-paint'

/** A hidden page gets no frames, so a timer flushes after this time. */
const FRAME_TIMEOUT_MS = 250
const MIN_FLUSH_INTERVAL_MS = 100
/** In a burst, the flush interval is this many times the measured render time, within the limits. */
const RENDER_TIME_FACTOR = 4
const MAX_FLUSH_INTERVAL_MS = 2000
/** Events wait for a pause between keys, but no longer than MAX_TYPING_DELAY_MS. */
const TYPING_PAUSE_MS = 200
const MAX_TYPING_DELAY_MS = 8000

/** Tracks text input and calls back on the next key; `stop` removes the listener. */
function watchTyping(onKey: () => void) {
  let typedAt = Number.NEGATIVE_INFINITY
  const note = () => {
    typedAt = performance.now()
    onKey()
  }
  window.addEventListener('input', note, { capture: true, passive: true })
  return {
    restMs: () => typedAt + TYPING_PAUSE_MS - performance.now(),
    stop: () => window.removeEventListener('input', note, { capture: true }),
  }
}

/**
 * Coalesces events and flushes them with the next frame. In a burst it throttles by measured render time, and
 * while the user types it waits for a pause.
 */
export class EventCoalescer {
  readonly #flush: (events: readonly ServerEvent[]) => void
  readonly #typing = watchTyping(() => this.#onKey())
  #pending: ServerEvent[] = []
  #pendingSince = 0
  #frame: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Typing never pauses: flush right after the next key, before the longest idle time. */
  #flushesOnNextKey = false
  #cancelDelivery: (() => void) | undefined
  #flushedAt = Number.NEGATIVE_INFINITY
  #renderMs = 0

  constructor(flush: (events: readonly ServerEvent[]) => void) {
    this.#flush = flush
  }

  readonly push = (event: ServerEvent): void => {
    this.#pending.push(event)
    if (this.#pending.length > 1) return
    this.#pendingSince = performance.now()
    const delay = this.#delayMs()
    if (delay > 0) this.#timer = setTimeout(this.#whenTypingPauses, delay)
    else this.#whenTypingPauses()
  }

  /** Flushes pending events at once and stops. */
  readonly stop = (): void => {
    this.#cancelScheduled()
    this.#typing.stop()
    if (this.#pending.length > 0) this.#deliver()
  }

  #delayMs(): number {
    const every = Math.max(MIN_FLUSH_INTERVAL_MS, this.#renderMs * RENDER_TIME_FACTOR)
    return this.#flushedAt + Math.min(every, MAX_FLUSH_INTERVAL_MS) - performance.now()
  }

  #cancelScheduled(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame)
    clearTimeout(this.#timer)
    this.#frame = undefined
    this.#flushesOnNextKey = false
    this.#cancelDelivery?.()
  }

  #onKey(): void {
    if (!this.#flushesOnNextKey) return
    this.#cancelScheduled()
    this.#cancelDelivery = afterPaint(this.#deliver)
  }

  /** Requests no frame between two keys, because it would run before the one of the key. */
  readonly #whenTypingPauses = (): void => {
    const pause = this.#typing.restMs()
    if (pause <= 0) return this.#requestFrame()
    this.#flushesOnNextKey = performance.now() - this.#pendingSince >= MAX_TYPING_DELAY_MS
    this.#timer = setTimeout(this.#whenTypingPauses, pause)
  }

  #requestFrame(): void {
    this.#frame = requestAnimationFrame(this.#onFrame)
    this.#timer = setTimeout(this.#onFrame, FRAME_TIMEOUT_MS)
  }

  readonly #onFrame = (): void => {
    this.#cancelScheduled()
    if (this.#typing.restMs() > 0) this.#whenTypingPauses()
    else this.#deliver()
  }

  readonly #deliver = (): void => {
    this.#cancelScheduled()
    const events = this.#pending
    this.#pending = []
    this.#flushedAt = performance.now()
    this.#flush(events)
    afterPaint(() => (this.#renderMs = performance.now() - this.#flushedAt))
  }
}
