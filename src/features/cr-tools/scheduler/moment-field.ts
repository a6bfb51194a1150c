import * as v from 'valibot'

import { serverNow } from '@/services/server-clock'
import type { WrittenMoment } from '@/ui/form/date-fields'

const Written = v.object({ at: v.nullish(v.number()) }) as v.GenericSchema<WrittenMoment> // valibot types an optional key as possibly undefined

/** Schema of a future moment. Takes the error messages for the field. */
export const momentField = ({ missing, past }: { missing: string; past: string }) =>
  v.pipe(
    Written,
    v.check(({ at }) => typeof at === 'number', missing),
    v.check(({ at }) => typeof at !== 'number' || at > serverNow(), past),
    v.transform(({ at }) => at ?? 0),
  )
