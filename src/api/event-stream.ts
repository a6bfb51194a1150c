import { createParser, type EventSourceMessage } from 'eventsource-parser'

import type { EventStreamState } from '@/services/network/event-stream-state'

export type StreamState = Exclude<EventStreamState, 'none'>

export interface EventStreamDeps {
  url: string
  fetch: typeof fetch
  /** The bearer, requested before every connection; rejects like every call. */
  bearer: () => Promise<string>
  /** Drops a bearer after a 401. */
  dropBearer: (bearer: string) => void
  isOnline: () => boolean
  now: () => number
  /** From 0 to 1, so that a thousand consoles do not reconnect at once. */
  random: () => number
  onMessage: (message: EventSourceMessage) => void
  onState: (state: StreamState) => void
}

/** Backoff before each retry; the last one repeats (screens S0). */
const RETRY_AFTER_MS = [1000, 2000, 5000, 10_000, 30_000] as const
const LAST_RETRY = RETRY_AFTER_MS.length - 1
/** The server sends at least a comment every 15 s: three times without one means the connection is dead. */
export const DEAD_AFTER_MS = 45_000
const RESPONSE_TIMEOUT_MS = 20_000
/** A connection that breaks sooner counts as failed, so the backoff keeps growing. */
const STABLE_AFTER_MS = 10_000
/** Number of failures after which the page polls. */
const POLLING_AFTER_FAILURES = 3
/** A page that becomes visible skips the backoff, but not on every focus. */
const WAKE_RETRY_MIN_MS = 5000

/** The server does not offer the stream: an early retry will not help. */
class StreamRefusedError extends Error {}

interface ConnectionAttempt {
  control: AbortController
  startedAt: number
  openedAt: number | undefined
  /** Time of the last byte, or of the start before the first. */
  lastByteAt: number
}

/** Keeps one event stream open over fetch across network failures, until closed. */
export class EventStream {
  readonly #deps: EventStreamDeps
  #state: StreamState | undefined
  #attempt: ConnectionAttempt | undefined
  #lastId: string | undefined
  #failures = 0
  #lastTryAt = Number.NEGATIVE_INFINITY
  #timer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  constructor(deps: EventStreamDeps) {
    this.#deps = deps
  }

  /** Connects, and closes a previous connection. Offline it waits for the network. */
  connect(): void {
    if (this.#isClosed) return
    this.#end()
    if (!this.#deps.isOnline()) return this.#setState('reconnecting')
    this.#setState(
      this.#failures >= POLLING_AFTER_FAILURES ? 'polling' : this.#state ? 'reconnecting' : 'connecting',
    )
    const now = this.#deps.now()
    const attempt = { control: new AbortController(), startedAt: now, openedAt: undefined, lastByteAt: now }
    this.#attempt = attempt
    this.#lastTryAt = now
    this.#watch(attempt)
    void this.#run(attempt).then(
      () => this.#handleLoss(attempt),
      (error: unknown) => this.#handleLoss(attempt, error),
    )
  }

  /** The page woke or became visible: timers may be late, and the connection dead without an event. */
  wake(): void {
    if (this.#isClosed || !this.#deps.isOnline()) return
    const attempt = this.#attempt
    if (!attempt && this.#deps.now() - this.#lastTryAt >= WAKE_RETRY_MIN_MS) return this.connect()
    if (!attempt || !this.#isDead(attempt)) return
    // Not the server's failure: the page slept.
    this.#failures = 0
    this.connect()
  }

  /** The network changed: nothing is tried while offline, everything immediately when online. */
  followNetwork(): void {
    if (this.#isClosed) return
    this.#failures = 0
    this.connect()
  }

  close(): void {
    this.#isClosed = true
    this.#end()
  }

  async #run(attempt: ConnectionAttempt): Promise<void> {
    const { signal } = attempt.control
    const body = await this.#open(signal)
    if (signal.aborted) return void body.cancel().catch(() => undefined)
    attempt.openedAt = this.#deps.now()
    attempt.lastByteAt = attempt.openedAt
    this.#watch(attempt)
    this.#setState('live')
    const parser = createParser({
      onId: (id) => (this.#lastId = id),
      onEvent: (message) => {
        if (!signal.aborted) this.#deps.onMessage(message)
      },
    })
    const decoder = new TextDecoder()
    const reader = body.getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done || signal.aborted) return
      attempt.lastByteAt = this.#deps.now()
      parser.feed(decoder.decode(value, { stream: true }))
    }
  }

  /** The body of a successful response. A 401 gets one new bearer, like every call of a creator. */
  async #open(signal: AbortSignal): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const bearer = await this.#deps.bearer()
    let response = await this.#request(bearer, signal)
    if (response.status === 401) {
      this.#deps.dropBearer(bearer)
      response = await this.#request(await this.#deps.bearer(), signal)
    }
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    if (response.ok && isStream && response.body) return response.body
    void response.body?.cancel().catch(() => undefined)
    throw response.status >= 500 ? new Error(`answered ${response.status}`) : new StreamRefusedError()
  }

  async #request(bearer: string, signal: AbortSignal): Promise<Response> {
    signal.throwIfAborted()
    const headers = new Headers({ accept: 'text/event-stream', authorization: `Bearer ${bearer}` })
    if (this.#lastId) headers.set('last-event-id', this.#lastId)
    return this.#deps.fetch(this.#deps.url, { headers, signal, credentials: 'include', cache: 'no-store' })
  }

  /** Handles a broken connection, ended or failed; ignored after its successor has started. */
  #handleLoss(attempt: ConnectionAttempt, error?: unknown): void {
    if (this.#attempt !== attempt || this.#isClosed) return
    this.#end()
    const now = this.#deps.now()
    if (attempt.openedAt !== undefined && now - attempt.openedAt >= STABLE_AFTER_MS) this.#failures = 0
    this.#failures += 1
    const isRefused = error instanceof StreamRefusedError
    if (isRefused) this.#failures = Math.max(this.#failures, POLLING_AFTER_FAILURES)
    this.#setState(this.#failures >= POLLING_AFTER_FAILURES ? 'polling' : 'reconnecting')
    const wait = RETRY_AFTER_MS[isRefused ? LAST_RETRY : Math.min(this.#failures - 1, LAST_RETRY)] ?? 0
    this.#timer = setTimeout(() => this.connect(), wait * (0.75 + this.#deps.random() / 2))
  }

  #isDead({ openedAt, lastByteAt }: ConnectionAttempt): boolean {
    return this.#deps.now() - lastByteAt >= (openedAt === undefined ? RESPONSE_TIMEOUT_MS : DEAD_AFTER_MS)
  }

  /** A single timer: bytes do not reset it, it checks for them when it fires. */
  #watch(attempt: ConnectionAttempt): void {
    clearTimeout(this.#timer)
    const limit = attempt.openedAt === undefined ? RESPONSE_TIMEOUT_MS : DEAD_AFTER_MS
    const left = attempt.lastByteAt + limit - this.#deps.now()
    this.#timer = setTimeout(
      () => (this.#isDead(attempt) ? this.#handleLoss(attempt) : this.#watch(attempt)),
      // A clock that was set back makes the remaining time look too long.
      Math.min(Math.max(left, 0), limit),
    )
  }

  #end(): void {
    clearTimeout(this.#timer)
    const attempt = this.#attempt
    this.#attempt = undefined
    attempt?.control.abort()
  }

  #setState(state: StreamState): void {
    if (state === this.#state) return
    this.#state = state
    this.#deps.onState(state)
  }
}
