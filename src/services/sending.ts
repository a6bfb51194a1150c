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

let asks: (() => boolean) | undefined

/** Brings along who knows of messages that have not gone out, until the returned function is called. */
export function tellOfUnsent(ask: () => boolean): () => void {
  asks = ask
  return () => {
    if (asks === ask) asks = undefined
  }
}

/** Whether messages wait that a logout would not leave behind (decision 12). */
export const hasUnsent = (): boolean => asks?.() ?? false
