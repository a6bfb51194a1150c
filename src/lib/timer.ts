/** Longest delay that browsers keep: a longer one overflows 31 bits and fires at once. */
export const LONGEST_DELAY_MS = 2 ** 31 - 1

/**
 * `setTimeout` for a delay that comes from data: one beyond 24.8 days is waited for in parts, one that is no number or
 * negative fires at once. Returns how to cancel it.
 */
export function startTimer(run: () => void, delayMs: number): () => void {
  const leftMs = Number.isNaN(delayMs) ? 0 : Math.max(0, delayMs)
  const partMs = Math.min(leftMs, LONGEST_DELAY_MS)
  const next = () => {
    if (leftMs > partMs) cancel = startTimer(run, leftMs - partMs)
    else run()
  }
  const timer = setTimeout(next, partMs)
  let cancel = () => clearTimeout(timer)
  return () => cancel()
}
