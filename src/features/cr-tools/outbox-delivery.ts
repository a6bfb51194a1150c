import type { QueryClient } from '@tanstack/react-query'

import { LOGOUT_SAVE_WITHIN_MS, ORPHAN_DRAFT_KEPT_MS, OUTBOX_SETTLE_MS } from '@/config/constants'
import { STORAGE_KEY } from '@/config/storage-keys'
import { i18next } from '@/i18n'
import { startTimer } from '@/lib/timer'
import { isOnline } from '@/services/online'
import { local } from '@/services/storage'
import { newId } from '@/services/new-id'
import { TabLock } from '@/services/tab-lock'

import { noteSender, shelfOf } from './outbox'
import { OutboxSender } from './outbox-sender'
import type { OutboxShelf } from './outbox-shelf'
import { post } from './outbox-wire'

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
    later: (ms, run) => startTimer(run, ms),
    random: Math.random,
    newKey: newId,
    staleWords: () => i18next.t('tools:outbox.stale'),
  })

export interface RunningOutbox {
  userId: string
  stop: () => void
  /** The network is back. */
  kick: () => void
  /** Ends undo time for all, and tries at once. */
  release: () => void
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
  const stopNoting = noteSender(started)
  started.start()
  const stop = () => {
    if (running === outbox) running = undefined
    started.stop()
    stopNoting()
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
  const outbox: RunningOutbox = {
    userId,
    stop,
    kick: () => started.kick(),
    release: () => started.release(),
    hurry,
    finish,
  }
  running = outbox
  return outbox
}

let running: RunningOutbox | undefined

/** The outbox of this person that this page is running already. */
export const runningOutbox = (userId: string): RunningOutbox | undefined =>
  running?.userId === userId ? running : undefined
