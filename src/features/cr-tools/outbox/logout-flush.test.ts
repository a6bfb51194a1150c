import fc from 'fast-check'
import { expect, it, vi } from 'vitest'

import { instant } from '@/domain/time/instant'
import type { ChannelDraft } from '@/domain/chat/message'
import { appendToOutbox } from '@/domain/chat/outbox'
import { localStore } from '@/services/storage/storage'

import {
  OutboxBrowser,
  type OutboxTab,
  arbitraryRequest,
} from '../../../../tests/support/simulated-browser/outbox-browser'
import { newOutgoing } from '../../../../tests/support/fixtures/outgoing'
import { type ComposerDraft, type DraftKey, EMPTY_DRAFT, draftFromServer } from './composer-draft'
import { LogoutFlush, type LogoutFlushDeps } from './logout-flush'
import { OutboxStore } from './outbox-store'
import { mergeRestored } from './restore-draft'

const wordsOf = (text: string | undefined): string[] => (text ?? '').split('\n').filter(Boolean)
const draftKeyOf = (channelId: string): DraftKey => ({ userId: 'ann', creatorId: 'mila', channelId })

/** A user with several tabs who writes, sends, logs out and returns. */
class Person {
  readonly browser: OutboxBrowser
  /** Drafts on disk, and the time of the one the server is known to have for each channel. */
  readonly disk = new Map<string, ComposerDraft>()
  readonly saved = new Map<string, number>()
  readonly typed: string[] = []
  readonly discarded = new Set<string>()
  /** Left while the server was unreachable: the server may then hold an older draft. */
  hasGivenUp = false
  #isLeaving = false

  constructor(browser: OutboxBrowser) {
    this.browser = browser
  }

  /** Shows the server's draft when this device has none, like the page. */
  async open(channelId: string): Promise<void> {
    const draft = this.browser.server.drafts.get(channelId)
    if (!draft || (this.disk.get(channelId)?.updatedAt ?? 0) >= (draft.updatedAt ?? 0)) return
    this.disk.set(channelId, draftFromServer(draft))
    this.saved.set(channelId, draft.updatedAt ?? 0)
  }

  async type(channelId: string): Promise<void> {
    await this.open(channelId)
    const text = `t${this.typed.length}`
    this.typed.push(text)
    const there = this.disk.get(channelId) ?? EMPTY_DRAFT
    const words = [...wordsOf(there.text), text].join('\n')
    this.disk.set(channelId, { ...EMPTY_DRAFT, text: words, updatedAt: this.browser.clock.now })
  }

  #unsaved = () =>
    [...this.disk].flatMap(([channelId, draft]) =>
      this.saved.get(channelId) === draft.updatedAt ? [] : [{ key: draftKeyOf(channelId), draft }],
    )

  #saveOnServer: LogoutFlushDeps['server']['save'] = async ({ channelId }, { text, updatedAt }, unsent) => {
    const [media, mediaIds] = [[], []]
    const wire = {
      channelId,
      text,
      media,
      mediaIds,
      price: 0,
      userId: 'ann',
      updatedAt: instant(updatedAt),
    }
    const result = await this.browser.server.save(wire satisfies ChannelDraft, unsent)
    if (result.kind === 'saved') this.saved.set(channelId, updatedAt)
    if (result.kind === 'saved' && text === '' && this.disk.get(channelId)?.updatedAt === updatedAt)
      this.disk.delete(channelId)
    return result
  }

  #leavingOn(page: OutboxTab): LogoutFlush {
    const { clock, server } = this.browser
    const keep = (channelId: string, draft: ComposerDraft) => page.isClosed || this.disk.set(channelId, draft)
    return new LogoutFlush({
      userId: 'ann',
      store: page.outboxStore,
      releaseHeld: () => page.sender.releaseHeld(),
      isReachable: () => !server.isCut,
      disk: {
        read: ({ channelId }) => this.disk.get(channelId),
        save: ({ channelId }, draft) => void keep(channelId, draft),
        unsaved: this.#unsaved,
      },
      server: { load: ({ channelId }) => server.load(channelId), save: this.#saveOnServer },
      restore: (entry) => {
        const since = this.disk.get(entry.channelId) ?? EMPTY_DRAFT
        keep(entry.channelId, { ...mergeRestored(entry, since), updatedAt: clock.now })
      },
      problem: () => 'Interrupted',
      now: () => clock.now,
      wait: clock.wait,
      onRelease: () => undefined,
    })
  }

  /** Saves drafts that are newer on this device, as opening a channel does. */
  sync(): void {
    for (const [channelId, { text, updatedAt }] of this.disk) {
      const draft = {
        channelId,
        text,
        media: [],
        mediaIds: [],
        price: 0,
        userId: 'ann',
        updatedAt: instant(updatedAt),
      }
      void this.browser.server.save(draft, [])
    }
  }

  /** Runs the page's steps: send ahead, ask, save as drafts, ask about losses. */
  async leave(tab: number, isSure: boolean): Promise<void> {
    const { browser } = this
    const page = browser.tabAt(tab)
    const leaving = this.#leavingOn(page)
    await leaving.sendPending()
    if (leaving.unsentCount() > 0 && !isSure) return
    const lost = await leaving.saveAsDrafts()
    if (lost > 0 && !isSure) leaving.resume()
    leaving.release()
    if (lost > 0 && !isSure) return
    this.hasGivenUp ||= lost > 0
    if (lost > 0) {
      for (const { text } of page.outboxStore.all()) this.discarded.add(text)
      for (const { draft } of this.#unsaved()) wordsOf(draft.text).forEach((text) => this.discarded.add(text))
    }
    for (const { outboxStore } of browser.tabs) outboxStore.clear()
    browser.tabs.forEach((open) => open.close())
    this.disk.clear()
    this.saved.clear()
    browser.tabs.forEach((_, index) => browser.reopen(index))
  }

  /** Runs one logout at a time, while the clock advances. */
  async leaveAndRun(tab: number, isSure: boolean): Promise<void> {
    this.#isLeaving = true
    const left = this.leave(tab, isSure).finally(() => (this.#isLeaving = false))
    while (this.#isLeaving) await this.browser.clock.run(100)
    await left
  }

  /** Those of these texts that are neither on the server nor in a draft or the outbox, nor discarded. */
  lost(texts: readonly string[]): string[] {
    const { server, tabs } = this.browser
    const drafts = [...server.drafts.values(), ...this.disk.values()]
    const kept = new Set([
      ...[...server.acceptedMessages.values()].flat(),
      ...drafts.flatMap((draft) => wordsOf(draft.text)),
      ...tabs.flatMap(({ outboxStore }) => outboxStore.all().map((entry) => entry.text)),
      ...this.discarded,
    ])
    return texts.filter((text) => !kept.has(text))
  }

  /** Returns where each text is: how often on the server, and whether in the outbox or a draft. */
  async where(text: string): Promise<string[]> {
    const { server, tabs: pages } = this.browser
    const onServer = [...server.acceptedMessages.values()].flat().filter((taken) => taken === text)
    const drafts = [...server.drafts.values(), ...this.disk.values()].some((draft) =>
      wordsOf(draft.text).includes(text),
    )
    const isWaiting = pages.some(({ outboxStore }) => outboxStore.all().some((entry) => entry.text === text))
    return [...onServer.map(() => 'sent'), ...(drafts ? ['draft'] : []), ...(isWaiting ? ['outbox'] : [])]
  }
}

const step = fc.record({
  afterMs: fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 400, max: 9000 })),
  tab: fc.nat({ max: 2 }),
  channel: fc.nat({ max: 2 }),
  isSure: fc.boolean(),
  act: fc.oneof(
    { weight: 10, arbitrary: fc.constant('send' as const) },
    { weight: 3, arbitrary: fc.constantFrom('leave', 'type') },
    { weight: 1, arbitrary: fc.constantFrom('reopen', 'cut', 'join', 'retry') },
  ),
})

const facts = {
  tabs: fc.integer({ min: 1, max: 3 }),
  lagMs: fc.constantFrom(0, 30),
  hasLocks: fc.boolean(),
  trips: fc.infiniteStream(arbitraryRequest),
  steps: fc.array(step, { minLength: 40, maxLength: 40 }),
}

it('A logout loses no text: each is sent once, kept in the outbox or a draft, or discarded by its writer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record(facts), async ({ tabs, lagMs, hasLocks, trips, steps }) => {
      const browser = new OutboxBrowser({ tabs, lagMs, hasLocks, trip: () => trips.next().value })
      const person = new Person(browser)
      const texts = () => [...browser.sent.map(({ clientId }) => clientId), ...person.typed]
      for (const { afterMs, tab, channel, act, isSure } of steps) {
        await browser.clock.run(afterMs)
        if (act === 'send') {
          await person.open(`channel-${channel}`)
          browser.send(tab, `channel-${channel}`)
        } else if (act === 'type') await person.type(`channel-${channel}`)
        else if (act === 'leave') await person.leaveAndRun(tab, isSure)
        else if (act === 'reopen') browser.reopen(tab)
        else if (act === 'retry') browser.retryFailed(tab)
        else browser.disconnect(act === 'cut')
        expect(person.lost(texts())).toEqual([])
      }
      await browser.recover()
      person.sync()
      await browser.clock.run()
      for (const text of texts()) {
        const where = await person.where(text)
        expect(where.filter((place) => place === 'sent').length).toBeLessThanOrEqual(1)
        if (!person.hasGivenUp) expect([text, where]).toEqual([text, [expect.any(String)]])
      }
    }),
    { numRuns: 100, endOnFailure: false },
  )
}, 60_000)

it('A logout counts a draft as lost of which the server takes the words alone', async () => {
  const key = { userId: 'ann', creatorId: 'mila', channelId: 'channel-1' }
  const draft = { ...EMPTY_DRAFT, text: 'For you', price: 2000, updatedAt: 1 }
  const flush = new LogoutFlush({
    userId: 'ann',
    store: new OutboxStore(localStore, 'ann'),
    releaseHeld: () => undefined,
    isReachable: () => true,
    disk: { read: () => draft, save: () => undefined, unsaved: () => [{ key, draft }] },
    server: { load: async () => null, save: async () => ({ kind: 'saved', draft: null, isWhole: false }) },
    restore: () => undefined,
    problem: () => 'Interrupted',
    now: () => 0,
    wait: () => new Promise(() => undefined),
    onRelease: () => undefined,
  })
  expect(await flush.saveAsDrafts()).toBe(1)
})

it('A save that outlasts its logout leaves a message of the next session alone', async () => {
  const store = new OutboxStore(localStore, 'ann')
  const say = (clientId: string) => store.add(appendToOutbox(newOutgoing(clientId, 'channel-1'), [], 0))
  const load = Promise.withResolvers<null>()
  const save = vi.fn<LogoutFlushDeps['server']['save']>(async () => ({ kind: 'failed' }))
  const flush = new LogoutFlush({
    userId: 'ann',
    store,
    releaseHeld: () => undefined,
    isReachable: () => true,
    disk: { read: () => undefined, save: () => undefined, unsaved: () => [] },
    server: { load: () => load.promise, save },
    restore: () => undefined,
    problem: () => 'Interrupted',
    now: () => 0,
    wait: () => Promise.resolve(),
    onRelease: () => undefined,
  })
  say('before')
  expect(await flush.saveAsDrafts()).toBe(1)
  flush.discard()
  flush.release()
  say('after')
  load.resolve(null)
  await load.promise
  await Promise.resolve()
  expect(save).not.toHaveBeenCalled()
  expect(store.all().map(({ clientId }) => clientId)).toEqual(['after'])
})
