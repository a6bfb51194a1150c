import { useEffect } from 'react'

import { useUnsaved } from '@/services/unsaved'

/** Reports to the page and the drawer that a form has unsaved changes. */
export function useDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  useUnsaved(isDirty)
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
}
