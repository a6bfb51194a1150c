import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

import { LOGOUT_SAVE_WITHIN_MS, ORPHAN_DRAFT_KEPT_MS, OUTBOX_SETTLE_MS } from '@/config/constants'
import { STORAGE_KEY } from '@/config/storage-keys'
import { isHeld, type NewOutgoing, queue, type Queued } from '@/domain/outbox'
import type { Outgoing } from '@/domain/outgoing'
import { useSession } from '@/features/auth'
import { i18next } from '@/i18n'
import { isOnline } from '@/services/online'
import { tellOfUnsent } from '@/services/sending'
import { serverNow } from '@/services/server-clock'
import { local } from '@/services/storage'
import { TabLock } from '@/services/tab-lock'
import { mayLeaveTraces } from '@/services/traces'

import { EMPTY_DRAFT, isEmptyDraft, keepComposerDraft, readComposerDraft } from './composer-draft'
import { OutboxSender } from './outbox-sender'
import { OutboxShelf } from './outbox-shelf'
import { post } from './outbox-wire'
import { type Returned, withReturned } from './returned'

const shelves = new Map<string, OutboxShelf>()
let sender: OutboxSender | undefined

/** One shelf for each person this page has seen: nobody's messages ever lie on another's. */
function shelfOf(userId: string): OutboxShelf {
  const shelf = shelves.get(userId) ?? new OutboxShelf(local, userId)
  shelves.set(userId, shelf)
  return shelf
}

const shelfWith = (clientId: string): OutboxShelf | undefined =>
  [...shelves.values()].find((shelf) => shelf.get(clientId) !== undefined)

const NONE: readonly Outgoing[] = []
const nothing = () => () => undefined

/** The messages of a channel that the server has not yet taken, oldest first; of this person alone. */
export function useOutgoing(channelId: string): readonly Outgoing[] {
  const { userId } = useSession()
  const shelf = userId === undefined ? undefined : shelfOf(userId)
  return useSyncExternalStore(shelf?.subscribe ?? nothing, () => shelf?.of(channelId) ?? NONE)
}

/**
 * Puts a message on disk; it leaves when its undo time is over. False where it lies in memory alone. Of whoever has left
 * nothing is taken, and there is nobody to tell (decision 12).
 */
export function queueMessage(message: NewOutgoing): boolean {
  if (!mayLeaveTraces(message.userId)) return true
  const shelf = shelfOf(message.userId)
  return shelf.put(queue(message, shelf.of(message.channelId), Date.now()))
}

/** Sends a failed message once more, with those behind it. */
export const retryOutgoing = (clientId: string): void => sender?.retry(clientId)

/** Gives up a message that has not been taken; those behind it go on. One on the wire cannot be given up. */
export function dropOutgoing(clientId: string): void {
  const shelf = shelfWith(clientId)
  if (shelf?.get(clientId)?.state !== 'sending') shelf?.remove(clientId)
}

type TakenBack = (entry: Returned) => void
const composers = new Map<string, TakenBack>()

/** Makes a composer the one that a channel's messages are taken back into, until the returned function is called. */
export function onTakenBack(channelId: string, listener: TakenBack): () => void {
  composers.set(channelId, listener)
  return () => {
    if (composers.get(channelId) === listener) composers.delete(channelId)
  }
}

/** Of a channel that is not open: into its draft, before what is there. */
function intoDraft(entry: Returned): void {
  const there = readComposerDraft(entry)
  const since = there && !isEmptyDraft(there) ? there : EMPTY_DRAFT
  keepComposerDraft(entry, { ...withReturned(entry, since), updatedAt: serverNow() })
}

/** Gives words back to who writes in a channel: into its composer, or where that is not open into its draft. */
export function giveBack(entry: Returned): void {
  const listener = composers.get(entry.channelId)
  if (listener) listener(entry)
  else intoDraft(entry)
}

/** Takes a held message back into the composer of its channel. */
export function takeBack(clientId: string): void {
  const shelf = shelfWith(clientId)
  const entry = shelf?.get(clientId)
  if (!shelf || !entry || !isHeld(entry, Date.now())) return
  giveBack(entry)
  shelf.remove(clientId)
}

/** Takes back the message of a channel that was sent last, if it is still held; says whether there was one. */
export function takeBackLast(userId: string, channelId: string): boolean {
  const last = shelfOf(userId)
    .of(channelId)
    .findLast((entry) => isHeld(entry, Date.now()))
  if (last) takeBack(last.clientId)
  return last !== undefined
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const lockOf = (channelId: string) =>
  new TabLock({
    name: `${STORAGE_KEY.outboxLease}:${channelId}`,
    locks: (navigator as Partial<Navigator>).locks, // missing where the page is not secure
    store: local,
    now: Date.now,
    wait,
  })

const senderFor = (shelf: OutboxShelf, client: QueryClient, isOut: () => boolean) =>
  new OutboxSender({
    shelf,
    alone: (channelId, run) =>
      lockOf(channelId).exclusively(async ({ waited }) => {
        // What the other tab wrote may not be seen here yet.
        if (waited) await wait(OUTBOX_SETTLE_MS)
        await run()
      }),
    post: (entry) => post(client, entry),
    isOnline: () => isOnline() && !isOut(),
    now: Date.now,
    later: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    random: Math.random,
    staleWords: () => i18next.t('tools:outbox.stale'),
  })

export interface RunningOutbox {
  stop: () => void
  /** The line is back. */
  kick: () => void
  /** Before a logout that may yet fail: what is held goes at once, what does not go in time waits on. */
  hurry: () => Promise<void>
  /** Before a logout by will: what is held goes at once, what does not go in time is not left behind (decision 12). */
  finish: () => Promise<void>
}

/** Sends what waits for a person, with what waited before the page was opened; until it is stopped. */
export function startOutbox(userId: string, client: QueryClient, isOut: () => boolean): RunningOutbox {
  const shelf = shelfOf(userId)
  for (const { clientId, createdAt } of shelf.all())
    if (Date.now() - createdAt > ORPHAN_DRAFT_KEPT_MS) shelf.remove(clientId)
  const started = senderFor(shelf, client, isOut)
  sender = started
  started.start()
  const isUnsent = ({ state }: Queued) => state === 'waiting' || state === 'failed'
  const stopTelling = tellOfUnsent(() => shelf.all().some(isUnsent))
  const stop = () => {
    stopTelling()
    started.stop()
    if (sender === started) sender = undefined
  }
  const isAtRest = () => shelf.all().every(({ state }) => state === 'failed')
  const hurry = async () => {
    started.release()
    // A little before the logout itself stops waiting.
    const deadline = Date.now() + LOGOUT_SAVE_WITHIN_MS - 2 * OUTBOX_SETTLE_MS
    while (!isAtRest() && Date.now() < deadline) await wait(50)
  }
  const finish = async () => {
    await hurry()
    stop()
    shelf.clear()
  }
  return { stop, kick: () => started.kick(), hurry, finish }
}
