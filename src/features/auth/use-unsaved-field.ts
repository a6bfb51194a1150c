import { type Dispatch, type SetStateAction, useEffect } from 'react'

import { useUnsaved } from '@/services/page/unsaved'

/** Counts the fields with unsaved text, so the surrounding dialog asks before it closes (screens S0). */
export type CountUnsaved = Dispatch<SetStateAction<number>>

/** Marks the calling field as unsaved while `isDirty`, for the page and the surrounding dialog. */
export function useUnsavedField(isDirty: boolean, count: CountUnsaved): void {
  useUnsaved(isDirty)
  useEffect(() => {
    if (!isDirty) return undefined
    count((fields) => fields + 1)
    return () => count((fields) => fields - 1)
  }, [isDirty, count])
}
