import { useEffect } from 'react'

import { useUnsaved } from '@/services/unsaved'

/** Tells the page and the drawer around it that a form holds what is not saved. */
export function useDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  useUnsaved(isDirty)
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
}
