/** Runs once the page has painted and has nothing better to do. */
export function whenIdle(run: () => void): void {
  const soon = () =>
    // Absent in Safari.
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200)
  // Two frames: the first one paints.
  requestAnimationFrame(() => requestAnimationFrame(soon))
}

const INPUTS = ['pointerdown', 'keydown'] as const

/** Runs with the first touch of pointer or key, if so wished after so long without; until the returned function is called. */
export function onFirstInput(run: () => void, orAfterMs?: number): () => void {
  const stop = () => {
    clearTimeout(timer)
    for (const input of INPUTS) window.removeEventListener(input, once)
  }
  const once = () => {
    stop()
    run()
  }
  const timer = orAfterMs === undefined ? undefined : setTimeout(once, orAfterMs)
  for (const input of INPUTS) window.addEventListener(input, once, { passive: true })
  return stop
}
