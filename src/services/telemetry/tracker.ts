import type { TrackedEvent } from '@/domain/page/tracked-event'

declare global {
  interface WindowEventMap {
    tracked: CustomEvent<TrackedEvent>
  }
}

/** Emits a tracked event on the window, where an agency's own analytics can listen (docs/deploy.md#tracked-events). */
export const track = (event: TrackedEvent): void =>
  void window.dispatchEvent(new CustomEvent('tracked', { detail: event }))

/** Calls back with every tracked event until the returned function is called. */
export function onTracked(listener: (event: TrackedEvent) => void): () => void {
  const onEvent = ({ detail }: CustomEvent<TrackedEvent>) => listener(detail)
  window.addEventListener('tracked', onEvent)
  return () => window.removeEventListener('tracked', onEvent)
}
