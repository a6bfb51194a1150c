import type { QueryClient } from '@tanstack/react-query'

import { LOGOUT_SAVE_TIMEOUT_MS, ORPHAN_DRAFT_TTL_MS, OUTBOX_SETTLE_MS } from '@/config/constants'
import { STORAGE_KEY } from '@/config/storage-keys'
import { i18next } from '@/i18n'
import { startTimer } from '@/lib/timer'
import { isOnline } from '@/services/network/online'
import { local } from '@/services/storage/storage'
import { newId } from '@/services/page/new-id'
import { TabLock } from '@/services/session/tab-lock'

import { registerSender, outboxStoreOf } from './outbox'
import { OutboxSender } from './outbox-sender'
import type { OutboxStore } from './outbox-store'
import { post } from './outbox-transport'

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const lockOf = (channelId: string) =>
  new TabLock({
    name: `${STORAGE_KEY.outboxLease}:${channelId}`,
    locks: (navigator as Partial<Navigator>).locks, // missing in an insecure context
    store: local,
    now: Date.now,
    wait,
  })

const senderFor = (shelf: OutboxStore, client: QueryClient, isOut: () => boolean) =>
  new OutboxSender({
    store: shelf,
    withLock: (channelId, run) =>
      lockOf(channelId).exclusively(async ({ hasWaited }) => {
        // The other tab's writes may not be visible here yet.
        if (hasWaited) await wait(OUTBOX_SETTLE_MS)
        await run()
      }),
    post: (entry) => post(client, entry),
    isOnline: () => isOnline() && !isOut(),
    now: Date.now,
    setTimer: (ms, run) => startTimer(run, ms),
    random: Math.random,
    newKey: newId,
    staleMessage: () => i18next.t('tools:outbox.stale'),
  })

export interface RunningOutbox {
  userId: string
  stop: () => void
  /** Retries when the network is back. */
  wake: () => void
  /** Ends undo time for all and sends at once. */
  releaseHeld: () => void
  /** Flushes before a logout that may fail: sends held messages and keeps what is not sent in time. */
  flush: () => Promise<void>
  /**
   * Drains before a deliberate logout: sends held messages and removes what is not sent in time (decisions
   * 12).
   */
  drainAndClose: () => Promise<void>
}

/** Sends a user's messages, including those of earlier pages, until it is stopped. */
export function startOutbox(userId: string, client: QueryClient, isOut: () => boolean): RunningOutbox {
  const shelf = outboxStoreOf(userId)
  for (const { clientId, createdAt } of shelf.all())
    if (Date.now() - createdAt > ORPHAN_DRAFT_TTL_MS) shelf.remove(clientId)
  const started = senderFor(shelf, client, isOut)
  const stopNoting = registerSender(started)
  started.start()
  const stop = () => {
    if (running === outbox) running = undefined
    started.stop()
    stopNoting()
  }
  const isAtRest = () => shelf.all().every(({ state }) => state === 'failed')
  const hurry = async () => {
    started.releaseHeld()
    // A little before the logout itself stops waiting.
    const deadline = Date.now() + LOGOUT_SAVE_TIMEOUT_MS - 2 * OUTBOX_SETTLE_MS
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
    wake: () => started.wake(),
    releaseHeld: () => started.releaseHeld(),
    flush: hurry,
    drainAndClose: finish,
  }
  running = outbox
  return outbox
}

let running: RunningOutbox | undefined

/** Returns the outbox that this page already runs for a user. */
export const runningOutbox = (userId: string): RunningOutbox | undefined =>
  running?.userId === userId ? running : undefined
