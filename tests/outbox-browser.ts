import fc from 'fast-check'

import type { ChannelDraft } from '@/domain/message'
import { isHeld, type Queued, queue } from '@/domain/outbox'
import type { DraftSaveResult } from '@/features/cr-tools/draft-wire'
import { OutboxSender, type Verdict } from '@/features/cr-tools/outbox-sender'
import { OutboxShelf } from '@/features/cr-tools/outbox-shelf'
import { TabLock } from '@/services/tab-lock'

import { Clock, FakeLocks, SharedStorage } from './fake-browser'
import { newOutgoing as message } from './outgoing'

/* Simulated tabs with an outbox, on an unreliable network. */

const FATES = [
  'arrives',
  'request lost',
  'answer lost',
  'breaks before',
  'breaks after',
  'hangs',
  'refuses',
] as const
interface Trip {
  fate: (typeof FATES)[number]
  ms: number
}

/** A server that deduplicates sends by idempotency key, behind an unreliable network. */
class Line {
  readonly took = new Map<string, string[]>()
  readonly known = new Set<string>()
  isHealed = false
  isCut = false

  constructor(
    readonly clock: Clock,
    readonly next: () => Trip,
  ) {}

  /** Keys that became a draft: the server rejects their messages. */
  readonly withdrawn = new Set<string>()
  readonly drafts = new Map<string, ChannelDraft>()

  /** Returns false when the message became a draft before. */
  #take({ clientId, channelId, text }: Queued): boolean {
    if (this.known.has(clientId)) return true
    if (this.withdrawn.has(clientId)) return false
    this.known.add(clientId)
    this.took.set(channelId, [...(this.took.get(channelId) ?? []), text])
    return true
  }

  #trip = (): Trip => (this.isHealed ? { fate: 'arrives' as const, ms: 50 } : this.next())

  async load(channelId: string): Promise<ChannelDraft | null | undefined> {
    const { fate, ms } = this.#trip()
    await this.clock.wait(fate === 'hangs' ? 20_000 : ms)
    return this.isCut || fate !== 'arrives' ? undefined : (this.drafts.get(channelId) ?? null)
  }

  #keep(draft: ChannelDraft, unsent: readonly string[]): DraftSaveResult {
    const clientIds = unsent.filter((clientId) => this.known.has(clientId))
    if (clientIds.length > 0) return { kind: 'taken', clientIds }
    for (const clientId of unsent) this.withdrawn.add(clientId)
    const there = this.drafts.get(draft.channelId)
    const isNewer = (there?.updatedAt ?? 0) > (draft.updatedAt ?? 0)
    if (!isNewer) this.drafts.set(draft.channelId, draft)
    return isNewer ? { kind: 'failed' } : { kind: 'saved', draft }
  }

  async save(draft: ChannelDraft, unsent: readonly string[]): Promise<DraftSaveResult> {
    const { clock } = this
    const { fate, ms } = this.#trip()
    await clock.wait(ms / 2)
    if (this.isCut || fate === 'request lost' || fate === 'breaks before' || fate === 'refuses')
      return { kind: 'failed' }
    if (fate === 'hangs') {
      clock.at(ms * 40, () => this.#keep(draft, unsent))
      await clock.wait(20_000)
      return { kind: 'failed' }
    }
    const result = this.#keep(draft, unsent)
    await clock.wait(ms / 2)
    return this.isCut || fate !== 'arrives' ? { kind: 'failed' } : result
  }

  async post(entry: Queued): Promise<Verdict> {
    const { clock } = this
    const { fate, ms } = this.#trip()
    await clock.wait(ms / 2)
    if (this.isCut || fate === 'request lost') return { kind: 'unreached' }
    if (fate === 'breaks before') return { kind: 'broken', words: 'The server broke' }
    if (fate === 'refuses') return { kind: 'refused', words: 'Not like this' }
    if (fate === 'hangs') {
      // The client times out, but the request reaches the server much later.
      clock.at(ms * 40, () => this.#take(entry))
      await clock.wait(20_000)
      return { kind: 'unreached' }
    }
    const isTaken = this.#take(entry)
    await clock.wait(ms / 2)
    if (this.isCut || fate === 'answer lost') return { kind: 'unreached' }
    if (fate === 'breaks after') return { kind: 'broken', words: 'The server broke' }
    return isTaken ? { kind: 'taken' } : { kind: 'refused', words: 'In your draft', isWithdrawn: true }
  }
}

let keys = 0

/** One tab; once closed it writes nothing more and its locks are free. */
export class Page {
  readonly shelf: OutboxShelf
  readonly sender: OutboxSender
  isClosed = false
  #close: () => void = () => undefined

  constructor(browser: OutboxBrowser) {
    const { clock, storage, line } = browser
    const tab = storage.tab()
    const store = {
      ...tab,
      set: (key: string, value: string) => (this.isClosed ? undefined : tab.set(key, value)),
      remove: (key: string) => (this.isClosed ? undefined : tab.remove(key)),
    }
    const closed = new Promise<Verdict>((resolve) => {
      this.#close = () => resolve({ kind: 'over' })
    })
    const wait = (ms: number) => clock.wait(ms)
    const lockOf = (channelId: string) =>
      new TabLock({
        name: `lease:${channelId}`,
        locks: browser.locksOf(channelId),
        store,
        now: () => clock.now,
        wait,
      })
    this.shelf = new OutboxShelf(store, 'ann')
    this.sender = new OutboxSender({
      shelf: this.shelf,
      alone: (channelId, run) =>
        lockOf(channelId).exclusively(async ({ waited }) => {
          if (waited) await wait(100)
          await run()
        }),
      post: (entry) => Promise.race([line.post(entry), closed]),
      isOnline: () => !line.isCut,
      now: () => clock.now,
      later: (ms, run) => {
        let isOff = false
        clock.at(ms, () => isOff || run())
        return () => void (isOff = true)
      },
      random: () => 0.5,
      newKey: () => `again-${(keys += 1)}`,
      staleWords: () => 'Written long ago',
    })
    this.sender.start()
  }

  close(): void {
    this.isClosed = true
    this.sender.stop()
    this.#close()
  }
}

/** Zero-padded, as the id decides between two tabs that send in the same millisecond. */
const idOf = (place: number): string => `m${String(place).padStart(4, '0')}`

export class OutboxBrowser {
  readonly clock = new Clock()
  readonly storage: SharedStorage
  readonly line: Line
  readonly sent: { clientId: string; channelId: string; createdAt: number }[] = []
  readonly takenBack = new Set<string>()
  readonly pages: Page[] = []
  readonly #locks = new Map<string, FakeLocks>()

  constructor(facts: { tabs: number; lagMs: number; hasLocks: boolean; trip: () => Trip }) {
    this.storage = new SharedStorage(this.clock, facts.lagMs)
    this.line = new Line(this.clock, facts.trip)
    this.hasLocks = facts.hasLocks
    for (let tab = 0; tab < facts.tabs; tab += 1) this.pages.push(new Page(this))
  }
  readonly hasLocks: boolean

  locksOf(name: string): FakeLocks | undefined {
    if (!this.hasLocks) return undefined
    const locks = this.#locks.get(name) ?? new FakeLocks()
    this.#locks.set(name, locks)
    return locks
  }

  page = (tab: number): Page => this.pages[tab % this.pages.length] as Page // there is at least one

  send(tab: number, channelId: string): void {
    const { shelf } = this.page(tab)
    const entry = queue(message(idOf(this.sent.length), channelId), shelf.of(channelId), this.clock.now)
    shelf.put(entry)
    this.sent.push(entry)
  }

  takeBackLast(tab: number): void {
    const { shelf } = this.page(tab)
    const last = shelf.all().findLast((entry) => isHeld(entry, this.clock.now))
    if (!last) return
    shelf.remove(last.clientId)
    this.takenBack.add(last.clientId)
  }

  reopen(tab: number): void {
    this.page(tab).close()
    this.pages[tab % this.pages.length] = new Page(this)
  }

  cut(isCut: boolean): void {
    this.line.isCut = isCut
    if (!isCut) for (const page of this.pages) page.sender.kick()
  }

  retryFailed(tab: number): void {
    const { shelf, sender } = this.page(tab)
    for (const { clientId } of shelf.all()) sender.retry(clientId)
  }

  /** Messages that are neither on the server nor visible on this device. */
  lost(): string[] {
    const names = [...this.storage.truth.keys()]
    return this.sent
      .map(({ clientId }) => clientId)
      .filter((id) => !this.takenBack.has(id) && !this.line.known.has(id))
      .filter((id) => !names.some((name) => name.endsWith(`:${id}`)))
  }

  /** Restores the network, presses Retry, and runs until nothing is pending. */
  async heal(): Promise<void> {
    this.line.isHealed = true
    this.cut(false)
    await this.clock.run()
    this.retryFailed(0)
    await this.clock.run()
  }
}

export const trip: fc.Arbitrary<Trip> = fc.record({
  fate: fc.oneof(
    { weight: 6, arbitrary: fc.constant('arrives' as const) },
    { weight: 5, arbitrary: fc.constantFrom(...FATES) },
  ),
  ms: fc.integer({ min: 20, max: 3000 }),
})
