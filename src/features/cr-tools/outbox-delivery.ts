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
    locks: (navigator as Partial<Navigator>).locks, // missing in an insecure context
    store: local,
    now: Date.now,
    wait,
  })

const senderFor = (shelf: OutboxShelf, client: QueryClient, isOut: () => boolean) =>
  new OutboxSender({
    shelf,
    alone: (channelId, run) =>
      lockOf(channelId).exclusively(async ({ waited }) => {
        // The other tab's writes may not be visible here yet.
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
  /** Retries when the network is back. */
  kick: () => void
  /** Ends undo time for all and sends at once. */
  release: () => void
  /** Flushes before a logout that may fail: sends held messages and keeps what is not sent in time. */
  hurry: () => Promise<void>
  /**
   * Drains before a deliberate logout: sends held messages and removes what is not sent in time (decisions
   * 12).
   */
  finish: () => Promise<void>
}

/** Sends a user's messages, including those of earlier pages, until it is stopped. */
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

/** Returns the outbox that this page already runs for a user. */
export const runningOutbox = (userId: string): RunningOutbox | undefined =>
  running?.userId === userId ? running : undefined
