import { useSyncExternalStore } from 'react'

import { announced, onAnnounced } from './announce'

/** The two live regions of the page. They stand empty from the first paint on, or the first words would go unheard. */
export function Announcer() {
  const { polite, assertive } = useSyncExternalStore(onAnnounced, announced)
  return (
    <div className="sr-only">
      <div role="status" aria-live="polite" aria-atomic="true">
        {polite}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true">
        {assertive}
      </div>
    </div>
  )
}
