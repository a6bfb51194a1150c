import { useEffect } from 'react'

import { track } from '@/services/telemetry/tracker'

/** Emits an event when a modal opens and closes (requirements 4). */
export function useModalChanged(name = 'dialog'): void {
  useEffect(() => {
    track({ kind: 'modalChanged', facts: { name, isOpen: true } })
    return () => track({ kind: 'modalChanged', facts: { name, isOpen: false } })
  }, [name])
}
