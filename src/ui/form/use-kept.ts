import { useEffect, useLayoutEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

import { dropDraft, readDraft, saveDraft } from '@/services/drafts'

/** Where what is typed is kept on this device. */
export interface Kept {
  userId: string
  place: string
}

export const isSameValues = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value)

/** What was kept, as far as it has the form's shape: an earlier version may have written it. */
function shaped<Values extends FieldValues>(first: Values, stored: unknown): Values | undefined {
  // Earlier versions kept a text alone.
  if (typeof stored === 'string') return shaped(first, { text: stored })
  if (typeof stored !== 'object' || stored === null) return undefined
  const known: Record<string, unknown> = { ...stored }
  const entries = Object.entries(first).map(([name, value]: [string, unknown]) => {
    const isFit = name in known && (value === null || kindOf(known[name]) === kindOf(value))
    return [name, isFit ? known[name] : value]
  })
  return Object.fromEntries(entries) as Values // the keys of `first`, each with a value of its kind
}

/** Keeps what is typed with every change, and begins with what was kept. */
export function useKept<Values extends FieldValues, Output>(
  kept: Kept | undefined,
  { reset, subscribe }: UseFormReturn<Values, unknown, Output>,
  first: Values,
) {
  const { userId, place } = kept ?? {}
  const [restored] = useState(() => (kept ? shaped(first, readDraft(kept.userId, kept.place)) : undefined))
  const [wasKept, setWasKept] = useState(restored !== undefined)
  useLayoutEffect(() => {
    if (restored) reset(restored, { keepDefaultValues: true })
  }, [restored, reset])
  useEffect(() => {
    if (userId === undefined || place === undefined) return undefined
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        if (isSameValues(values, defaultValues)) dropDraft(userId, place)
        else saveDraft(userId, place, values)
      },
    })
  }, [userId, place, subscribe])
  return {
    wasKept,
    /** Forgets what is kept. `saved` is all there is to forget: the page may be open again, with more. */
    drop: (saved?: Values) => {
      setWasKept(false)
      if (userId === undefined || place === undefined) return
      if (saved === undefined || isSameValues(readDraft(userId, place), saved)) dropDraft(userId, place)
    },
  }
}
