import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isHeld, queue } from '@/domain/outbox'
import { TabLock } from '@/services/tab-lock'

import { Clock, FakeLocks, SharedStorage } from '../../../tests/fake-browser'
import { newOutgoing as message } from '../../../tests/outgoing'
import { OutboxSender, type Verdict } from './outbox-sender'
import { OutboxShelf } from './outbox-shelf'

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

/** A server that knows a repeated send by its key, behind a line that does what it likes. */
class Line {
  readonly took = new Map<string, string[]>()
  readonly known = new Set<string>()
  isHealed = false
  isCut = false

  constructor(
    readonly clock: Clock,
    readonly next: () => Trip,
  ) {}

  #take(clientId: string, channelId: string): void {
    if (this.known.has(clientId)) return
    this.known.add(clientId)
    this.took.set(channelId, [...(this.took.get(channelId) ?? []), clientId])
  }

  async post(clientId: string, channelId: string): Promise<Verdict> {
    const { clock } = this
    const { fate, ms } = this.isHealed ? { fate: 'arrives' as const, ms: 50 } : this.next()
    await clock.wait(ms / 2)
    if (this.isCut || fate === 'request lost') return { kind: 'unreached' }
    if (fate === 'breaks before') return { kind: 'broken', words: 'The server broke' }
    if (fate === 'refuses') return { kind: 'refused', words: 'Not like this' }
    if (fate === 'hangs') {
      // The page gives up; the request comes through all the same, long after.
      clock.at(ms * 40, () => this.#take(clientId, channelId))
      await clock.wait(20_000)
      return { kind: 'unreached' }
    }
    this.#take(clientId, channelId)
    await clock.wait(ms / 2)
    if (this.isCut || fate === 'answer lost') return { kind: 'unreached' }
    if (fate === 'breaks after') return { kind: 'broken', words: 'The server broke' }
    return { kind: 'taken' }
  }
}

/** One page of the browser; once closed it writes nothing any more, and its locks are free. */
class Page {
  readonly shelf: OutboxShelf
  readonly sender: OutboxSender
  #isClosed = false
  #close: () => void = () => undefined

  constructor(browser: TestBrowser) {
    const { clock, storage, line } = browser
    const tab = storage.tab()
    const store = {
      ...tab,
      set: (key: string, value: string) => (this.#isClosed ? undefined : tab.set(key, value)),
      remove: (key: string) => (this.#isClosed ? undefined : tab.remove(key)),
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
      post: ({ clientId, channelId }) => Promise.race([line.post(clientId, channelId), closed]),
      isOnline: () => !line.isCut,
      now: () => clock.now,
      later: (ms, run) => {
        let isOff = false
        clock.at(ms, () => isOff || run())
        return () => void (isOff = true)
      },
      random: () => 0.5,
      staleWords: () => 'Written long ago',
    })
    this.sender.start()
  }

  close(): void {
    this.#isClosed = true
    this.sender.stop()
    this.#close()
  }
}

/** In order of the alphabet too: it decides between two tabs that send in the same millisecond. */
const idOf = (place: number): string => `m${String(place).padStart(4, '0')}`

class TestBrowser {
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

  /** On the server, or still to be seen on this device. */
  lost(): string[] {
    const names = [...this.storage.truth.keys()]
    return this.sent
      .map(({ clientId }) => clientId)
      .filter((id) => !this.takenBack.has(id) && !this.line.known.has(id))
      .filter((id) => !names.some((name) => name.endsWith(`:${id}`)))
  }

  /** Until the line is good, the person has pressed Retry, and nothing is left to do. */
  async heal(): Promise<void> {
    this.line.isHealed = true
    this.cut(false)
    await this.clock.run()
    this.retryFailed(0)
    await this.clock.run()
  }
}

const idsByChannel = (browser: TestBrowser): Record<string, string[]> => {
  const all: Record<string, string[]> = {}
  for (const { clientId, channelId } of browser.sent.toSorted(
    (one, other) => one.createdAt - other.createdAt,
  ))
    if (!browser.takenBack.has(clientId)) (all[channelId] ??= []).push(clientId)
  return all
}

const trip: fc.Arbitrary<Trip> = fc.record({
  fate: fc.oneof(
    { weight: 6, arbitrary: fc.constant('arrives' as const) },
    { weight: 5, arbitrary: fc.constantFrom(...FATES) },
  ),
  ms: fc.integer({ min: 20, max: 3000 }),
})

const step = fc.record({
  afterMs: fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 400, max: 9000 })),
  tab: fc.nat({ max: 1 }),
  channel: fc.nat({ max: 3 }),
  act: fc.oneof(
    { weight: 20, arbitrary: fc.constant('send' as const) },
    { weight: 2, arbitrary: fc.constantFrom('reopen', 'cut', 'join', 'take back', 'retry') },
  ),
})

const facts = {
  tabs: fc.integer({ min: 1, max: 2 }),
  lagMs: fc.constantFrom(0, 30, 120),
  hasLocks: fc.boolean(),
  trips: fc.infiniteStream(trip),
  steps: fc.array(step, { minLength: 130, maxLength: 130 }),
}

describe('sends under random cuts (reliability rules 8 and 9)', () => {
  it('arrive exactly once and in order per channel, with none lost: 10,000 of them', async () => {
    let sends = 0
    await fc.assert(
      fc.asyncProperty(fc.record(facts), async ({ tabs, lagMs, hasLocks, trips, steps }) => {
        const browser = new TestBrowser({ tabs, lagMs, hasLocks, trip: () => trips.next().value })
        for (const { afterMs, tab, channel, act } of steps) {
          await browser.clock.run(afterMs)
          if (act === 'send') browser.send(tab, `channel-${channel}`)
          else if (act === 'reopen') browser.reopen(tab)
          else if (act === 'take back') browser.takeBackLast(tab)
          else if (act === 'retry') browser.retryFailed(tab)
          else browser.cut(act === 'cut')
          expect(browser.lost()).toEqual([])
        }
        await browser.heal()
        sends += browser.sent.length
        expect(Object.fromEntries(browser.line.took)).toEqual(idsByChannel(browser))
        expect(browser.page(0).shelf.all()).toEqual([])
      }),
      { numRuns: 95, endOnFailure: true },
    )
    expect(sends).toBeGreaterThanOrEqual(10_000)
  }, 60_000)
})
