import { reportLoadFailure } from './load-failure'
import { isOnline, onOnlineChange } from '../network/online'

const RETRY_AFTER_MS = 5000
/**
 * After this many failures it is more than a network interruption, so it is handled like any failed chunk
 * (decisions 26).
 */
const TRIES_BEFORE_REPORT = 3

const networkOr = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(end, ms)
    const stop = onOnlineChange(() => isOnline() && end())
  })

/** Loads code with retries and backoff, and immediately when the network is back. */
export async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load()
    } catch (error) {
      if (tries === TRIES_BEFORE_REPORT) reportLoadFailure(error)
      await networkOr(RETRY_AFTER_MS * tries)
    }
  }
}
