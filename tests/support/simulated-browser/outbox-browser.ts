import fc from 'fast-check'

import type { ChannelDraft } from '@/domain/chat/message'
import { canUndo, type OutboxMessage, appendToOutbox } from '@/domain/chat/outbox'
import type { DraftSaveResult } from '@/features/cr-tools/outbox/draft-transport'
import { OutboxSender, type SendResult } from '@/features/cr-tools/outbox/outbox-sender'
import { OutboxStore } from '@/features/cr-tools/outbox/outbox-store'
import { TabLock } from '@/services/session/tab-lock'

import { Clock, FakeLocks, SharedStorage } from './browser-parts'
import { newOutgoing as message } from '../fixtures/outgoing'

/* Simulated tabs with an outbox, on an unreliable network. */

const REQUEST_FATES = [
  'arrives',
  'request lost',
  'answer lost',
  'breaks before',
  'breaks after',
  'hangs',
  'refuses',
] as const
interface OutboxRequest {
  fate: (typeof REQUEST_FATES)[number]
  ms: number
}

/** A server that deduplicates sends by idempotency key, behind an unreliable network. */
class UnreliableServer {
  readonly acceptedMessages = new Map<string, string[]>()
  readonly known = new Set<string>()
  isHealed = false
  isCut = false

  constructor(
    readonly clock: Clock,
    readonly next: () => OutboxRequest,
  ) {}

  /** Keys that became a draft: the server rejects their messages. */
  readonly withdrawnKeys = new Set<string>()
  readonly drafts = new Map<string, ChannelDraft>()

  /** Returns false when the message became a draft before. */
  #take({ clientId, channelId, text }: OutboxMessage): boolean {
    if (this.known.has(clientId)) return true
    if (this.withdrawnKeys.has(clientId)) return false
    this.known.add(clientId)
    this.acceptedMessages.set(channelId, [...(this.acceptedMessages.get(channelId) ?? []), text])
    return true
  }

  #trip = (): OutboxRequest => (this.isHealed ? { fate: 'arrives' as const, ms: 50 } : this.next())

  async load(channelId: string): Promise<ChannelDraft | null | undefined> {
    const { fate, ms } = this.#trip()
    await this.clock.wait(fate === 'hangs' ? 20_000 : ms)
    return this.isCut || fate !== 'arrives' ? undefined : (this.drafts.get(channelId) ?? null)
  }

  #keep(draft: ChannelDraft, unsent: readonly string[]): DraftSaveResult {
    const clientIds = unsent.filter((clientId) => this.known.has(clientId))
    if (clientIds.length > 0) return { kind: 'already_sent', clientIds }
    for (const clientId of unsent) this.withdrawnKeys.add(clientId)
    const there = this.drafts.get(draft.channelId)
    const isNewer = (there?.updatedAt ?? 0) > (draft.updatedAt ?? 0)
    if (!isNewer) this.drafts.set(draft.channelId, draft)
    return isNewer ? { kind: 'failed' } : { kind: 'saved', draft, isWhole: true }
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

  async post(entry: OutboxMessage): Promise<SendResult> {
    const { clock } = this
    const { fate, ms } = this.#trip()
    await clock.wait(ms / 2)
    if (this.isCut || fate === 'request lost') return { kind: 'unreached' }
    if (fate === 'breaks before') return { kind: 'broken', message: 'The server broke' }
    if (fate === 'refuses') return { kind: 'refused', message: 'Not like this' }
    if (fate === 'hangs') {
      // The client times out, but the request reaches the server much later.
      clock.at(ms * 40, () => this.#take(entry))
      await clock.wait(20_000)
      return { kind: 'unreached' }
    }
    const isTaken = this.#take(entry)
    await clock.wait(ms / 2)
    if (this.isCut || fate === 'answer lost') return { kind: 'unreached' }
    if (fate === 'breaks after') return { kind: 'broken', message: 'The server broke' }
    return isTaken ? { kind: 'accepted' } : { kind: 'refused', message: 'In your draft', isWithdrawn: true }
  }
}

let messageKeys = 0

/** One tab; once closed it writes nothing more and its locks are free. */
export class OutboxTab {
  readonly outboxStore: OutboxStore
  readonly sender: OutboxSender
  isClosed = false
  #close: () => void = () => undefined

  constructor(browser: OutboxBrowser) {
    const { clock, storage, server } = browser
    const tab = storage.tab()
    const store = {
      ...tab,
      set: (key: string, value: string) => (this.isClosed ? undefined : tab.set(key, value)),
      remove: (key: string) => (this.isClosed ? undefined : tab.remove(key)),
    }
    const closed = new Promise<SendResult>((resolve) => {
      this.#close = () => resolve({ kind: 'ended' })
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
    this.outboxStore = new OutboxStore(store, 'ann')
    this.sender = new OutboxSender({
      store: this.outboxStore,
      withLock: (channelId, run) =>
        lockOf(channelId).exclusively(async ({ hasWaited }) => {
          if (hasWaited) await wait(100)
          await run()
        }),
      post: (entry) => Promise.race([server.post(entry), closed]),
      isOnline: () => !server.isCut,
      now: () => clock.now,
      setTimer: (ms, run) => {
        let isOff = false
        clock.at(ms, () => isOff || run())
        return () => void (isOff = true)
      },
      random: () => 0.5,
      newKey: () => `again-${(messageKeys += 1)}`,
      staleMessage: () => 'Written long ago',
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
const paddedId = (index: number): string => `m${String(index).padStart(4, '0')}`

export class OutboxBrowser {
  readonly clock = new Clock()
  readonly storage: SharedStorage
  readonly server: UnreliableServer
  readonly sent: { clientId: string; channelId: string; createdAt: number }[] = []
  readonly undone = new Set<string>()
  readonly tabs: OutboxTab[] = []
  readonly #locks = new Map<string, FakeLocks>()

  constructor(facts: { tabs: number; lagMs: number; hasLocks: boolean; trip: () => OutboxRequest }) {
    this.storage = new SharedStorage(this.clock, facts.lagMs)
    this.server = new UnreliableServer(this.clock, facts.trip)
    this.hasLocks = facts.hasLocks
    for (let tab = 0; tab < facts.tabs; tab += 1) this.tabs.push(new OutboxTab(this))
  }
  readonly hasLocks: boolean

  locksOf(name: string): FakeLocks | undefined {
    if (!this.hasLocks) return undefined
    const locks = this.#locks.get(name) ?? new FakeLocks()
    this.#locks.set(name, locks)
    return locks
  }

  tabAt = (tab: number): OutboxTab => this.tabs[tab % this.tabs.length] as OutboxTab // there is at least one

  send(tab: number, channelId: string): void {
    const { outboxStore } = this.tabAt(tab)
    const entry = appendToOutbox(
      message(paddedId(this.sent.length), channelId),
      outboxStore.ofChannel(channelId),
      this.clock.now,
    )
    outboxStore.add(entry)
    this.sent.push(entry)
  }

  undoLast(tab: number): void {
    const { outboxStore } = this.tabAt(tab)
    const last = outboxStore.all().findLast((entry) => canUndo(entry, this.clock.now))
    if (!last) return
    outboxStore.remove(last.clientId)
    this.undone.add(last.clientId)
  }

  reopen(tab: number): void {
    this.tabAt(tab).close()
    this.tabs[tab % this.tabs.length] = new OutboxTab(this)
  }

  disconnect(isCut: boolean): void {
    this.server.isCut = isCut
    if (!isCut) for (const page of this.tabs) page.sender.wake()
  }

  retryFailed(tab: number): void {
    const { outboxStore, sender } = this.tabAt(tab)
    for (const { clientId } of outboxStore.all()) sender.retry(clientId)
  }

  /** Messages that are neither on the server nor visible on this device. */
  lostMessages(): string[] {
    const names = [...this.storage.entries.keys()]
    return this.sent
      .map(({ clientId }) => clientId)
      .filter((id) => !this.undone.has(id) && !this.server.known.has(id))
      .filter((id) => !names.some((name) => name.endsWith(`:${id}`)))
  }

  /** Restores the network, presses Retry, and runs until nothing is pending. */
  async recover(): Promise<void> {
    this.server.isHealed = true
    this.disconnect(false)
    await this.clock.run()
    this.retryFailed(0)
    await this.clock.run()
  }
}

export const arbitraryRequest: fc.Arbitrary<OutboxRequest> = fc.record({
  fate: fc.oneof(
    { weight: 6, arbitrary: fc.constant('arrives' as const) },
    { weight: 5, arbitrary: fc.constantFrom(...REQUEST_FATES) },
  ),
  ms: fc.integer({ min: 20, max: 3000 }),
})
