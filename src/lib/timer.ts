/** Maximum delay of browsers: a longer one overflows 31 bits and fires immediately. */
export const LONGEST_DELAY_MS = 2 ** 31 - 1

/**
 * `setTimeout` for a delay that comes from data: waits in parts beyond 24.8 days, fires immediately for NaN
 * or a negative delay. Returns the function that cancels it.
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
