import { useEffect } from 'react'

import { useUnsaved } from '@/services/page/unsaved'

/** Reports to the page and the drawer that a form has unsaved changes. */
export function useReportDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  useUnsaved(isDirty)
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
}
