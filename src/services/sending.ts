/** Messages on the wire, of whatever part of the page: who ends something waits for them (screens S20). */
const underWay = new Set<Promise<unknown>>()

/** Knows of a send until it has settled. */
export function noteSending<T>(sending: Promise<T>): Promise<T> {
  underWay.add(sending)
  const settled = () => void underWay.delete(sending)
  sending.then(settled, settled)
  return sending
}

/** Waits until all that is on the wire now has settled, but no longer than this. */
export async function whenSent(withinMs: number): Promise<void> {
  await Promise.race([Promise.allSettled(underWay), new Promise((resolve) => setTimeout(resolve, withinMs))])
}
