import { noteLoadFailure } from './load-failure'
import { isOnline, onOnlineChange } from './online'

const AGAIN_AFTER_MS = 5000
/** What failed so often is more than a cut in the line: then as any code that does not come (decision 26). */
const TRIES = 3

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

/** Loads code until it is there, and at once when the network is back: a part that does not come takes nothing with it. */
export async function untilThere<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load()
    } catch (error) {
      if (tries === TRIES) noteLoadFailure(error)
      await networkOr(AGAIN_AFTER_MS * tries)
    }
  }
}
