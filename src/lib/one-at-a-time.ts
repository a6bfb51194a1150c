/** Returns a function whose runs do not overlap: all calls during a run come to one more after it, unless it fails. */
export function oneAtATime(run: () => Promise<unknown>): () => Promise<void> {
  let isRunning = false
  let isBehind = false
  return async () => {
    isBehind = true
    if (isRunning) return
    isRunning = true
    try {
      while (isBehind) {
        isBehind = false
        await run()
      }
    } finally {
      isRunning = false
    }
  }
}
