/** However long what the first view waits for takes: then the rest comes all the same. */
const HELD_AT_MOST_MS = 5000
const IDLE_WITHIN_MS = 2000

let held: Promise<unknown> | undefined

/** Until this has come, nothing that can wait is run: it would take its place on the line. */
export function holdIdle(until: Promise<unknown>): void {
  const end = Promise.race([until, new Promise((resolve) => setTimeout(resolve, HELD_AT_MOST_MS))])
  held = end
  const release = () => {
    if (held === end) held = undefined
  }
  end.then(release, release)
}

/** Runs once the page has painted and has nothing better to do. */
export function whenIdle(run: () => void): void {
  if (held)
    held.then(
      () => whenIdle(run),
      () => whenIdle(run),
    )
  else afterPaint(run)
}

function afterPaint(run: () => void): void {
  let hasBegun = false
  const soon = () => {
    if (hasBegun) return
    hasBegun = true
    // Absent in Safari.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_WITHIN_MS })
    else setTimeout(run, 200)
  }
  // Two frames: the first one paints. A page that nobody looks at, or not any more, has none.
  requestAnimationFrame(() => requestAnimationFrame(soon))
  setTimeout(soon, document.hidden ? 0 : IDLE_WITHIN_MS)
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
