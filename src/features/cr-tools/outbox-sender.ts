import { SEND_RETRY_AT_MOST_MS, SEND_TRIES_AT_MOST } from '@/config/constants'
import { dueIn, firsts, isStale, leavesAt, type Queued } from '@/domain/outbox'

import type { OutboxShelf } from './outbox-shelf'

/**
 * The result of an attempt. `refused`: no automatic retry. `broken`: a server error. `unreached`: it may or
 * may not have arrived. `over`: the session or page ended.
 */
export type Verdict =
  | { kind: 'taken' }
  | { kind: 'refused'; words: string; isWithdrawn?: boolean }
  | { kind: 'broken'; words: string; afterMs?: number | undefined }
  | { kind: 'unreached' }
  | { kind: 'over' }

export interface SenderWorld {
  shelf: OutboxShelf
  /** Runs alone among the browser's tabs; an optimisation only, because the server detects duplicates. */
  alone: (channelId: string, run: () => Promise<void>) => Promise<void>
  /** Makes one attempt. Never rejects. */
  post: (entry: Queued) => Promise<Verdict>
  isOnline: () => boolean
  now: () => number
  /** Calls back after a delay, unless the returned function is called first. */
  later: (ms: number, run: () => void) => () => void
  /** In [0, 1): jitters the retries of many pages. */
  random: () => number
  newKey: () => string
  /** The problem shown on a message found unsent after hours. */
  staleWords: () => string
}

const isWithdrawn = (verdict: Verdict): boolean => verdict.kind === 'refused' && verdict.isWithdrawn === true

/**
 * Sends the outbox: in order per channel, one message at a time, each after the server accepts the previous
 * one. Retries under the same client ID when there is no response.
 */
export class OutboxSender {
  readonly #world: SenderWorld
  /** Channels that this tab is sending. */
  readonly #busy = new Set<string>()
  /** Failed attempts by message, or by channel lock. */
  readonly #tries = new Map<string, number>()
  /** Server errors by message. */
  readonly #breaks = new Map<string, number>()
  readonly #restsUntil = new Map<string, number>()
  #cancelTimer: () => void = () => undefined
  #isStopped = true
  #isLooking = false
  #unsubscribe: () => void = () => undefined

  constructor(world: SenderWorld) {
    this.#world = world
  }

  start(): void {
    const { shelf } = this.#world
    this.#isStopped = false
    for (const entry of shelf.all()) this.#asksFirst(entry)
    this.#unsubscribe = shelf.subscribe(() => this.#look())
    this.#look()
  }

  /** A running request continues, and its response still counts. */
  stop(): void {
    this.#isStopped = true
    this.#unsubscribe()
    this.#cancelTimer()
  }

  /** Skips the backoff: the network is back, or the user does not want to wait. */
  kick(): void {
    this.#restsUntil.clear()
    this.#look()
  }

  /** Retries a failed message with a fresh set of attempts. */
  retry(clientId: string): void {
    const entry = this.#world.shelf.get(clientId)
    if (entry?.state !== 'failed') return
    this.#forget(entry)
    const { shelf, now, newKey } = this.#world
    const retried = { state: 'waiting', problem: null, heldUntil: now() } as const
    if (!entry.isWithdrawn) return shelf.update(clientId, retried)
    shelf.put({ ...entry, ...retried, clientId: newKey(), isWithdrawn: false })
    shelf.remove(clientId)
  }

  /** Sends held messages, because no user is left to undo them. */
  release(): void {
    const { shelf } = this.#world
    for (const entry of shelf.all())
      if (entry.state === 'held') shelf.update(entry.clientId, { state: 'waiting' })
    this.kick()
  }

  /** Sends what is due and schedules the next run. Also runs on every change of the outbox. */
  #look(): void {
    if (this.#isStopped || this.#isLooking) return
    this.#isLooking = true
    this.#releaseDue()
    const { shelf, now, later, isOnline } = this.#world
    const held = shelf.all().filter(({ state }) => state === 'held')
    const wakings = [...held.map((entry) => leavesAt(entry, now())), ...(isOnline() ? this.#drainDue() : [])]
    this.#cancelTimer()
    this.#cancelTimer = () => undefined
    if (wakings.length > 0)
      this.#cancelTimer = later(Math.max(0, Math.min(...wakings) - now()), () => this.#look())
    this.#isLooking = false
  }

  /** Starts each channel that has something to send; returns when the ones in backoff are due. */
  #drainDue(): number[] {
    const { shelf, now } = this.#world
    const wakings: number[] = []
    for (const { state, channelId } of firsts(shelf.all())) {
      if (state === 'failed' || state === 'held' || this.#busy.has(channelId)) continue
      const restsUntil = this.#restsUntil.get(channelId) ?? 0
      if (restsUntil <= now()) void this.#drain(channelId)
      else wakings.push(restsUntil)
    }
    return wakings
  }

  /** Queues messages whose undo time is over, also those behind a failed one. */
  #releaseDue(): void {
    const { shelf, now } = this.#world
    for (const entry of shelf.all())
      if (entry.state === 'held' && leavesAt(entry, now()) <= now() && !this.#asksFirst(entry))
        shelf.update(entry.clientId, { state: 'waiting' })
  }

  /** The device may have slept overnight: messages that old wait for their writer's decision. */
  #asksFirst(entry: Queued): boolean {
    const { shelf, now, staleWords } = this.#world
    const isAsked = isStale(entry, now())
    if (isAsked) shelf.update(entry.clientId, { state: 'failed', problem: staleWords() })
    return isAsked
  }

  async #drain(channelId: string): Promise<void> {
    this.#busy.add(channelId)
    try {
      while (await this.#takeTurn(channelId));
    } catch {
      // Too many tabs held the lock first: retry later.
      this.#rest(channelId, 'lease')
    } finally {
      this.#busy.delete(channelId)
      this.#look()
    }
  }

  async #takeTurn(channelId: string): Promise<boolean> {
    let hasGone = false
    await this.#world.alone(channelId, async () => {
      hasGone = await this.#sendFirst(channelId)
    })
    return hasGone
  }

  /**
   * Returns whether the first message was sent, so that the next may follow. Reads the store again, because
   * another tab may have changed it.
   */
  async #sendFirst(channelId: string): Promise<boolean> {
    const { shelf, now, post, isOnline } = this.#world
    const entry = dueIn(shelf.all(), channelId, now())
    if (!entry || this.#isStopped || !isOnline() || this.#asksFirst(entry)) return false
    shelf.update(entry.clientId, { state: 'sending', problem: null })
    const verdict = await post(entry)
    if (verdict.kind === 'taken') {
      shelf.remove(entry.clientId)
      this.#forget(entry)
      return true
    }
    this.#rest(channelId, entry.clientId, verdict.kind === 'broken' ? verdict.afterMs : undefined)
    if (verdict.kind !== 'over') this.#keep(entry.clientId, verdict)
    return false
  }

  #forget({ clientId, channelId }: Queued): void {
    this.#tries.delete(clientId)
    this.#breaks.delete(clientId)
    this.#restsUntil.delete(channelId)
  }

  #keep(clientId: string, verdict: Exclude<Verdict, { kind: 'taken' | 'over' }>): void {
    const breaks = (this.#breaks.get(clientId) ?? 0) + (verdict.kind === 'broken' ? 1 : 0)
    this.#breaks.set(clientId, breaks)
    const isFailed = verdict.kind === 'refused' || (verdict.kind === 'broken' && breaks >= SEND_TRIES_AT_MOST)
    this.#world.shelf.update(
      clientId,
      isFailed
        ? { state: 'failed', problem: verdict.words, stumble: null, isWithdrawn: isWithdrawn(verdict) }
        : { state: 'waiting', stumble: verdict.kind },
    )
  }

  /** Exponential backoff, with jitter in the second half of the delay. */
  #rest(channelId: string, over: string, atLeastMs = 0): void {
    const { now, random } = this.#world
    const tries = (this.#tries.get(over) ?? 0) + 1
    this.#tries.set(over, tries)
    const ms = Math.min(SEND_RETRY_AT_MOST_MS, 1000 * 2 ** (tries - 1)) * (0.5 + random() / 2)
    this.#restsUntil.set(channelId, now() + Math.max(ms, atLeastMs))
  }
}
