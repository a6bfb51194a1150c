const INPUT_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const
const LISTENER_OPTIONS = { passive: true, capture: true } as const

/** Calls back on every user input until the returned function is called. */
export function onUserInput(listener: () => void): () => void {
  for (const input of INPUT_EVENTS) globalThis.addEventListener(input, listener, LISTENER_OPTIONS)
  return () => {
    for (const input of INPUT_EVENTS) globalThis.removeEventListener(input, listener, LISTENER_OPTIONS)
  }
}
