import { useEffect } from 'react'

import { track } from '@/services/tracker'

/** Announces a modal as opened and closed (spec 4). */
export function useModalChanged(isOpen: boolean, name = 'dialog'): void {
  useEffect(() => {
    if (!isOpen) return
    track({ kind: 'modalChanged', facts: { name, isOpen: true } })
    return () => track({ kind: 'modalChanged', facts: { name, isOpen: false } })
  }, [isOpen, name])
}
