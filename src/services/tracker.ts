import type { TrackedEvent } from '@/domain/tracked-event'

type Listener = (event: TrackedEvent) => void

const listeners = new Set<Listener>()

/** Tells an event to whoever listens (spec 3). A listener that fails harms neither the others nor the teller. */
export function track(event: TrackedEvent): void {
  for (const listener of listeners) {
    try {
      listener(event)
    } catch (error) {
      reportError(error)
    }
  }
}

/** Listens to every event until the returned function is called. */
export function onTracked(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
