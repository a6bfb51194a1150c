import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react'

import { useUnsaved } from '@/services/page/unsaved'

/** Collects how to discard each field with unsaved text, for the surrounding dialog, which asks before it closes (screens S0). */
export type CollectUnsaved = Dispatch<SetStateAction<readonly (() => void)[]>>

/** Marks the calling field as unsaved while `isDirty`, for the page and the surrounding dialog. */
export function useUnsavedField(isDirty: boolean, collect: CollectUnsaved, discard?: () => void): void {
  useUnsaved(isDirty)
  const latest = useRef(discard)
  useEffect(() => void (latest.current = discard))
  useEffect(() => {
    if (!isDirty) return undefined
    const run = () => latest.current?.()
    collect((fields) => [...fields, run])
    return () => collect((fields) => fields.filter((one) => one !== run))
  }, [isDirty, collect])
}
