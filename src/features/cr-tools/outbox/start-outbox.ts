import type { QueryClient } from '@tanstack/react-query'

import { ORPHAN_DRAFT_TTL_MS } from '@/config/constants'
import { OUTBOX_SETTLE_MS } from '@/config/tool-limits'
import { STORAGE_KEY } from '@/config/storage-keys'
import { i18next } from '@/i18n'
import { startTimer } from '@/lib/timer'
import { wait } from '@/lib/wait'
import { isOnline } from '@/services/network/online'
import { newId } from '@/services/page/new-id'
import { tabLockOf } from '@/services/session/tab-lock'

import { outboxStoreOf, registerOutbox, type RunningOutbox } from './outbox'
import { OutboxSender } from './outbox-sender'
import type { OutboxStore } from './outbox-store'
import { post } from './outbox-transport'

const lockOf = (channelId: string) => tabLockOf(`${STORAGE_KEY.outboxLease}:${channelId}`)

const createSender = (store: OutboxStore, client: QueryClient, isOut: () => boolean) =>
  new OutboxSender({
    store,
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

/** Sends a user's messages, including those of earlier pages, until it is stopped. */
export function startOutbox(userId: string, client: QueryClient, isOut: () => boolean): RunningOutbox {
  const store = outboxStoreOf(userId)
  for (const { clientId, createdAt } of store.all())
    if (Date.now() - createdAt > ORPHAN_DRAFT_TTL_MS) store.remove(clientId)
  const sender = createSender(store, client, isOut)
  const stop = () => {
    unregister()
    sender.stop()
  }
  const outbox: RunningOutbox = { userId, sender, stop }
  const unregister = registerOutbox(outbox)
  sender.start()
  return outbox
}
