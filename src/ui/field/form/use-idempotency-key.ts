import { useRef } from 'react'

import { isSameValue } from '@/lib/changed-fields'
import { newId } from '@/services/page/new-id'

export interface SubmitAttempt<Values> {
  /** The raw field values. */
  values: Values
  /** Idempotency key: a retry of the same values reuses it; a successful save ends it. */
  clientId: string
}

/** Values about to be sent, with their own idempotency key. */
export function useIdempotencyKey<Values>() {
  const last = useRef<SubmitAttempt<Values>>(undefined)
  return {
    begin: (written: Values): SubmitAttempt<Values> => {
      const isSame = last.current !== undefined && isSameValue(last.current.values, written)
      if (!last.current || !isSame) last.current = { values: written, clientId: newId() }
      return last.current
    },
    end: () => {
      last.current = undefined
    },
  }
}
