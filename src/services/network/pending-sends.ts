import { resolveWithin } from '@/lib/wait'

/** Message requests in flight anywhere on the page; clocking out waits for them (screens S20). */
const pendingSends = new Set<Promise<unknown>>()

/** Tracks a send until it settles. */
export function trackSend<T>(sending: Promise<T>): Promise<T> {
  pendingSends.add(sending)
  const settled = () => void pendingSends.delete(sending)
  sending.then(settled, settled)
  return sending
}

/** Waits until all pending sends settle, at most `withinMs`. */
export async function whenSendsSettle(withinMs: number): Promise<void> {
  await resolveWithin(Promise.allSettled(pendingSends), withinMs)
}
