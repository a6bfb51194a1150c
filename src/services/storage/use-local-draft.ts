import { useRef, useState } from 'react'
import type * as v from 'valibot'

import { parseLocalDraft, removeLocalDraft, saveLocalDraft } from './drafts'

interface LocalDraftPlan<Value> {
  userId: string
  draftKey: string
  schema: v.GenericSchema<unknown, Value>
  /** The value without a draft. */
  empty: () => Value
  /** Whether there is nothing to keep. */
  isEmpty: (value: Value) => boolean
}

/** State that is typed outside a form, and survives reload and forced sign-out. */
export function useLocalDraft<Value>({ userId, draftKey, schema, empty, isEmpty }: LocalDraftPlan<Value>) {
  const [stored] = useState(() => parseLocalDraft(schema, userId, draftKey))
  const [value, setValue] = useState(() => stored ?? empty())
  const [wasRestored, setWasRestored] = useState(stored !== undefined)
  // A ref, as an answer may change what was typed after the last render.
  const latest = useRef(value)
  const set = (next: Value) => {
    latest.current = next
    setValue(next)
  }
  return {
    value,
    wasRestored,
    change: (update: (known: Value) => Value) => {
      const next = update(latest.current)
      set(next)
      if (isEmpty(next)) removeLocalDraft(userId, draftKey)
      else saveLocalDraft(userId, draftKey, next)
    },
    /** Forgets it: saved, or discarded. */
    startOver: () => {
      setWasRestored(false)
      set(empty())
      removeLocalDraft(userId, draftKey)
    },
  }
}
