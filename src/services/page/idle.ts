import { resolveWithin } from '@/lib/wait'

/** Idle work resumes after this, even when the first view is still loading. */
const MAX_HOLD_MS = 5000
const IDLE_TIMEOUT_MS = 2000

let held: Promise<unknown> | undefined

/** Holds idle work until the promise settles, so that it does not compete for the network. */
export function holdIdleWork(until: Promise<unknown>): void {
  const end = resolveWithin(until, MAX_HOLD_MS)
  held = end
  const release = () => {
    if (held === end) held = undefined
  }
  void end.then(release)
}

/** Runs once the page has painted and the main thread is idle. */
export function whenIdle(run: () => void): void {
  if (held)
    held.then(
      () => whenIdle(run),
      () => whenIdle(run),
    )
  else runWhenIdle(run)
}

function runWhenIdle(run: () => void): void {
  let hasBegun = false
  const soon = () => {
    if (hasBegun) return
    hasBegun = true
    // Absent in Safari.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(run, 200)
  }
  // Two frames: the first one paints. A hidden page has none, so a timer is the fallback.
  requestAnimationFrame(() => requestAnimationFrame(soon))
  setTimeout(soon, document.hidden ? 0 : IDLE_TIMEOUT_MS)
}

const FIRST_INPUT_EVENTS = ['pointerdown', 'keydown'] as const

/**
 * Runs on the first pointer or key press, or after `orAfterMs` without one. Returns a function that cancels
 * it.
 */
export function onFirstInput(run: () => void, orAfterMs?: number): () => void {
  const stop = () => {
    clearTimeout(timer)
    for (const input of FIRST_INPUT_EVENTS) window.removeEventListener(input, once)
  }
  const once = () => {
    stop()
    run()
  }
  const timer = orAfterMs === undefined ? undefined : setTimeout(once, orAfterMs)
  for (const input of FIRST_INPUT_EVENTS) window.addEventListener(input, once, { passive: true })
  return stop
}
