import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

import { changedFields, isSameValue } from '@/lib/changed-fields'
import { workingUser } from '@/services/session/working-user'
import { removeLocalDraft, readLocalDraft, saveLocalDraft } from '@/services/storage/drafts'

const typeOfValue = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value)

/** Restores stored values as far as they match the form's shape: an earlier version may have written them. */
function matchingShape<Values extends FieldValues>(first: Values, stored: unknown): Values | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const fields: Record<string, unknown> = { ...stored }
  const entries = Object.entries(first).map(([name, value]: [string, unknown]) => {
    const isFit =
      name in fields &&
      (value === null || value === undefined || typeOfValue(fields[name]) === typeOfValue(value))
    return [name, isFit ? fields[name] : value]
  })
  return Object.fromEntries(entries) as Values // Only keys of `first`, with a value of the same type.
}

/** A form's field with the version of what it edits; the server rejects changes of an older one. */
const VERSION = 'version'

/**
 * What differs from `saved`: a colleague's later changes of the other fields stay when it is restored. With the
 * version that the user saw, so that saving still asks whose version stays.
 */
function changedValues(values: FieldValues, saved: FieldValues): FieldValues | undefined {
  const { [VERSION]: _version, ...changed } = changedFields(saved, values)
  if (Object.keys(changed).length === 0) return undefined
  return { ...changed, ...(VERSION in values && { [VERSION]: values[VERSION] as unknown }) }
}

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
