const SLICE_MS = 3

/** By a message and not by a timer: a clock that a test has stopped does not stop it. */
const breathe = (): Promise<void> =>
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
 * Goes through many places without holding up the page for longer than a few milliseconds. `false` ends it. The heavier the
 * work, the sooner the clock is looked at.
 */
export async function inSlices(
  count: number,
  work: (place: number) => boolean | void,
  looksAfter = 64,
): Promise<void> {
  let end = performance.now() + SLICE_MS
  for (let place = 0; place < count; place += 1) {
    if (work(place) === false) return
    if (place % looksAfter === looksAfter - 1 && performance.now() > end) {
      await breathe()
      end = performance.now() + SLICE_MS
    }
  }
}
