const CLEAR_AFTER_MS = 5000

interface Announced {
  polite: string
  assertive: string
}

let current: Announced = { polite: '', assertive: '' }
let clearing: ReturnType<typeof setTimeout>
const listeners = new Set<() => void>()

const set = (next: Announced) => {
  current = next
  listeners.forEach((listener) => listener())
}

/** Says something to who can't see it. Assertive interrupts: only for what can't wait. */
export function announce(text: string, urgency: keyof Announced = 'polite'): void {
  // The same words twice are heard twice only if they differ.
  const said = current[urgency] === text ? `${text}\u00A0` : text
  set({ ...current, [urgency]: said })
  clearTimeout(clearing)
  clearing = setTimeout(() => set({ polite: '', assertive: '' }), CLEAR_AFTER_MS)
}

export const announced = (): Announced => current

export function onAnnounced(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
