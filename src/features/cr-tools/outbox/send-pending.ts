import { LOGOUT_SAVE_TIMEOUT_MS } from '@/config/constants'
import { OUTBOX_SETTLE_MS } from '@/config/tool-limits'

import type { OutboxStore } from './outbox-store'

const POLL_MS = 50
/** A little less than a logout waits. */
const SEND_WITHIN_MS = LOGOUT_SAVE_TIMEOUT_MS - 2 * OUTBOX_SETTLE_MS

export interface PendingOutbox {
  store: OutboxStore
  /** Ends undo time and sends everything at once. */
  releaseHeld: () => void
  /** False when no call would reach the server. */
  isReachable: () => boolean
  wait: (ms: number) => Promise<void>
}

/** Ends undo time and resolves when nothing more can be sent, after at most 1.5 s. */
export async function sendPending({ store, releaseHeld, isReachable, wait }: PendingOutbox): Promise<void> {
  // Another tab's latest messages may not be visible here yet.
  await wait(POLL_MS)
  releaseHeld()
  const isDone = () => !isReachable() || store.all().every(({ state }) => state === 'failed')
  for (let waited = 0; !isDone() && waited < SEND_WITHIN_MS; waited += POLL_MS) await wait(POLL_MS)
}
