const SLICE_MS = 3

/** Yields by a message instead of a timer, because tests may fake timers. */
const yieldToPage = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })

/**
 * Visits many indices without blocking the page for more than a few milliseconds; `false` stops. Heavier
 * work should check the clock more often.
 */
export async function runInSlices(
  count: number,
  work: (index: number) => boolean | void,
  looksAfter = 64,
): Promise<void> {
  let end = performance.now() + SLICE_MS
  for (let index = 0; index < count; index += 1) {
    if (work(index) === false) return
    if (index % looksAfter === looksAfter - 1 && performance.now() > end) {
      await yieldToPage()
      end = performance.now() + SLICE_MS
    }
  }
}
