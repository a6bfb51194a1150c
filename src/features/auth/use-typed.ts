import { type Dispatch, type SetStateAction, useEffect } from 'react'

import { useUnsaved } from '@/services/unsaved'

/** Counts the fields that hold something unsaved, for what they stand in: it asks before it closes (screens S0). */
export type CountTyped = Dispatch<SetStateAction<number>>

/** Marks the calling field as unsaved while `isDirty`, to the page and to what it stands in. */
export function useTyped(isDirty: boolean, count: CountTyped): void {
  useUnsaved(isDirty)
  useEffect(() => {
    if (!isDirty) return undefined
    count((fields) => fields + 1)
    return () => count((fields) => fields - 1)
  }, [isDirty, count])
}
