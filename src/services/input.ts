const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const
const PASSIVE = { passive: true, capture: true } as const

/** Calls back on every user input until the returned function is called. */
export function onInput(listener: () => void): () => void {
  for (const input of INPUTS) globalThis.addEventListener(input, listener, PASSIVE)
  return () => {
    for (const input of INPUTS) globalThis.removeEventListener(input, listener, PASSIVE)
  }
}
