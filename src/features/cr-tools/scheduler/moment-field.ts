import * as v from 'valibot'

import { serverNow } from '@/services/server-clock'
import type { WrittenMoment } from '@/ui/form/date-fields'

const Written = v.object({ at: v.nullish(v.number()) }) as v.GenericSchema<WrittenMoment> // a missing part is undefined

/** A moment to come. Takes the words that are shown under the field. */
export const momentField = ({ missing, past }: { missing: string; past: string }) =>
  v.pipe(
    Written,
    v.check(({ at }) => typeof at === 'number', missing),
    v.check(({ at }) => typeof at !== 'number' || at > serverNow(), past),
    v.transform(({ at }) => at ?? 0),
  )
