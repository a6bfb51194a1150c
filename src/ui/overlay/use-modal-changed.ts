import { useEffect } from 'react'

import { track } from '@/services/telemetry/tracker'

/** Emits an event when a modal opens and closes (requirements 4). */
export function useModalChanged(isOpen: boolean, name = 'dialog'): void {
  useEffect(() => {
    if (!isOpen) return
    track({ kind: 'modalChanged', facts: { name, isOpen: true } })
    return () => track({ kind: 'modalChanged', facts: { name, isOpen: false } })
  }, [isOpen, name])
}
