import * as v from 'valibot'

import { serverNow } from '@/services/network/server-clock'
import { momentSchema } from '@/ui/field/form/moment-schema'

interface FutureTime {
  missing: string
  past: string
  /** When the item comes that is shown at a time. */
  plannedAt?: (shownAt: number) => number
}

/** Schema of a future moment. Takes the error messages for the field. */
export const futureTimeSchema = ({ missing, past, plannedAt = (at) => at }: FutureTime) =>
  v.pipe(
    momentSchema,
    v.check(({ at }) => typeof at === 'number', missing),
    v.check(({ at }) => typeof at !== 'number' || plannedAt(at) > serverNow(), past),
    v.transform(({ at }) => at ?? 0),
  )
