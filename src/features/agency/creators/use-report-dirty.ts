import { useEffect } from 'react'

/** Reports to the drawer that a form has unsaved changes. */
export function useReportDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
}
