import {
  nextToSend,
  firstOfEachChannel,
  needsSendConfirmation,
  earliestSendAt,
  type OutboxMessage,
} from '@/domain/chat/outbox'
import { SEND_TRIES_MAX, sendBackoffMs } from '@/domain/chat/send-retry'

import type { OutboxStore } from './outbox-store'

/**
 * The result of an attempt. `refused`: no automatic retry. `broken`: a server error. `unreached`: it may or
 * may not have arrived. `ended`: the session or page ended.
 */
export type SendResult =
  | { kind: 'accepted' }
  | { kind: 'refused'; message: string; isWithdrawn?: boolean }
  | { kind: 'broken'; message: string; afterMs?: number | undefined }
  | { kind: 'unreached' }
  | { kind: 'ended' }

export interface SenderDeps {
  store: OutboxStore
  /** Runs alone among the browser's tabs; an optimisation only, because the server detects duplicates. */
  withLock: (channelId: string, run: () => Promise<void>) => Promise<void>
  /** Makes one attempt. Never rejects. */
  post: (entry: OutboxMessage) => Promise<SendResult>
  isOnline: () => boolean
  now: () => number
  /** Calls back after a delay, unless the returned function is called first. */
  setTimer: (ms: number, run: () => void) => () => void
  /** In [0, 1): jitters the retries of many pages. */
  random: () => number
  newKey: () => string
  /** The problem shown on a message found unsent after hours. */
  staleMessage: () => string
}

const isWithdrawn = (result: SendResult): boolean => result.kind === 'refused' && result.isWithdrawn === true

/**
 * Sends the outbox: in order per channel, one message at a time, each after the server accepts the previous
 * one. Retries under the same client ID when there is no response.
 */
export class OutboxSender {
  readonly #deps: SenderDeps
  /** Channels that this tab is sending. */
  readonly #busy = new Set<string>()
  /** Failed attempts by message, or by channel where another tab held its lock. */
  readonly #attempts = new Map<string, number>()
  /** Server errors by message. */
  readonly #serverErrors = new Map<string, number>()
  readonly #backoffUntil = new Map<string, number>()
  #cancelTimer: () => void = () => undefined
  #isStopped = true
  #isChecking = false
  #unsubscribe: () => void = () => undefined

  constructor(deps: SenderDeps) {
    this.#deps = deps
  }

  start(): void {
    const { store } = this.#deps
    this.#isStopped = false
    for (const entry of store.all()) this.#failIfStale(entry)
    this.#unsubscribe = store.subscribe(() => this.#check())
    this.#check()
  }

  /** A running request continues, and its response still counts. */
  stop(): void {
    this.#isStopped = true
    this.#unsubscribe()
    this.#cancelTimer()
  }

  /** Skips the backoff: the network is back, or the user does not want to wait. */
  wake(): void {
    this.#backoffUntil.clear()
    this.#check()
  }

  /** Retries a failed message with a fresh set of attempts. */
  retry(clientId: string): void {
    const entry = this.#deps.store.get(clientId)
    if (entry?.state !== 'failed') return
    this.#forget(entry)
    const { store, now, newKey } = this.#deps
    const retried = { state: 'waiting', problem: null, isInterrupted: false, heldUntil: now() } as const
    if (!entry.isWithdrawn) return store.update(clientId, retried)
    store.add({ ...entry, ...retried, clientId: newKey(), isWithdrawn: false })
    store.remove(clientId)
  }

  /** Sends held messages, because no user is left to undo them. */
  releaseHeld(): void {
    const { store } = this.#deps
    for (const entry of store.all())
      if (entry.state === 'held') store.update(entry.clientId, { state: 'waiting' })
    this.wake()
  }

  /** Sends what is due and schedules the next run. Also runs on every change of the outbox. */
  #check(): void {
    if (this.#isStopped || this.#isChecking) return
    this.#isChecking = true
    this.#releaseDue()
    const { store, now, setTimer, isOnline } = this.#deps
    const held = store.all().filter(({ state }) => state === 'held')
    const dueTimes = [
      ...held.map((entry) => earliestSendAt(entry, now())),
      ...(isOnline() ? this.#drainDue() : []),
    ]
    this.#cancelTimer()
    this.#cancelTimer = () => undefined
    if (dueTimes.length > 0)
      this.#cancelTimer = setTimer(Math.max(0, Math.min(...dueTimes) - now()), () => this.#check())
    this.#isChecking = false
  }

  /** Starts each channel that has something to send; returns when the ones in backoff are due. */
  #drainDue(): number[] {
    const { store, now } = this.#deps
    const dueTimes: number[] = []
    for (const { state, channelId } of firstOfEachChannel(store.all())) {
      if (state === 'failed' || state === 'held' || this.#busy.has(channelId)) continue
      const backoffUntil = this.#backoffUntil.get(channelId) ?? 0
      if (backoffUntil <= now()) void this.#drain(channelId)
      else dueTimes.push(backoffUntil)
    }
    return dueTimes
  }

  /** Queues messages whose undo time is over, also those behind a failed one. */
  #releaseDue(): void {
    const { store, now } = this.#deps
    for (const entry of store.all())
      if (entry.state === 'held' && earliestSendAt(entry, now()) <= now() && !this.#failIfStale(entry))
        store.update(entry.clientId, { state: 'waiting' })
  }

  /** The device may have slept overnight: messages that old wait for their writer's decision. */
  #failIfStale(entry: OutboxMessage): boolean {
    const { store, now, staleMessage } = this.#deps
    const needsConfirmation = needsSendConfirmation(entry, now())
    if (needsConfirmation) store.update(entry.clientId, { state: 'failed', problem: staleMessage() })
    return needsConfirmation
  }

  async #drain(channelId: string): Promise<void> {
    this.#busy.add(channelId)
    try {
      while (await this.#sendFirstWithLock(channelId));
    } catch {
      // Too many tabs held the lock first: retry later.
      this.#backOff(channelId, channelId)
    } finally {
      this.#busy.delete(channelId)
      this.#check()
    }
  }

  async #sendFirstWithLock(channelId: string): Promise<boolean> {
    let hasGone = false
    await this.#deps.withLock(channelId, async () => {
      this.#attempts.delete(channelId)
      hasGone = await this.#sendFirst(channelId)
    })
    return hasGone
  }

  /**
   * Returns whether the first message was sent, so that the next may follow. Reads the store again, because
   * another tab may have changed it.
   */
  async #sendFirst(channelId: string): Promise<boolean> {
    const { store, now, post, isOnline } = this.#deps
    const entry = nextToSend(store.all(), channelId, now())
    if (!entry || this.#isStopped || !isOnline() || this.#failIfStale(entry)) return false
    store.update(entry.clientId, { state: 'sending', problem: null })
    const result = await post(entry)
    if (result.kind === 'accepted') {
      store.remove(entry.clientId)
      this.#forget(entry)
      return true
    }
    this.#backOff(channelId, entry.clientId, result.kind === 'broken' ? result.afterMs : undefined)
    if (result.kind !== 'ended') this.#recordFailure(entry.clientId, result)
    return false
  }

  #forget({ clientId, channelId }: OutboxMessage): void {
    this.#attempts.delete(clientId)
    this.#serverErrors.delete(clientId)
    this.#backoffUntil.delete(channelId)
  }

  #recordFailure(clientId: string, result: Exclude<SendResult, { kind: 'accepted' | 'ended' }>): void {
    const serverErrors = (this.#serverErrors.get(clientId) ?? 0) + (result.kind === 'broken' ? 1 : 0)
    this.#serverErrors.set(clientId, serverErrors)
    const isFailed = result.kind === 'refused' || (result.kind === 'broken' && serverErrors >= SEND_TRIES_MAX)
    this.#deps.store.update(
      clientId,
      isFailed
        ? { state: 'failed', problem: result.message, lastError: null, isWithdrawn: isWithdrawn(result) }
        : { state: 'waiting', lastError: result.kind },
    )
  }

  /** `attemptKey`: the message or the channel whose attempts count. */
  #backOff(channelId: string, attemptKey: string, atLeastMs = 0): void {
    const { now, random } = this.#deps
    const attempt = (this.#attempts.get(attemptKey) ?? 0) + 1
    this.#attempts.set(attemptKey, attempt)
    this.#backoffUntil.set(channelId, now() + Math.max(sendBackoffMs(attempt, random()), atLeastMs))
  }
}
