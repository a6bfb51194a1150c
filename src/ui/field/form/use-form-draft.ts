import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

import { isSameValue } from '@/lib/changed-fields'
import { workingUser } from '@/services/session/working-user'
import { removeLocalDraft, readLocalDraft, saveLocalDraft } from '@/services/storage/drafts'

import { changedValues, matchingShape } from './draft-changes'

/** Stores changed values under the key for the user at hand with every change, and restores stored ones. */
export function useFormDraft<Values extends FieldValues, Output>(
  draftKey: string | undefined,
  { reset, subscribe }: UseFormReturn<Values, unknown, Output>,
  first: Values,
) {
  const [userId] = useState(workingUser)
  const [wasKept, setWasKept] = useState(() => {
    if (userId === undefined || draftKey === undefined) return false
    const restored = matchingShape(first, readLocalDraft(userId, draftKey))
    if (restored && !changedValues(restored, first)) {
      // Saved meanwhile, by a request whose answer was lost.
      removeLocalDraft(userId, draftKey)
      return false
    }
    // In the first render, as a field that subscribes beside the form would miss it in an effect.
    if (restored) reset(restored, { keepDefaultValues: true })
    return restored !== undefined
  })
  useEffect(() => {
    if (userId === undefined || draftKey === undefined) return undefined
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        const changed = changedValues(values, defaultValues ?? {})
        if (changed === undefined) removeLocalDraft(userId, draftKey)
        else saveLocalDraft(userId, draftKey, changed)
      },
    })
  }, [userId, draftKey, subscribe])
  return {
    wasKept,
    /** Clears the store. With `saved`, only if it holds nothing else: another tab may have more. */
    drop: (saved?: Values) => {
      setWasKept(false)
      if (userId === undefined || draftKey === undefined) return
      const stored = saved && matchingShape(saved, readLocalDraft(userId, draftKey))
      if (stored === undefined || isSameValue(stored, saved)) removeLocalDraft(userId, draftKey)
    },
  }
}
