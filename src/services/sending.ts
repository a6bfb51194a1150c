/** Message requests in flight anywhere on the page; clocking out waits for them (screens S20). */
const underWay = new Set<Promise<unknown>>()

/** Tracks a send until it settles. */
export function noteSending<T>(sending: Promise<T>): Promise<T> {
  underWay.add(sending)
  const settled = () => void underWay.delete(sending)
  sending.then(settled, settled)
  return sending
}

/** Waits until all pending sends settle, at most `withinMs`. */
export async function whenSent(withinMs: number): Promise<void> {
  await Promise.race([Promise.allSettled(underWay), new Promise((resolve) => setTimeout(resolve, withinMs))])
}
